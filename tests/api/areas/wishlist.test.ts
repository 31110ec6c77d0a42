import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let store: Call
beforeAll(async () => {
  shop = await serviceShop()
  store = (await shop.staff('store', [{ key: 'wishlistItem', view: true, sync: true }])).call
}, 120_000)
afterAll(() => shop?.server.close())

const sync = (customer: string, items: object[], call = store) =>
  shop.ask('POST', '/wishlist-items/operations/sync', { customer, items }, call)
const wishes = async (customer: string): Promise<any[]> =>
  (
    await shop.ask(
      'GET',
      `/wishlist-items?filter=${encodeURIComponent(JSON.stringify({ customer }))}&sort=["addedAt","ASC"]`,
    )
  ).body

/** A product with one variant. */
async function thing(salePrice: number): Promise<{ product: string; variant: string }> {
  const id = await shop.product()
  const { body } = await shop.ask('GET', `/products/${id}`)
  const { body: changed } = await shop.ask('PUT', `/products/${id}`, {
    version: body.version,
    variants: [{ sku: `SKU-${id.slice(-6)}`, mrp: 200_000, salePrice }],
  })
  return { product: id, variant: changed.variants[0].id }
}

it('a wishlist is written whole by the store, with the price of the day', async () => {
  const { id } = await shop.customer()
  const [one, two] = [await thing(150_000), await thing(90_000)]
  const added = '2026-01-05T10:00:00.000Z'
  const made = await sync(id, [{ product: one.product, addedAt: added }, two, two])
  expect([made.status, made.body.items]).toEqual([
    200,
    [
      { product: one.product, variant: null, addedAt: added, priceThen: 150_000 },
      { ...two, addedAt: expect.any(String), priceThen: 90_000 },
    ],
  ])
  const { body } = await shop.ask('GET', `/products/${two.product}`)
  await shop.ask('PUT', `/products/${two.product}`, {
    version: body.version,
    variants: [{ ...body.variants[0], salePrice: 70_000 }],
  })
  expect((await sync(id, [two])).body.items[0].priceThen).toBe(90_000)
  expect(await wishes(id)).toMatchObject([{ ...two, priceThen: 90_000, version: 1 }])
  expect((await sync(id, [])).body.items).toEqual([])
  expect(await wishes(id)).toEqual([])
})

it('a wishlist is of somebody, and of things that the shop has; nobody else writes it', async () => {
  const { id } = await shop.customer()
  const [one, two] = [await thing(1000), await thing(1000)]
  const errors = async (customer: string, item: object) =>
    Object.keys((await sync(customer, [item])).body.errors)
  const unknown = '01932b1c-7a80-7000-8000-000000000001'
  expect(await errors(unknown, one)).toEqual(['customer'])
  expect(await errors(id, { product: unknown })).toEqual(['items.0.product'])
  expect(await errors(id, { product: one.product, variant: two.variant })).toEqual(['items.0.variant'])
  const { call } = await shop.staff('editor', [{ key: 'wishlistItem', view: true, edit: true, create: true }])
  expect((await sync(id, [one], call)).status).toBe(403)
  expect((await shop.ask('POST', '/wishlist-items', { customer: id, ...one })).status).toBeGreaterThanOrEqual(
    400,
  )
})

it('a merge takes a wishlist over, each thing once; the export has it, and who is anonymised has none', async () => {
  const [from, into] = [await shop.customer(), await shop.customer()]
  const [one, two] = [await thing(1000), await thing(2000)]
  await sync(from.id, [one, two])
  await sync(into.id, [one])
  const merged = await shop.ask('POST', `/customers/${from.id}/operations/merge`, {
    version: from.version,
    into: into.id,
  })
  expect([merged.status, merged.text]).toEqual([200, expect.any(String)])
  expect((await wishes(into.id)).map(({ variant }) => variant).sort()).toEqual(
    [one.variant, two.variant].sort(),
  )
  const file = await shop.ask('POST', `/customers/${into.id}/operations/exportPerson`, {})
  expect(file.body.records.wishlistItem).toHaveLength(2)

  const { version } = (await shop.ask('GET', `/customers/${into.id}`)).body
  expect((await shop.ask('POST', `/customers/${into.id}/transitions/anonymise`, { version })).status).toBe(
    200,
  )
  expect(await wishes(into.id)).toEqual([])
  const { rows } = await sql<{ changes: string }>`
    SELECT changes::text AS changes FROM "_history" WHERE resource = 'wishlistItem' AND changes::text LIKE ${`%${into.id}%`}`.execute(
    shop.server.context.database.db,
  )
  expect(rows).toEqual([])
})
