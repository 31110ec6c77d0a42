import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { idOf } from './fakeProvider.ts'
import { renderList } from './renderList.tsx'
import { order, product, registry, someShop } from './someShop.ts'

const withFilter = (filter: unknown) => new URLSearchParams({ filter: JSON.stringify(filter) }).toString()
const products = (filter?: unknown) => ({
  registry,
  resource: product,
  shop: someShop({ products: 12 }),
  ...(filter ? { search: withFilter(filter) } : {}),
})

const filterOf = (list: ReturnType<typeof renderList>) => JSON.parse(list.address().get('filter') ?? '{}')

describe('the filters of a list', () => {
  it('read as sentences, with the values as their columns show them', async () => {
    renderList(
      products({
        price: { gte: 100, lte: 500_000 },
        brand: [idOf('brand', 0), idOf('brand', 1)],
        kind: 'physical',
        slug: { empty: false },
      }),
    )
    expect(await screen.findByRole('button', { name: 'Price is between ₹1.00 and ₹5,000.00' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Brand is Anokhi or Nicobar' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Kind is Physical' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Slug is not empty' })).toBeTruthy()
  })

  it('read bounds of moments as before and after, and states in their words', async () => {
    const filter = { createdAt: { gte: '2026-11-10T00:00:00.000Z' }, status: { not: 'cancelled' } }
    renderList({
      registry,
      resource: order,
      shop: someShop({ products: 1, orders: 3 }),
      search: withFilter(filter),
    })
    expect(await screen.findByRole('button', { name: /^Created is on or after/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Status is not Cancelled' })).toBeTruthy()
  })

  it('are taken away one by one, and all at once', async () => {
    const list = renderList(products({ price: { gte: 100 }, kind: 'physical' }))
    await list.person.click(await screen.findByRole('button', { name: 'Remove the filter on Kind' }))
    await waitFor(() => expect(filterOf(list)).toEqual({ price: { gte: 100 } }))
    await list.person.click(screen.getByRole('button', { name: 'Remove the filter on Price' }))
    await waitFor(() => expect(filterOf(list)).toEqual({}))
    list.unmount()
    const other = renderList(products({ price: { gte: 100 }, kind: 'physical', q: 'shirt' }))
    await other.person.click(await screen.findByRole('button', { name: 'Clear all' }))
    await waitFor(() => expect(filterOf(other)).toEqual({}))
  })

  it('are added by choosing a field and answering its question', async () => {
    const list = renderList(products())
    await screen.findByText('Shirt 0001')
    await list.person.click(screen.getByRole('button', { name: 'Filter' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filter' }))
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Brand',
      'Kind',
      'Price',
    ])
    await list.person.click(panel.getByRole('button', { name: 'Price' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Price' }))
    const [low] = editor.getAllByRole('textbox')
    // Who chose a field says its value next.
    expect(document.activeElement).toBe(low)
    await list.person.type(low as HTMLElement, '50')
    await waitFor(() => expect(filterOf(list)).toEqual({ price: { gte: 5000 } }))
    await list.person.click(editor.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('button', { name: 'Price is at least ₹50.00' })).toBeTruthy()
  })

  it('are changed where they stand', async () => {
    const list = renderList(products({ kind: 'physical', price: { gte: 100 } }))
    await list.person.click(await screen.findByRole('button', { name: 'Price is at least ₹1.00' }))
    const editor = within(await screen.findByRole('dialog', { name: 'Price' }))
    const [low] = editor.getAllByRole<HTMLInputElement>('textbox')
    await list.person.clear(low as HTMLElement)
    await list.person.type(low as HTMLElement, '20')
    await list.person.click(editor.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(filterOf(list)).toEqual({ kind: 'physical', price: { gte: 2000 } }))
    expect(Object.keys(filterOf(list))).toEqual(['kind', 'price'])
  })

  it('show what several conditions combine as a sentence that can be taken away', async () => {
    const list = renderList(products({ any: [{ kind: 'digital' }, { price: { gt: 5 } }] }))
    expect(await screen.findByRole('button', { name: /^Kind is Digital or Price/ })).toBeTruthy()
    await list.person.click(screen.getByRole('button', { name: 'Remove the condition' }))
    await waitFor(() => expect(filterOf(list)).toEqual({}))
  })
})
