import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf } from '../../views/form/fakeShop.ts'
import { renderForm } from '../../views/form/renderForm.tsx'

const registry = resources as unknown as Registry

beforeEach(() => localStorage.clear())

const level = (number: number, sku: string, onHand: number) => ({
  id: idOf(number),
  item: `Kurta ${sku}`,
  sku,
  variant: idOf(number + 50),
  product: idOf(1),
  location: idOf(90),
  onHand,
  committed: 2,
  reserved: 0,
  damaged: 1,
  qc: 0,
  safety: 0,
  unavailable: 1,
  incoming: 0,
  available: onHand - 3,
  backorder: 0,
  sellable: onHand - 3,
  lowAt: 5,
  state: 'enough',
})

async function open(levels: readonly object[], permissions?: readonly Record<string, unknown>[]) {
  await loadViews('product')
  const empty = Object.entries(resources.product.fields).map(([name, { options }]) => [
    name,
    (options as { list?: boolean }).list ? [] : null,
  ])
  const kurta = {
    ...Object.fromEntries(empty),
    id: idOf(1),
    name: 'Kurta',
    slug: 'kurta',
    status: 'draft',
    translations: {},
    mrp: 200_000,
    salePrice: 150_000,
    visibility: 'everywhere',
    ageGroup: 'adult',
    robots: 'index',
    exchangeable: true,
    giftable: true,
    soldLately: 12,
    ratingCount: 3,
  }
  const shop = fakeShop(registry, {
    product: [kurta],
    stockLevel: levels,
    stockLocation: [{ id: idOf(90), name: 'Mill Street', code: 'MILL' }],
  })
  const rendered = renderForm({
    registry,
    resource: resources.product,
    shop,
    id: idOf(1),
    search: '?tab=stock',
    ...(permissions ? { permissions } : {}),
  })
  return { ...rendered, shop }
}

describe('the stock of a product', () => {
  it('shows what every place holds of its variants, and asks for this product only', async () => {
    const { shop } = await open([level(10, 'KUR-S', 9), level(11, 'KUR-M', 4)])
    const table = await screen.findByRole(
      'group',
      { name: 'Stock by variant and place' },
      { timeout: 10_000 },
    )
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(rows[1]?.textContent).toContain('KUR-S')
    await waitFor(() => expect(rows[1]?.textContent).toContain('Mill Street'))
    const asked = shop.calls('getList').filter(({ resource }) => resource === resources.stockLevel.path)
    expect(asked[0]?.params.filter).toEqual({ product: idOf(1) })
    const link = screen.getByRole('link', { name: 'Open in the list of the stock' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`"product":"${idOf(1)}"`)
  })

  it('leads to a change and to the movements of a level', async () => {
    const { person } = await open([level(10, 'KUR-S', 9)])
    const table = await screen.findByRole(
      'group',
      { name: 'Stock by variant and place' },
      { timeout: 10_000 },
    )
    const [first] = within(table).getAllByRole('button', { name: /KUR-S$/ })
    await person.click(first as HTMLElement)
    expect((await screen.findByRole('dialog')).textContent).toContain('KUR-S')
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(within(table).getByRole('button', { name: 'Movements of KUR-S' }))
    expect(await screen.findByRole('dialog', { name: 'Movements of KUR-S' })).toBeTruthy()
  })

  it('says that there is none, and is only looked at by whoever may not change it', async () => {
    await open(
      [],
      [
        { key: 'product', view: true, edit: true },
        { key: 'stockLevel', view: true },
      ],
    )
    expect(await screen.findByText(/^No place holds any/)).toBeTruthy()
  })

  it('asks nothing for who may not see the stock', async () => {
    const { shop } = await open([level(10, 'KUR-S', 9)], [{ key: 'product', view: true, edit: true }])
    expect(await screen.findByText('You may not see the stock.')).toBeTruthy()
    expect(shop.calls('getList').some(({ resource }) => resource === resources.stockLevel.path)).toBe(false)
  })
})
