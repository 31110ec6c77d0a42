import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { lockOrder } from '../../../resources/sales/order/server/lockOrder.ts'
import { makePayment } from '../../../resources/sales/payment/server/expectPayment.ts'
import type { Payment } from '../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../resources/sales/payment/server/recordCapture.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

/** The bank takes back what was paid for an order. */
async function loseDispute(order: { id: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "order" = ${order.id} AND "provider" = 'sandbox'`.execute(shop.db)
  for (const event of ['disputeOpened', 'disputeLost']) await tell(rows[0]?.id ?? '', event)
}

async function tell(payment: string, event: string): Promise<void> {
  const { status } = await shop.ask('POST', `/payments/${payment}/operations/simulate`, { event })
  expect(status).toBe(200)
}

/** What credit notes took back of the invoices of an order, and in how many pieces. */
async function credited({ id }: { id: string }) {
  const { rows } = await sql<{ total: number; pieces: number }>`
    SELECT sum(l."total")::float8 AS "total", sum(l."quantity")::integer AS "pieces"
    FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
    WHERE n."order" = ${id} AND n."kind" = 'creditNote'`.execute(shop.db)
  return rows[0]
}

async function refundsOf({ id }: { id: string }) {
  const { rows } = await sql<{ source: string; amount: number; status: string }>`
    SELECT "source", "amount"::float8 AS "amount", "status" FROM "refund" WHERE "order" = ${id} ORDER BY "id"`.execute(
    shop.db,
  )
  return rows
}

async function isOver(order: Order, record: { id: string }, whole: object): Promise<void> {
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  expect(await credited(order)).toEqual(whole)
  expect(await checkSales(server.context.database.db)).toEqual([])
}

async function inspected() {
  const order = await shop.delivered({ S: 2, M: 0 })
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  return { order, record }
}

it('a return ends, and its goods are credited, where a dispute is lost before its refund was sent', async () => {
  const { order, record } = await inspected()
  const deductions = [{ type: 'other', amount: 10_000, reason: 'Worn' }]
  await shop.operate(record, 'refund', { destination: 'bankOrUpi', deductions })
  await loseDispute(order)
  await isOver(order, record, { total: 190_000, pieces: 2 })
})

it('what waited for a second person, to go into the credit of the customer, is none once the bank gave it back', async () => {
  const made = await shop.ask('POST', '/customers', { firstName: 'Asha', phone: '+919876543210' })
  const customer = made.body.id as string
  const order = await shop.delivered({ S: 2, M: 0, customer })
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  const desk = await shop.staff('desk', [{ key: 'orderReturn', view: true, refund: true }])
  await shop.operate(record, 'refund', { destination: 'storeCredit' }, desk)
  expect(await shop.refunds(order.id)).toMatchObject([{ status: 'requested', destination: 'storeCredit' }])
  await loseDispute(order)
  await isOver(order, record, { total: 200_000, pieces: 2 })
  expect(await shop.refunds(order.id)).toMatchObject([{ status: 'processed', destination: 'original' }])
  expect((await shop.ask('GET', `/customers/${customer}`)).body.walletBalance).toBe(0)
})

it('one that nobody had refunded yet ends as any other, with what is taken off', async () => {
  const { order, record } = await inspected()
  await loseDispute(order)
  expect((await shop.ask('POST', `/returns/${record.id}/operations/money`, {})).body.taken).toBe(200_000)
  const deductions = [{ type: 'other', amount: 10_000, reason: 'Worn' }]
  expect((await shop.operate(record, 'refund', { deductions })).body).toMatchObject({
    status: 'completed',
    amount: 190_000,
  })
  await isOver(order, record, { total: 190_000, pieces: 2 })
  expect(await refundsOf(order)).toEqual([
    { source: 'return', amount: 190_000, status: 'processed' },
    { source: 'dispute', amount: 10_000, status: 'processed' },
  ])
})

it('so does one whose goods came only after the bank took the money', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  await loseDispute(order)
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  await shop.operate(record, 'refund')
  await isOver(order, record, { total: 200_000, pieces: 2 })
})

/** Two pieces that were paid in part at the gateway, the rest at the door. */
async function paidInParts(advance: number) {
  const order = await shop.placed({ S: 2, M: 0, method: 'cod' })
  await shop.work(async (paying) => {
    const id = await makePayment(paying, await lockOrder(paying, order.id), 'upi', advance)
    const made = (await paying.records.read(resources.payment, id)) as Payment
    await recordCapture(paying, made, { amount: advance, event: { kind: 'captured' }, by: 'gateway' })
    await paying.records.transition(resources.order, order.id, 'confirm')
  })
  await shop.steps(
    await shop.parcelOf(order.id),
    'pack',
    'label',
    'handOver',
    'depart',
    'bringOut',
    'deliver',
  )
  return shop.orderOf(order.id)
}

it('gets from the shop what the bank did not take back, and is credited once', async () => {
  const order = await paidInParts(150_000)
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  await loseDispute(order)
  const { body } = await shop.operate(record, 'refund', { destination: 'bankOrUpi' })
  expect(body).toMatchObject({ status: 'inspected', amount: 200_000 })
  expect(await credited(order)).toEqual({ total: null, pieces: null })
  for (const { id } of (await shop.refunds(order.id)).filter(({ status }) => status === 'approved'))
    await shop.settle(id)
  await isOver(order, record, { total: 200_000, pieces: 2 })
  expect(await refundsOf(order)).toEqual([
    { source: 'return', amount: 150_000, status: 'processed' },
    { source: 'return', amount: 50_000, status: 'processed' },
  ])
})

it('goods that came in exchange, too, where the bank took back what paid for the first ones', async () => {
  const order = await shop.delivered({ S: 1, M: 0 })
  const first = (await shop.received(order, { type: 'exchange', exchangeVariant: shop.sizes.M })) as {
    id: string
  }
  await shop.inspectAll(first.id)
  const { body } = await shop.operate(first, 'shipExchange')
  await shop.work(({ records }) => records.transition(resources.order, body.order, 'confirm'))
  await shop.steps(
    await shop.parcelOf(body.order),
    'pack',
    'label',
    'handOver',
    'depart',
    'bringOut',
    'deliver',
  )
  const record = await shop.received(await shop.orderOf(body.order))
  await shop.inspectAll(record.id)
  await shop.operate(record, 'refund', { destination: 'bankOrUpi' })
  await loseDispute(order)
  await runTimedWork(server.context, new Date())
  await isOver(order, record, { total: 100_000, pieces: 1 })
})

/** A parcel that comes back undelivered. */
async function undelivered() {
  const { order, parcel } = await shop.shipped({ S: 2, M: 0 })
  await shop.steps(parcel, 'sendBack', 'departBack', 'receiveBack')
  const { rows } = await sql<{ id: string }>`
    UPDATE "order_return" SET "refund_destination" = 'bankOrUpi' WHERE "shipment" = ${parcel} RETURNING "id"`.execute(
    shop.db,
  )
  return { order, record: { id: rows[0]?.id ?? '' } }
}

it('a parcel that came back undelivered ends by itself', async () => {
  const { order, record } = await undelivered()
  await shop.inspectAll(record.id)
  await loseDispute(order)
  await isOver(order, record, { total: 200_000, pieces: 2 })
  expect(await refundsOf(order)).toEqual([{ source: 'return', amount: 200_000, status: 'processed' }])
})

it('and where it is seen only after the bank took the money', async () => {
  const { order, record } = await undelivered()
  await loseDispute(order)
  await shop.inspectAll(record.id)
  await isOver(order, record, { total: 200_000, pieces: 2 })
})
