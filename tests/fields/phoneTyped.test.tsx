import { screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { address } from '../../src/fields/address/address.ts'
import { inputOf } from '../../src/fields/inputs.ts'
import { phone } from '../../src/fields/phone/phone.ts'
import { fakeShop } from '../views/form/fakeShop.ts'
import { renderForm } from '../views/form/renderForm.tsx'
import { maker, registry } from '../views/form/workshop.ts'
import { fieldOf } from './kinds.ts'

beforeEach(() => localStorage.clear())

let valueNow: () => any

function Watch() {
  const { getValues } = useFormContext()
  valueNow = () => getValues('value')
  return null
}

function Bare({ type, value }: { type: (typeof phone | typeof address)['type']; value: unknown }) {
  const form = useForm({ defaultValues: { value } as Record<string, unknown> })
  const { Input } = inputOf(type.kind)
  const field = fieldOf(type)
  return (
    <FormProvider {...form}>
      <Watch />
      <Input
        source="value"
        name="value"
        label="The value"
        options={field.options}
        field={field}
        resource={maker}
        required={false}
        disabled={false}
      />
    </FormProvider>
  )
}

const open = (type: (typeof phone | typeof address)['type'], value: unknown = null) =>
  renderForm({
    resource: maker,
    shop: fakeShop(registry, {}),
    children: <Bare type={type} value={value} />,
  })

const paris = {
  fullName: 'Louise Martin',
  line1: '3 rue des Lilas',
  pincode: '75020',
  city: 'Paris',
  state: 'Paris',
  phone: '',
  country: 'FR',
  type: 'home',
}

describe('a telephone number', () => {
  it.each([
    ['9876543210', '+919876543210'],
    ['098765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['0033 1 23 45 67 89', '+33123456789'],
  ])('of an address is taken as people type it: %s', async (typed, kept) => {
    const { person } = open(address.type)
    await person.click(await screen.findByLabelText('Phone*'))
    await person.paste(typed)
    await person.tab()
    await waitFor(() => expect(valueNow().phone).toBe(kept))
    expect(phone.type.schema({}, z).safeParse(valueNow().phone).success).toBe(true)
  })

  it('is one of the country of its address where it says none', async () => {
    const { person } = open(address.type, paris)
    await person.click(await screen.findByLabelText('Phone*'))
    await person.paste('01 23 45 67 89')
    await person.tab()
    await waitFor(() => expect(valueNow().phone).toBe('+33123456789'))
  })

  it('is shown in groups once it is typed, and what is none stays as it was typed', async () => {
    const { person } = open(address.type)
    const box = (await screen.findByLabelText('Phone*')) as HTMLInputElement
    await person.click(box)
    await person.paste('9876543210')
    await person.tab()
    await waitFor(() => expect(box.value).toBe('+91 98765 43210'))
    await person.clear(box)
    await person.type(box, 'ask Asha')
    await person.tab()
    await waitFor(() => expect(valueNow().phone).toBe('ask Asha'))
  })

  it('outside an address is India’s', async () => {
    const { person } = open(phone.type)
    await person.click(await screen.findByLabelText('The value'))
    await person.paste('9876543210')
    await person.tab()
    await waitFor(() => expect(valueNow()).toBe('+919876543210'))
  })
})
