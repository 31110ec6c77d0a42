import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  Compared,
  FiguresAnswer,
  FiguresTile,
  ParcelsTile,
  RankTile,
  SizesTile,
  TrendTile,
} from '../../../resources/insight/dashboard/rules/tiles.ts'
import { ensureSummaries } from '../../../resources/insight/dashboard/server/ensureSummaries.ts'
import { type FigureName, figures } from '../../../resources/shared/summaries/rules/figures.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from './salesRows.ts'
import { sellInMarch } from './sellInMarch.ts'

let server: TestServer
let admin: Call
const rows = salesRows(() => server)
let sold: Awaited<ReturnType<typeof sellInMarch>>
const march = 'period=2026-03-01..2026-03-31'

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  sold = await sellInMarch(rows)
  await ensureSummaries(server.context)
})
afterAll(() => server.close())

async function read(group: string, query = march): Promise<FiguresAnswer> {
  const answer = await admin(`/figures/${group}?${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as FiguresAnswer
}

const tile = async <T>(group: string, name: string, query = march) =>
  (await read(group, query)).tiles[name] as T

/** Counted by hand from `sellInMarch`. Amounts in paise. */
const expected: Record<FigureName, number> = {
  gross: 550_000, // 2 × 1,000 + 500 (no MRP: its price) + 3 × 1,000 rupees
  productDiscount: 20_000,
  orderDiscount: 10_000,
  charges: 5_040, // 1,750 − (1,800 − 100), and what was rounded down
  rounding: -40,
  ordered: 525_000,
  cancelled: 150_000, // the whole order of 500, and a third of 3,000
  returned: 90_000, // 850 returned, 50 of goodwill
  undelivered: 200_000,
  tax: 4_333, // 40,714 − (2,381 + 10,000) − 4,000 − 20,000
  net: 80_667,
  orders: 3,
  units: 6,
  averageOrder: 175_000,
  newOrders: 1,
  returningOrders: 1,
  guestOrders: 1,
  newTotal: 175_000,
  returningTotal: 50_000,
  guestTotal: 300_000,
  carts: 4,
  checkouts: 3,
  converted: 2,
  recovered: 1,
  conversion: 0.5,
  payments: 5,
  paid: 2,
  failed: 2,
  paymentSuccess: 0.5,
  delivered: 2,
  returnedParcels: 1,
  returnRate: 0.5,
  rto: 1,
  rtoRate: 1 / 3,
  couponOrders: 1,
  couponCost: 10_000,
  couponTotal: 175_000,
  sold: 4, // of the kurta: 2, and 2 of 3
  soldValue: 370_000,
}

describe('every figure', () => {
  it('is what one counts by hand, as the API answers it', async () => {
    const [sales, goods, conversion] = [await read('sales'), await read('goods'), await read('conversion')]
    const found: Record<string, number | null> = {}
    const take = (part: object | undefined) => {
      for (const [name, { value }] of Object.entries(part ?? {}) as [string, Compared][]) found[name] = value
    }
    for (const made of [...Object.values(sales.tiles), ...Object.values(conversion.tiles)])
      take((made as FiguresTile).figures)
    take((goods.tiles.products as RankTile).rows[0]?.figures)
    expect(found).toEqual(expected)
    expect(Object.keys(expected).sort()).toEqual(Object.keys(figures).sort())
  })

  it('stands beside that of the period before, which ends where this one begins', async () => {
    const answer = await read('sales')
    expect(answer.period).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    // Whole months stand beside whole ones; others beside as many days.
    expect(answer.before).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect((await read('sales', 'period=2026-03-01..2026-03-30')).before).toEqual({
      from: '2026-01-30',
      to: '2026-02-28',
    })
    const { figures: headline } = answer.tiles.headline as FiguresTile
    expect(headline.orders).toEqual({ value: 3, before: 1 })
    expect(headline.ordered).toEqual({ value: 525_000, before: 40_000 })
  })

  it('is compared with last year, or with nothing, where that is asked', async () => {
    expect((await read('sales', `${march}&compare=year`)).before).toEqual({
      from: '2025-03-01',
      to: '2025-03-31',
    })
    const none = await read('sales', `${march}&compare=none`)
    expect(none.before).toBeNull()
    expect((none.tiles.headline as FiguresTile).figures.orders).toEqual({ value: 3 })
  })

  it('is the same however the days are put together from months and days', async () => {
    const part = async (period: string) =>
      (await tile<FiguresTile>('sales', 'waterfall', `period=${period}&compare=none`)).figures
    const whole = await part('2026-01-15..2026-05-15')
    const parts = [
      await part('2026-01-15..2026-02-28'),
      await part('2026-03-01..2026-03-19'),
      await part('2026-03-20..2026-05-15'),
    ]
    for (const name of ['gross', 'ordered', 'cancelled', 'returned', 'undelivered', 'net'] as const) {
      const sum = parts.reduce((total, each) => total + (each[name]?.value ?? 0), 0)
      expect([name, whole[name]?.value]).toEqual([name, sum])
    }
  })
})

describe('the tiles of the sales', () => {
  it('follow the orders day by day on the clock of the shop', async () => {
    const { step, points } = await tile<TrendTile>('sales', 'trend')
    expect(step).toBe('day')
    expect(points).toHaveLength(31)
    expect(points.filter(({ orders }) => orders > 0)).toEqual([
      { start: '2026-03-01', ordered: 50_000, orders: 1 },
      { start: '2026-03-10', ordered: 175_000, orders: 1 },
      { start: '2026-03-20', ordered: 300_000, orders: 1 },
    ])
    const hours = await tile<TrendTile>('sales', 'trend', 'period=2026-03-10..2026-03-10')
    expect(hours.step).toBe('hour')
    expect(hours.points[10]).toEqual({ start: '10', ordered: 175_000, orders: 1 })
  })

  it('say to which states orders went, with the code of those that are known', async () => {
    const { rows: states } = await tile<RankTile>('sales', 'states')
    expect(states.map(({ name, code, figures: { orders } }) => [name, code, orders?.value])).toEqual([
      ['Kerala', null, 1],
      ['Karnataka', 'IN-KA', 2],
    ])
  })

  it('name the best sold products, brands and categories', async () => {
    const named = async (name: string) =>
      (await tile<RankTile>('goods', name)).rows.map((row) => [row.name, row.figures.sold?.value])
    expect(await named('products')).toEqual([
      ['Kurta', 4],
      ['Dress', 0],
    ])
    expect(await named('brands')).toEqual([['Mayura', 4]])
    expect(await named('categories')).toEqual([
      ['Kurtas', 4],
      ['Dresses', 0],
    ])
  })

  it('compare them with what was sold of all of a brand or category before', async () => {
    const { category, kurta, dress } = sold
    const gone = await rows.product('Shawl', ['M'], { brand: sold.brand, category })
    const line = { unit_price: 30_000, quantity: 1, total: 30_000 }
    await rows.order({ placed_at: '2026-02-10T06:00:00Z', total: 30_000 }, [
      { ...line, product: gone.id, variant: gone.variants.M },
    ])
    await ensureSummaries(server.context)
    const earlier = async (name: string) =>
      (await tile<RankTile>('goods', name)).rows.map(({ key, figures: { soldValue } }) => [
        key,
        soldValue?.before,
      ])
    expect(await earlier('products')).toEqual([
      [kurta, 0],
      [dress, 40_000],
    ])
    expect(await earlier('brands')).toEqual([[sold.brand, 30_000]])
    const [kurtas, dresses] = await earlier('categories')
    expect([kurtas, dresses?.[1]]).toEqual([[category, 30_000], 40_000])
  })

  it('count pieces by category and size, small before large', async () => {
    expect(await tile<SizesTile>('goods', 'sizes')).toMatchObject({
      sizes: ['S', 'M'],
      rows: [{ name: 'Kurtas', cells: [2, 2] }],
    })
  })

  it('say how payments went by method, and what coupons cost', async () => {
    const payments = await tile<RankTile>('conversion', 'payments')
    expect(
      payments.rows.map(({ key, figures: { paid, failed } }) => [key, paid?.value, failed?.value]),
    ).toEqual([
      ['upi', 2, 1],
      ['card', 0, 1],
      ['cod', 0, 0],
    ])
    const coupons = await tile<RankTile>('sales', 'coupons')
    expect(coupons.rows).toMatchObject([{ name: 'Welcome', figures: { couponCost: { value: 10_000 } } }])
  })

  it('follow parcels by the week in which their way ended', async () => {
    const { weeks } = await tile<ParcelsTile>('conversion', 'parcels')
    expect(weeks.filter(({ figures: { delivered, rto } }) => delivered || rto)).toMatchObject([
      { start: '2026-03-09', figures: { delivered: 1, returnedParcels: 1, returnRate: 1 } },
      { start: '2026-03-23', figures: { delivered: 1, rto: 1, rtoRate: 0.5, returnRate: 0 } },
    ])
  })
})

describe('a request for figures that makes no sense', () => {
  it.each([
    ['sales', 'period=2026-02-30..2026-03-01'],
    ['sales', 'period=2026-03-02..2026-03-01'],
    ['sales', 'period=1000d'],
    ['sales', 'period=2020-01-01..2026-03-01'],
    ['sales', 'compare=never'],
    ['sales', 'tiles=[]'],
    ['sales', 'tiles=["nothing"]'],
    ['sales', 'tiles=["__proto__"]'],
    ['sales', 'tiles={'],
    ['queues', 'period=30d'],
    ['changes', 'since=yesterday'],
  ])('is refused: %s?%s', async (group, query) => {
    expect((await admin(`/figures/${group}?${encodeURI(query)}`)).status).toBe(400)
  })
})
