import { afterAll, describe, expect, it } from 'vitest'
import { reasonId } from '../../../resources/shared/reason/server/reasonId.ts'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'

const { server, shop } = openShop(orderShop)
const { ask } = shop

// What is registered later ends first: the server is still there.
afterAll(() => expectSound(server.context))

let number = 0

/** A coupon on some goods alone, switched on, that goes with others. */
async function couponOn(product: string, values: object): Promise<string> {
  const given = {
    name: 'Offer',
    code: `GOODS${++number}`,
    stacking: 'any',
    scope: 'items',
    products: [product],
  }
  const made = await ask('POST', '/coupons', { ...given, ...values })
  expect([made.status, made.body.errors]).toEqual([201, undefined])
  const { id, version } = made.body
  await ask('POST', `/coupons/${id}/transitions/activate`, { version })
  return id
}

/** Two shirts with a fifth off by a code, a scarf with 50 rupees off by itself. */
async function order() {
  const [shirt, scarf] = [await shop.product(100_000, 9), await shop.product(50_000, 9)]
  const fifth = await couponOn(shirt.id, { discountType: 'percent', percent: 20 })
  const fifty = { kind: 'automatic', code: null, discountType: 'amount', percent: null, amount: 5000 }
  const itself = await couponOn(scarf.id, fifty)
  const lines = [
    { variant: shirt.variants[0], quantity: 2, unitPrice: 100_000 },
    { variant: scarf.variants[0], quantity: 1, unitPrice: 50_000 },
  ]
  const { id } = await shop.placed(lines, { couponCode: `GOODS${number - 1}`, paymentMethod: 'cod' })
  return { id, fifth, itself }
}

const shares = (lines: readonly { couponDiscount: number }[]) =>
  lines.map(({ couponDiscount }) => couponDiscount)

async function edit(id: string, more: object, quantities: readonly number[] = [2, 1]) {
  const { version, lines } = await shop.order(id)
  const kept = lines.map((line, index) => ({ id: line.id, quantity: quantities[index] }))
  const input = { version, lines: kept, reason: 'Agreed', settle: 'refund', ...more }
  const { status, body } = await ask('POST', `/orders/${id}/operations/editLines`, input)
  expect([status, body.errors]).toEqual([200, undefined])
  return shop.order(id)
}

describe('two coupons on different goods', () => {
  it('each take off their own; one that is taken away leaves the goods of the other alone', async () => {
    const { id, fifth, itself } = await order()
    const before = await shop.order(id)
    expect(shares(before.lines)).toEqual([40_000, 5000])
    const after = await edit(id, { withoutCoupons: [fifth] })
    expect([shares(after.lines), after.total - before.total]).toEqual([[0, 5000], 40_000])
    expect(after.coupons).toMatchObject([{ coupon: itself, amount: 5000 }])
  })

  it('know what each gives after pieces were called off, and after fewer are wanted', async () => {
    const { id, fifth, itself } = await order()
    const { lines } = await shop.order(id)
    const input = {
      reason: await reasonId(server.context.database.db, 'cancel', 'fraud'),
      lines: [{ line: lines[0]?.id, quantity: 1 }],
    }
    const told = await ask('POST', `/orders/${id}/operations/cancel`, {
      ...input,
      restock: true,
      note: 'Not wanted',
    })
    expect([told.status, told.body.errors]).toEqual([200, undefined])
    const without = await edit(id, { withoutCoupons: [itself] })
    // Of the code one piece has its part, and the one that was called off keeps its own.
    expect(shares(without.lines)).toEqual([40_000, 0])
    expect(without.coupons).toMatchObject([{ coupon: fifth, amount: 40_000 }])

    const other = await order()
    const fewer = await edit(other.id, {}, [1, 1])
    expect(shares(fewer.lines)).toEqual([20_000, 5000])
    expect(fewer.coupons.map(({ coupon, amount }) => [coupon, amount])).toEqual([
      [other.fifth, 20_000],
      [other.itself, 5000],
    ])
  })
})

it('what a coupon took off a piece that was called off is what that piece cost less, also where half a paisa is left', async () => {
  const shirt = await shop.product(33_350, 9)
  // 46.69 off two pieces.
  await couponOn(shirt.id, { discountType: 'percent', percent: 7 })
  const lines = [{ variant: shirt.variants[0], quantity: 2, unitPrice: 33_350 }]
  const { id } = await shop.placed(lines, { couponCode: `GOODS${number}`, paymentMethod: 'cod' })
  const before = await shop.order(id)
  const told = await ask('POST', `/orders/${id}/operations/cancel`, {
    reason: await reasonId(server.context.database.db, 'cancel', 'fraud'),
    note: 'Not wanted',
    lines: [{ line: before.lines[0]?.id, quantity: 1 }],
  })
  expect([told.status, told.body.errors]).toEqual([200, undefined])
  const cancelled = await shop.order(id)
  const after = await edit(id, {}, [2])
  const asOf = ({ total, due, discountTotal }: typeof before) => ({ total, due, discountTotal })
  expect(asOf(after)).toEqual(asOf(cancelled))
  expect(after.discountTotal).toBe(after.coupons[0]?.amount)
})
