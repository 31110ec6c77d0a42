import { beforeAll, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
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

it('no area says by another name what it masks: neither its lists, records and histories nor the search of the shop', async () => {
  const secrets = ['+919812345670', 'meera.of.hampi@example.com', '560099', '14 Lotus Lane']
  const [phone, email, pincode, line1] = secrets
  const { id: customer } = await shop.customer({ phone, email })
  const shippingAddress = { ...home, phone, pincode, line1 }
  const { variants } = await shop.product(100_000, 20)
  const items = [{ variant: variants[0], quantity: 1 }]
  await ask('POST', '/carts/operations/sync', { items, email, phone, pincode, customer })
  const order = await shop.ordered({ more: { customer, phone, email, shippingAddress } })
  const [parcel] = await shop.parcels(order)
  const steps = ['pack', 'label', 'handOver', 'depart', 'bringOut', 'sendBack', 'departBack', 'receiveBack']
  await shop.steps(parcel?.id ?? '', ...steps)
  const note = { note: 'Came late', source: 'goodwill', destination: 'bankOrUpi', extra: 500 }
  expect((await ask('POST', '/payments/operations/refund', { order: order.id, ...note })).status).toBe(200)
  const areas = Object.values(resources)
  const looker = await shop.staff(
    'looker',
    areas.map(({ name }) => ({ key: name, view: true })),
  )
  const shown = async (call: Call): Promise<Map<string, string>> => {
    const answers = new Map<string, string>()
    for (const { name, endpoint } of areas) {
      const list = await call(`/${endpoint}`)
      if (list.status !== 200) continue
      const text = await list.text()
      answers.set(name, text)
      for (const { id } of (JSON.parse(text) as { id: string }[]).slice(0, 3))
        answers.set(name, `${answers.get(name)}${await allOf(`/${endpoint}/${id}`, call)}`)
    }
    for (const word of [order.number, 'Asha'])
      answers.set(`search ${word}`, await (await call(`/search?q=${word}`)).text())
    return answers
  }
  const seen = await shown(looker)
  const told = [...seen].flatMap(([name, text]) =>
    secrets.filter((one) => text.includes(one)).map((one) => [name, one]),
  )
  expect(told).toEqual([])
  expect(
    [...(await shown(admin)).values()].filter((text) => secrets.some((one) => text.includes(one))).length,
  ).toBeGreaterThan(3)
}, 60_000)
