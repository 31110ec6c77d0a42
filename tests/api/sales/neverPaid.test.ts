import { afterAll, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'
import { stored } from './stored.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop

it('money that came otherwise is none for a parcel that nobody paid for at the door: it goes back as what it is', async () => {
  const order = await shop.ordered({ pieces: [1], price: 50_000, method: 'cod', more: { shipping: 5_000 } })
  const [parcel] = await shop.parcels(order)
  const back = ['sendBack', 'departBack', 'receiveBack'] as const
  await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'depart', 'bringOut', ...back)
  const received = { reference: 'SLIP 1', proof: await stored(admin) }
  const sent = await ask('POST', '/payments/operations/record', {
    order: order.id,
    amount: 60_000,
    ...received,
  })
  expect(sent.status).toBe(200)

  const proposed = await ask('POST', '/payments/operations/proposeRefund', { order: order.id })
  expect(proposed.body).toMatchObject({
    refundable: 60_000,
    shipping: 0,
    fee: 0,
    lines: [{ quantity: 0, amount: 0 }],
  })
  const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Came late' }
  const refund = (values: object) => ask('POST', '/payments/operations/refund', { ...asked, ...values })
  expect((await refund({ shipping: 5_000 })).body.errors).toHaveProperty('shippingAmount')
  expect((await refund({ fee: 4_900 })).body.errors).toHaveProperty('feeAmount')
  const lines = [{ line: order.lines[0]?.id, quantity: 0, amount: 1_000 }]
  expect((await refund({ lines })).body.errors).toEqual({ 'lines.0.amount': expect.anything() })
  expect((await refund({ extra: 60_000, source: 'duplicatePayment' })).status).toBe(200)
})

afterAll(() => expectSound(server.context))
