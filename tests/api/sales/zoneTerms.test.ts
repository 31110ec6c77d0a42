import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { dispatchDay } from '../../../resources/delivery/deliveryZone/rules/dispatchDay.ts'
import { resources } from '../../../resources/index.ts'
import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import { openShop } from './opened.ts'
import { home, orderShop } from './orderShop.ts'

const { shop } = openShop(orderShop)
const { ask } = shop

/** Tax categories of deliveries: the usual one at 18 %, which is the first by name, and one at 5 %. */
const taxes: Record<string, string> = {}
beforeAll(async () => {
  await shop.work(async ({ records }) => {
    for (const [name, rate] of [
      ['Delivery', 18],
      ['Delivery of books', 5],
    ] as const) {
      const { id } = await records.create(resources.taxCategory, {
        name,
        code: name.replaceAll(' ', '-'),
        taxability: 'taxable',
        appliesTo: 'shipping',
        rates: [{ effectiveFrom: '2025-09-22', rate }] as never,
      })
      taxes[name] = id
    }
  })
})

async function zone() {
  const [{ id }] = (await ask('GET', '/delivery-zones?filter={"code":"IN"}')).body
  return (await ask('GET', `/delivery-zones/${id}`)).body
}
/** Changes the zone that serves everything. */
async function change(values: object): Promise<void> {
  const { id, version } = await zone()
  const { status, body } = await ask('PUT', `/delivery-zones/${id}`, { version, ...values })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
const taxed = async (name: string | null) => {
  const { methods } = await zone()
  const taxCategory = name === null ? null : taxes[name]
  await change({ methods: methods.map((method: object) => ({ ...method, taxCategory })) })
}

describe('the tax of a delivery', () => {
  const chargeOf = (order: any) => order.charges.find(({ kind }: { kind: string }) => kind === 'shipping')

  it('is the usual one of deliveries, or the one that the way of delivery names', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const draft = async () =>
      (await ask('POST', '/orders', shop.draft(lines, { shippingMethod: 'standard' }))).body
    expect(chargeOf(await draft())).toMatchObject({ amount: 5000, taxRate: 18, taxCategory: null })
    await taxed('Delivery of books')
    const order = await draft()
    expect(chargeOf(order)).toMatchObject({
      amount: 5000,
      taxRate: 5,
      taxable: 4762,
      cgst: 119,
      sgst: 119,
      taxCategory: taxes['Delivery of books'],
    })
    expect(order.total).toBe(55_000)
    const quote = await ask('POST', '/orders/operations/quote', {
      lines: [{ variant: variants[0], quantity: 1 }],
      shippingAddress: home,
      paymentMethod: 'upi',
      shippingMethod: 'standard',
      phone: '+919876543210',
    })
    expect(quote.body.totals.taxTotal).toBe(order.taxTotal)
    // What staff type by hand is of no method.
    const typed = await ask('POST', '/orders', shop.draft(lines, { shipping: 5000 }))
    expect(chargeOf(typed.body)).toMatchObject({ taxRate: 18, taxCategory: null })
    await taxed(null)
    expect(chargeOf(await draft()).taxRate).toBe(18)
  })

  it('of a placed order stays what was agreed, wherever the order goes and whatever the zone says later', async () => {
    const { variants } = await shop.product(50_000, 5)
    await taxed('Delivery of books')
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const placed = await shop.placed(lines, { shippingMethod: 'standard' })
    await taxed(null)
    const shippingAddress = { ...home, pincode: '110001', city: 'New Delhi', state: 'Delhi' }
    const moved = await ask('POST', `/orders/${placed.id}/operations/editAddress`, {
      version: placed.version,
      shippingAddress,
    })
    expect(moved.status).toBe(200)
    const there = await shop.order(placed.id)
    expect(chargeOf(there)).toMatchObject({
      taxRate: 5,
      igst: 238,
      cgst: 0,
      taxCategory: taxes['Delivery of books'],
    })
    const [line] = there.lines
    const edited = await ask('POST', `/orders/${placed.id}/operations/editLines`, {
      version: there.version,
      lines: [{ id: line?.id, quantity: 2 }],
      reason: 'Two of them',
    })
    expect([edited.status, edited.body?.errors]).toEqual([200, undefined])
    expect(chargeOf(await shop.order(placed.id))).toMatchObject({ taxRate: 5, igst: 238 })
  })

  it('that a coupon paid for is taxed as its way of delivery says, once the coupon is taken away', async () => {
    const { variants } = await shop.product(50_000, 5)
    const given = { name: 'Free delivery', code: 'NOFREIGHT', discountType: 'freeShipping' }
    const { body: made } = await ask('POST', '/coupons', given)
    await ask('POST', `/coupons/${made.id}/transitions/activate`, { version: made.version })
    await taxed('Delivery of books')
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const terms = { shippingMethod: 'standard', couponCode: 'NOFREIGHT' }
    const placed = await shop.placed(lines, terms)
    expect([placed.total, chargeOf(placed)]).toEqual([50_000, undefined])
    await taxed(null)
    const edited = await ask('POST', `/orders/${placed.id}/operations/editLines`, {
      version: placed.version,
      lines: placed.lines.map(({ id, quantity }) => ({ id, quantity })),
      withoutCoupons: [made.id],
      reason: 'Not for this order',
    })
    expect([edited.status, edited.body.difference]).toEqual([200, 5000])
    expect(chargeOf(await shop.order(placed.id))).toMatchObject({
      amount: 5000,
      taxRate: 5,
      taxable: 4762,
      taxCategory: taxes['Delivery of books'],
    })
  })
})

describe('the day that a buyer is promised', () => {
  it('is counted from the first working day of the way of delivery', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const promised = async (terms: object) => {
      const { methods } = await zone()
      await change({ methods: methods.map((method: object) => ({ ...method, ...terms })) })
      return (await shop.placed(lines, { shippingMethod: 'standard' })).promisedBy
    }
    const today = dayIn(new Date())
    expect(await promised({ workingDays: [] })).toBe(dayAfter(today, 4))
    const weekday = (days: number) =>
      ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][new Date(dayAfter(today, days)).getUTCDay()]
    expect(await promised({ workingDays: [weekday(3)] })).toBe(dayAfter(today, 3 + 4))
    await promised({ workingDays: [] })
  })

  it('is counted past the holidays of the shop, which are days of the calendar', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const filter = encodeURIComponent(JSON.stringify({ key: 'work.holidays' }))
    const setHolidays = async (value: readonly string[]) => {
      const [{ id, version }] = (await shop.ask('GET', `/admin-settings?filter=${filter}`)).body
      return (await shop.ask('PUT', `/admin-settings/${id}`, { version, value })).status
    }
    const today = dayIn(new Date())
    expect(await setHolidays(['2026-02-30'])).toBe(422)
    expect(await setHolidays(['8.11.2026'])).toBe(422)
    expect(await setHolidays([today, dayAfter(today, 1)])).toBe(200)
    const { promisedBy } = await shop.placed(lines, { shippingMethod: 'standard' })
    expect(promisedBy).toBe(dayAfter(today, 2 + 4))
    expect(await setHolidays([])).toBe(200)
    expect((await shop.placed(lines, { shippingMethod: 'standard' })).promisedBy).toBe(dayAfter(today, 4))
  })

  it('is a day later once the cut-off of the place that the goods come from is over, or that of the way of delivery', async () => {
    const { variants } = await shop.product(50_000, 5)
    const lines = [{ variant: variants[0], quantity: 1, unitPrice: 50_000 }]
    const promised = async (place: string | null, method: string | null) => {
      await sql`UPDATE "stock_location" SET "cut_off" = ${place} WHERE "id" = ${shop.ids.place}`.execute(
        shop.db(),
      )
      const { methods } = await zone()
      await change({ methods: methods.map((one: object) => ({ ...one, cutoff: method })) })
      const { placedAt, promisedBy } = await shop.placed(lines, { shippingMethod: 'standard' })
      const leaves = (cutoff: string) => dayAfter(dispatchDay(new Date(placedAt ?? ''), { cutoff }), 4)
      return { promisedBy, isLate: promisedBy === leaves('00:00'), isAtOnce: promisedBy === leaves('23:59') }
    }
    const [over, open] = ['00:00', '23:59']
    expect(await promised(over, null)).toMatchObject({ isLate: true })
    expect(await promised(over, open)).toMatchObject({ isLate: true })
    expect(await promised(open, over)).toMatchObject({ isLate: true })
    expect(await promised(open, open)).toMatchObject({ isAtOnce: true })
    expect(await promised(null, null)).toMatchObject({ isAtOnce: true })
  })
})

describe('where a zone is delivered from', () => {
  it('comes before the priority of places, as long as there is enough', async () => {
    const { variants } = await shop.product(50_000, 5)
    const variant = variants[0] ?? ''
    const hub = await shop.work(async ({ db, records, actor }) => {
      const made = await records.create(resources.stockLocation, {
        name: 'Hubli',
        code: 'HBX',
        gstin: '29ABCDE1234F1Z5',
        active: true,
        shipsOrders: true,
        priority: 900,
      })
      await moveStock({ db, actor }, [{ variant, location: made.id, ...moves.receive(2) }])
      return made.id
    })
    const from = async (quantity: number) =>
      (await shop.placed([{ variant, quantity, unitPrice: 50_000 }])).lines[0]?.location
    expect(await from(1)).toBe(shop.ids.place)
    await change({ origins: [hub] })
    expect(await from(1)).toBe(hub)
    // One is left there, which is not enough.
    expect(await from(2)).toBe(shop.ids.place)
    await change({ origins: [] })
    expect(await from(1)).toBe(shop.ids.place)
  })
})
