import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as columns from '../../../resources/catalogue/product/screens/variants/columns.ts'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf, refusal } from '../../views/form/fakeShop.ts'
import { expectRefusals, renderForm } from '../../views/form/renderForm.tsx'

// Every cell that is drawn asks for its text once; so the calls count what is drawn.
vi.mock(import('../../../resources/catalogue/product/screens/variants/columns.ts'), async (original) => {
  const module = await original()
  return { ...module, shownText: vi.fn(module.shownText) }
})

const drawn = vi.mocked(columns.shownText)
const registry = resources as unknown as Registry

beforeEach(() => {
  localStorage.clear()
  drawn.mockClear()
  // The sheet builds what fits in; jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const row = (number: number, values: Record<string, unknown> = {}) => ({
  id: idOf(5000 + number),
  sku: `KRT-${number}`,
  barcode: null,
  colour: 'Ivory',
  size: `S${number}`,
  other: null,
  mrp: 200_000,
  salePrice: 150_000,
  specialPrice: null,
  specialFrom: null,
  specialTo: null,
  weight: null,
  length: null,
  width: null,
  height: null,
  stock: number,
  lowStock: null,
  active: true,
  ...values,
})

const option = (number: number, value: string, code: string) => ({ id: idOf(number), value, code })

const rows = (count: number) => Array.from({ length: count }, (_, index) => row(index + 1))

function kurta(variants: readonly unknown[], values: Record<string, unknown> = {}): Partial<AnyRecord> {
  const record: Record<string, unknown> = {}
  for (const [name, { options }] of Object.entries(resources.product.fields))
    record[name] = (options as { list?: boolean }).list ? [] : null
  return {
    ...record,
    id: idOf(1),
    name: 'Kurta',
    slug: 'kurta',
    styleCode: 'KRT',
    status: 'draft',
    translations: {},
    mrp: 200_000,
    salePrice: 150_000,
    visibility: 'everywhere',
    ageGroup: 'adult',
    returnWindowDays: 14,
    returnable: true,
    exchangeable: true,
    codAllowed: true,
    giftable: true,
    robots: 'index',
    colours: [
      { ...option(20, 'Ivory', 'IVR'), hex: '#f3eee2', family: 'white', swatch: null },
      { ...option(21, 'Indigo', 'IND'), hex: '#2f4570', family: 'blue', swatch: null },
    ],
    sizes: [option(30, 'S', 'S'), option(31, 'M', 'M')],
    variants,
    ...values,
  }
}

interface Opening {
  variants?: readonly unknown[]
  values?: Record<string, unknown>
  permissions?: readonly Record<string, unknown>[]
  /** SKUs that another product has. */
  taken?: readonly string[]
}

async function open({ variants = rows(3), values = {}, permissions, taken = [] }: Opening = {}) {
  await loadViews('product')
  const shop = fakeShop(registry, { product: [kurta(variants, values)] })
  Object.assign(shop.provider, {
    request: async (_path: string, { data }: { data: { skus: string[] } }) => ({
      data: {
        skus: data.skus
          .filter((code) => taken.includes(code))
          .map((code) => ({ code, name: 'Old Kurta', id: idOf(2), styleCode: null })),
        barcodes: [],
      },
    }),
  })
  const resource = resources.product
  const rendered = renderForm({
    registry,
    resource,
    shop,
    id: idOf(1),
    search: '?tab=variants',
    ...(permissions ? { permissions } : {}),
  })
  await screen.findByRole('button', { name: 'Generate…' })
  const save = async () => {
    await rendered.person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update').length).toBeGreaterThan(0))
    return shop.calls('update').at(-1)?.params.data
  }
  return { ...rendered, save }
}

const titles = () =>
  screen.getAllByRole('columnheader').map((title) => title.textContent?.replace('*', '') ?? '')

const cell = (number: number, title: string) =>
  document.querySelector<HTMLElement>(
    `[role=gridcell][data-row="${number - 1}"][data-column="${titles().indexOf(title) - 1}"]`,
  ) as HTMLElement

type Person = Awaited<ReturnType<typeof open>>['person']

async function press(person: Person, number: number, title: string) {
  await person.pointer({ keys: '[MouseLeft]', target: cell(number, title) })
  await waitFor(() => expect(document.activeElement).toBe(cell(number, title)))
}

const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })

describe('the sheet of variants', () => {
  it('takes what is typed when the cell is left, and gives it back with Escape and Ctrl+Z', async () => {
    const { person, save } = await open()
    await press(person, 1, 'Sale price')
    await person.keyboard('1399.50{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 'Sale price')))
    expect(cell(1, 'Sale price').textContent).toBe('1,399.50')
    await person.keyboard('999{Escape}')
    expect(cell(2, 'Sale price').textContent).toBe('1,500.00')
    await press(person, 3, 'Sale price')
    await person.keyboard('1{Tab}')
    await waitFor(() => expect(cell(3, 'Sale price').textContent).toBe('1.00'))
    await person.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(3, 'Sale price').textContent).toBe('1,500.00'))
    const { variants } = await save()
    expect(variants).toEqual([row(1, { salePrice: 139_950 }), row(2), row(3)])
  })

  it('draws nothing else for a key that is typed, with a thousand variants', async () => {
    const { person } = await open({ variants: rows(1000) })
    const built = document.querySelectorAll('[role=row]').length
    expect(built).toBeGreaterThan(5)
    expect(built).toBeLessThan(60)
    await press(person, 2, 'Sale price')
    await person.keyboard('123')
    // A pause, in which what was typed is taken for the draft.
    await new Promise((resolve) => setTimeout(resolve, 900))
    drawn.mockClear()
    await person.keyboard('4')
    expect(drawn).not.toHaveBeenCalled()
    // Leaving the cell draws its row, and the two cells between which the focus moved.
    await person.keyboard('{Enter}')
    await waitFor(() => expect(cell(2, 'Sale price').textContent).toBe('1,234.00'))
    expect(drawn.mock.calls.length).toBeLessThan(3 * titles().length)
    drawn.mockClear()
    await person.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).toBe(cell(4, 'Sale price')))
    expect(drawn.mock.calls.length).toBeLessThan(3 * titles().length)
  })

  it('takes rows from a spreadsheet, by their titles, and grows for them', async () => {
    const { person, save } = await open({ variants: rows(1) })
    await press(person, 1, 'SKU')
    paste(
      'SKU\tColour\tSize\tMRP\tSale price\nA-1\tIndigo\tS\t1,999.00\t1,499\nA-2\tIndigo\tM\t1,999.00\t1,499\n',
    )
    await waitFor(() => expect(cell(2, 'SKU')?.textContent).toBe('A-2'))
    const { variants } = await save()
    expect(variants).toMatchObject([
      { id: idOf(5001), sku: 'A-1', colour: 'Indigo', size: 'S', mrp: 199_900, salePrice: 149_900 },
      { sku: 'A-2', colour: 'Indigo', size: 'M', mrp: 199_900, salePrice: 149_900, active: true },
    ])
  })

  it('fills a selection down, and pastes one value into all of it', async () => {
    const { person, save } = await open()
    await press(person, 1, 'MRP')
    await person.keyboard('2500{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect(cell(3, 'MRP').textContent).toBe('2,500.00'))
    await press(person, 1, 'Sale price')
    await person.keyboard('{Shift>}{ArrowDown}{/Shift}')
    paste('1799')
    await waitFor(() => expect(cell(2, 'Sale price').textContent).toBe('1,799.00'))
    const { variants } = await save()
    expect(variants.map(({ mrp, salePrice }: AnyRecord) => [mrp, salePrice])).toEqual([
      [250_000, 179_900],
      [250_000, 179_900],
      [250_000, 150_000],
    ])
  })

  it('says at the cell what is wrong before anything is saved', async () => {
    const { person } = await open()
    await press(person, 1, 'Barcode')
    await person.keyboard('4006381333932{Enter}')
    await waitFor(() => expect(cell(1, 'Barcode').title).toBe('The check digit of this barcode is wrong.'))
    await press(person, 2, 'SKU')
    await person.keyboard('krt-1{Enter}')
    await waitFor(() => expect(cell(1, 'SKU').title).toBe('This SKU stands here twice.'))
    await press(person, 3, 'Sale price')
    await person.keyboard('abc{Enter}')
    await waitFor(() => expect(cell(3, 'Sale price').textContent).toContain('abc'))
    expect(screen.getByText('4 cells need attention')).toBeTruthy()
  })

  it('shows what the server says at the cell, and keeps what was typed', async () => {
    expectRefusals()
    const { person, shop, save } = await open()
    await press(person, 2, 'SKU')
    await person.keyboard('TAKEN-1{Enter}')
    shop.fail.update = [
      refusal(409, { code: 'not-unique', errors: { 'variants.1.sku': 'This value is already taken.' } }),
    ]
    await save()
    await waitFor(() => expect(cell(2, 'SKU').title).toBe('This value is already taken.'))
    expect(cell(2, 'SKU').textContent).toContain('TAKEN-1')
  })

  it('makes the missing combinations, and names clashes first', async () => {
    const variants = [row(1, { sku: 'KRT-IVR-S', size: 'S' })]
    const { person, save } = await open({ variants, taken: ['KRT-IND-M'] })
    await person.click(screen.getByRole('button', { name: 'Generate…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Generate variants' })
    expect(await within(dialog).findByText('3 new variants')).toBeTruthy()
    expect(within(dialog).getByText('1 is there already')).toBeTruthy()
    expect(await within(dialog).findByText(/Used by Old Kurta/)).toBeTruthy()
    await person.click(await within(dialog).findByRole('button', { name: 'Add 2 variants' }))
    const saved = await save()
    expect(saved.variants.map(({ sku, mrp }: AnyRecord) => [sku, mrp])).toEqual([
      ['KRT-IVR-S', 200_000],
      ['KRT-IVR-M', 200_000],
      ['KRT-IND-S', 200_000],
    ])
  })

  it('changes the prices of one colour, with what comes of it', async () => {
    const variants = [row(1), row(2, { colour: 'Indigo' }), row(3, { colour: 'Indigo', salePrice: 200_000 })]
    const { person, save } = await open({ variants })
    await person.click(screen.getByRole('button', { name: /^Indigo 2/ }))
    expect(screen.getByText('2 of 3 shown')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Change prices…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change prices' })
    await person.type(within(dialog).getByLabelText('Percent'), '10')
    await person.selectOptions(within(dialog).getByLabelText('Ending'), 'Ends in 99')
    expect(within(dialog).getByText('1 variant changes')).toBeTruthy()
    expect(within(dialog).getByText('The sale price would be above the MRP.')).toBeTruthy()
    await person.click(within(dialog).getByRole('button', { name: 'Change 1 price' }))
    const saved = await save()
    expect(saved.variants.map(({ salePrice }: AnyRecord) => salePrice)).toEqual([150_000, 169_900, 200_000])
  })

  it('sets prices where there are none yet, as after options and variants of a new product', async () => {
    const variants = [row(1, { mrp: null, salePrice: null }), row(2, { mrp: 200_000, salePrice: null })]
    const { person, save } = await open({ variants })
    const set = async (kind: string, price: string, count: number) => {
      await person.click(screen.getByRole('button', { name: 'Change prices…' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }))
      await person.selectOptions(dialog.getByLabelText('Which price'), kind)
      await person.selectOptions(dialog.getByLabelText('How'), 'Set to')
      await person.type(dialog.getByLabelText('New price (₹)'), price)
      await person.click(dialog.getByRole('button', { name: new RegExp(`^Change ${count} price`) }))
    }
    // What is above the MRP of a variant that has one stays as it is.
    await set('Sale price', '2500', 1)
    await set('MRP', '3000', 2)
    await set('Sale price', '1500', 2)
    const saved = await save()
    expect(saved.variants.map(({ mrp, salePrice }: AnyRecord) => [mrp, salePrice])).toEqual([
      [300_000, 150_000],
      [300_000, 150_000],
    ])
  })

  it('keeps costs with their variants, in a list of their own', async () => {
    const variantCosts = [{ id: idOf(70), sku: 'KRT-1', cost: 60_000 }]
    const { person, save } = await open({ values: { variantCosts } })
    expect(cell(1, 'Cost').textContent).toBe('600.00')
    await press(person, 2, 'Cost')
    await person.keyboard('700{Enter}')
    await press(person, 1, 'SKU')
    await person.keyboard('NEW-1{Enter}')
    await waitFor(() => expect(cell(1, 'SKU').textContent).toBe('NEW-1'))
    const saved = await save()
    expect(saved.variantCosts).toEqual([
      { id: idOf(70), sku: 'NEW-1', cost: 60_000 },
      { sku: 'KRT-2', cost: 70_000 },
    ])
    expect(JSON.stringify(saved.variants)).not.toContain('cost')
  })

  it('has no costs for who may not see them, and closed prices for who may not change them', async () => {
    const permissions = [{ key: 'product', view: true, edit: true }]
    const { person } = await open({ permissions })
    expect(titles()).not.toContain('Cost')
    expect(screen.queryByRole('button', { name: 'Change prices…' })).toBeNull()
    await press(person, 1, 'Sale price')
    await person.keyboard('1{Enter}')
    expect(cell(1, 'Sale price').textContent).toBe('1,500.00')
    await press(person, 1, 'Size')
    await person.keyboard('XL{Enter}')
    await waitFor(() => expect(cell(1, 'Size').textContent).toBe('XL'))
  })

  it('lets nobody type a stock that the ledger keeps', async () => {
    const { person } = await open()
    await person.selectOptions(screen.getByLabelText('Columns'), 'Stock')
    await press(person, 1, 'Stock')
    await person.keyboard('9{Enter}')
    expect(cell(1, 'Stock').textContent).toBe('1')
    expect(cell(1, 'Stock').getAttribute('aria-readonly')).toBe('true')
  })
})
