import { expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

/** All of an area that a filter finds. */
const found = async (endpoint: string, filter: object): Promise<any[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,99]' })
  return (await shop.ask('GET', `/${endpoint}?${query}`)).body
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

it('what a customer spent, an average order and the parcels that came back are what staff read in the orders, payments, refunds and parcels', async () => {
  const made = await shop.ask('POST', '/customers', { firstName: 'Asha', phone: '+919876543210' })
  const customer = made.body.id as string
  await shop.delivered({ customer, S: 2, M: 1 })
  await shop.delivered({ customer, S: 0, M: 2, method: 'cod' })
  await shop.placed({ customer, S: 1, M: 1, method: 'cod' })
  const returned = await shop.delivered({ customer, S: 2, M: 0 })
  const back = await shop.received(returned)
  await shop.inspectAll(back.id)
  await shop.operate(back, 'refund', { destination: 'bankOrUpi' })
  const cancelled = await shop.placed({ customer, S: 1, M: 0 })
  const lessened = await shop.placed({ customer, S: 3, M: 0 })
  const reason = await shop.reason('cancel', 'changed-mind')
  const cancel = async (id: string, more: object) => {
    const { version } = await shop.orderOf(id)
    const { status } = await shop.ask('POST', `/orders/${id}/operations/cancel`, { version, reason, ...more })
    expect(status).toBe(200)
  }
  await cancel(cancelled.id, {})
  await cancel(lessened.id, { lines: [{ line: lessened.lines[0]?.id, quantity: 1 }] })
  for (const order of [returned, cancelled, lessened])
    for (const { id } of await shop.refunds(order.id)) await shop.settle(id)
  const refused = await shop.shipped({ customer, S: 1, M: 0, method: 'cod' })
  await shop.steps(refused.parcel, 'bringOut', 'sendBack', 'departBack', 'receiveBack')
  await shop.ask('POST', '/orders', { contactName: 'Asha', customer })
  await runTimedWork(server.context)

  const orders = (await found('orders', { customer })).filter(({ status }) => status !== 'draft')
  const standing = orders.filter(({ status }) => status !== 'cancelled')
  expect([orders.length, standing.length]).toEqual([7, 6])
  const moneyOf = async (order: { id: string }) => {
    const [payments, refunds] = [
      await found('payments', { order: order.id }),
      await found('refunds', { order: order.id }),
    ]
    const processed = refunds.filter(({ status }) => status === 'processed')
    return sum(payments.map((each) => each.captured)) - sum(processed.map((each) => each.amount))
  }
  const money = await Promise.all(standing.map(moneyOf))
  const bought = standing.filter((_, at) => (money[at] ?? 0) > 0)
  const average = sum(bought.map(({ total, cancelledTotal }) => total - cancelledTotal)) / bought.length
  const parcels = await found('shipments', { order: orders.map(({ id }) => id), status: 'rtoReceived' })

  expect((await shop.ask('GET', `/customers/${customer}`)).body).toMatchObject({
    orderCount: standing.length,
    cancelledCount: 1,
    deliveredCount: 3,
    returnedCount: 1,
    netSpent: sum(money),
    averageOrder: Math.round(average),
    rtoCount: new Set(parcels.map(({ order }) => order)).size,
  })
  expect([sum(money), average, parcels.length]).toEqual([800_000, 225_000, 1])
})
