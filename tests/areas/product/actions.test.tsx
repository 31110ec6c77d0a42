import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf } from '../../views/form/fakeShop.ts'
import { renderForm } from '../../views/form/renderForm.tsx'

const registry = resources as unknown as Registry

beforeEach(() => localStorage.clear())

const variant = (number: number) => ({
  id: idOf(100 + number),
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
  stock: 1,
  lowStock: null,
  active: true,
})

function kurta(values: Record<string, unknown> = {}): Partial<AnyRecord> {
  const empty = Object.entries(resources.product.fields).map(([name, { options }]) => [
    name,
    (options as { list?: boolean }).list ? [] : null,
  ])
  return {
    ...Object.fromEntries(empty),
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
    variants: [variant(1), variant(2)],
    ...values,
  }
}

/** The form of the product with its menu open; `answers` are those of the operations. */
async function openMenu(answers: Record<string, unknown> = {}) {
  await loadViews('product')
  const shop = fakeShop(registry, {
    product: [kurta(), kurta({ id: idOf(2), name: 'Kurta (copy)', slug: 'copy' })],
  })
  const asked: { path: string; data: any }[] = []
  Object.assign(shop.provider, {
    request: async (path: string, { data }: { data: unknown }) => {
      asked.push({ path, data })
      const answer = answers[path.split('/').at(-1) ?? '']
      if (answer instanceof Error) throw answer
      return { data: answer }
    },
  })
  const rendered = renderForm({ registry, resource: resources.product, shop, id: idOf(1) })
  await rendered.person.click(await screen.findByRole('button', { name: 'More actions' }))
  const choose = async (name: string) => {
    await rendered.person.click(await screen.findByRole('menuitem', { name }))
    return screen.findByRole('dialog')
  }
  return { ...rendered, asked, choose }
}

describe('duplicating a product', () => {
  it('asks for a style code and what to take along, and leads to the copy', async () => {
    const { person, choose, asked, place } = await openMenu({ duplicate: { id: idOf(2) } })
    const dialog = await choose('Duplicate…')
    expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('Kurta (copy)')
    await person.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    const style = within(dialog).getByRole('textbox', { name: 'Style code' })
    expect(style.getAttribute('aria-invalid')).toBe('true')
    expect(within(dialog).getByText('Give the copy a style code.').id).toBe(
      style.getAttribute('aria-describedby')?.split(' ')[0],
    )
    expect(document.activeElement).toBe(style)
    expect(asked).toEqual([])
    await person.type(within(dialog).getByLabelText('Style code'), 'KRT-2')
    await person.click(within(dialog).getByLabelText('Pictures'))
    await person.click(within(dialog).getByLabelText('Shipping and returns'))
    await person.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(place.pathname).toBe(`/app/pages/products/${idOf(2)}`))
    expect(asked).toMatchObject([
      {
        path: `products/${idOf(1)}/operations/duplicate`,
        data: { name: 'Kurta (copy)', styleCode: 'KRT-2', slug: null },
      },
    ])
    expect(asked[0]?.data.parts).toContain('pictures')
    expect(asked[0]?.data.parts).not.toContain('shipping')
  })
})

describe('a duplicate that cannot be made', () => {
  it('says at each field what is taken, in words, and forgets it as one types', async () => {
    // ra-core writes what the data provider rejects with to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = Object.assign(new Error('This value is already taken.'), {
      status: 409,
      body: {
        code: 'not-unique',
        errors: {
          slug: 'This value is already taken.',
          styleCode: 'This would make SKUs that “Other” has already: KRT-2-S.',
          hsnCode: 'Six digits at least.',
        },
      },
    })
    const { person, choose } = await openMenu({ duplicate: refused })
    const dialog = await choose('Duplicate…')
    await person.type(within(dialog).getByRole('textbox', { name: 'Style code' }), 'KRT-2')
    const address = within(dialog).getByRole('textbox', { name: 'Slug' })
    expect(address.getAttribute('placeholder')).toBe('kurta-copy')
    await person.type(address, 'kurta')
    await person.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    const said = await within(dialog).findByText('This value is already taken.')
    expect(address.getAttribute('aria-describedby')).toContain(said.id)
    const sku = within(dialog).getByText(/SKUs that “Other” has already/)
    expect(
      within(dialog).getByRole('textbox', { name: 'Style code' }).getAttribute('aria-describedby'),
    ).toContain(sku.id)
    expect(within(dialog).getByRole('alert').textContent).toBe('HSN code: Six digits at least.')
    await person.type(address, '-b')
    expect(within(dialog).queryByText('This value is already taken.')).toBeNull()
  })
})

describe('the quick edit', () => {
  it('sets one price for all variants and leaves everything else alone', async () => {
    const { person, choose, shop } = await openMenu()
    const dialog = await choose('Quick edit…')
    expect(dialog.dataset.side).toBe('end')
    for (const name of ['Primary category', 'Categories', 'Tags'])
      expect(await within(dialog).findByRole('combobox', { name })).toBeTruthy()
    const price = await within(dialog).findByLabelText<HTMLInputElement>('Sale price')
    expect(price.value).toBe('1,500.00')
    await person.clear(price)
    await person.type(price, '1299')
    await person.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    const { variants, version, ...rest } = shop.calls('update')[0]?.params.data ?? {}
    expect([version, rest]).toEqual([1, {}])
    expect(variants.map(({ salePrice, mrp }: AnyRecord) => [salePrice, mrp])).toEqual([
      [129_900, 200_000],
      [129_900, 200_000],
    ])
  })
})

describe('the price history', () => {
  it('shows what was, and the lowest price of the thirty days before', async () => {
    const state = { sku: 'KRT-1', mrp: 200_000, specialPrice: null, by: 'Asha Rao' }
    const states = [
      { ...state, salePrice: 120_000, at: '2026-11-20T09:00:00.000Z' },
      { ...state, salePrice: 150_000, at: '2026-10-01T09:00:00.000Z' },
    ]
    const { choose } = await openMenu({ prices: { states, prior: { 'KRT-1': 150_000 } } })
    const dialog = await choose('Price history…')
    expect(await within(dialog).findAllByRole('row')).toHaveLength(3)
    expect(within(dialog).getByText(/Lowest price of the 30 days.*KRT-1 ₹1,500.00/)).toBeTruthy()
  })
})
