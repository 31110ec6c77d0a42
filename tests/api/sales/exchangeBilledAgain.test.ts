import { expect, it } from 'vitest'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { openReturnShop } from './opened.ts'
import { sentEarly } from './sentEarly.ts'

const { server, shop } = openReturnShop()
const { send } = sentEarly(shop)

/** What went out for goods that are not back yet comes back in exchange for others, which arrive. */
async function exchangedAgain() {
  const { order, record, sent } = await send({ type: 'exchange', exchangeVariant: shop.sizes.M })
  const wish = { type: 'exchange', exchangeVariant: shop.sizes.XL }
  const second = await shop.received(await shop.orderOf(sent), wish)
  await shop.inspectAll(second.id)
  const { body } = await shop.operate(second, 'shipExchange', { paymentMethod: 'upi' })
  await shop.capture(body.order)
  const { version } = await shop.orderOf(body.order)
  await shop.ask('POST', `/orders/${body.order}/transitions/confirm`, { version })
  const way = ['pack', 'label', 'handOver', 'depart', 'bringOut', 'deliver']
  const arrive = async () => shop.steps(await shop.parcelOf(body.order), ...way)
  return { order, record, sent, last: body.order as string, arrive }
}

it('what was exchanged on for goods that never come is billed, and both stay with the customer', async () => {
  const { record, sent, last, arrive } = await exchangedAgain()
  await arrive()
  expect((await shop.orderOf(last)).total).toBe(25_000)
  expect((await shop.move(record, 'bill')).status).toBe(200)
  expect((await shop.orderOf(sent)).total).toBe(0)
  expect(await shop.orderOf(last)).toMatchObject({ total: 125_000, due: 100_000 })
  expect(await checkSales(server.context.database.db)).toEqual([])
  const third = (await shop.requested(await shop.orderOf(last))).body
  expect((await shop.returnOf(third.id)).value).toBe(125_000)
  expect(await checkSales(server.context.database.db)).toEqual([])
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
