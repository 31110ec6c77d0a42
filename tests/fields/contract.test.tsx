import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type AnyRecord, defineResource, type Field, type FieldType } from '../../src/core/index.ts'
import { cellOf } from '../../src/fields/cells.ts'
import { inputOf } from '../../src/fields/inputs.ts'
import { fakeShop, idOf } from '../views/form/fakeShop.ts'
import { renderForm } from '../views/form/renderForm.tsx'
import { maker, registry } from '../views/form/workshop.ts'
import { prove } from './contract.ts'
import { examplesOf, fieldOf } from './kinds.ts'

beforeEach(() => localStorage.clear())

type Person = ReturnType<typeof renderForm>['person']

/** The field of a kind; what refers to something refers to the makers of the workshop. */
const formFieldOf = (type: FieldType): Field =>
  fieldOf(type, type.examples.options?.to ? { to: 'maker' } : {})

const resourceOf = (field: Field) =>
  defineResource({ name: 'maker', title: 'name', fields: { name: maker.fields.name, value: field } } as never)

/** The shop knows the records and files that the examples name. */
function shop() {
  const made = fakeShop(registry, {
    maker: [1, 2, 3].map((number) => ({
      id: idOf(number),
      name: `Maker ${number}`,
      slug: `maker-${number}`,
    })),
  })
  let sent = 0
  const files = [3, 1, 2].map((number) => ({
    file: idOf(number),
    bytes: 1024,
    type: 'application/pdf',
    width: 1,
    height: 1,
  }))
  return Object.assign(made, {
    provider: { ...made.provider, upload: async () => ({ data: files[sent++ % 3] }) },
  }) as ReturnType<typeof fakeShop>
}

let values: () => Record<string, unknown>

function Watch() {
  const { getValues } = useFormContext()
  values = getValues
  return null
}

function Bare({ field }: { field: Field }) {
  const form = useForm({
    defaultValues: { value: field.options.list ? [] : null } as Record<string, unknown>,
  })
  const { Input } = inputOf(field.kind)
  return (
    <FormProvider {...form}>
      <Watch />
      <Input
        source="value"
        name="value"
        label="The value"
        options={field.options}
        field={field}
        resource={resourceOf(field)}
        required={false}
        disabled={false}
      />
    </FormProvider>
  )
}

/** A kind in the three places where it is edited: a form, a cell of rows, a filter. */
function Everything({ field }: { field: Field }) {
  const { Input, Edit, Filter } = inputOf(field.kind)
  const form = useForm({
    defaultValues: { value: field.options.list ? [] : null, alone: null } as Record<string, unknown>,
  })
  const resource = resourceOf(field)
  const common = { name: 'value', label: 'The value', options: field.options, field, resource }
  return (
    <FormProvider {...form}>
      <Input {...common} source="value" required disabled={false} />
      {Edit && <Edit {...common} id="alone" source="alone" dense value={null} onChange={() => undefined} />}
      {Filter && <Filter {...common} test={{}} onChange={() => undefined} />}
    </FormProvider>
  )
}

const open = (field: Field) => renderForm({ resource: maker, shop: shop(), children: <Bare field={field} /> })

const typeText = async (person: Person, text: string) => {
  const box = await screen.findByLabelText('The value')
  await person.click(box)
  await person.paste(text)
  await person.tab()
}

const pick = async (person: Person, title: string) => {
  await person.click(await screen.findByRole('combobox', { name: 'The value' }))
  await person.click(await screen.findByRole('option', { name: new RegExp(title) }))
}

const choose = async (person: Person, ...files: File[]) => {
  await screen.findByRole('button', { name: /Choose/ })
  await person.upload(document.querySelector('input[type=file]') as HTMLInputElement, files)
}

const png = (name: string) => new File(['png'], name, { type: 'image/png' })

/** How a person brings the example of a kind into its input; by typing its text unless something else is said here. */
const ways: Record<string, (person: Person, value: any) => Promise<void>> = {
  boolean: async (person, value) =>
    person.selectOptions(await screen.findByLabelText('The value'), value ? 'Yes' : 'No'),
  select: async (person, value) => person.selectOptions(await screen.findByLabelText('The value'), value),
  country: async (person, value) => person.selectOptions(await screen.findByLabelText('The value'), value),
  multiSelect: async (person, value: string[]) => {
    for (const each of value)
      await person.click(await screen.findByRole('checkbox', { name: new RegExp(each, 'i') }))
  },
  money: (person, value) => typeText(person, String(value / 100)),
  date: (person, value) => typeText(person, value),
  dateTime: async (person) => {
    await typeText(person, '2026-11-20')
    const time = screen.getByLabelText('The value, time')
    await person.clear(time)
    await person.type(time, '23:30')
  },
  reference: (person) => pick(person, 'Maker 1'),
  parent: (person) => pick(person, 'Maker 1'),
  references: async (person) => {
    await pick(person, 'Maker 1')
    await person.click(screen.getByRole('option', { name: /Maker 2/ }))
  },
  image: (person) => choose(person, png('one.png')),
  images: (person) => choose(person, png('one.png'), png('two.png')),
  file: (person) => choose(person, new File(['pdf'], 'invoice.pdf', { type: 'application/pdf' })),
  json: (person, value) => typeText(person, JSON.stringify(value)),
  keyValue: async (person, value: Record<string, string>) => {
    for (const [index, [key, text]] of Object.entries(value).entries()) {
      await person.click(await screen.findByRole('button', { name: 'Add a line' }))
      await person.type(screen.getByLabelText(`The value, name ${index + 1}`), key)
      if (text) await person.type(screen.getByLabelText(`The value, text ${index + 1}`), text)
    }
  },
  address: async (person, value) => {
    const labels = {
      fullName: 'Full name*',
      phone: 'Phone*',
      line1: 'House, street*',
      pincode: 'PIN code*',
      city: 'City*',
      district: 'District',
      state: 'State*',
    }
    for (const [part, label] of Object.entries(labels)) {
      await person.click(await screen.findByLabelText(label))
      await person.paste(value[part])
    }
  },
  richText: async (_, value: string) => {
    const box = await screen.findByRole('textbox', { name: 'The value' })
    fireEvent.paste(box, {
      clipboardData: {
        getData: (type: string) => (type === 'text/html' ? value : ''),
        types: ['text/html'],
        files: [],
        items: [],
      },
    })
  },
  rows: async (person) => {
    await person.click(await screen.findByRole('button', { name: 'Add a row' }))
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'))
    await person.keyboard('{Enter}A-1{Enter}')
  },
}

/** What must come out, where it is not the example as it stands. */
const outcomes: Record<string, unknown> = {
  dateTime: '2026-11-20T18:00:00.000Z',
  image: { file: idOf(3), alt: '', focalX: 0.5, focalY: 0.5 },
  images: [3, 1].map((number) => ({ file: idOf(number), alt: '', focalX: 0.5, focalY: 0.5 })),
  rows: [{ sku: 'A-1', count: null }],
  reference: idOf(1),
  parent: idOf(1),
  references: [idOf(1), idOf(2)],
}

/** An example that says something. */
const exampleOf = (type: FieldType) => examplesOf(type).find((value) => !isNothing(value) && value !== 0)

const isNothing = (value: unknown) => Array.isArray(value) && value.length === 0

const record: AnyRecord = { id: '1', version: 1, createdAt: '', updatedAt: '' }

/** The half of the contract that the browser keeps; the server's is in contract.test.ts. */
describe('in the browser', () => {
  prove('browser', {
    async input(type) {
      const field = formFieldOf(type)
      const { person } = open(field)
      const example = exampleOf(type)
      await (ways[type.kind]?.(person, example) ??
        typeText(person, type.toText?.(example, field.options) ?? String(example)))
      const wanted = type.kind in outcomes ? outcomes[type.kind] : example
      await waitFor(
        () => expect(type.schema(field.options, z).safeParse(values().value).data).toEqual(wanted),
        { timeout: 3000 },
      )
    },

    async names(type) {
      const field = formFieldOf(type)
      renderForm({ resource: maker, shop: shop(), children: <Everything field={field} /> })
      await ready[type.kind]?.()
      await waitFor(() => expect(controls(/./).length).toBeGreaterThan(0))
      expect(controls(/^\s*$/).map((control) => control.outerHTML)).toEqual([])
    },

    cell(type) {
      const Cell = cellOf(type.kind)
      const field = formFieldOf(type)
      for (const value of examplesOf(type).filter((each) => !isNothing(each))) {
        renderForm({
          resource: maker,
          shop: shop(),
          children: (
            <div data-testid="cell">
              <Cell
                value={value}
                options={field.options}
                name="value"
                record={record}
                resource={resourceOf(field)}
              />
            </div>
          ),
        })
        const cell = screen.getByTestId('cell')
        const picture = cell.querySelector('img[alt]:not([alt=""]), [aria-label]')
        expect(cell.textContent || picture, JSON.stringify(value)).toBeTruthy()
        cleanup()
      }
    },
  })

  it('fails with a sentence for a kind that has no view', () => {
    expect(() => cellOf('rating')).toThrow(
      "Kind 'rating' has no cell. Every kind needs one. Create src/fields/rating/rating.cell.tsx.",
    )
    expect(() => inputOf('rating')).toThrow(
      "Kind 'rating' has no input. Every kind needs one. Create src/fields/rating/rating.input.tsx.",
    )
  })
})

/** What of an editor is loaded late. */
const ready: Record<string, () => Promise<unknown>> = {
  richText: () =>
    waitFor(() => expect(screen.getAllByRole('textbox', { name: 'The value' }).length).toBeGreaterThan(1), {
      timeout: 5000,
    }),
  rows: () => screen.findByRole('button', { name: 'Add a row' }),
}

/** All controls whose accessible name matches. */
const controls = (name: RegExp) =>
  ['textbox', 'combobox', 'checkbox', 'radio', 'switch', 'button', 'spinbutton', 'slider'].flatMap((role) =>
    screen.queryAllByRole(role, { name }),
  )
