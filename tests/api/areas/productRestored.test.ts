import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { purgePrices } from '../../../resources/catalogue/product/server/priceHistory.ts'
import { productShop } from './productShop.ts'

const shop = productShop()
const { ask, create, update } = shop
const admin = () => shop.admin

/** A product whose variants were put into another order by hand, one of them in between later, and whose prices have changed twice. */
async function lived() {
  const record = await create()
  const [first, second] = record.variants
  const third = { sku: `${record.styleCode}-L`, colour: 'Ivory', size: 'L', mrp: 199_900, salePrice: 149_900 }
  const more = await update(record, { variants: [second, third, first] })
  expect(more.status, JSON.stringify(more.body)).toBe(200)
  const [, , last] = more.body.variants
  const variants = more.body.variants.with(2, { ...last, salePrice: 129_900 })
  return (await update(more.body, { variants })).body
}

const read = async (id: string) => (await ask(admin(), `GET /products/${id}`)).body
const pricesOf = async (id: string) => (await ask(admin(), `POST /products/${id}/operations/prices`, {})).body
const looks = async (id: string) => {
  const { variants, mrp, salePrice } = await read(id)
  return { variants, mrp, salePrice, prices: await pricesOf(id) }
}
const bulk = async (path: string, { id }: { id: string }, body: Record<string, unknown> = {}) => {
  const { version } = await read(id)
  const { body: told } = await ask(admin(), `POST /products/bulk/${path}`, {
    items: [{ id, version }],
    ...body,
  })
  expect(told.done).toEqual([id])
  return told.undo.id as string
}
const undo = async (id: string) =>
  expect((await ask(admin(), `POST /products/bulk/changes/${id}/undo`, {})).body.refused).toEqual([])

describe('a product that is brought back', () => {
  it.each([
    ['from the archive', 'transitions/archive', {}],
    ['from other values', 'update', { data: { returnable: false } }],
    ['from its deletion', 'delete', {}],
  ])('%s has its variants in their order and its prices with all of their past', async (_, path, body) => {
    const product = await lived()
    const before = await looks(product.id)
    expect(before.variants.map(({ size }: { size: string }) => size)).toEqual(['M', 'L', 'S'])
    expect(before.prices.states).toHaveLength(4)
    expect(Object.values(before.prices.prior)).toEqual([149_900])
    await undo(await bulk(path, product, body))
    expect(await looks(product.id)).toEqual(before)
  })

  it('is not, and then its prices are forgotten once nobody can bring it back', async () => {
    const product = await lived()
    const { id: kept } = await lived()
    const count = async (id: string) =>
      (
        await sql<{
          n: number
        }>`SELECT count(*)::int AS n FROM _price_history WHERE product_id = ${id}`.execute(
          shop.server.context.database.db,
        )
      ).rows[0]?.n
    await bulk('delete', product)
    const forget = (days: number) =>
      shop.server.context.database.transaction((tx) =>
        purgePrices(tx, new Date(Date.now() + days * 86_400_000).toISOString()),
      )
    await forget(1)
    expect(await count(product.id)).toBe(4)
    await forget(3)
    expect([await count(product.id), await count(kept)]).toEqual([0, 4])
  })
})
