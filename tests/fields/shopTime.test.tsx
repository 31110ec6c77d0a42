import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, type I18nProvider } from 'ra-core'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineResource } from '../../src/core/index.ts'
import { formatDay } from '../../src/fields/date/formatDay.ts'
import { readTimeZoneFrom } from '../../src/fields/dateTime/shopTimeZone.ts'
import { timeZones } from '../../src/fields/dateTime/timeZones.ts'
import * as f from '../../src/fields/index.ts'
import { inputOf } from '../../src/fields/inputs.ts'
import { readPublicSettings } from '../../src/providers/publicSettings.ts'
import { setPublicSettings } from '../support/publicSettings.ts'

beforeEach(() => void readTimeZoneFrom(() => readPublicSettings().timeZone))
afterEach(async () => {
  await setPublicSettings()
  readTimeZoneFrom(() => undefined)
})

const resource = defineResource({
  name: 'maker',
  title: 'name',
  fields: { name: f.text(), at: f.dateTime(), zone: f.text({ offers: timeZones, required: true }) },
} as never)

let values: () => Record<string, unknown>

function Watch() {
  values = useFormContext().getValues
  return null
}

function Form({ name, value }: { name: 'at' | 'zone'; value: string | null }) {
  const form = useForm({ defaultValues: { [name]: value } as Record<string, unknown> })
  const field = resource.fields[name] as never as ReturnType<typeof f.text>
  const { Input } = inputOf(field.kind)
  return (
    <FormProvider {...form}>
      <Watch />
      <Input
        source={name}
        name={name}
        label="Shown"
        options={field.options}
        field={field}
        resource={resource}
        required={false}
        disabled={false}
      />
    </FormProvider>
  )
}

/** The texts of controls are their keys, so that they are found in every language. */
const show = (locale: string, form: Parameters<typeof Form>[0]) =>
  render(
    <CoreAdminContext
      i18nProvider={
        {
          translate: (key: string) => key,
          getLocale: () => locale,
          changeLocale: async () => undefined,
        } as I18nProvider
      }
    >
      <Form {...form} />
    </CoreAdminContext>,
  )

const box = () => screen.findByLabelText('Shown') as Promise<HTMLInputElement>
const timeBox = () => screen.getByLabelText('fields.day.time') as HTMLInputElement
const enter = (input: HTMLInputElement, text: string) => {
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
}

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati']
describe.each(zones)('a day and a time typed in %s', (timeZone) => {
  it.each(['en', 'fr', 'zh', 'ja'])(
    'are that moment of the shop, and are shown as they were typed, in %s',
    async (locale) => {
      await setPublicSettings({ timeZone })
      const typed = show(locale, { name: 'at', value: null })
      enter(await box(), formatDay('2026-11-20', locale))
      enter(timeBox(), '23:30')
      await waitFor(() => expect(timeBox().value).toBe('23:30'))
      const moment = String(values().at)
      expect(new Date(moment).toLocaleString('sv-SE', { timeZone })).toBe('2026-11-20 23:30:00')
      typed.unmount()

      show(locale, { name: 'at', value: moment })
      expect((await box()).value).toBe(formatDay('2026-11-20', locale))
      expect(timeBox().value).toBe('23:30')
      expect(screen.getByTitle(timeZone)).toBeTruthy()
    },
  )
})

it('a time zone is found by any part of its name', async () => {
  show('en', { name: 'zone', value: 'Asia/Kolkata' })
  const input = await box()
  expect(input.value).toBe('Asia/Kolkata')
  fireEvent.click(input)
  fireEvent.change(input, { target: { value: 'new york' } })
  fireEvent.click(await screen.findByRole('option', { name: 'America/New_York' }))
  await waitFor(() => expect(input.value).toBe('America/New_York'))
  expect(values().zone).toBe('America/New_York')
})
