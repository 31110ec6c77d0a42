import { describe, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openShop } from './opened.ts'
import { home, orderShop } from './orderShop.ts'

const { server, shop } = openShop(orderShop)
const { ask } = shop

const errorsOf = (told: { body: any }) => Object.keys(told.body?.errors ?? {})

describe('an order under way', () => {
  const plain = async (quantity = 2, more: object = {}) => {
    const { variants } = await shop.product(50_000, 9)
    const [variant = ''] = variants
    return { variant, order: await shop.placed([{ variant, quantity, unitPrice: 50_000 }], more) }
  }
  const on = (id: string, name: string, body: object = {}) =>
    ask('POST', `/orders/${id}/operations/${name}`, body)

  it('is confirmed, but not while it is held', async () => {
    const { order } = await plain()
    expect((await on(order.id, 'hold', { reason: shop.ids.hold })).status).toBe(200)
    const held = await shop.order(order.id)
    expect(held).toMatchObject({ onHold: true, holdReason: shop.ids.hold, flags: ['hold'] })
    const refused = await ask('POST', `/orders/${order.id}/transitions/confirm`, { version: held.version })
    expect(refused.status).toBe(409)
    expect((await on(order.id, 'hold', { reason: shop.ids.hold })).status).toBe(409)
    expect((await on(order.id, 'release', { note: 'Called back' })).status).toBe(200)
    const free = await shop.order(order.id)
    expect(free).toMatchObject({ onHold: false, holdReason: null })
    expect(free.comments.map(({ text }) => text)).toEqual(['Called back'])
    const confirmed = await ask('POST', `/orders/${order.id}/transitions/confirm`, { version: free.version })
    expect([confirmed.status, confirmed.body.status]).toEqual([200, 'confirmed'])
  })

  it('is cancelled in part and then whole, with its stock and its payment', async () => {
    const { order, variant } = await plain(3, { shipping: 5000 })
    const line = order.lines[0]?.id
    const preview = await on(order.id, 'cancelPreview', { lines: [{ line, quantity: 1 }] })
    expect(preview.body).toMatchObject({
      whole: false,
      lines: [{ line, quantity: 1, amount: 50_000 }],
      refund: 0,
    })
    const part = await on(order.id, 'cancel', { reason: shop.ids.cancel, lines: [{ line, quantity: 1 }] })
    expect([part.status, part.body]).toEqual([200, { refunded: 0, refunds: [], whole: false }])
    expect(await shop.order(order.id)).toMatchObject({
      status: 'placed',
      cancelledTotal: 50_000,
      total: 155_000,
      due: 105_000,
      pieces: 2,
    })
    expect(await shop.level(variant)).toMatchObject({ committed: 2, available: 7 })
    expect(await shop.payments(order.id)).toMatchObject([{ status: 'created', amount: 105_000 }])
    const rest = await on(order.id, 'cancel', { reason: shop.ids.cancel })
    expect(rest.body).toMatchObject({ whole: true })
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', cancelledTotal: 155_000, due: 0 })
    expect(await shop.level(variant)).toMatchObject({ committed: 0, available: 9 })
    expect(await shop.payments(order.id)).toMatchObject([{ status: 'voided' }])
    expect((await on(order.id, 'cancel', { reason: shop.ids.cancel })).status).toBe(409)
  })

  it('writes off what cannot be sold again', async () => {
    const { order, variant } = await plain(2)
    await on(order.id, 'cancel', { reason: shop.ids.cancel, restock: false })
    expect(await shop.level(variant)).toMatchObject({ onHand: 7, committed: 0, available: 7 })
  })

  it('refuses to cancel more than there is', async () => {
    const { order } = await plain(2)
    const told = await on(order.id, 'cancel', {
      reason: shop.ids.cancel,
      lines: [{ line: order.lines[0]?.id, quantity: 3 }],
    })
    expect([told.status, errorsOf(told)]).toEqual([422, ['lines.0.quantity']])
    const reasonless = await on(order.id, 'cancel', { reason: shop.ids.hold })
    expect([reasonless.status, errorsOf(reasonless)]).toEqual([422, ['reason']])
  })

  it('has other lines, and the difference is previewed, stored, and followed by stock and payment', async () => {
    const { order, variant } = await plain(2)
    const other = await shop.product(30_000, 4)
    const [added = ''] = other.variants
    const lines = [
      { id: order.lines[0]?.id, quantity: 1 },
      { variant: added, quantity: 3 },
    ]
    const preview = await on(order.id, 'editPreview', { lines })
    expect(preview.body).toMatchObject({ difference: 40_000, due: 140_000, refund: 0, problems: [] })
    expect(preview.body.lines.map(({ before, after }: any) => [before, after])).toEqual([
      [2, 1],
      [0, 3],
    ])
    const told = await on(order.id, 'editLines', { version: order.version, lines, reason: 'Wrong size' })
    expect([told.status, told.body]).toEqual([200, { difference: 40_000, due: 140_000, refunds: [] }])
    const edited = await shop.order(order.id)
    expect(edited).toMatchObject({ total: 140_000, itemsTotal: 140_000, due: 140_000 })
    expect(edited.changes).toMatchObject([{ difference: 40_000 }])
    expect(edited.changes[0]?.what).toContain('Wrong size')
    expect(await shop.level(variant)).toMatchObject({ committed: 1 })
    expect(await shop.level(added)).toMatchObject({ committed: 3 })
    expect(await shop.payments(order.id)).toMatchObject([{ amount: 140_000 }])
    const stale = await on(order.id, 'editLines', { version: order.version, lines })
    expect(stale.status).toBe(409)
    const much = await on(order.id, 'editLines', {
      version: edited.version,
      lines: [{ variant: added, quantity: 99 }],
    })
    expect([much.status, errorsOf(much)]).toEqual([422, ['lines.0.quantity']])
  })

  it('goes elsewhere, and its taxes follow', async () => {
    const { order } = await plain(1)
    const shippingAddress = { ...home, pincode: '110001', city: 'New Delhi', state: 'Delhi' }
    expect((await on(order.id, 'editAddress', { version: order.version, shippingAddress })).status).toBe(200)
    const moved = await shop.order(order.id)
    expect(moved).toMatchObject({ city: 'New Delhi', total: 50_000, cgstTotal: 0, igstTotal: 2381 })
    expect(moved.lines[0]).toMatchObject({ cgst: 0, igst: 2381, total: 50_000 })
  })

  it('is commented, assigned and copied', async () => {
    const { order } = await plain(1)
    expect((await on(order.id, 'comment', { text: 'Asked for a call' })).body.comments).toHaveLength(1)
    const copy = await on(order.id, 'duplicate')
    const draft = await shop.order(copy.body.id)
    expect(draft).toMatchObject({ status: 'draft', total: 50_000, contactName: 'Asha Rao', comments: [] })
    expect(draft.number).not.toBe(order.number)
  })

  it('says what can be done with it, and why something cannot', async () => {
    const { order } = await plain(1)
    const { body } = await on(order.id, 'actions')
    expect(body.primary).toBe('confirm')
    const told = new Map(body.actions.map((action: any) => [action.name, action]))
    expect(told.get('place')).toEqual({ name: 'place', allowed: false, why: expect.any(String) })
    expect(told.get('cancel')).toEqual({ name: 'cancel', allowed: true })
    await on(order.id, 'cancel', { reason: shop.ids.cancel })
    const after = await on(order.id, 'actions')
    expect(after.body.actions.find(({ name }: any) => name === 'cancel').allowed).toBe(false)
  })

  it('is found by its SKU, name and telephone, and by what it holds', async () => {
    const { order } = await plain(1)
    const found = async (filter: object): Promise<string[]> =>
      (await ask('GET', `/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
        ({ id }: { id: string }) => id,
      )
    const [line] = order.lines
    expect(await found({ q: line?.sku })).toEqual([order.id])
    expect(await found({ q: order.number })).toEqual([order.id])
    expect(await found({ products: { has: [line?.product] } })).toEqual([order.id])
    expect(await found({ products: { has: [line?.product] }, status: 'draft' })).toEqual([])
  })
})

it('sends a payment link for a draft, holds its stock, and gives it back when nobody pays', async () => {
  const { variants } = await shop.product(50_000, 5)
  const [variant = ''] = variants
  const { body } = await ask('POST', '/orders', shop.draft([{ variant, quantity: 2, unitPrice: 50_000 }]))
  const told = await ask('POST', `/orders/${body.id}/operations/sendPaymentLink`, {})
  expect(told.status).toBe(200)
  expect(told.body).toMatchObject({ link: expect.any(String), until: expect.any(String) })
  expect(await shop.order(body.id)).toMatchObject({ status: 'pendingPayment', placedAt: null, due: 100_000 })
  expect(await shop.level(variant)).toMatchObject({ reserved: 2, committed: 0, available: 3 })
  await runTimedWork(server.context, new Date(Date.parse(told.body.until) + 60_000))
  expect(await shop.order(body.id)).toMatchObject({ status: 'expired', due: 0 })
  expect(await shop.level(variant)).toMatchObject({ reserved: 0, committed: 0, available: 5 })
})

it('leaves sales and stock in agreement', () => expectSound(server.context))
