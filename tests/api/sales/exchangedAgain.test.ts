import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { ensureExchangedWorth } from '../../../resources/sales/orderReturn/server/ensureExchangedWorth.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

type Asked = Record<string, unknown>
const toM = () => ({ type: 'exchange', exchangeVariant: shop.sizes.M })
const toXL = () => ({ type: 'exchange', exchangeVariant: shop.sizes.XL })

/** Goods of an order that came back, were accepted, and are exchanged. */
async function exchange(order: Order, asked: Asked, pieces = 1) {
  const record = await shop.received(order, asked, pieces)
  expect((await shop.inspectAll(record.id)).status).toBe(200)
  const { status, body } = await shop.operate(record, 'shipExchange', { paymentMethod: 'cod' })
  expect([status, body]).toMatchObject([200, {}])
  return { record, toPay: body.toPay as number, sent: body.order as string }
}

/** What goes out in exchange arrives. */
async function arrives(id: string): Promise<Order> {
  const { version } = await shop.orderOf(id)
  await shop.ask('POST', `/orders/${id}/transitions/confirm`, { version })
  const parcel = await shop.parcelOf(id)
  await shop.steps(parcel, 'pack', 'label', 'handOver', 'depart', 'bringOut', 'deliver')
  return shop.orderOf(id)
}

/** An order of shirts that were exchanged, with what went out delivered. */
async function exchanged(asked: Asked, pieces = 1, price = 100_000) {
  const bought = await shop.delivered({ S: pieces, M: 0, price })
  const { record, sent } = await exchange(bought, asked, pieces)
  return { bought, first: record, got: await arrives(sent) }
}

/** Goods come back, are accepted and refunded. */
async function giveBack(order: Order, pieces = 1, input: object = {}) {
  const record = await shop.received(order, {}, pieces)
  await shop.inspectAll(record.id)
  const { body: told } = await shop.operate(record, 'money')
  const { status, body } = await shop.operate(record, 'refund', { destination: 'bankOrUpi', ...input })
  return { record, told, status, body }
}

const amounts = async ({ id }: Order) => (await shop.refunds(id)).map(({ amount }) => amount)

/** All refunds of these orders are paid, and with them all returns done. */
async function settles(orders: readonly Order[], ...records: { id: string }[]): Promise<void> {
  for (const { id } of orders) for (const refund of await shop.refunds(id)) await shop.settle(refund.id)
  await runTimedWork(server.context, new Date())
  for (const { id } of records) expect((await shop.returnOf(id)).status).toBe('completed')
  expect(await checkSales(server.context.database.db)).toEqual([])
}

it('goods that came by exchange are worth what the earlier ones paid, which goes back out of their payments', async () => {
  const { bought, first, got } = await exchanged(toM())
  expect(got.total).toBe(0)
  const { body } = await shop.ask('POST', '/returns/operations/returnable', { order: got.id })
  expect(body.lines[0].pieceValue).toBe(100_000)
  const { record, told, body: done } = await giveBack(got)
  expect((await shop.returnOf(record.id)).value).toBe(100_000)
  expect(told).toMatchObject({ now: { asked: 100_000, refund: 100_000, left: 100_000 }, refundable: 100_000 })
  expect(done).toMatchObject({ amount: 100_000, status: 'inspected' })
  expect([await amounts(bought), await amounts(got)]).toEqual([[100_000], []])
  const { body: after } = await shop.operate(record, 'money')
  expect(after).toMatchObject({ now: { refunded: 100_000, left: 0 }, refunds: [{ amount: 100_000 }] })
  expect((await shop.operate(record, 'refund', {})).body.amount).toBe(0)
  await settles([bought], first, record)
})

it('what was paid in money goes back first, out of their own payments', async () => {
  const { bought, first, got } = await exchanged(toXL())
  const { record, body } = await giveBack(got)
  expect(body.amount).toBe(125_000)
  expect([await amounts(got), await amounts(bought)]).toEqual([[25_000], [100_000]])
  await settles([bought, got], first, record)
})

it('deductions are taken off once', async () => {
  const { bought, got } = await exchanged(toXL())
  const deductions = [{ type: 'used', amount: 10_000 }]
  const { body, record } = await giveBack(got, 1, { deductions })
  expect(body.amount).toBe(115_000)
  expect([await amounts(got), await amounts(bought)]).toEqual([[25_000], [90_000]])
  await settles([bought, got], record)
})

it('a second exchange credits the whole worth, and a third', async () => {
  const { bought, first, got } = await exchanged(toM())
  const second = await exchange(got, toXL())
  expect(second.toPay).toBe(25_000)
  const next = await arrives(second.sent)
  expect(next.total).toBe(25_000)
  const third = await exchange(next, toXL())
  expect(third.toPay).toBe(0)
  const last = await arrives(third.sent)
  const { record, body } = await giveBack(last)
  expect(body.amount).toBe(125_000)
  expect([await amounts(bought), await amounts(got), await amounts(next), await amounts(last)]).toEqual([
    [100_000],
    [],
    [25_000],
    [],
  ])
  await settles([bought, next], first, second.record, third.record, record)
})

it('what is cheaper in a second exchange goes back where it came from', async () => {
  const { bought, first, got } = await exchanged(toXL())
  const second = await exchange(got, toM())
  expect(second.toPay).toBe(0)
  expect([await amounts(got), await amounts(bought)]).toEqual([[25_000], []])
  const last = await arrives(second.sent)
  const { record } = await giveBack(last)
  expect(await amounts(bought)).toEqual([100_000])
  await settles([bought, got], first, second.record, record)
})

it('of a second exchange that is called off, all goes back', async () => {
  const { bought, got } = await exchanged(toM())
  const { sent } = await exchange(got, toXL())
  const told = await shop.ask('POST', `/orders/${sent}/operations/cancelPreview`, { refund: 'original' })
  expect(told.body).toMatchObject({ refund: 100_000, parts: [{ method: 'upi', amount: 100_000 }] })
  const reason = await shop.reason('cancel', 'inventory')
  const off = await shop.ask('POST', `/orders/${sent}/operations/cancel`, { reason, refund: 'original' })
  expect(off.body).toMatchObject({ refunded: 100_000 })
  expect(await amounts(bought)).toEqual([100_000])
  await settles([bought])
})

it('pieces come back one by one, and make up what was paid to the paisa', async () => {
  const { bought, first, got } = await exchanged(toXL(), 3, 99_999)
  const one = await giveBack(got)
  const two = await exchange(got, toM())
  const three = await giveBack(got)
  const last = await giveBack(await arrives(two.sent))
  const given = [await amounts(bought), await amounts(got)].map((all) => all.reduce((a, b) => a + b, 0))
  expect(given).toEqual([299_997, got.total])
  await settles([bought, got], first, one.record, two.record, three.record, last.record)
})

it('a replacement is worth what its goods were', async () => {
  const { bought, got } = await exchanged({ type: 'replacement' }, 1, 90_000)
  const { body } = await giveBack(got)
  expect(body.amount).toBe(90_000)
  expect(await amounts(bought)).toEqual([90_000])
  await settles([bought])
})

it('never more goes back than the payments of the earlier order still have', async () => {
  const { bought, got } = await exchanged(toM())
  const goodwill = await shop.ask('POST', '/payments/operations/refund', {
    order: bought.id,
    source: 'goodwill',
    destination: 'bankOrUpi',
    note: 'Sorry',
    extra: 30_000,
  })
  expect(goodwill.status).toBe(200)
  const { status, told, record } = await giveBack(got)
  expect([status, told.refundable]).toEqual([422, 70_000])
  expect(await amounts(bought)).toEqual([30_000])
  const deductions = [{ type: 'other', amount: 30_000 }]
  const less = await shop.operate(record, 'refund', { destination: 'bankOrUpi', deductions })
  expect(less.body.amount).toBe(70_000)
  expect(await amounts(bought)).toEqual([30_000, 70_000])
  await settles([bought], record)
})

it('what went back as goodwill for the earlier goods pays for nothing any more, as the check of all sales knows', async () => {
  const { bought, first, got } = await exchanged(toM())
  const second = await exchange(got, toM())
  const last = await arrives(second.sent)
  const goodwill = await shop.ask('POST', '/payments/operations/refund', {
    order: bought.id,
    source: 'goodwill',
    destination: 'bankOrUpi',
    note: 'Sorry',
    lines: [{ line: bought.lines[0]?.id, quantity: 0, amount: 100_000 }],
  })
  expect(goodwill.status).toBe(200)
  const back = await shop.received(last)
  expect((await shop.returnOf(back.id)).lines).toMatchObject([{ value: 0, exchangedValue: 0 }])
  await settles([bought], first, second.record)
})

it('in advance, the same goes back', async () => {
  const { bought, got } = await exchanged(toXL())
  const record = (await shop.requested(got)).body
  await shop.move(record, 'approve')
  const override = { reason: await shop.reason('override', 'trusted-customer') }
  const early = await shop.operate(record, 'refund', { destination: 'bankOrUpi', override })
  expect(early.body.amount).toBe(125_000)
  await shop.receiveAll(record.id)
  await shop.inspectAll(record.id)
  expect((await shop.operate(record, 'refund', {})).body.amount).toBe(0)
  await settles([bought, got], record)
})

it('goods that were exchanged before the old ones came back give back nothing until these are seen', async () => {
  const bought = await shop.delivered({ S: 1, M: 0 })
  const first = (await shop.requested(bought, toM())).body
  await shop.move(first, 'approve')
  const override = { reason: await shop.reason('override', 'trusted-customer') }
  const { body } = await shop.operate(first, 'shipExchange', { override })
  const got = await arrives(body.order)
  const { status, told, record } = await giveBack(got)
  expect([status, told.refundable]).toEqual([422, 0])
  expect(await amounts(bought)).toEqual([])
  await shop.receiveAll(first.id)
  await shop.inspectAll(first.id)
  expect((await shop.operate(record, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(100_000)
  await settles([bought], first, record)
})

it('and a piece that never came back pays for nothing', async () => {
  const bought = await shop.delivered({ S: 2, M: 0 })
  const first = (await shop.requested(bought, toM(), 2)).body
  await shop.move(first, 'approve')
  const override = { reason: await shop.reason('override', 'trusted-customer') }
  const { body } = await shop.operate(first, 'shipExchange', { override })
  const got = await arrives(body.order)
  const back = (await shop.requested(got, {}, 2)).body
  const { lines } = await shop.returnOf(first.id)
  await shop.operate(first, 'receive', { lines: [{ id: lines[0]?.id, received: 1 }] })
  await shop.inspectAll(first.id)
  await shop.move(back, 'approve')
  await shop.receiveAll(back.id)
  await shop.inspectAll(back.id)
  const { body: told } = await shop.operate(back, 'money')
  const done = await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  expect([told.now.left, done.body.amount]).toEqual([100_000, 100_000])
  expect(await amounts(bought)).toEqual([100_000])
  await settles([bought], back)
})

it('the check of all sales misses what earlier goods paid, and what goes back for it', async () => {
  const { got } = await exchanged(toM())
  const { record } = await giveBack(got)
  const found = async (amount: number) => {
    await sql`UPDATE "order_return_lines" SET "exchanged_value" = ${amount} WHERE "owner_id" = ${record.id}`.execute(
      shop.db,
    )
    return (await checkSales(server.context.database.db)).map(({ rule }) => rule)
  }
  expect(await found(0)).toEqual(['return-overpaid', 'return-exchanged'])
  expect(await found(99_999)).toEqual(['return-overpaid'])
  expect(await found(100_000)).toEqual([])
})

it('whoever sends back their pieces apart shares what the earlier ones came to', async () => {
  const bought = await shop.delivered({ S: 2, M: 0 })
  const first = (await shop.requested(bought, toM(), 2)).body
  await shop.move(first, 'approve')
  const override = { reason: await shop.reason('override', 'trusted-customer') }
  const { body } = await shop.operate(first, 'shipExchange', { override })
  const got = await arrives(body.order)
  const again = await shop.received(got, { type: 'exchange', exchangeVariant: shop.sizes.S })
  const back = await shop.received(got)
  const { lines } = await shop.returnOf(first.id)
  await shop.operate(first, 'receive', { lines: [{ id: lines[0]?.id, received: 1 }] })
  for (const { id } of [first, again, back]) await shop.inspectAll(id)
  expect((await shop.operate(again, 'shipExchange')).body.toPay).toBe(50_000)
  expect((await shop.operate(back, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(50_000)
  expect(await amounts(bought)).toEqual([50_000])
  await settles([bought], back)
  // What went out for the other piece is under way: until it is there nobody knows what of it is to be billed.
  expect((await shop.returnOf(first.id)).status).toBe('inspected')
})

it.each([
  ['up', 99_960, 100_040],
  ['down', 100_040, 100_000],
])(
  'the rounding of the first order (%s) goes back with the last of what was paid',
  async (_, price, worth) => {
    const query = encodeURIComponent('{"key":"tax.roundTotal"}')
    const [setting] = (await shop.ask('GET', `/config-settings?filter=${query}`)).body
    const round = async (value: boolean) => {
      const { version } = (await shop.ask('GET', `/config-settings/${setting.id}`)).body
      await shop.ask('PUT', `/config-settings/${setting.id}`, { version, value })
    }
    await round(true)
    const bought = await shop.delivered({ S: 1, M: 0, price })
    await round(false)
    expect(bought.total).toBe(100_000)
    const { record: first, sent } = await exchange(bought, toM())
    const got = await arrives(sent)
    const before = (await amounts(bought)).reduce((sum, amount) => sum + amount, 0)
    const { told, status, body, record } = await giveBack(got)
    expect([status, body.amount, told.now.left]).toEqual([200, worth - before, worth - before])
    const given = [...(await amounts(bought)), ...(await amounts(got))].reduce(
      (sum, amount) => sum + amount,
      0,
    )
    expect(given).toBe(worth)
    expect((await shop.operate(record, 'money')).body.now.left).toBe(0)
    await settles([bought, got], first, record)
  },
)

it('a return of exchanged goods from before that was written down knows at the next start what earlier ones paid', async () => {
  const { bought, first, got } = await exchanged(toM(), 3)
  const [waiting, seen] = [await shop.received(got, {}, 1), await shop.received(got, {}, 2)]
  await shop.inspectAll(seen.id)
  await sql`UPDATE "order_return_lines" SET "exchanged_value" = NULL, "exchanged_amount" = 0
    WHERE "owner_id" IN (${waiting.id}, ${seen.id})`.execute(shop.db)
  const faults = await checkSales(server.context.database.db)
  expect(faults.map(({ rule }) => rule)).toEqual(['return-exchanged', 'return-exchanged'])
  for (let start = 0; start < 2; start++) await ensureExchangedWorth(server.context)
  const told = [await shop.returnOf(waiting.id), await shop.returnOf(seen.id)]
  expect(told.map(({ lines: [line] }) => [line?.exchangedValue, line?.exchangedAmount])).toEqual([
    [100_000, 0],
    [200_000, 200_000],
  ])
  await shop.inspectAll(waiting.id)
  for (const { id } of [waiting, seen]) await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })
  expect(await amounts(bought)).toEqual([100_000, 200_000])
  await settles([bought], first, waiting, seen)
})
