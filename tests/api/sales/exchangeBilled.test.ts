import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { ensureExchangedWorth } from '../../../resources/sales/orderReturn/server/ensureExchangedWorth.ts'
import { openReturnShop } from './opened.ts'
import { sentEarly } from './sentEarly.ts'

const { server, shop } = openReturnShop()
const { send, papers, calledOff } = sentEarly(shop)

const faults = async () => (await checkSales(server.context.database.db)).map(({ rule }) => rule)

const billed = async (record: { id: string }) => {
  const { status } = await shop.move(record, 'bill')
  return [status, (await shop.returnOf(record.id)).status]
}

it('what went out for goods that never come is billed whole, and these stay with the customer', async () => {
  const { order, record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.M })
  expect(await papers(sent)).toEqual([['invoice', 0, 1, false]])
  expect((await shop.move(record, 'cancel')).status).not.toBe(200)
  await shop.move(record, 'pickUp')
  expect(await billed(record)).toEqual([200, 'closed'])
  const got = await shop.orderOf(sent)
  expect(got).toMatchObject({ total: 100_000, due: 100_000, paymentStatus: 'unpaid', manualDiscount: null })
  expect(got.changes).toMatchObject([{ difference: 100_000, what: record.number }])
  expect(await papers(sent)).toEqual([
    ['invoice', 0, 1, false],
    ['invoice', 100_000, 0, true],
  ])
  expect((await shop.orderOf(order.id)).returnStatus).toBe('none')
  expect(await faults()).toEqual([])
})

it('both can come back afterwards, each for what was paid for it', async () => {
  const { order, record, sent } = await send({ type: 'replacement' }, 2)
  expect(await billed(record)).toEqual([200, 'closed'])
  await shop.capture(sent)
  for (const bought of [await shop.orderOf(sent), order]) {
    const back = await shop.received(bought, {}, 1)
    await shop.inspectAll(back.id)
    const { body } = await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
    expect(body.amount).toBe(100_000)
    for (const { id } of await shop.refunds(bought.id)) await shop.settle(id)
    expect((await shop.returnOf(back.id)).status).toBe('completed')
  }
  // The pieces stand on the first invoice, which was of nothing.
  expect((await papers(sent)).at(-1)).toEqual(['creditNote', 100_000, 0, true])
  expect(await faults()).toEqual([])
})

it('what was paid for the difference is not billed again', async () => {
  const { record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.XL }, 2)
  expect(await shop.orderOf(sent)).toMatchObject({ paid: 50_000, due: 0 })
  expect(await billed(record)).toEqual([200, 'closed'])
  expect(await shop.orderOf(sent)).toMatchObject({ total: 250_000, due: 200_000 })
  expect((await papers(sent)).map(([, total]) => total)).toEqual([50_000, 200_000])
  expect(await faults()).toEqual([])
})

it('pieces that were called off are not billed', async () => {
  const { record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.XL }, 3, {
    off: 1,
  })
  const { total, cancelledTotal } = await shop.orderOf(sent)
  expect([total, cancelledTotal]).toEqual([75_000, 25_000])
  expect(await billed(record)).toEqual([200, 'closed'])
  const got = await shop.orderOf(sent)
  expect([got.total - got.cancelledTotal, got.due]).toEqual([250_000, 200_000])
  expect((await papers(sent)).map(([, amount]) => amount)).toEqual([50_000, 200_000])
  expect(await faults()).toEqual([])
})

it('nothing is billed as long as it is under way, nor where it was called off or came back', async () => {
  const { record, sent } = await send({ type: 'replacement' }, 1, { arrives: false })
  expect(await billed(record)).toEqual([409, 'approved'])
  expect((await calledOff(sent, 1)).status).toBe(200)
  expect(await billed(record)).toEqual([200, 'closed'])
  const again = await send({ type: 'replacement' })
  const back = await shop.received(await shop.orderOf(again.sent))
  expect(await billed(again.record)).toEqual([409, 'approved'])
  await shop.inspectAll(back.id)
  expect(await billed(again.record)).toEqual([200, 'closed'])
  for (const each of [sent, again.sent]) expect((await shop.orderOf(each)).due).toBe(0)
  expect((await papers(again.sent)).length).toBe(1)
  expect(await faults()).toEqual([])
})

it('what was not accepted goes back to the customer, who pays for what they have instead', async () => {
  const { record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.M })
  await shop.receiveAll(record.id)
  const line = (await shop.returnOf(record.id)).lines[0]
  const found = { id: line?.id, accepted: 0, qcResult: 'used', restockTo: 'none', note: 'Worn' }
  await shop.operate(record, 'inspect', { lines: [found] })
  expect((await shop.move(record, 'sendBack')).status).toBe(200)
  expect((await shop.move(record, 'close')).status).not.toBe(200)
  expect(await billed(record)).toEqual([200, 'closed'])
  expect((await shop.orderOf(sent)).due).toBe(100_000)
  expect(await faults()).toEqual([])
})

it('is for those who may refund, and missed by the check of all sales', async () => {
  const { record, sent } = await send({ type: 'replacement' })
  const desk = await shop.staff('desk', [{ key: 'orderReturn', view: true, edit: true }])
  const { version } = await shop.returnOf(record.id)
  const asked = ['POST', `/returns/${record.id}/transitions/bill`, { version }] as const
  expect((await shop.ask(...asked, desk)).status).toBe(403)
  await sql`UPDATE "order_return" SET "status" = 'cancelled' WHERE "id" = ${record.id}`.execute(shop.db)
  expect(await faults()).toContain('exchange-billed')
  await sql`UPDATE "order_return" SET "status" = 'approved' WHERE "id" = ${record.id}`.execute(shop.db)
  expect(await billed(record)).toEqual([200, 'closed'])
  expect((await shop.orderOf(sent)).due).toBe(100_000)
  expect(await faults()).toEqual([])
})

it('then the old goods paid for nothing of it, which the next start asks once of a return from before that was written down', async () => {
  const { record, sent } = await send({ type: 'replacement' })
  expect(await billed(record)).toEqual([200, 'closed'])
  await shop.capture(sent)
  const { id } = await shop.received(await shop.orderOf(sent))
  await sql`UPDATE "order_return_lines" SET "exchanged_value" = NULL WHERE "owner_id" = ${id}`.execute(
    shop.db,
  )
  await ensureExchangedWorth(server.context)
  const { version, lines } = await shop.returnOf(id)
  expect(lines).toMatchObject([{ value: 100_000, exchangedValue: 0 }])
  await ensureExchangedWorth(server.context)
  expect((await shop.returnOf(id)).version).toBe(version)
})
