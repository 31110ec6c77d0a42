import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { home } from './orderShop.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

type Line = { id?: string; variant?: string; quantity: number; unitPrice?: number; priceReason?: string }

/** An order whose first line has lost some of its pieces. */
async function calledOff(pieces: readonly number[], off: number) {
  const { id, lines } = await shop.ordered({ pieces: [...pieces], price: 100_000 })
  const input = {
    reason: await shop.reason('cancel'),
    restock: true,
    refund: 'original',
    lines: [{ line: lines[0]?.id, quantity: off }],
  }
  const { status, body } = await ask('POST', `/orders/${id}/operations/cancel`, input)
  expect([status, body.refunded]).toEqual([200, off * 100_000])
  return shop.order(id)
}

async function edit(id: string, change: (lines: Line[]) => Line[], more: object = {}) {
  const { version, lines } = await shop.order(id)
  const kept = lines.map((line) => ({ id: line.id, quantity: line.quantity }))
  const input = { version, lines: change(kept), reason: 'Agreed', settle: 'refund', ...more }
  const { status, body } = await ask('POST', `/orders/${id}/operations/editLines`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return body
}

/** Packs all that is left: what invoices ask and what the order costs. */
async function packed(id: string): Promise<{ invoiced: number; ordered: number }> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "shipment" WHERE "order" = ${id} AND "status" <> 'cancelled'`.execute(shop.db())
  const parcels = rows.length > 0 ? rows : await shop.parcels({ id })
  for (const parcel of parcels) await shop.steps(parcel.id, 'pack')
  const { total, cancelledTotal } = await shop.order(id)
  const invoices = await shop.invoices(id)
  return { invoiced: invoices.reduce((sum, each) => sum + each.total, 0), ordered: total - cancelledTotal }
}

it('a discount by hand is given on what was not called off, all of it', async () => {
  const { id } = await calledOff([1, 2], 1)
  expect(await edit(id, (lines) => lines, { manualDiscount: 30_000 })).toMatchObject({ difference: -30_000 })
  const [gone, left] = (await shop.order(id)).lines
  expect(gone).toMatchObject({ total: 100_000, cancelledAmount: 100_000, discount: 0 })
  expect(left).toMatchObject({ total: 170_000, discount: 30_000 })
  expect(await packed(id)).toEqual({ invoiced: 170_000, ordered: 170_000 })
})

it('what changes nothing costs nothing, also where a discount was given before pieces were called off', async () => {
  const { id } = await shop.ordered({
    pieces: [3, 1],
    price: 100_000,
    more: { manualDiscount: 40_000, manualDiscountReason: 'A stain' },
  })
  const [line] = (await shop.order(id)).lines
  const input = {
    reason: await shop.reason('cancel'),
    lines: [{ line: line?.id, quantity: 2 }],
    refund: 'original',
  }
  expect((await ask('POST', `/orders/${id}/operations/cancel`, input)).body).toMatchObject({
    refunded: 180_000,
  })
  expect(await edit(id, (lines) => lines)).toMatchObject({ difference: 0, due: 0 })
  expect(await edit(id, ([first, ...rest]) => [{ ...first, quantity: 4 }, ...rest])).toMatchObject({
    difference: 100_000,
  })
  await shop.pay(id)
  const { total } = await shop.order(id)
  expect(total).toBe(460_000)
  expect(await packed(id)).toEqual({ invoiced: 280_000, ordered: 280_000 })
})

it('another price is that of the pieces that are left; those that were called off keep theirs', async () => {
  const { id } = await calledOff([3], 1)
  const cheap = { unitPrice: 90_000, priceReason: 'A stain' }
  const { difference, refunds } = await edit(id, ([line]) => [{ ...line, ...cheap, quantity: 3 }])
  expect([difference, refunds.length]).toEqual([-20_000, 1])
  const { lines } = await shop.order(id)
  expect(lines).toMatchObject([
    { quantity: 1, cancelled: 1, unitPrice: 100_000, total: 100_000 },
    { quantity: 2, cancelled: 0, unitPrice: 90_000, total: 180_000, priceReason: 'A stain' },
  ])
  const level = await shop.level(lines[0]?.variant ?? '')
  expect(level).toMatchObject({ committed: 2 })
  expect(await packed(id)).toEqual({ invoiced: 180_000, ordered: 180_000 })
})

it('pieces that are called off after a discount are worth their share of what is left', async () => {
  const { id } = await calledOff([3], 1)
  await edit(id, (lines) => lines, { manualDiscount: 50_000 })
  const [line] = (await shop.order(id)).lines
  const input = {
    reason: await shop.reason('cancel'),
    lines: [{ line: line?.id, quantity: 1 }],
    refund: 'original',
  }
  expect((await ask('POST', `/orders/${id}/operations/cancel`, input)).body).toMatchObject({
    refunded: 75_000,
  })
  expect(await packed(id)).toEqual({ invoiced: 75_000, ordered: 75_000 })
})

it('what is left is taxed by what its own pieces cost, and where they go', async () => {
  const { id } = await calledOff([2], 1)
  const { version } = await shop.order(id)
  const shippingAddress = { ...home, state: 'Delhi', pincode: '110001', city: 'New Delhi' }
  const moved = await ask('POST', `/orders/${id}/operations/editAddress`, { version, shippingAddress })
  expect([moved.status, moved.body.errors]).toEqual([200, undefined])
  const [line] = (await shop.order(id)).lines
  expect(line).toMatchObject({ total: 200_000, cgst: 0, sgst: 0 })
  expect(await packed(id)).toEqual({ invoiced: 100_000, ordered: 100_000 })
})

describe('what coupons took off pieces that were called off', () => {
  let number = 0

  /** Four pieces of 1,000 rupees with a coupon of 400, of which one was called off. */
  async function withCoupon(more: object = {}) {
    const code = `OFF${++number}`
    const made = await ask('POST', '/coupons', { name: code, code, discountType: 'amount', amount: 40_000 })
    expect([made.status, made.body.errors]).toEqual([201, undefined])
    const { id: coupon, version } = made.body
    expect((await ask('POST', `/coupons/${coupon}/transitions/activate`, { version })).status).toBe(200)
    const { id, lines } = await shop.ordered({
      pieces: [4],
      price: 100_000,
      more: { couponCode: code, ...more },
    })
    const input = {
      reason: await shop.reason('cancel'),
      lines: [{ line: lines[0]?.id, quantity: 1 }],
      refund: 'original',
    }
    expect((await ask('POST', `/orders/${id}/operations/cancel`, input)).body).toMatchObject({
      refunded: 90_000,
    })
    return { id, coupon }
  }

  it('stays when the coupon is taken away, and no discount by hand is cut by it', async () => {
    const { id, coupon } = await withCoupon()
    const away = { withoutCoupons: [coupon], settle: 'link' }
    expect(await edit(id, (lines) => lines, away)).toMatchObject({ difference: 30_000, due: 30_000 })
    const order = await shop.order(id)
    expect(order).toMatchObject({ total: 390_000, coupons: [], lines: [{ couponDiscount: 10_000 }] })
    expect(await edit(id, (lines) => lines, { manualDiscount: 20_000 })).toMatchObject({
      difference: -20_000,
    })
    await shop.pay(id)
    expect(await packed(id)).toEqual({ invoiced: 280_000, ordered: 280_000 })
  })

  it('stays when pieces come to the line or leave it', async () => {
    const { id } = await withCoupon()
    const pieces = (quantity: number) => (lines: Line[]) => lines.map((line) => ({ ...line, quantity }))
    expect(await edit(id, pieces(7), { settle: 'link' })).toMatchObject({ difference: 300_000 })
    await shop.pay(id)
    expect(await edit(id, (lines) => lines, { manualDiscount: 20_000 })).toMatchObject({
      difference: -20_000,
    })
    // Three of six pieces take half of the coupon and of the discount along.
    const { coupons } = await shop.order(id)
    expect(coupons).toMatchObject([{ amount: 40_000 }])
    await edit(id, pieces(4))
    const { coupons: after, lines } = await shop.order(id)
    expect([after, lines]).toMatchObject([
      [{ amount: 25_000 }],
      [{ couponDiscount: 25_000, cancelledCoupon: 10_000 }],
    ])
    expect(await packed(id)).toEqual({ invoiced: 265_000, ordered: 265_000 })
  })
})

it('leaves all sales in agreement', () => expectSound(server.context))
