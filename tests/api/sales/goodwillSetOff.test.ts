import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { takeEvent } from '../../../resources/sales/payment/server/takeEvent.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

/** Gives a customer goodwill that is for nothing that was sold, and whatever `more` says; they have it. */
async function goodwill(order: { id: string }, extra: number, more: object = {}): Promise<void> {
  const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Came late', extra }
  const made = await shop.ask('POST', '/payments/operations/refund', Object.assign(asked, more))
  expect(made.status).toBe(200)
  await settleAll(order)
}

async function settleAll({ id }: { id: string }): Promise<void> {
  for (const each of await shop.refunds(id)) await shop.settle(each.id)
}

async function refundsOf({ id }: { id: string }): Promise<string[]> {
  const { rows } = await sql<{ source: string; amount: number; status: string }>`
    SELECT "source", "amount"::float8 AS "amount", "status" FROM "refund" WHERE "order" = ${id} ORDER BY "id"`.execute(
    shop.db,
  )
  return rows.map(({ source, amount, status }) => `${source} ${amount} ${status}`)
}

/** What credit notes took back of the invoices of an order, and in how many pieces. */
async function credited({ id }: { id: string }) {
  const { rows } = await sql<{ total: number; pieces: number }>`
    SELECT sum(l."total")::float8 AS "total", sum(l."quantity")::integer AS "pieces"
    FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
    WHERE n."order" = ${id} AND n."kind" = 'creditNote'`.execute(shop.db)
  return rows[0]
}

/** Goods come back and are accepted, so many of them. */
async function inspected(order: Order, pieces = 2): Promise<{ id: string }> {
  const record = await shop.received(order, { refundDestination: 'bankOrUpi' }, pieces)
  expect((await shop.inspectAll(record.id)).body.status).toBe('inspected')
  return record
}

/** A parcel comes back undelivered, to be paid back by hand. */
async function cameBack(parcel: string): Promise<{ id: string }> {
  await shop.steps(parcel, 'sendBack', 'departBack', 'receiveBack')
  const { rows } = await sql<{ id: string }>`
    UPDATE "order_return" SET "refund_destination" = 'bankOrUpi' WHERE "shipment" = ${parcel} RETURNING "id"`.execute(
    shop.db,
  )
  return { id: rows[0]?.id ?? '' }
}

async function isOver(order: Order, record: { id: string }, whole: object): Promise<void> {
  await settleAll(order)
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  expect(await credited(order)).toEqual(whole)
  expect(await checkSales(server.context.database.db)).toEqual([])
}

const whole = { total: 200_000, pieces: 2 }

it('a return ends, and its goods are credited, where the customer has all of the money as goodwill for nothing that was sold', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await goodwill(order, 200_000)
  const record = await inspected(order)
  const { body: money } = await shop.operate(record, 'money')
  expect(money).toMatchObject({ refundable: 200_000, goodwill: 200_000, sendable: 0 })
  expect((await shop.operate(record, 'refund')).body).toMatchObject({ status: 'completed', amount: 200_000 })
  expect(await refundsOf(order)).toEqual(['return 200000 processed'])
  await isOver(order, record, whole)
})

it('the shop sends what the customer has not as goodwill yet', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await goodwill(order, 60_000)
  const record = await inspected(order)
  expect((await shop.operate(record, 'refund')).body).toMatchObject({ status: 'inspected', amount: 200_000 })
  expect(await refundsOf(order)).toEqual(['return 60000 processed', 'return 140000 approved'])
  await isOver(order, record, whole)
})

it('goodwill stays what it is where enough is left for the goods, and as far as it is', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await goodwill(order, 40_000)
  const first = await inspected(order, 1)
  await shop.operate(first, 'refund')
  expect(await refundsOf(order)).toEqual(['goodwill 40000 processed', 'return 100000 approved'])
  await isOver(order, first, { total: 100_000, pieces: 1 })
  const second = await inspected(order, 1)
  const deductions = [{ type: 'other', amount: 25_000, reason: 'Worn' }]
  await shop.operate(second, 'refund', { deductions })
  expect(await refundsOf(order)).toEqual([
    ...['goodwill 25000 processed', 'return 100000 processed'],
    ...['return 60000 approved', 'return 15000 processed'],
  ])
  await isOver(order, second, { total: 175_000, pieces: 2 })
})

it('what goodwill was for goods besides stays credited as it was', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  const lines = [{ line: order.lines[0]?.id, quantity: 0, amount: 10_000 }]
  await goodwill(order, 190_000, { lines })
  expect(await credited(order)).toEqual({ total: 10_000, pieces: 0 })
  const record = await inspected(order)
  expect((await shop.operate(record, 'refund')).body).toMatchObject({ status: 'completed', amount: 190_000 })
  expect(await refundsOf(order)).toEqual(['goodwill 10000 processed', 'return 190000 processed'])
  await isOver(order, record, whole)
})

it('goods are exchanged for cheaper ones, too', async () => {
  const order = await shop.delivered({ S: 1, M: 0, price: 120_000 })
  await goodwill(order, 120_000)
  const wish = { type: 'exchange', exchangeVariant: shop.sizes.M, refundDestination: 'bankOrUpi' }
  const record = await shop.received(order, wish)
  await shop.inspectAll(record.id)
  expect((await shop.operate(record, 'shipExchange')).status).toBe(200)
  expect(await refundsOf(order)).toEqual(['goodwill 100000 processed', 'return 20000 processed'])
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('a parcel that came back undelivered ends by itself, with what the customer has of it', async () => {
  const { order, parcel } = await shop.shipped({ S: 2, M: 0 })
  await goodwill(order, 60_000)
  const record = await cameBack(parcel)
  await shop.inspectAll(record.id)
  expect(await refundsOf(order)).toEqual(['return 60000 processed', 'return 140000 approved'])
  await isOver(order, record, whole)
  expect(await shop.returnOf(record.id)).toMatchObject({ refundTotal: 200_000 })
})

it('nothing is set off while the bank decides about a payment, as nobody knows what is left of it', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await goodwill(order, 60_000)
  const record = await inspected(order)
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "payment" WHERE "order" = ${order.id}`.execute(
    shop.db,
  )
  const tell = (event: string) => shop.ask('POST', `/payments/${rows[0]?.id}/operations/simulate`, { event })
  await tell('disputeOpened')
  expect((await shop.operate(record, 'refund')).status).toBe(422)
  expect(await refundsOf(order)).toEqual(['goodwill 60000 processed'])
  await tell('disputeWon')
  await shop.operate(record, 'refund')
  await isOver(order, record, whole)
})

it('a gateway that tells of goodwill again, after a part of it was set off, tells of the amount that it sent', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await goodwill(order, 60_000, { destination: 'original' })
  const { rows } = await sql<{ number: string; payment: string; paid: string }>`
    UPDATE "refund" f SET "provider_refund_id" = 'rfnd_1' FROM "payment" p WHERE p."id" = f."payment" AND f."order" = ${order.id}
    RETURNING f."number", p."id" AS "paid", p."number" AS "payment"`.execute(shop.db)
  const { number = '', payment = '', paid = '' } = rows[0] ?? {}
  const deductions = [{ type: 'other', amount: 50_000, reason: 'Worn' }]
  await shop.operate(await inspected(order), 'refund', { deductions })
  expect(await refundsOf(order)).toContain('goodwill 50000 processed')
  const event = {
    id: 'evt_again',
    kind: 'refund.processed' as const,
    at: new Date().toISOString(),
    payment: { reference: payment },
    refund: { id: 'rfnd_1', reference: number, amount: 60_000 },
  }
  expect(await takeEvent(server.context, { gateway: 'sandbox', event, raw: event })).toBe('applied')
  expect((await shop.ask('GET', `/payments/${paid}`)).body.mismatch).toBe(false)
})

it('a parcel that came back undelivered is paid whole where goodwill that waited to be sent is called off afterwards', async () => {
  const { order, parcel } = await shop.shipped({ S: 2, M: 0 })
  const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Late', extra: 60_000 }
  const made = await shop.ask('POST', '/payments/operations/refund', asked)
  const record = await cameBack(parcel)
  await shop.inspectAll(record.id)
  expect(await refundsOf(order)).toEqual(['goodwill 60000 approved', 'return 140000 approved'])
  const [promised] = made.body.refunds
  expect((await shop.ask('POST', `/refunds/${promised.id}/operations/cancel`, { note: 'No' })).status).toBe(
    200,
  )
  expect(await refundsOf(order)).toEqual([
    ...['goodwill 60000 cancelled', 'return 140000 approved', 'return 60000 approved'],
  ])
  await isOver(order, record, whole)
})
