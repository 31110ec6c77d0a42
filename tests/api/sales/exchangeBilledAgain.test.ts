import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openReturnShop } from './opened.ts'
import { sentEarly } from './sentEarly.ts'

const { server, shop } = openReturnShop()
const { send } = sentEarly(shop)

const faults = () => checkSales(server.context.database.db)
const toXL = () => ({ type: 'exchange', exchangeVariant: shop.sizes.XL })

const way = ['pack', 'label', 'handOver', 'depart', 'bringOut', 'deliver']

/** What goes out in exchange for goods of an order, before these are here or after; it is paid and confirmed, and arrives when it is told to. */
async function exchangeOn(order: string, wish: Record<string, unknown>, pieces = 1, isEarly = false) {
  const again = (await shop.requested(await shop.orderOf(order), wish, pieces)).body as {
    id: string
    number: string
  }
  await shop.move(again, 'approve')
  if (!isEarly) {
    await shop.receiveAll(again.id)
    await shop.inspectAll(again.id)
  }
  const override = isEarly ? { reason: await shop.reason('override', 'trusted-customer') } : undefined
  const { body } = await shop.operate(again, 'shipExchange', { override, paymentMethod: 'upi' })
  if (body.toPay > 0) await shop.capture(body.order)
  const { version } = await shop.orderOf(body.order)
  await shop.ask('POST', `/orders/${body.order}/transitions/confirm`, { version })
  const arrive = async () => shop.steps(await shop.parcelOf(body.order), ...way)
  return { again, last: body.order as string, arrive }
}

/** What went out for goods that are not back yet comes back in exchange for others. */
async function exchangedAgain(wish: Record<string, unknown> = toXL(), pieces = 1, isEarly = false) {
  const sent = await send({ type: 'exchange', exchangeVariant: shop.sizes.M }, pieces)
  return { ...sent, ...(await exchangeOn(sent.sent, wish, pieces, isEarly)) }
}

/** So many of the pieces of a return arrive and are accepted. */
async function comeBack(record: { id: string }, accepted: number) {
  const { lines } = await shop.returnOf(record.id)
  const id = lines[0]?.id
  await shop.operate(record, 'receive', { lines: [{ id, received: accepted }] })
  const found = { qcResult: 'pass', restockTo: 'sellable', note: 'Seen' }
  expect((await shop.operate(record, 'inspect', { lines: [{ id, accepted, ...found }] })).status).toBe(200)
  const { status, toBill } = await shop.returnOf(record.id)
  return [status, toBill]
}

it('what was exchanged on for goods that never come is billed, and both stay with the customer', async () => {
  const { record, sent, last, arrive } = await exchangedAgain()
  await arrive()
  expect((await shop.orderOf(last)).total).toBe(25_000)
  expect((await shop.move(record, 'bill')).status).toBe(200)
  expect((await shop.orderOf(sent)).total).toBe(0)
  expect(await shop.orderOf(last)).toMatchObject({ total: 125_000, due: 100_000 })
  expect(await faults()).toEqual([])
  const third = (await shop.requested(await shop.orderOf(last))).body
  expect((await shop.returnOf(third.id)).value).toBe(125_000)
  expect(await faults()).toEqual([])
})

it('so is what replaced it', async () => {
  const { record, last, arrive } = await exchangedAgain({ type: 'replacement' })
  await arrive()
  expect((await shop.move(record, 'bill')).status).toBe(200)
  expect(await shop.orderOf(last)).toMatchObject({ total: 100_000, due: 100_000 })
  expect(await faults()).toEqual([])
})

it('not as long as it is under way', async () => {
  const { record, last, arrive } = await exchangedAgain()
  expect((await shop.move(record, 'bill')).status).toBe(409)
  await arrive()
  expect((await shop.move(record, 'bill')).status).toBe(200)
  expect((await shop.orderOf(last)).due).toBe(100_000)
})

it('nothing is billed where the first goods come after all', async () => {
  const { record, last, arrive } = await exchangedAgain()
  await arrive()
  await shop.receiveAll(record.id)
  await shop.inspectAll(record.id)
  expect((await shop.orderOf(last)).due).toBe(0)
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', toBill: 0 })
})

it.each([
  ['exchanged', toXL],
  ['replaced', () => ({ type: 'replacement' })],
])('where they come in part, what was %s on is billed for the rest', async (_, wish) => {
  const { order, record, last, arrive } = await exchangedAgain(wish(), 2)
  const { total } = await shop.orderOf(last)
  await arrive()
  expect(await comeBack(record, 1)).toEqual(['inspected', 100_000])
  expect((await shop.move(record, 'billRest')).status).toBe(200)
  expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', toBill: 0 })
  expect(await shop.orderOf(last)).toMatchObject({ total: total + 100_000, due: 100_000 })
  expect(await faults()).toEqual([])
  await shop.capture(last)
  const back = await shop.received(await shop.orderOf(last), {}, 2)
  await shop.inspectAll(back.id)
  const { body } = await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  // With the piece of the first order that is paid and stays, no money is with the shop but for it.
  expect(body.amount).toBe(total + 200_000)
  for (const each of [order.id, last]) for (const { id } of await shop.refunds(each)) await shop.settle(id)
  expect(await faults()).toEqual([])
})

it('where it was exchanged once more, the last of it is billed', async () => {
  const { record, sent, last, arrive } = await exchangedAgain(toXL(), 2)
  await arrive()
  const third = await exchangeOn(last, toXL(), 2)
  expect(await comeBack(record, 1)).toEqual(['inspected', 0])
  expect((await shop.move(record, 'billRest')).status).toBe(409)
  await third.arrive()
  expect((await shop.move(record, 'bill')).status).not.toBe(200)
  await runTimedWork(server.context, new Date())
  expect((await shop.returnOf(record.id)).toBill).toBe(100_000)
  expect((await shop.move(record, 'billRest')).status).toBe(200)
  const due = async (id: string) => (await shop.orderOf(id)).due
  expect([await due(sent), await due(last), await due(third.last)]).toEqual([0, 0, 100_000])
  expect(await faults()).toEqual([])
})

it('what is seen after the first goods came in part and the rest was billed pays for no more than these', async () => {
  const { record, again, last, arrive } = await exchangedAgain(toXL(), 2, true)
  await arrive()
  expect(await comeBack(record, 1)).toEqual(['inspected', 0])
  expect((await shop.move(record, 'billRest')).status).toBe(409)
  expect(await comeBack(again, 2)).toEqual(['completed', 0])
  await runTimedWork(server.context, new Date())
  expect((await shop.returnOf(record.id)).toBill).toBe(100_000)
  expect((await shop.move(record, 'billRest')).status).toBe(200)
  expect((await shop.orderOf(last)).due).toBe(100_000)
  expect(await faults()).toEqual([])
})

it('is missed by the check of all sales', async () => {
  const { record, again, last, arrive } = await exchangedAgain(toXL(), 2)
  await arrive()
  await runTimedWork(server.context, new Date())
  await comeBack(record, 1)
  const rules = async () => (await faults()).map(({ rule, text }) => [rule, text.includes(again.number)])
  await sql`UPDATE "order_return" SET "status" = 'completed' WHERE "id" = ${record.id}`.execute(shop.db)
  expect(await rules()).toContainEqual(['exchange-rest', true])
  await sql`UPDATE "order_return" SET "status" = 'inspected' WHERE "id" = ${record.id}`.execute(shop.db)
  expect((await shop.move(record, 'billRest')).status).toBe(200)
  expect((await shop.orderOf(last)).due).toBe(100_000)
  expect(await rules()).toEqual([])
})
