import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop

const on = (id: string, name: string, body: object = {}, call: Call = admin) =>
  ask('POST', `/orders/${id}/operations/${name}`, body, call)

const refundsOf = async (id: string) =>
  (
    await sql<{ amount: number; source: string; destination: string; shipping: number }>`
      SELECT "amount"::float8 AS "amount", "source", "destination", "shipping_amount"::float8 AS "shipping"
      FROM "refund" WHERE "order" = ${id} ORDER BY "id"`.execute(shop.db())
  ).rows

const daysLater = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000)

describe('an order that is paid', () => {
  it('gives back what is called off, and with the last piece the delivery', async () => {
    const order = await shop.ordered({ pieces: [1, 2], price: 50_000, more: { shipping: 5000 } })
    const [one, two] = order.lines
    const preview = await on(order.id, 'cancelPreview', { lines: [{ line: one?.id, quantity: 1 }] })
    expect(preview.body).toMatchObject({ refund: 50_000, parts: [{ method: 'upi', amount: 50_000 }] })
    const part = await on(order.id, 'cancel', {
      reason: shop.ids.cancel,
      lines: [{ line: one?.id, quantity: 1 }],
    })
    expect(part.body).toMatchObject({ refunded: 50_000, whole: false })
    expect(await shop.order(order.id)).toMatchObject({ due: 0, paid: 155_000, cancelledTotal: 50_000 })
    const rest = await on(order.id, 'cancel', {
      reason: shop.ids.cancel,
      lines: [{ line: two?.id, quantity: 2 }],
    })
    expect(rest.body).toMatchObject({ refunded: 105_000, whole: true })
    expect(await refundsOf(order.id)).toMatchObject([
      { amount: 50_000, source: 'cancellation', shipping: 0 },
      { amount: 105_000, source: 'cancellation', shipping: 5000 },
    ])
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', due: 0 })
  })

  it('of which goodwill went back before gives back the rest, when it is called off or becomes smaller', async () => {
    const goodwill = async (): Promise<Order> => {
      const order = await shop.ordered({ price: 50_000 })
      const asked = { order: order.id, source: 'goodwill', destination: 'original', note: 'Came late' }
      expect((await ask('POST', '/payments/operations/refund', { ...asked, extra: 70_000 })).status).toBe(200)
      return shop.order(order.id)
    }
    const [called, smaller] = [await goodwill(), await goodwill()]
    expect((await on(called.id, 'cancelPreview')).body).toMatchObject({ value: 100_000, refund: 30_000 })
    const done = await on(called.id, 'cancel', { reason: shop.ids.cancel })
    expect(done.body).toMatchObject({ refunded: 30_000, whole: true })
    expect(await refundsOf(called.id)).toMatchObject([{ amount: 70_000 }, { amount: 30_000 }])

    const lines = [{ id: smaller.lines[0]?.id, quantity: 1 }]
    const edit = { version: smaller.version, lines, reason: 'One too many', settle: 'refund' }
    expect((await on(smaller.id, 'editLines', edit)).status).toBe(200)
    expect(await refundsOf(smaller.id)).toMatchObject([{ amount: 70_000 }, { amount: 30_000 }])
  })

  it('gives no more back for a line than it cost, where goodwill for it went back before', async () => {
    const order = await shop.ordered({ pieces: [2, 1], price: 50_000 })
    const [line] = order.lines
    const lines = [{ line: line?.id, quantity: 0, amount: 60_000 }]
    const asked = { order: order.id, source: 'goodwill', destination: 'original', note: 'A stain', lines }
    expect((await ask('POST', '/payments/operations/refund', asked)).status).toBe(200)
    for (const refunded of [20_000, 20_000]) {
      const off = { reason: shop.ids.cancel, lines: [{ line: line?.id, quantity: 1 }] }
      expect((await on(order.id, 'cancel', off)).body).toMatchObject({ refunded })
    }
  })

  it('keeps the money, or makes it credit, as asked', async () => {
    const customer = await shop.customer()
    const [kept, credited] = [
      await shop.ordered({ price: 50_000 }),
      await shop.ordered({ price: 50_000, more: { customer: customer.id } }),
    ]
    const none = await on(kept.id, 'cancel', { reason: shop.ids.cancel, refund: 'none' })
    expect(none.body).toMatchObject({ refunded: 0, refunds: [], whole: true })
    expect(await refundsOf(kept.id)).toEqual([])
    await on(credited.id, 'cancel', { reason: shop.ids.cancel, refund: 'storeCredit' })
    expect(await refundsOf(credited.id)).toMatchObject([{ amount: 100_000, destination: 'storeCredit' }])
  })

  it('owes more after an edit that adds, and gets back what it paid too much', async () => {
    const order = await shop.ordered({ pieces: [2], price: 50_000 })
    const [line] = order.lines
    const more = await on(order.id, 'editLines', {
      version: order.version,
      lines: [{ id: line?.id, quantity: 3 }],
      settle: 'link',
    })
    expect(more.body).toMatchObject({
      difference: 50_000,
      due: 50_000,
      refunds: [],
      link: expect.any(String),
    })
    const dearer = await shop.order(order.id)
    expect(dearer).toMatchObject({ paymentStatus: 'partiallyPaid', due: 50_000, paid: 100_000 })
    const less = await on(order.id, 'editLines', {
      version: dearer.version,
      lines: [{ id: line?.id, quantity: 1 }],
      settle: 'refund',
    })
    expect(less.body).toMatchObject({ difference: -100_000, due: 0 })
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 50_000, source: 'orderEdit' }])
    const after = await shop.order(order.id)
    expect(after.changes.map(({ difference }) => difference)).toEqual([50_000, -100_000])
  })

  it('keeps its coupon for what is left of its lines', async () => {
    const made = await ask('POST', '/coupons', {
      name: 'A tenth',
      kind: 'code',
      code: 'TENTH',
      discountType: 'percent',
      percent: 10,
    })
    await ask('POST', `/coupons/${made.body.id}/transitions/activate`, { version: made.body.version })
    const order = await shop.ordered({ pieces: [2, 1], price: 50_000, more: { couponCode: 'TENTH' } })
    expect(order).toMatchObject({ total: 135_000, discountTotal: 15_000, coupons: [{ amount: 15_000 }] })
    const [line] = order.lines
    const told = await on(order.id, 'editLines', {
      version: order.version,
      lines: [{ id: line?.id, quantity: 1 }],
      settle: 'refund',
    })
    expect(told.body).toMatchObject({ difference: -90_000, due: 0 })
    expect(await shop.order(order.id)).toMatchObject({
      total: 45_000,
      discountTotal: 5000,
      coupons: [{ amount: 5000 }],
    })
    expect(await refundsOf(order.id)).toMatchObject([{ amount: 90_000, source: 'orderEdit' }])
  })

  it('cannot be changed any more once something is packed, and only the rest be called off', async () => {
    const order = await shop.ordered({ pieces: [1, 1], price: 50_000 })
    const [one, two] = order.lines
    const [parcel] = await shop.parcels(order, [{ line: one?.id, quantity: 1 }])
    await shop.steps(parcel?.id ?? '', 'pack')
    const packed = await shop.order(order.id)
    expect(packed).toMatchObject({ status: 'processing', fulfilmentStatus: 'partiallyFulfilled' })
    const lines = [{ id: one?.id, quantity: 1 }]
    expect((await on(order.id, 'editLines', { version: packed.version, lines })).status).toBe(409)
    const both = await on(order.id, 'cancel', {
      reason: shop.ids.cancel,
      lines: [one, two].map((line) => ({ line: line?.id, quantity: 1 })),
    })
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ['lines.0.quantity']])
    const rest = await on(order.id, 'cancel', { reason: shop.ids.cancel })
    expect(rest.body).toMatchObject({ refunded: 50_000, whole: false })
    expect(await shop.order(order.id)).toMatchObject({ status: 'processing', fulfilmentStatus: 'fulfilled' })
  })

  it('is completed when it was delivered and nothing can be returned any more', async () => {
    const order = await shop.ordered({ pieces: [1], price: 50_000 })
    const [parcel] = await shop.parcels(order)
    await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'deliver')
    const delivered = await shop.order(order.id)
    expect(delivered).toMatchObject({
      status: 'processing',
      fulfilmentStatus: 'delivered',
      paymentStatus: 'paid',
    })
    const at = delivered.deliveredAt ?? ''
    await runTimedWork(server.context, daysLater(at, 13))
    expect(await shop.order(order.id)).toMatchObject({ status: 'processing' })
    await runTimedWork(server.context, daysLater(at, 16))
    expect(await shop.order(order.id)).toMatchObject({ status: 'completed', completedAt: expect.any(String) })
  })
})

describe('an order that waits for its payment', () => {
  const waiting = async () => {
    const { variants } = await shop.product(50_000, 5)
    const [variant = ''] = variants
    const { body } = await ask('POST', '/orders', shop.draft([{ variant, quantity: 2, unitPrice: 50_000 }]))
    const link = await on(body.id, 'sendPaymentLink')
    expect(link.status).toBe(200)
    return { id: body.id as string, variant }
  }

  it('is placed when the money comes', async () => {
    const { id, variant } = await waiting()
    await shop.pay(id)
    expect(await shop.order(id)).toMatchObject({
      status: 'placed',
      paymentStatus: 'paid',
      due: 0,
      expiresAt: null,
    })
    expect(await shop.level(variant)).toMatchObject({ reserved: 0, committed: 2, available: 3 })
  })

  it('gives back what was held for it when it is called off', async () => {
    const { id, variant } = await waiting()
    const told = await on(id, 'cancel', { reason: shop.ids.cancel })
    expect(told.body).toMatchObject({ whole: true, refunded: 0 })
    expect(await shop.order(id)).toMatchObject({ status: 'cancelled', due: 0, placedAt: null })
    expect(await shop.level(variant)).toMatchObject({ reserved: 0, committed: 0, available: 5 })
  })

  it('may be confirmed by the shop itself, where that is wanted and nothing is risky', async () => {
    const plain = await waiting()
    await shop.pay(plain.id)
    expect((await shop.order(plain.id)).status).toBe('placed')
    const setting = await ask(
      'GET',
      `/config-settings?filter=${encodeURIComponent('{"key":"orders.confirmPaid"}')}`,
    )
    const { id, version } = setting.body[0]
    expect((await ask('PUT', `/config-settings/${id}`, { version, value: true })).status).toBe(200)
    const sure = await waiting()
    await shop.pay(sure.id)
    expect(await shop.order(sure.id)).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) })
    await ask('PUT', `/config-settings/${id}`, { version: version + 1, value: false })
  })
})

it('an order that comes back undelivered owes nothing for cash, and is over', async () => {
  const order = await shop.ordered({ pieces: [1], price: 50_000, method: 'cod' })
  const [parcel] = await shop.parcels(order)
  await shop.steps(
    parcel?.id ?? '',
    'pack',
    'label',
    'handOver',
    'bringOut',
    'sendBack',
    'departBack',
    'receiveBack',
  )
  const back = await shop.order(order.id)
  expect(back).toMatchObject({ fulfilmentStatus: 'rto', due: 0, paid: 0, parcelStates: ['rtoReceived'] })
  const again = await shop.placed(
    order.lines.map(({ variant, quantity, unitPrice }) => ({ variant, quantity, unitPrice })),
  )
  expect(again).toMatchObject({
    customerType: 'returning',
    riskReasons: expect.arrayContaining(['rtoHistory']),
  })
})

describe('staff', () => {
  it('without a flag are refused what it is for', async () => {
    const order = await shop.ordered({ price: 50_000 })
    const reader = await shop.staff('reader', [{ key: 'order', view: true }])
    const asked = {
      hold: { reason: shop.ids.hold },
      release: {},
      cancel: { reason: shop.ids.cancel },
      comment: { text: 'x' },
      editLines: { version: 1, lines: [] },
      editAddress: { version: 1 },
      message: {},
      duplicate: {},
      place: {},
      cancelPreview: {},
      editPreview: { lines: [] },
      assign: { to: null },
      sendPaymentLink: {},
    }
    for (const [name, body] of Object.entries(asked)) {
      const { status } = await on(order.id, name, body, reader)
      expect([name, status]).toEqual([name, 403])
    }
    const { body } = await on(order.id, 'actions', {}, reader)
    expect(body).toEqual({ primary: null, actions: [] })
    const confirm = await ask('POST', `/orders/${order.id}/transitions/confirm`, { version: 1 }, reader)
    expect(confirm.status).toBe(403)
  })

  it('without viewPii see telephone, e-mail and address in part', async () => {
    const order = await shop.ordered({ price: 50_000 })
    const reader = await shop.staff('partly', [{ key: 'order', view: true }])
    const { body } = await ask('GET', `/orders/${order.id}`, undefined, reader)
    expect(body).toMatchObject({ contactName: 'Asha Rao', city: 'Bengaluru' })
    expect(body.shippingAddress.line1).toBe('')
    expect([body.phone, body.email].join()).toMatch(/•/)
    expect(JSON.stringify(body)).not.toContain('9876543210')
    expect('ip' in body).toBe(false)
  })

  it('without discount write orders at the prices of the shop only', async () => {
    const { variants } = await shop.product(50_000, 5)
    const seller = await shop.staff('seller', [
      { key: 'order', view: true, create: true, edit: true, viewPii: true },
      { key: 'product', view: true },
    ])
    const line = { variant: variants[0], quantity: 1, unitPrice: 50_000 }
    const draft = await ask('POST', '/orders', shop.draft([line]), seller)
    expect(draft.status).toBe(201)
    const cheaper = shop.draft([{ ...line, unitPrice: 49_000, priceReason: 'Friend' }])
    const refused = await ask('POST', '/orders', cheaper, seller)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['lines.0.unitPrice']])
    const off = shop.draft([line], { manualDiscount: 100, manualDiscountReason: 'Friend' })
    expect(Object.keys((await ask('POST', '/orders', off, seller)).body.errors)).toEqual(['manualDiscount'])
    const placed = await on(draft.body.id, 'place', { version: draft.body.version }, seller)
    expect(placed.status).toBe(200)
  })

  it('who place a draft do not answer for the prices that somebody else gave', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 45_000, priceReason: 'Stain' }]
    const { body } = await ask('POST', '/orders', shop.draft(lines))
    const seller = await shop.staff('placer', [{ key: 'order', view: true, create: true, edit: true }])
    expect((await on(body.id, 'place', { version: body.version }, seller)).status).toBe(200)
  })
})

it('sales and stock agree after all of that', () => expectSound(server.context))
