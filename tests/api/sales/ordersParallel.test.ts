import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { expectSound } from '../../support/expectSound.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { counting } from '../records/counting.ts'
import { orderShop } from './orderShop.ts'

const count = counting()
let database: TestDatabase
let server: TestServer
let admin: Call
const shop = orderShop(
  () => server,
  () => admin,
)
const { ask } = shop
beforeAll(async () => {
  database = await testDatabase({ template: preparedProduct })
  server = await testServer({ database: count.wrap(database) as TestDatabase })
  admin = await server.signIn('admin')
  await shop.prepare()
}, 120_000)
afterAll(async () => {
  await server?.close()
  await database?.close()
})

const statusesOf = (told: readonly { status: number }[]) => told.map(({ status }) => status).sort()

describe('orders that are placed at the same time', () => {
  it('get the last pieces once each, and nobody more than there are', async () => {
    const { variants } = await shop.product(50_000, 3)
    const [variant = ''] = variants
    const drafts = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask('POST', '/orders', shop.draft([{ variant, quantity: 1, unitPrice: 50_000 }])),
      ),
    )
    const told = await Promise.all(
      drafts.map(({ body }) => ask('POST', `/orders/${body.id}/operations/place`, { version: body.version })),
    )
    expect(statusesOf(told)).toEqual([200, 200, 200, 422, 422, 422, 422, 422])
    expect(await shop.level(variant)).toMatchObject({ onHand: 3, committed: 3, available: 0 })
    const numbers = drafts.map(({ body }) => body.number)
    expect(new Set(numbers).size).toBe(8)
  })

  it('that want several goods in turns get all of theirs or nothing', async () => {
    const [a, b] = [await shop.product(50_000, 4), await shop.product(50_000, 4)]
    const line = ({ variants: [variant] }: typeof a) => ({ variant, quantity: 1, unitPrice: 50_000 })
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask('POST', '/orders', shop.draft(index % 2 === 0 ? [line(a), line(b)] : [line(b), line(a)])),
      ),
    )
    const told = await Promise.all(
      drafts.map(({ body }) => ask('POST', `/orders/${body.id}/operations/place`, { version: body.version })),
    )
    expect(statusesOf(told).filter((status) => status === 200)).toHaveLength(4)
    expect(await shop.level(a.variants[0] ?? '')).toMatchObject({ committed: 4 })
    expect(await shop.level(b.variants[0] ?? '')).toMatchObject({ committed: 4 })
  })

  it('use a coupon as often as it may be used', async () => {
    const { variants } = await shop.product(50_000, 9)
    const made = await ask('POST', '/coupons', {
      name: 'Two only',
      kind: 'code',
      code: 'TWOONLY',
      discountType: 'percent',
      percent: 10,
      totalLimit: 2,
    })
    await ask('POST', `/coupons/${made.body.id}/transitions/activate`, { version: made.body.version })
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask(
          'POST',
          '/orders',
          shop.draft([{ variant: variants[0], quantity: 1, unitPrice: 50_000 }], { couponCode: 'TWOONLY' }),
        ),
      ),
    )
    expect(drafts.map(({ body }) => body.total)).toEqual([45_000, 45_000, 45_000, 45_000, 45_000])
    const told = await Promise.all(
      drafts.map(({ body }) => ask('POST', `/orders/${body.id}/operations/place`, { version: body.version })),
    )
    expect(statusesOf(told)).toEqual([200, 200, 422, 422, 422])
  })

  it('are placed once, however often it is asked for', async () => {
    const { variants } = await shop.product(50_000, 9)
    const { body } = await ask(
      'POST',
      '/orders',
      shop.draft([{ variant: variants[0], quantity: 2, unitPrice: 50_000 }]),
    )
    const told = await Promise.all(
      Array.from({ length: 5 }, () =>
        ask('POST', `/orders/${body.id}/operations/place`, { version: body.version }),
      ),
    )
    expect(statusesOf(told)).toEqual([200, 409, 409, 409, 409])
    expect(await shop.level(variants[0] ?? '')).toMatchObject({ committed: 2 })
    expect(await shop.payments(body.id)).toHaveLength(1)
  })
})

/** What two people may do with one order at the same moment. */
const deeds: Readonly<
  Record<string, (order: { id: string; version: number; line: string }) => Promise<{ status: number }>>
> = {
  confirm: ({ id, version }) => ask('POST', `/orders/${id}/transitions/confirm`, { version }),
  hold: ({ id }) => ask('POST', `/orders/${id}/operations/hold`, { reason: shop.ids.hold }),
  cancel: ({ id }) => ask('POST', `/orders/${id}/operations/cancel`, { reason: shop.ids.cancel }),
  cancelOne: ({ id, line }) =>
    ask('POST', `/orders/${id}/operations/cancel`, {
      reason: shop.ids.cancel,
      lines: [{ line, quantity: 1 }],
    }),
  edit: ({ id, version, line }) =>
    ask('POST', `/orders/${id}/operations/editLines`, { version, lines: [{ id: line, quantity: 3 }] }),
  pack: async ({ id }) => {
    const { body } = await ask('POST', '/shipments/operations/createFor', { orders: [id] })
    const made = body.created?.[0]
    return made ? ask('POST', `/shipments/${made.id}/operations/pack`, {}) : { status: 409 }
  },
}

describe('whatever two people do with an order at the same moment', () => {
  const names = Object.keys(deeds)
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const))

  it.each(pairs)('%s and %s', async (one, other) => {
    const { variants } = await shop.product(50_000, 9)
    const [variant = ''] = variants
    const order = await shop.placed([{ variant, quantity: 2, unitPrice: 50_000 }], { paymentMethod: 'cod' })
    const isPacked = one === 'pack' || other === 'pack'
    if (isPacked) await ask('POST', `/orders/${order.id}/transitions/confirm`, { version: order.version })
    const { version } = await shop.order(order.id)
    const asked = { id: order.id, version, line: order.lines[0]?.id ?? '' }
    const told = await Promise.all([deeds[one]?.(asked), deeds[other]?.(asked)])
    const statuses = told.map((answer) => answer?.status ?? 500)
    expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true)
    const after = await shop.order(order.id)
    const [line] = after.lines
    const active = (line?.quantity ?? 0) - (line?.cancelled ?? 0)
    expect(await shop.level(variant)).toMatchObject({ onHand: 9, committed: active, available: 9 - active })
    expect(after.status === 'cancelled').toBe(active === 0)
    const open = (await shop.payments(order.id)).filter(({ status }) => status === 'toCollect')
    expect(open.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.due)
    expect(after.due).toBe(active === 0 ? 0 : after.total - after.cancelledTotal)
  })
})

/** Everything that an order touches, as one text. */
async function snapshot(): Promise<string> {
  const tables = [
    ...[
      'order',
      'order_lines',
      'order_coupons',
      'order_charges',
      'payment',
      'payment_events',
      'refund',
      'stock_level',
    ],
    ...['stock_movement', 'notification', '_coupon_uses', '_history', '_numbers', 'shipment', 'cart'],
  ]
  const parts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ state: string | null }>`
        SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS "state" FROM ${sql.table(table)} t`.execute(
        database.db,
      )
      return `${table} ${rows[0]?.state}`
    }),
  )
  return parts.join('\n')
}

/** Lets each statement of something fail in turn, and looks whether it left anything behind; then it succeeds. */
async function failsWhole(run: () => Promise<unknown>): Promise<number> {
  const before = await snapshot()
  for (let statement = 1; ; statement++) {
    const failed = await count.failing(statement, run).then(
      ({ statements }) => statements < statement,
      () => undefined,
    )
    if (failed === true) return statement - 1
    // It went through although a statement failed: what follows the commit may.
    if (failed === false) return statement
    if ((await snapshot()) !== before) throw new Error(`Statement ${statement} left half a state behind.`)
  }
}

describe('when the database fails in the middle', () => {
  it('of placing an order, nothing of it is done', async () => {
    const { variants } = await shop.product(50_000, 5)
    const { body } = await ask(
      'POST',
      '/orders',
      shop.draft([{ variant: variants[0], quantity: 2, unitPrice: 50_000 }]),
    )
    const { placeOrder } = await import('../../../resources/sales/order/server/placeOrder.ts')
    const statements = await failsWhole(() => shop.work((work) => placeOrder(work, body.id)))
    expect(statements).toBeGreaterThan(30)
    expect(await shop.order(body.id)).toMatchObject({ status: 'placed' })
  }, 60_000)

  it('of cancelling an order, nothing of it is done', async () => {
    const { variants } = await shop.product(50_000, 5)
    const order = await shop.placed([{ variant: variants[0], quantity: 2, unitPrice: 50_000 }])
    const { cancelLines } = await import('../../../resources/sales/order/server/cancelLines.ts')
    const { lockOrder } = await import('../../../resources/sales/order/server/lockOrder.ts')
    const how = {
      ...({ restock: true, refund: 'original', restoreCoupon: true, notify: true, source: 'staff' } as const),
      reason: shop.ids.cancel ?? '',
    }
    const statements = await failsWhole(() =>
      shop.work(async (work) => cancelLines(work, await lockOrder(work, order.id), how)),
    )
    expect(statements).toBeGreaterThan(20)
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', due: 0 })
  }, 60_000)
})

it('sales and stock agree after all of that', async () => {
  expect(await checkStock(database.db)).toEqual([])
  await expectSound({ database })
})
