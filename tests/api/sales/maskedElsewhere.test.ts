import { beforeAll, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { home } from './orderShop.ts'
import { shipmentShop } from './shipmentShop.ts'

const { admin, shop } = openShop(shipmentShop)
const { ask } = shop

/** Somebody who works with carts and orders and sees nobody's data whole. */
let clerk: Call
beforeAll(async () => {
  const order = { key: 'order', view: true, create: true, edit: true, editAddress: true }
  clerk = await shop.staff('clerk', [order, { key: 'cart', view: true }])
})

/** All that somebody is answered about a record and its history. */
const allOf = async (path: string, call: Call): Promise<string> => {
  const answers = [path, `${path}/history`].map(async (each) => (await call(each)).text())
  return (await Promise.all(answers)).join('\n')
}

it('a cart is called by no address, and says no more of where it goes than an order', async () => {
  const { variants } = await shop.product(100_000, 20)
  const items = [{ variant: variants[0], quantity: 1 }]
  const email = 'asha.rao@example.com'
  const { body } = await ask('POST', '/carts/operations/sync', { items, email, pincode: home.pincode })
  const whole = await allOf(`/carts/${body.id}`, admin)
  const seen = await allOf(`/carts/${body.id}`, clerk)
  for (const secret of [email, home.pincode])
    expect([secret, whole.includes(secret), seen.includes(secret)]).toEqual([secret, true, false])
})

it('an order that goes elsewhere says of both places what everybody may know', async () => {
  const { id, version } = await shop.ordered()
  const shippingAddress = { ...home, pincode: '110001', city: 'New Delhi', state: 'Delhi' }
  const moved = await ask('POST', `/orders/${id}/operations/editAddress`, { version, shippingAddress })
  expect(moved.status).toBe(200)
  const seen = await allOf(`/orders/${id}`, clerk)
  expect(seen).toContain('Bengaluru, Karnataka → New Delhi, Delhi')
  for (const pincode of [home.pincode, '110001']) expect(seen).not.toContain(pincode)
})

it('a refusal names no pincode that whoever asks does not see', async () => {
  const { variants } = await shop.product(100_000, 20)
  const lines = [{ variant: variants[0], quantity: 1, unitPrice: 100_000 }]
  const nowhere = { ...home, pincode: '999999', country: 'LK' }
  const draft = (await ask('POST', '/orders', shop.draft(lines, { shippingAddress: nowhere }))).body
  const { status, body } = await ask(
    'POST',
    `/orders/${draft.id}/operations/place`,
    { version: draft.version },
    clerk,
  )
  expect([status, Object.keys(body.errors)]).toEqual([422, ['shippingAddress']])
  expect(JSON.stringify(body)).not.toContain('999999')
})
