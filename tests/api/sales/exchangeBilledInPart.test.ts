import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { openReturnShop } from './opened.ts'
import { sentEarly } from './sentEarly.ts'

const { server, shop } = openReturnShop()
const { send, papers, calledOff } = sentEarly(shop)

const faults = async () => (await checkSales(server.context.database.db)).map(({ rule }) => rule)
const toXL = () => ({ type: 'exchange', exchangeVariant: shop.sizes.XL })

/** So many pieces of a return arrive and are accepted. */
async function comeBack(record: { id: string }, received: number, accepted = received) {
  const { lines } = await shop.returnOf(record.id)
  const id = lines[0]?.id
  expect((await shop.operate(record, 'receive', { lines: [{ id, received }] })).status).toBe(200)
  const found = { qcResult: 'pass', restockTo: accepted > 0 ? 'sellable' : 'none', note: 'Seen' }
  const { status } = await shop.operate(record, 'inspect', { lines: [{ id, accepted, ...found }] })
  expect(status).toBe(200)
  return stateOf(record)
}

const stateOf = async ({ id }: { id: string }) => {
  const { status, toBill } = await shop.returnOf(id)
  return [status, toBill]
}

const billed = async (record: { id: string }) => {
  const { status } = await shop.move(record, 'billRest')
  return [status, ...(await stateOf(record))]
}

/** An accepted return of pieces of an order, refunded. */
async function giveBack(order: string, pieces: number): Promise<number> {
  const back = await shop.received(await shop.orderOf(order), {}, pieces)
  await shop.inspectAll(back.id)
  const { status, body } = await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  expect([status, body.amount > 0]).toEqual([200, true])
  return body.amount
}

const settle = async (...orders: string[]) => {
  for (const order of orders) for (const { id } of await shop.refunds(order)) await shop.settle(id)
}

it('of old goods that come back in part, the rest is billed, and may come back like any others', async () => {
  const { order, record, sent } = await send(toXL(), 2)
  expect(await comeBack(record, 1)).toEqual(['inspected', 100_000])
  expect(await billed(record)).toEqual([200, 'completed', 0])
  const got = await shop.orderOf(sent)
  expect(got).toMatchObject({ total: 150_000, paid: 50_000, due: 100_000, manualDiscount: 100_000 })
  expect(await papers(sent)).toEqual([
    ['invoice', 50_000, 2, false],
    ['invoice', 100_000, 0, true],
  ])
  expect((await shop.returnOf(record.id)).lines).toMatchObject([{ quantity: 1, accepted: 1, value: 100_000 }])
  expect(await faults()).toEqual([])
  await shop.capture(sent)
  expect(await giveBack(order.id, 1)).toBe(100_000)
  expect(await giveBack(sent, 1)).toBe(125_000)
  expect(await giveBack(sent, 1)).toBe(125_000)
  await settle(order.id, sent)
  expect(await faults()).toEqual([])
})

it('what was not accepted is the customer’s, too', async () => {
  const { record, sent } = await send({ type: 'replacement' }, 3, { price: 90_000 })
  expect(await comeBack(record, 3, 2)).toEqual(['inspected', 100_000])
  expect(await billed(record)).toEqual([200, 'completed', 0])
  expect((await shop.orderOf(sent)).due).toBe(100_000)
  expect(await faults()).toEqual([])
})

it('what the new goods cost less is paid back first', async () => {
  const { order, record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.M }, 2, {
    price: 110_000,
  })
  expect(await comeBack(record, 1)).toEqual(['inspected', 0])
  expect((await billed(record))[0]).toBe(409)
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(10_000)
  await settle(order.id)
  expect(await stateOf(record)).toEqual(['inspected', 100_000])
  expect(await billed(record)).toEqual([200, 'completed', 0])
  expect((await shop.orderOf(sent)).due).toBe(100_000)
  expect(await faults()).toEqual([])
})

it('what went back in advance for more than came is billed with it', async () => {
  const { order, record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.M }, 2, {
    price: 110_000,
  })
  const override = { reason: await shop.reason('override', 'trusted-customer') }
  const early = await shop.operate(record, 'refund', { destination: 'bankOrUpi', override })
  expect(early.body.amount).toBe(20_000)
  await settle(order.id)
  expect(await comeBack(record, 1)).toEqual(['inspected', 110_000])
  expect(await billed(record)).toEqual([200, 'completed', 0])
  expect((await shop.orderOf(sent)).due).toBe(110_000)
  expect(await faults()).toEqual([])
})

it('so are deductions', async () => {
  const { record, sent } = await send(toXL(), 1)
  await shop.receiveAll(record.id)
  const { lines } = await shop.returnOf(record.id)
  await shop.operate(record, 'inspect', {
    lines: [{ id: lines[0]?.id, accepted: 1, qcResult: 'used', restockTo: 'damaged' }],
  })
  expect(await stateOf(record)).toEqual(['completed', 0])
  const more = await send(toXL(), 2)
  await comeBack(more.record, 1)
  const deductions = [{ type: 'used', amount: 20_000 }]
  expect((await shop.operate(more.record, 'refund', { deductions })).status).toBe(200)
  expect(await stateOf(more.record)).toEqual(['inspected', 120_000])
  expect(await billed(more.record)).toEqual([200, 'completed', 0])
  expect([(await shop.orderOf(sent)).due, (await shop.orderOf(more.sent)).due]).toEqual([0, 120_000])
  expect(await faults()).toEqual([])
})

it('new goods that came back or were called off are billed to nobody', async () => {
  const { record, sent } = await send(toXL(), 3, { off: 1 })
  const back = await shop.received(await shop.orderOf(sent))
  expect((await shop.move(record, 'bill')).status).toBe(409)
  await shop.inspectAll(back.id)
  expect((await shop.move(record, 'bill')).status).toBe(200)
  const got = await shop.orderOf(sent)
  expect(got.due).toBe(100_000)
  expect((await papers(sent)).map(([, total]) => total)).toEqual([50_000, 100_000])
  await shop.capture(sent)
  await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  await settle(sent)
  expect(await faults()).toEqual([])
})

it('of new goods that came back, what they took of the old ones’ worth pays for no others', async () => {
  const { order, record, sent } = await send(toXL(), 2)
  const back = await shop.received(await shop.orderOf(sent))
  await shop.inspectAll(back.id)
  expect(await comeBack(record, 1)).toEqual(['inspected', 100_000])
  expect((await shop.operate(back, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(125_000)
  await settle(order.id, sent)
  expect(await billed(record)).toEqual([200, 'completed', 0])
  expect((await shop.orderOf(sent)).due).toBe(100_000)
  await shop.capture(sent)
  expect(await giveBack(sent, 1)).toBe(125_000)
  await settle(sent)
  expect(await faults()).toEqual([])
})

it('it waits until the new goods are there, and ends by itself where none of them stays', async () => {
  const { record, sent } = await send({ type: 'replacement' }, 2, { arrives: false })
  expect(await comeBack(record, 1)).toEqual(['inspected', 0])
  expect((await billed(record))[0]).toBe(409)
  await shop.steps(await shop.parcelOf(sent), 'pack', 'label', 'handOver')
  const way = ['depart', 'bringOut', 'deliver']
  await shop.steps(await shop.parcelOf(sent), ...way)
  const back = await shop.received(await shop.orderOf(sent), {}, 2)
  await shop.inspectAll(back.id)
  await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  expect((await shop.orderOf(sent)).due).toBe(0)
  const other = await send({ type: 'replacement' }, 2, { arrives: false })
  expect((await calledOff(other.sent, 2)).status).toBe(200)
  expect((await comeBack(other.record, 1))[1]).toBe(0)
  expect(await faults()).toEqual([])
})

it('is missed by the check of all sales', async () => {
  const { record } = await send(toXL(), 2)
  await comeBack(record, 1)
  await sql`UPDATE "order_return" SET "status" = 'completed' WHERE "id" = ${record.id}`.execute(shop.db)
  expect(await faults()).toContain('exchange-rest')
  await sql`UPDATE "order_return" SET "status" = 'inspected' WHERE "id" = ${record.id}`.execute(shop.db)
  expect(await billed(record)).toEqual([200, 'completed', 0])
  expect(await faults()).toEqual([])
})
