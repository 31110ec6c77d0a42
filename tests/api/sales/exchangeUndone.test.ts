import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

/** An exchange of delivered shirts whose new pieces are ordered; the old ones were accepted. */
async function exchanged(pieces: number, asked: object) {
  const order = await shop.delivered({ S: pieces, M: 0 })
  const record = await shop.received(order, asked as Record<string, unknown>, pieces)
  await shop.inspectAll(record.id)
  const { status, body } = await shop.operate(record, 'shipExchange', { paymentMethod: 'cod' })
  expect(status).toBe(200)
  return { order, record, sent: await shop.orderOf(body.order) }
}

const cancel = async (id: string, more: object = {}) =>
  shop.ask('POST', `/orders/${id}/operations/cancel`, {
    reason: await shop.reason('cancel', 'inventory'),
    refund: 'original',
    ...more,
  })
const amounts = async (order: string) => (await shop.refunds(order)).map(({ amount }) => amount)

/** Packs what goes out in exchange, and it comes back undelivered. */
async function comesBack(sent: string) {
  const { version } = await shop.orderOf(sent)
  await shop.ask('POST', `/orders/${sent}/transitions/confirm`, { version })
  const parcel = await shop.parcelOf(sent)
  await shop.steps(parcel, 'pack', 'label', 'handOver', 'depart', 'sendBack', 'departBack', 'receiveBack')
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM "order_return" WHERE "order" = ${sent}`.execute(
    shop.db,
  )
  return shop.inspectAll(rows[0]?.id ?? '')
}

async function settles(order: string, record: { id: string }): Promise<void> {
  for (const { id } of await shop.refunds(order)) await shop.settle(id)
  expect((await shop.returnOf(record.id)).status).toBe('completed')
  expect(await checkSales(server.context.database.db)).toEqual([])
}

it('what goods paid for an exchange goes back where that is called off', async () => {
  const { order, record, sent } = await exchanged(1, { type: 'exchange', exchangeVariant: shop.sizes.XL })
  expect(await amounts(order.id)).toEqual([])
  const told = await shop.ask('POST', `/orders/${sent.id}/operations/cancelPreview`, { refund: 'original' })
  expect(told.body).toMatchObject({ refund: 100_000, parts: [{ method: 'upi', amount: 100_000 }] })
  expect((await cancel(sent.id)).body).toMatchObject({ refunded: 100_000 })
  expect(await amounts(order.id)).toEqual([100_000])
  expect(await amounts(sent.id)).toEqual([])
  await settles(order.id, record)
})

it('so does what a replacement was for', async () => {
  const { order, record, sent } = await exchanged(1, { type: 'replacement' })
  await cancel(sent.id)
  expect(await amounts(order.id)).toEqual([100_000])
  await settles(order.id, record)
})

it('of some of its pieces that are called off, their part of it', async () => {
  const { order, record, sent } = await exchanged(2, { type: 'exchange', exchangeVariant: shop.sizes.XL })
  expect(sent.total).toBe(50_000)
  expect((await cancel(sent.id, { lines: [{ line: sent.lines[0]?.id, quantity: 1 }] })).status).toBe(200)
  expect(await amounts(order.id)).toEqual([100_000])
  expect((await cancel(sent.id)).status).toBe(200)
  expect(await amounts(order.id)).toEqual([100_000, 100_000])
  await settles(order.id, record)
})

it('and of what comes back undelivered, once it is seen', async () => {
  const { order, record, sent } = await exchanged(1, { type: 'exchange', exchangeVariant: shop.sizes.M })
  expect((await comesBack(sent.id)).status).toBe(200)
  expect(await amounts(order.id)).toEqual([100_000])
  await settles(order.id, record)
})

it('nothing goes back by itself where nothing is to, and can be given back by whoever refunds the return', async () => {
  const { order, record, sent } = await exchanged(1, { type: 'exchange', exchangeVariant: shop.sizes.M })
  await cancel(sent.id, { refund: 'none' })
  expect(await amounts(order.id)).toEqual([])
  expect((await shop.returnOf(record.id)).status).toBe('inspected')
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(100_000)
  await settles(order.id, record)
})
