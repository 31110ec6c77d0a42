import { afterAll, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

/** An order to be paid at the door, which costs 49 rupees more. */
const ordered = (...pieces: readonly number[]) => shop.ordered({ pieces, price: 100_000, method: 'cod' })

const cash = async (order: { id: string }) =>
  (await shop.parcelsOf(order.id)).map(({ codAmount }) => codAmount)

it('each of two parcels that one was split into collects what its own pieces cost', async () => {
  const order = await ordered(3)
  const [parcel] = await shop.parcels(order)
  const lines = parcel?.lines.map(({ id }) => ({ id, quantity: 1 }))
  const made = await ask('POST', `/shipments/${parcel?.id}/operations/split`, { lines })
  expect([made.status, await cash(order)]).toEqual([200, [200_000, 104_900]])
  await shop.steps(made.body.id, 'pack')
  expect((await shop.parcel(made.body.id)).codAmount).toBe(100_000)
  await shop.steps(parcel?.id ?? '', 'pack')
  expect(await cash(order)).toEqual([204_900, 100_000])
})

it('so does each of several, also where pieces were called off after the parcels were made', async () => {
  const order = await ordered(2, 1)
  const [line, other] = order.lines.map(({ id }) => id)
  const [first] = await shop.parcels(order, [{ line, quantity: 2 }])
  const [second] = await shop.parcels(order, [{ line: other, quantity: 1 }])
  const input = { reason: await shop.reason('cancel'), refund: 'original', lines: [{ line, quantity: 1 }] }
  expect((await ask('POST', `/orders/${order.id}/operations/cancel`, input)).status).toBe(200)
  await shop.steps(first?.id ?? '', 'pack', 'label', 'handOver')
  await shop.steps(second?.id ?? '', 'pack', 'label', 'handOver', 'depart')
  expect(await cash(order)).toEqual([100_000, 104_900])
})

it('what stays with the customer is paid where another parcel comes back', async () => {
  const order = await ordered(3)
  const [parcel] = await shop.parcels(order)
  const lines = parcel?.lines.map(({ id }) => ({ id, quantity: 1 }))
  const made = await ask('POST', `/shipments/${parcel?.id}/operations/split`, { lines })
  await shop.steps(made.body.id, 'pack', 'label', 'handOver', 'bringOut', 'deliver')
  const home = ['sendBack', 'departBack', 'receiveBack']
  await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', ...home)
  expect((await shop.order(order.id)).paid).toBe(100_000)
})
