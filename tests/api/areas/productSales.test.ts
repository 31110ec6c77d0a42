import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countSales, refreshSales } from '../../../resources/catalogue/product/server/refreshSales.ts'
import { refreshSummaries } from '../../../resources/shared/summaries/server/summaries.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from '../dashboard/salesRows.ts'

let server: TestServer
let admin: Call
const shop = salesRows(() => server)

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

const now = '2026-08-20T12:00:00.000Z'
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

async function ask(path: string, body?: Record<string, unknown>) {
  const answer = await admin(path, body ? { method: 'POST', body } : {})
  return (await answer.json()) as any
}

/** An order of some pieces of a product; answers the id of its line. */
async function sold(product: string, quantity: number, days: number, cancelled = 0) {
  const line = { product, variant: uuidv7(), quantity, cancelled, unit_price: 1000, total: 1000 * quantity }
  const { id, lines } = await shop.order({ placed_at: daysAgo(days), total: 1000 * quantity }, [line])
  return { order: id, line: lines[0] }
}

async function cameBack(sale: { order: string; line: string | undefined }, product: string, values: object) {
  const id = await shop.insert('order_return', {
    number: uuidv7().slice(-12),
    order: sale.order,
    status: 'requested',
    source: 'customer',
    created_at: daysAgo(1),
    ...values,
  })
  await shop.insert('order_return_lines', {
    owner_id: id,
    position: 0,
    line: sale.line,
    product,
    variant: uuidv7(),
    quantity: 2,
  })
}

const count = (at = now) =>
  server.context.database.transaction(async (tx) => {
    await refreshSummaries(tx, server.context.registry)
    await countSales(tx, at)
  })

const figures = async (id: string) => {
  const { soldLately, returnRate, version } = await ask(`/products/${id}`)
  // Rows that were written past the API have nothing yet.
  return { soldLately: soldLately ?? 0, returnRate, version }
}

describe('what a product says of its sales', () => {
  it('is counted from orders and returns: 30 days, 90 days, without what was cancelled or refused', async () => {
    const { id } = await shop.product('Counted', ['S'])
    const other = await shop.product('Quiet', ['S'])
    const sale = await sold(id, 5, 3, 1)
    await sold(id, 4, 40)
    await sold(id, 100, 95)
    await cameBack(sale, id, {})
    await cameBack(sale, id, { status: 'rejected' })
    await cameBack(sale, id, { source: 'rto' })
    await cameBack(sale, id, { created_at: daysAgo(120) })
    await count()
    // Four of five pieces lately; two of the eight of ninety days came back.
    expect(await figures(id)).toEqual({ soldLately: 4, returnRate: 25, version: 1 })
    expect(await figures(other.id)).toEqual({ soldLately: 0, returnRate: null, version: 1 })
    await count(new Date(Date.parse(now) + 200 * 86_400_000).toISOString())
    expect(await figures(id)).toEqual({ soldLately: 0, returnRate: null, version: 1 })
  })

  it('is kept by the clock every ten minutes', async () => {
    const { id } = await shop.product('Ticking', ['S'])
    await sold(id, 2, 1)
    await server.context.database.transaction((tx) => refreshSummaries(tx, server.context.registry))
    expect((await figures(id)).soldLately).toBe(0)
    expect(server.context.hooks.product?.jobs?.countSales).toMatchObject({ every: 10, run: refreshSales })
    await server.context.database.transaction((tx) =>
      refreshSales({ db: tx, now: '2026-08-20T12:10:00.000Z' }),
    )
    expect((await figures(id)).soldLately).toBe(2)
  })

  it('orders categories and collections, finds products, and filters the list', async () => {
    const category = await shop.category('Sellers')
    const made = []
    for (const [name, pieces] of [
      ['Slow', 1],
      ['Fast', 9],
      ['Never', 0],
    ] as const) {
      const { id } = await shop.product(name, ['S'], { category })
      await shop.insert('product_category', {
        product: id,
        category,
        label: name,
        position: made.length,
        source: 'manual',
      })
      if (pieces > 0) await sold(id, pieces, 2)
      made.push(id)
    }
    await count()
    const shelf = await ask('/product-categories/operations/shelf', { category, sort: 'bestSelling' })
    expect(shelf.items.map((item: any) => item.product.name)).toEqual(['Fast', 'Slow', 'Never'])
    const byHand = { type: 'manual', products: made, sortOrder: 'bestSelling' }
    const preview = await ask('/collections/operations/preview', byHand)
    expect(preview.items.map(({ name }: any) => name)).toEqual(['Fast', 'Slow', 'Never'])
    await shop.run(`UPDATE "product" SET "status" = 'active' WHERE "id" IN ('${made.join("','")}')`)
    const bySales = await ask('/collections/operations/preview', {
      type: 'automatic',
      sortOrder: 'bestSelling',
      conditions: [{ field: 'soldLately', operator: 'atLeast', number: 9 }],
    })
    expect(bySales.items.map(({ name }: any) => name)).toEqual(['Fast'])
    const filter = encodeURIComponent(JSON.stringify({ soldLately: { gte: 9 } }))
    expect((await ask(`/products?filter=${filter}`)).map(({ name }: any) => name)).toEqual(['Fast'])
  })
})

describe('a collection by what was sold in some days', () => {
  /** Sales are counted back from now, as collections ask for what they hold at this moment. */
  const ago = (days: number) => days + Math.floor((Date.parse(now) - Date.now()) / 86_400_000)

  it('counts the days that it names, thirty where it names none, and is counted when it is saved', async () => {
    const made: Record<string, string> = {}
    for (const [name, pieces, days] of [
      ['This week', 6, 2],
      ['This month', 6, 20],
      ['This season', 6, 80],
      ['Ever', 6, 300],
      ['Unsold', 0, 0],
    ] as const) {
      const { id } = await shop.product(name, ['S'])
      made[name] = id
      if (pieces > 0) await sold(id, pieces, ago(days))
    }
    await shop.run(
      `UPDATE "product" SET "status" = 'active' WHERE "id" IN ('${Object.values(made).join("','")}')`,
    )
    await count(new Date().toISOString())
    const found = async (condition: object) => {
      const { items } = await ask('/collections/operations/preview', {
        type: 'automatic',
        sortOrder: 'title',
        conditions: [{ field: 'soldLately', ...condition }],
      })
      return items.map(({ name }: any) => name).filter((name: string) => Object.hasOwn(made, name))
    }
    const atLeast = { operator: 'atLeast', number: 6 }
    expect(await found({ ...atLeast, days: 7 })).toEqual(['This week'])
    expect(await found(atLeast)).toEqual(['This month', 'This week'])
    expect(await found({ ...atLeast, days: 30 })).toEqual(['This month', 'This week'])
    expect(await found({ ...atLeast, days: 90 })).toEqual(['This month', 'This season', 'This week'])
    expect(await found({ ...atLeast, days: 365 })).toHaveLength(4)
    expect(await found({ ...atLeast, number: 7, days: 365 })).toEqual([])
    expect(await found({ operator: 'atMost', number: 5, days: 90 })).toEqual(['Ever', 'Unsold'])
    expect(await found({ ...atLeast, number: 0, days: 7 })).toHaveLength(5)
    const saved = await ask('/collections', {
      title: 'Of ninety days',
      slug: 'of-ninety-days',
      type: 'automatic',
      conditions: [
        { field: 'soldLately', ...atLeast, days: 90 },
        { field: 'soldLately', operator: 'atMost', number: 5, days: 7 },
      ],
    })
    expect(saved).toMatchObject({ productsCount: 2, conditions: [{ days: 90 }, { days: 7 }] })
  })
})

describe('a collection by ratings and sizes', () => {
  it('finds what is rated well, and what has a size in stock', async () => {
    const [good, poor] = [await shop.product('Good', ['S', 'M']), await shop.product('Poor', ['M'])]
    await shop.run(`
      UPDATE "product" SET "status" = 'active', "rating_average" = 4.5, "stocked_sizes" = '{S}' WHERE "id" = '${good.id}'`)
    await shop.run(`
      UPDATE "product" SET "status" = 'active', "rating_average" = 2, "stocked_sizes" = '{M}' WHERE "id" = '${poor.id}'`)
    const found = async (condition: object) => {
      const { items } = await ask('/collections/operations/preview', {
        type: 'automatic',
        sortOrder: 'title',
        conditions: [condition],
      })
      return items.map(({ name }: any) => name).filter((name: string) => ['Good', 'Poor'].includes(name))
    }
    expect(await found({ field: 'rating', operator: 'atLeast', number: 4 })).toEqual(['Good'])
    expect(await found({ field: 'rating', operator: 'atMost', number: 4 })).toEqual(['Poor'])
    expect(await found({ field: 'sizeInStock', operator: 'is', words: 'S, XL' })).toEqual(['Good'])
    expect(await found({ field: 'sizeInStock', operator: 'isNot', words: 'S' })).toEqual(['Poor'])
  })
})
