import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { home } from './orderShop.ts'
import { shipmentShop } from './shipmentShop.ts'

const { shop } = openShop(shipmentShop)
const { ask } = shop

/** Somebody who sells and may give nothing off. */
let seller: Call
beforeAll(async () => {
  const order = { key: 'order', view: true, create: true, edit: true, editItems: true }
  seller = await shop.staff('seller', [order, { key: 'cart', view: true }])
})

describe('whoever may give nothing off', () => {
  it('sells what somebody put into a cart at the prices of the shop', async () => {
    const { variants } = await shop.product(100_000, 20)
    const items = [{ variant: variants[0], quantity: 2 }]
    const cart = await ask('POST', '/carts/operations/sync', { items, phone: home.phone })
    const { id } = (await ask('POST', `/carts/${cart.body.id}/operations/createDraft`, {}, seller)).body
    const { version, lines } = (await ask('GET', `/orders/${id}`)).body
    const save = (values: object) => ask('PUT', `/orders/${id}`, { version, ...values }, seller)
    const cheap = [{ ...lines[0], unitPrice: 1_000, priceReason: 'As agreed' }]
    const { status, body } = await save({ lines: cheap })
    expect([status, body.errors]).toEqual([422, { 'lines.0.unitPrice': expect.anything() }])
    expect((await save({ manualDiscount: 50_000, manualDiscountReason: 'A stain' })).status).toBe(422)
    expect((await save({ lines: [{ ...lines[0], quantity: 3 }] })).status).toBe(200)
  })

  it('gives what was agreed for one line for that line alone', async () => {
    const { variants } = await shop.product(100_000, 20)
    const [variant] = variants
    const agreed = { variant, quantity: 1, unitPrice: 95_000, priceReason: 'A stain' }
    const { id, version, lines } = await shop.placed([{ variant, quantity: 1, unitPrice: 100_000 }, agreed])
    const [whole, stained] = lines.map((line) => ({ id: line.id, quantity: line.quantity }))
    const edit = (changed: object[]) =>
      ask('POST', `/orders/${id}/operations/editLines`, { version, lines: changed, reason: 'Asked' }, seller)
    const cheap = await edit([{ ...whole, unitPrice: 95_000, priceReason: 'A stain' }, { ...stained }])
    expect([cheap.status, cheap.body.errors]).toEqual([422, { 'lines.0.unitPrice': expect.anything() }])
    const more = await edit([{ ...whole }, { ...stained }, { ...agreed, quantity: 5 }])
    expect([more.status, more.body.errors]).toEqual([422, { 'lines.2.unitPrice': expect.anything() }])
    expect((await edit([{ ...whole, quantity: 2 }, { ...stained }])).status).toBe(200)
  })
})

it('whoever may give something off gives no more in many edits than in one', async () => {
  const order = { key: 'order', view: true, edit: true, editItems: true, discount: true }
  const giver = await shop.staff('giver', [order])
  const { variants } = await shop.product(100_000, 20)
  const { id } = await shop.placed([{ variant: variants[0], quantity: 1, unitPrice: 100_000 }])
  const edit = async (unitPrice: number) => {
    const { version, lines } = await shop.order(id)
    const [line] = lines
    const changed = [{ id: line?.id, quantity: 1, unitPrice, priceReason: 'A stain' }]
    return ask(
      'POST',
      `/orders/${id}/operations/editLines`,
      { version, lines: changed, reason: 'Asked' },
      giver,
    )
  }
  expect((await edit(85_000)).status).toBe(200)
  expect((await edit(70_000)).body.errors).toEqual({ 'lines.0.unitPrice': expect.stringContaining('20') })
  expect((await edit(80_000)).status).toBe(200)
})
