import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openShop } from './opened.ts'
import { home, orderShop } from './orderShop.ts'

const { server, admin, shop } = openShop(orderShop)
const { ask } = shop

const errorsOf = (told: { body: any }) => Object.keys(told.body?.errors ?? {})

describe('a draft', () => {
  it('takes over what is known of its goods, and is priced with its taxes to the paisa', async () => {
    const { id, variants } = await shop.product(105_000, 10)
    const told = await ask(
      'POST',
      '/orders',
      shop.draft([{ variant: variants[0], quantity: 2, unitPrice: 105_000 }]),
    )
    expect(told.status).toBe(201)
    expect(told.body).toMatchObject({
      status: 'draft',
      channel: 'admin',
      itemsTotal: 210_000,
      mrpTotal: 420_000,
      total: 210_000,
      taxTotal: 10_000,
      cgstTotal: 5000,
      sgstTotal: 5000,
      igstTotal: 0,
      city: 'Bengaluru',
      pieces: 2,
      createdBy: expect.any(String),
      placedAt: null,
      due: 210_000,
      paymentStatus: 'unpaid',
    })
    expect(told.body.number).toMatch(/^AT-\d{6}$/)
    expect(told.body.lines[0]).toMatchObject({
      product: id,
      options: 'M',
      taxRate: 5,
      taxable: 200_000,
      cgst: 5000,
      sgst: 5000,
      igst: 0,
      location: null,
    })
  })

  it('goes to another state with IGST', async () => {
    const { variants } = await shop.product(105_000, 10)
    const shippingAddress = { ...home, pincode: '110001', city: 'New Delhi', state: 'Delhi' }
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 105_000 }]
    const { body } = await ask('POST', '/orders', shop.draft(lines, { shippingAddress }))
    expect(body).toMatchObject({ igstTotal: 5000, cgstTotal: 0, sgstTotal: 0 })
  })

  it('does not take what only the server says, and not a variant that there is not', async () => {
    const { variants } = await shop.product(50_000, 5)
    const line = { variant: variants[0], quantity: 1, unitPrice: 50_000 }
    const { body } = await ask('POST', '/orders', {
      ...shop.draft([{ ...line, total: 1, taxRate: 99, fulfilled: 3, sku: 'X', location: shop.ids.place }]),
      paid: 999,
      total: 1,
      number: 'MINE',
      placedAt: '2020-01-01T00:00:00.000Z',
    })
    expect(body).toMatchObject({ total: 50_000, paid: 0, placedAt: null })
    expect(body.lines[0]).toMatchObject({ total: 50_000, fulfilled: 0, location: null })
    const wrong = await ask(
      'POST',
      '/orders',
      shop.draft([{ ...line, variant: '01932b1c-7a80-7000-8000-000000000001' }]),
    )
    expect([wrong.status, errorsOf(wrong)]).toEqual([422, ['lines.0.variant']])
  })

  it('asks for a reason for another price, and keeps discounts within the limit of the shop', async () => {
    const { variants } = await shop.product(100_000, 5)
    const line = { variant: variants[0], quantity: 1, unitPrice: 90_000 }
    const silent = await ask('POST', '/orders', shop.draft([line]))
    expect([silent.status, errorsOf(silent)]).toEqual([422, ['lines.0.priceReason']])
    const reasoned = await ask('POST', '/orders', shop.draft([{ ...line, priceReason: 'Small stain' }]))
    expect(reasoned.status).toBe(201)
    const manualDiscountReason = 'Regular'
    const within = { manualDiscount: 10_000, manualDiscountReason }
    expect((await ask('POST', '/orders', shop.draft([{ ...line, priceReason: 'x' }], within))).status).toBe(
      201,
    )
    const above = { manualDiscount: 10_001, manualDiscountReason }
    const refused = await ask('POST', '/orders', shop.draft([{ ...line, priceReason: 'x' }], above))
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['manualDiscount']])
  })

  it('divides a discount by hand among its lines', async () => {
    const [a, b] = [await shop.product(100_000, 5), await shop.product(50_000, 5)]
    const { body } = await ask(
      'POST',
      '/orders',
      shop.draft(
        [
          { variant: a.variants[0], quantity: 1, unitPrice: 100_000 },
          { variant: b.variants[0], quantity: 1, unitPrice: 50_000 },
        ],
        { manualDiscount: 10_000, manualDiscountReason: 'Late' },
      ),
    )
    expect(body.lines.map(({ discount }: any) => discount)).toEqual([6667, 3333])
    expect(body).toMatchObject({ discountTotal: 10_000, total: 140_000 })
  })

  it('takes the price of its way of delivery from the zone, and COD its fee', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const more = { shippingMethod: 'standard', paymentMethod: 'cod' }
    const { body } = await ask('POST', '/orders', shop.draft(lines, more))
    expect(body).toMatchObject({ shipping: 5000, codFee: 4900, total: 59_900 })
    expect(body.charges.map(({ kind, amount }: any) => [kind, amount])).toEqual([
      ['shipping', 5000],
      ['codFee', 4900],
    ])
  })

  it('is deleted; an order that was placed never is', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const { body } = await ask('POST', '/orders', shop.draft(lines))
    expect((await ask('DELETE', `/orders/${body.id}?version=${body.version}`)).status).toBeLessThan(300)
    const placed = await shop.placed(lines)
    expect((await ask('DELETE', `/orders/${placed.id}?version=${placed.version}`)).status).toBe(409)
  })

  it('ends when nobody goes on with it', async () => {
    const { variants } = await shop.product(50_000, 5)
    const { body } = await ask(
      'POST',
      '/orders',
      shop.draft([{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]),
    )
    const later = new Date(Date.parse(body.expiresAt) + 1000)
    await runTimedWork(server.context, new Date(Date.parse(body.expiresAt) - 1000))
    expect((await shop.order(body.id)).status).toBe('draft')
    await runTimedWork(server.context, later)
    expect(await shop.order(body.id)).toMatchObject({ status: 'expired', placedAt: null })
  })
})

describe('a quote', () => {
  it('prices an unfinished draft and says what is missing, in the language of whoever asks', async () => {
    const { variants } = await shop.product(50_000, 3)
    const { status, body } = await ask('POST', '/orders/operations/quote', {
      lines: [{ variant: variants[0], quantity: 4 }],
      shippingAddress: { pincode: '56' },
    })
    expect(status).toBe(200)
    expect(body.lines[0]).toMatchObject({ unitPrice: 50_000, price: 50_000, available: 3, total: 200_000 })
    expect(body.lines[0].problem).toMatch(/Not enough/)
    expect(body.problems.length).toBeGreaterThan(1)
    expect(body).toMatchObject({ zone: null, methods: [], coupon: null })
    const french = await admin('/orders/operations/quote', {
      method: 'POST',
      headers: { 'Accept-Language': 'fr' },
      body: { lines: [{ variant: variants[0], quantity: 4 }] },
    })
    expect(JSON.stringify(await french.json())).toMatch(/Pas assez|insuffisant|suffisamment|Il faut/)
    // Nobody sees of which field it is said: each names its own.
    expect(body.problems).toContain('Payment method is required.')
    expect(body.problems).not.toContain('This is required.')
  })

  it('says amounts as money where a coupon gives nothing', async () => {
    const made = await ask('POST', '/coupons', {
      name: 'From 3,000',
      code: 'FROM3000',
      percent: 5,
      minOrderValue: 300_000,
    })
    await ask('POST', `/coupons/${made.body.id}/transitions/activate`, { version: made.body.version })
    const { variants } = await shop.product(50_000, 3)
    const { body } = await ask('POST', '/orders/operations/quote', {
      lines: [{ variant: variants[0], quantity: 1 }],
      couponCode: 'FROM3000',
    })
    expect(body.coupon).toMatchObject({
      ok: false,
      message: 'The goods that count must come to ₹3,000.00 at least.',
    })
  })

  it('names the field that is missing where an order is placed', async () => {
    const { variants } = await shop.product(50_000, 3)
    const draft = shop.draft([{ variant: variants[0], quantity: 1, unitPrice: 50_000 }], {
      paymentMethod: undefined,
    })
    const { body } = await ask('POST', '/orders', draft)
    const told = await ask('POST', `/orders/${body.id}/operations/place`, { version: body.version })
    expect([told.status, told.body.errors]).toEqual([422, { paymentMethod: 'Payment method is required.' }])
  })

  it('offers the ways of delivery of the zone', async () => {
    const { variants } = await shop.product(50_000, 3)
    const { body } = await ask('POST', '/orders/operations/quote', {
      lines: [{ variant: variants[0], quantity: 1 }],
      shippingAddress: home,
      paymentMethod: 'cod',
      shippingMethod: 'standard',
      phone: '+919876543210',
    })
    expect(body.zone.name).toBe('India')
    expect(body.methods).toEqual([
      { code: 'standard', name: 'standard', price: 5000, minDays: 2, maxDays: 4, cod: true },
    ])
    expect(body.totals).toMatchObject({ shipping: 5000, codFee: 4900, total: 59_900 })
    expect(body.problems).toEqual([])
  })
})

describe('placing', () => {
  it('promises the stock, freezes where it comes from, makes the payment and tells the customer', async () => {
    const { variants } = await shop.product(50_000, 5)
    const [variant = ''] = variants
    const order = await shop.placed([{ variant, quantity: 2, unitPrice: 50_000 }])
    expect(order).toMatchObject({ status: 'placed', due: 100_000, paymentStatus: 'unpaid', expiresAt: null })
    expect(order.placedAt).not.toBeNull()
    expect(Date.parse(order.dueAt ?? '') - Date.parse(order.placedAt ?? '')).toBe(24 * 3_600_000)
    expect(order.lines[0]?.location).toBe(shop.ids.place)
    expect(await shop.level(variant)).toMatchObject({ onHand: 5, committed: 2, available: 3 })
    expect(await shop.payments(order.id)).toMatchObject([
      { status: 'created', amount: 100_000, method: 'upi' },
    ])
    const { rows } = await sql<{ recipient: string }>`
      SELECT n."recipient" FROM "notification" n JOIN "notification_key" k ON k."id" = n."key"
      WHERE k."key" = 'order.placed' AND n."area" = 'order' AND n."area_id" = ${order.id}`.execute(shop.db())
    expect(rows.length).toBeGreaterThan(0)
  })

  it('is refused with all that stands in the way, and nothing is done', async () => {
    const { variants } = await shop.product(50_000, 1)
    const { body } = await ask('POST', '/orders', {
      contactName: 'Asha',
      lines: [{ variant: variants[0], quantity: 2, unitPrice: 50_000 }],
    })
    const told = await ask('POST', `/orders/${body.id}/operations/place`, { version: body.version })
    expect(told.status).toBe(422)
    expect(errorsOf(told).sort()).toEqual(['lines.0.quantity', 'paymentMethod', 'phone', 'shippingAddress'])
    expect(await shop.order(body.id)).toMatchObject({ status: 'draft', placedAt: null })
    expect(await shop.level(variants[0] ?? '')).toMatchObject({ committed: 0 })
  })

  it('with cash on delivery waits for the courier, unless the customer or the goods forbid it', async () => {
    const [a, b] = [
      await shop.product(50_000, 5),
      await shop.product(50_000, 5, ['M'], { codAllowed: false }),
    ]
    const line = (made: typeof a) => [{ variant: made.variants[0], quantity: 1, unitPrice: 50_000 }]
    const order = await shop.placed(line(a), { paymentMethod: 'cod' })
    expect(order).toMatchObject({ paymentStatus: 'codPending', codFee: 4900, due: 54_900 })
    expect(await shop.payments(order.id)).toMatchObject([{ status: 'toCollect', amount: 54_900 }])
    const other = await ask('POST', '/orders', shop.draft(line(b), { paymentMethod: 'cod' }))
    const told = await ask('POST', `/orders/${other.body.id}/operations/place`, {
      version: other.body.version,
    })
    expect([told.status, errorsOf(told)]).toEqual([422, ['paymentMethod']])
    const { id: primaryCategory } = await shop.work(({ records }) =>
      records.create(resources.category, { name: 'Prepaid', slug: 'prepaid' } as never),
    )
    const c = await shop.product(50_000, 5, ['M'], { primaryCategory })
    const late = await ask('POST', '/orders', shop.draft(line(c), { paymentMethod: 'cod' }))
    // What the category says later counts for the goods that say nothing themselves.
    await sql`UPDATE "category" SET "cod_allowed" = false WHERE "id" = ${primaryCategory}`.execute(shop.db())
    const refused = await ask('POST', `/orders/${late.body.id}/operations/place`, {
      version: late.body.version,
    })
    expect([refused.status, errorsOf(refused)]).toEqual([422, ['paymentMethod']])
    const blocked = await shop.customer({ codBlocked: true, codBlockReason: 'Refused twice' })
    const third = await ask(
      'POST',
      '/orders',
      shop.draft(line(a), { paymentMethod: 'cod', customer: blocked.id }),
    )
    const again = await ask('POST', `/orders/${third.body.id}/operations/place`, {
      version: third.body.version,
    })
    expect([again.status, errorsOf(again)]).toEqual([422, ['paymentMethod']])
  })

  it('finds what makes an order risky', async () => {
    const { variants } = await shop.product(400_000, 9)
    const phone = '+919800000001'
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 400_000 }]
    const vague = { ...home, line1: 'near temple', landmark: '' }
    const order = await shop.placed(lines, { paymentMethod: 'cod', phone, shippingAddress: vague })
    expect(order).toMatchObject({
      customerType: 'new',
      riskReasons: ['firstHighCod', 'addressQuality'],
      riskScore: 55,
    })
    expect(order.flags).toEqual(['risk'])
    expect(await shop.placed(lines, { phone })).toMatchObject({ customerType: 'returning', riskReasons: [] })
  })

  it('keeps the lines and the money of a placed order from people, but not its tags', async () => {
    const { variants } = await shop.product(50_000, 5)
    const order = await shop.placed([{ variant: variants[0], quantity: 1, unitPrice: 50_000 }])
    const change = { version: order.version, priority: 'high' }
    const told = await ask('PUT', `/orders/${order.id}`, {
      ...change,
      contactName: 'Somebody else',
      lines: [],
    })
    expect([told.status, errorsOf(told).sort()]).toEqual([422, ['contactName', 'lines']])
    const { body } = await ask('PUT', `/orders/${order.id}`, change)
    expect(body).toMatchObject({ priority: 'high', contactName: 'Asha Rao', total: 50_000 })
    expect(body.lines).toHaveLength(1)
  })
})

it('leaves sales and stock in agreement', () => expectSound(server.context))
