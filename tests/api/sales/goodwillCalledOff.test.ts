import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { openReturnShop } from './opened.ts'
import { stored } from './stored.ts'

const { server, shop, admin } = openReturnShop()

/** Promises money for the goods of an order, which waits to be sent; answers the refund. */
async function goodwill(order: Order, amount: number): Promise<string> {
  const lines = [{ line: order.lines[0]?.id, quantity: 0, amount }]
  const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Came late', lines }
  expect((await shop.ask('POST', '/payments/operations/refund', asked)).status).toBe(200)
  return (await shop.refunds(order.id)).at(-1)?.id ?? ''
}

async function callOff(refund: string): Promise<void> {
  const { body } = await shop.ask('GET', `/refunds/${refund}`)
  const asked = { version: body.version, note: 'Not promised' }
  expect((await shop.ask('POST', `/refunds/${refund}/operations/cancel`, asked)).status).toBe(200)
}

const simulate = async (payment: string, event: string): Promise<void> => {
  const { status } = await shop.ask('POST', `/payments/${payment}/operations/simulate`, { event })
  expect(status).toBe(200)
}

const open = async (order: { id: string }) =>
  (await shop.refunds(order.id)).filter(({ status }) => !['processed', 'cancelled'].includes(status))
const amounts = async (order: { id: string }) => (await open(order)).map(({ amount }) => amount)

async function settleAll(order: { id: string }): Promise<void> {
  for (const { id } of await open(order)) await shop.settle(id)
}

/** What credit notes took back of the invoices of an order, and in how many pieces. */
async function credited(order: { id: string }) {
  const { rows } = await sql<{ total: number; pieces: number }>`
    SELECT sum(l."total")::float8 AS "total", sum(l."quantity")::integer AS "pieces"
    FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
    WHERE n."order" = ${order.id} AND n."kind" = 'creditNote'`.execute(shop.db)
  return rows[0]
}

/** The same line by line of the order. */
async function creditedByLine({ id }: Order): Promise<number[]> {
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT sum(l."total")::float8 FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
      WHERE n."kind" = 'creditNote' AND l."line" = o."id"::text) AS "total"
    FROM "order_lines" o WHERE o."owner_id" = ${id} ORDER BY o."position"`.execute(shop.db)
  return rows.map(({ total }) => total)
}

/** A parcel that comes back undelivered while goodwill for its goods waits to be sent, inspected; its own money goes back by hand. */
async function undelivered() {
  const { order, parcel } = await shop.shipped({ S: 2, M: 0 })
  const promised = await goodwill(order, 60_000)
  await shop.steps(parcel, 'sendBack', 'departBack', 'receiveBack')
  const { rows } = await sql<{ id: string }>`
    UPDATE "order_return" SET "refund_destination" = 'bankOrUpi' WHERE "shipment" = ${parcel} RETURNING "id"`.execute(
    shop.db,
  )
  const record = { id: rows[0]?.id ?? '' }
  expect((await shop.inspectAll(record.id)).status).toBe(200)
  expect(await amounts(order)).toEqual([60_000, 140_000])
  return { order, promised, record, own: (await open(order))[1]?.id ?? '' }
}

async function isWhole(order: Order, record: { id: string }): Promise<void> {
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 200_000, pieces: 2 })
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', refundTotal: 200_000 })
  expect(await checkSales(server.context.database.db)).toEqual([])
}

it('goods that came back undelivered are credited and paid back whole, also where goodwill for them is called off afterwards', async () => {
  const { order, promised, record, own } = await undelivered()
  await shop.settle(own)
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  await callOff(promised)
  expect(await amounts(order)).toEqual([60_000])
  await isWhole(order, record)
})

it('so are they where their own money is still on its way', async () => {
  const { order, promised, record } = await undelivered()
  await callOff(promised)
  expect(await amounts(order)).toEqual([140_000, 60_000])
  await isWhole(order, record)
})

it('and where their own money was called off, too, to go another way', async () => {
  const { order, promised, record, own } = await undelivered()
  await callOff(own)
  await callOff(promised)
  expect(await amounts(order)).toEqual([200_000])
  await isWhole(order, record)
})

it('each line of them, where it was promised for one', async () => {
  const { order, parcel } = await shop.shipped({ S: 2, M: 1 })
  const promised = await goodwill(order, 60_000)
  await shop.steps(parcel, 'sendBack', 'departBack', 'receiveBack')
  const { rows } = await sql<{
    id: string
  }>`SELECT "id" FROM "order_return" WHERE "shipment" = ${parcel}`.execute(shop.db)
  const record = { id: rows[0]?.id ?? '' }
  await shop.inspectAll(record.id)
  const before = await creditedByLine(order)
  await callOff(promised)
  await settleAll(order)
  const [first, second] = order.lines.map(({ total }) => total)
  expect(before).toEqual([(first ?? 0) - 60_000, second])
  expect(await creditedByLine(order)).toEqual([first, second])
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('and what was paid in advance for them, where the rest was to be paid at the door', async () => {
  const order = await shop.placed({ S: 1, M: 0, method: 'cod' })
  const slip = { order: order.id, amount: 40_000, reference: 'SLIP', proof: await stored(admin) }
  expect((await shop.ask('POST', '/payments/operations/record', slip)).status).toBe(200)
  const promised = await goodwill(order, 30_000)
  await shop.work(({ records }) => records.transition(resources.order, order.id, 'confirm'))
  const parcel = await shop.parcelOf(order.id)
  const home = ['sendBack', 'departBack', 'receiveBack'] as const
  await shop.steps(parcel, 'pack', 'label', 'handOver', ...home)
  const { rows } = await sql<{
    id: string
  }>`SELECT "id" FROM "order_return" WHERE "shipment" = ${parcel}`.execute(shop.db)
  await shop.inspectAll(rows[0]?.id ?? '')
  await callOff(promised)
  await settleAll(order)
  expect(await creditedByLine(order)).toEqual([100_000])
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('and credited whole where the bank took back the money, which is what was to go back', async () => {
  const { order, record } = await undelivered()
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "payment" WHERE "order" = ${order.id}`.execute(
    shop.db,
  )
  for (const event of ['disputeOpened', 'disputeLost']) await simulate(rows[0]?.id ?? '', event)
  expect(await amounts(order)).toEqual([])
  expect(await credited(order)).toEqual({ total: 200_000, pieces: 2 })
  expect((await shop.refunds(order.id)).filter(({ status }) => status === 'processed')).toMatchObject([
    { amount: 60_000 },
    { amount: 140_000 },
  ])
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', refundTotal: 140_000 })
  expect(await checkSales(server.context.database.db)).toEqual([])
})

/** Goods that a customer sends back, accepted, while goodwill for them waits to be sent. */
async function sentBack() {
  const order = await shop.delivered({ S: 2, M: 0 })
  const promised = await goodwill(order, 60_000)
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  return { order, promised, record }
}

it('what a customer sent back is paid whole, less what is taken off, where goodwill for it is called off afterwards', async () => {
  const { order, promised, record } = await sentBack()
  const deductions = [{ type: 'other', amount: 10_000, reason: 'Worn' }]
  const back = await shop.operate(record, 'refund', { destination: 'bankOrUpi', deductions })
  expect(back.body.amount).toBe(130_000)
  await shop.settle((await open(order))[1]?.id ?? '')
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  await callOff(promised)
  expect(await amounts(order)).toEqual([60_000])
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 190_000, pieces: 2 })
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', refundTotal: 190_000 })
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('so is what was paid without waiting for the goods', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  const promised = await goodwill(order, 60_000)
  const record = (await shop.requested(order, {}, 2)).body
  await shop.move(record, 'approve')
  const reason = await shop.reason('override', 'other')
  const override = { reason, note: 'A good customer', withoutReturn: true }
  const back = await shop.operate(record, 'refund', { destination: 'bankOrUpi', override })
  expect(back.body.amount).toBe(140_000)
  await callOff(promised)
  expect(await amounts(order)).toEqual([140_000, 60_000])
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 200_000, pieces: 2 })
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', refundTotal: 200_000 })
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('and waits for whoever refunds it where nobody has yet', async () => {
  const { order, promised, record } = await sentBack()
  await callOff(promised)
  expect(await amounts(order)).toEqual([])
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(200_000)
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 200_000, pieces: 2 })
})

it('so is what nothing was left to pay for, as all of it was promised', async () => {
  const order = await shop.delivered({ S: 2, M: 0 })
  const promised = await goodwill(order, 200_000)
  const record = await shop.received(order, {}, 2)
  await shop.inspectAll(record.id)
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(0)
  await callOff(promised)
  expect(await amounts(order)).toEqual([200_000])
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 200_000, pieces: 2 })
  expect(await checkSales(server.context.database.db)).toEqual([])
})

/** Goods to be exchanged for dearer ones (by ₹250) while goodwill for them waits, which the customer pays more for it. */
const exchanged = async () => {
  const order = await shop.delivered({ S: 1, M: 0 })
  const promised = await goodwill(order, 30_000)
  const wish = { type: 'exchange', exchangeVariant: shop.sizes.XL, refundDestination: 'bankOrUpi' }
  const record = (await shop.requested(order, wish)).body
  await shop.move(record, 'approve')
  return { order, promised, record }
}

it('what a customer paid more for an exchange because of goodwill goes back where that is called off', async () => {
  const { order, promised, record } = await exchanged()
  await shop.receiveAll(record.id)
  await shop.inspectAll(record.id)
  expect((await shop.operate(record, 'shipExchange')).body.toPay).toBe(55_000)
  await callOff(promised)
  expect(await amounts(order)).toEqual([30_000])
  await settleAll(order)
  expect(await credited(order)).toEqual({ total: 30_000, pieces: 1 })
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('also where the new goods went out before the old ones came', async () => {
  const { order, promised, record } = await exchanged()
  const override = { reason: await shop.reason('override', 'other'), note: 'A good customer' }
  expect((await shop.operate(record, 'shipExchange', { override })).body.toPay).toBe(55_000)
  await callOff(promised)
  expect(await amounts(order)).toEqual([])
  await shop.receiveAll(record.id)
  await shop.inspectAll(record.id)
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(30_000)
  await settleAll(order)
  expect(await checkSales(server.context.database.db)).toEqual([])
})

it('nothing is paid anew where goods that were not accepted, or others, came back', async () => {
  const { order, promised, record } = await sentBack()
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(140_000)
  await settleAll(order)
  expect((await shop.refunds(order.id)).map(({ id }) => id)).toContain(promised)
  const other = await shop.delivered({ S: 2, M: 1 })
  const lines = [{ line: other.lines[1]?.id, quantity: 0, amount: 5_000 }]
  const asked = { order: other.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Came late', lines }
  await shop.ask('POST', '/payments/operations/refund', asked)
  const apart = (await open(other))[0]?.id ?? ''
  const back = await shop.received(other, {}, 2)
  await shop.inspectAll(back.id)
  await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  await callOff(apart)
  expect(await amounts(other)).toEqual([200_000])
})
