import { describe, expect, it } from 'vitest'
import type { CouponCart, CouponLine } from '../../../resources/sales/coupon/rules/couponCart.ts'
import { unused } from '../../../resources/sales/coupon/rules/couponCart.ts'
import { shopTime, timeRefusal } from '../../../resources/sales/coupon/rules/couponTime.ts'
import { evaluateCoupon, type JudgedCoupon } from '../../../resources/sales/coupon/rules/evaluateCoupon.ts'
import { mostOffPiece } from '../../../resources/sales/coupon/rules/mostOffPiece.ts'

const line = (name: string, unitPrice: number, more: Partial<CouponLine> = {}): CouponLine => ({
  line: name,
  sku: name,
  product: `p-${name}`,
  quantity: 1,
  unitPrice,
  mrp: unitPrice,
  categories: [],
  collections: [],
  brand: null,
  tags: [],
  ...more,
})

const cart = (lines: readonly CouponLine[], more: Partial<CouponCart> = {}): CouponCart => ({
  lines,
  shipping: 7900,
  customer: null,
  state: null,
  pincode: null,
  channel: 'web',
  // A Wednesday, 14:30 in India.
  paymentMethod: null,
  paymentBank: null,
  isStaff: false,
  at: '2026-11-18T09:00:00.000Z',
  isFinal: false,
  ...more,
})

const coupon = (more: Partial<JudgedCoupon>): JudgedCoupon => ({
  status: 'active',
  startsAt: null,
  endsAt: null,
  weekdays: [],
  hourFrom: null,
  hourTo: null,
  scope: 'order',
  products: [],
  categories: [],
  collections: [],
  brands: [],
  tags: [],
  exceptProducts: [],
  exceptCategories: [],
  exceptCollections: [],
  exceptBrands: [],
  exceptTags: [],
  exceptDiscounted: false,
  discountType: 'percent',
  percent: 10,
  amount: null,
  maxDiscount: null,
  buyQuantity: null,
  getQuantity: null,
  getPercent: null,
  getProducts: [],
  maxSets: null,
  giftProduct: null,
  giftSku: null,
  tiers: [],
  minOrderValue: null,
  minQuantity: null,
  eligibility: 'everybody',
  groups: [],
  customers: [],
  states: [],
  pincodes: [],
  channels: [],
  paymentMethods: [],
  banks: [],
  onlyForStaff: false,
  totalLimit: null,
  customerLimit: null,
  dayLimit: null,
  budget: null,
  ...more,
})

const asked = (given: Partial<JudgedCoupon>, of: CouponCart, usage = unused) =>
  evaluateCoupon(coupon(given), of, usage)
const broken = (given: Partial<JudgedCoupon>, of: CouponCart, usage = unused) => {
  const verdict = asked(given, of, usage)
  return verdict.ok ? null : verdict.rule
}
const person = { id: 'anna', phone: '+919876543210', groups: ['friends'], placedOrders: 2 }

describe('what a coupon gives', () => {
  it('is divided among the lines to the paisa', () => {
    const verdict = asked(
      { percent: 33.333 },
      cart([line('a', 10_001), line('b', 10_001), line('c', 10_001)]),
    )
    expect(verdict.ok && verdict.lines.map(({ amount }) => amount)).toEqual([3334, 3334, 3333])
    expect(verdict).toMatchObject({ ok: true, amount: 10_001, shipping: 0 })
  })

  it('never is more than the most, or than the goods are worth', () => {
    expect(asked({ percent: 50, maxDiscount: 5000 }, cart([line('a', 100_000)]))).toMatchObject({
      amount: 5000,
    })
    expect(asked({ discountType: 'amount', amount: 50_000 }, cart([line('a', 30_000)]))).toMatchObject({
      amount: 30_000,
    })
  })

  it('is the highest step that the goods reach', () => {
    const tiers = [
      { minValue: 500_000, percent: 20 },
      { minValue: 200_000, amount: 10_000 },
    ]
    expect(broken({ discountType: 'tiered', tiers }, cart([line('a', 199_999)]))).toBe('tier')
    expect(asked({ discountType: 'tiered', tiers }, cart([line('a', 200_000)]))).toMatchObject({
      amount: 10_000,
    })
    expect(asked({ discountType: 'tiered', tiers }, cart([line('a', 500_000)]))).toMatchObject({
      amount: 100_000,
    })
  })

  it('makes the cheapest pieces free where some are bought to get some', () => {
    const given = { discountType: 'buyXGetY', buyQuantity: 2, getQuantity: 1 }
    const goods = cart([
      line('dear', 90_000, { quantity: 2 }),
      line('cheap', 40_000),
      line('middle', 60_000, { quantity: 3 }),
    ])
    expect(asked(given, goods)).toMatchObject({
      lines: [
        { line: 'cheap', amount: 40_000 },
        { line: 'middle', amount: 60_000 },
      ],
      amount: 100_000,
    })
    expect(asked({ ...given, maxSets: 1, getPercent: 50 }, goods)).toMatchObject({ amount: 20_000 })
    expect(broken(given, cart([line('a', 90_000, { quantity: 2 })]))).toBe('buyQuantity')
  })

  it('gives other goods for those that are bought', () => {
    const given = { discountType: 'buyXGetY', buyQuantity: 2, getQuantity: 1, getProducts: ['p-scarf'] }
    expect(asked(given, cart([line('a', 90_000, { quantity: 2 }), line('scarf', 30_000)]))).toMatchObject({
      lines: [{ line: 'scarf', amount: 30_000 }],
    })
    expect(broken(given, cart([line('a', 90_000, { quantity: 2 })]))).toBe('giftMissing')
    // What is given does not count as bought.
    expect(broken(given, cart([line('a', 90_000), line('scarf', 30_000, { quantity: 2 })]))).toBe(
      'buyQuantity',
    )
  })

  it('makes the delivery free, and says when it is already', () => {
    expect(asked({ discountType: 'freeShipping' }, cart([line('a', 1000)]))).toMatchObject({
      shipping: 7900,
      lines: [],
    })
    expect(asked({ discountType: 'freeShipping', maxDiscount: 5000 }, cart([line('a', 1000)]))).toMatchObject(
      {
        amount: 5000,
      },
    )
    expect(broken({ discountType: 'freeShipping' }, cart([line('a', 1000)], { shipping: 0 }))).toBe(
      'shippingFree',
    )
  })

  it('is a gift, free once it lies in the cart', () => {
    const given = {
      discountType: 'freeGift',
      giftProduct: 'p-scarf',
      giftSku: 'scarf',
      minOrderValue: 50_000,
    }
    expect(asked(given, cart([line('a', 60_000)]))).toMatchObject({
      amount: 0,
      gift: { sku: 'scarf', isInCart: false },
    })
    expect(asked(given, cart([line('a', 60_000), line('scarf', 9000, { quantity: 2 })]))).toMatchObject({
      amount: 9000,
      gift: { isInCart: true },
    })
  })
})

describe('which goods a coupon is for', () => {
  const goods = cart([
    line('saree', 500_000, { categories: ['ethnic', 'sarees'], tags: ['handloom'] }),
    line('jeans', 300_000, { brand: 'ravine', mrp: 400_000 }),
  ])

  it('follows category, brand, tag and product, and every exception', () => {
    const amountOf = (given: Partial<JudgedCoupon>) => {
      const verdict = asked({ scope: 'items', ...given }, goods)
      return verdict.ok ? verdict.amount : verdict.rule
    }
    expect(amountOf({ categories: ['ethnic'] })).toBe(50_000)
    expect(amountOf({ brands: ['ravine'], tags: ['handloom'] })).toBe(80_000)
    expect(amountOf({ products: ['p-jeans'], exceptBrands: ['ravine'] })).toBe('noGoods')
    expect(amountOf({})).toBe(80_000)
    expect(amountOf({ exceptDiscounted: true })).toBe(50_000)
    expect(amountOf({ exceptCategories: ['ethnic'] })).toBe(30_000)
  })

  it('asks the smallest value and the fewest pieces of those goods alone', () => {
    expect(asked({ scope: 'items', brands: ['ravine'], minOrderValue: 300_001 }, goods)).toEqual({
      ok: false,
      rule: 'minOrderValue',
      values: { money: 300_001, value: 300_000 },
    })
    expect(broken({ scope: 'items', brands: ['ravine'], minQuantity: 2 }, goods)).toBe('minQuantity')
    expect(broken({ minQuantity: 2 }, goods)).toBeNull()
  })
})

describe('who may use a coupon, where and when', () => {
  const goods = [line('a', 100_000)]

  it('is asked only when it is known, but must be known at placement', () => {
    const given = { paymentMethods: ['upi'], states: ['KA'], pincodes: ['560'] }
    expect(asked(given, cart(goods))).toMatchObject({ ok: true, open: ['paymentMethod', 'state', 'pincode'] })
    expect(broken(given, cart(goods, { isFinal: true }))).toBe('paymentMethod')
    expect(broken(given, cart(goods, { paymentMethod: 'cod' }))).toBe('paymentMethod')
    const there = { paymentMethod: 'upi', state: 'KA', pincode: '560025', isFinal: true }
    expect(broken(given, cart(goods, there))).toBeNull()
    expect(broken(given, cart(goods, { ...there, pincode: '570001' }))).toBe('pincode')
    expect(broken({ channels: ['ios'] }, cart(goods))).toBe('channel')
    expect(broken({ onlyForStaff: true }, cart(goods))).toBe('onlyForStaff')
    expect(broken({ onlyForStaff: true }, cart(goods, { isStaff: true }))).toBeNull()
  })

  it.each([
    ['nothing known', {}, ['paymentMethod', 'bank']],
    ['a card', { paymentMethod: 'card' }, ['bank']],
    ['a card of the bank', { paymentMethod: 'card', paymentBank: 'HDFC' }, []],
    ['a card of the other bank', { paymentMethod: 'card', paymentBank: 'ICIC' }, []],
    ['a card of a third bank', { paymentMethod: 'card', paymentBank: 'SBIN' }, 'bank'],
    ['the bank in another way', { paymentMethod: 'netbanking', paymentBank: 'HDFC' }, 'paymentMethod'],
    ['no bank at placement', { paymentMethod: 'card', isFinal: true }, 'bank'],
    ['nothing at placement', { isFinal: true }, 'paymentMethod'],
    ['all of it at placement', { paymentMethod: 'card', paymentBank: 'HDFC', isFinal: true }, []],
  ] as const)('of a bank with %s', (_, known, answer) => {
    const verdict = asked({ paymentMethods: ['card'], banks: ['HDFC', 'ICIC'] }, cart(goods, known))
    expect(verdict.ok ? verdict.open : verdict.rule).toEqual(answer)
    if (!verdict.ok && verdict.rule === 'bank')
      expect(verdict.values).toEqual({ name: 'HDFC Bank, ICICI Bank' })
  })

  it('depends on who somebody is', () => {
    expect(broken({ eligibility: 'firstOrder' }, cart(goods, { customer: person }))).toBe('firstOrder')
    expect(
      broken({ eligibility: 'firstOrder' }, cart(goods, { customer: { ...person, placedOrders: 0 } })),
    ).toBeNull()
    expect(broken({ eligibility: 'firstOrder' }, cart(goods, { isFinal: true }))).toBe('customerUnknown')
    expect(
      broken({ eligibility: 'groups', groups: ['friends'] }, cart(goods, { customer: person })),
    ).toBeNull()
    expect(broken({ eligibility: 'groups', groups: ['press'] }, cart(goods, { customer: person }))).toBe(
      'groups',
    )
    expect(broken({ eligibility: 'customers', customers: ['ben'] }, cart(goods, { customer: person }))).toBe(
      'customers',
    )
    expect(broken({ customerLimit: 1 }, cart(goods, { isFinal: true }))).toBe('customerUnknown')
  })

  it('ends at each of its limits', () => {
    const usage = { uses: 5, usesToday: 3, usesByCustomer: 1, discount: 95_000 }
    expect(broken({ totalLimit: 5 }, cart(goods), usage)).toBe('totalLimit')
    expect(broken({ totalLimit: 6 }, cart(goods), usage)).toBeNull()
    expect(broken({ dayLimit: 3 }, cart(goods), usage)).toBe('dayLimit')
    expect(broken({ customerLimit: 1 }, cart(goods, { customer: person }), usage)).toBe('customerLimit')
    expect(broken({ budget: 104_999 }, cart(goods), usage)).toBe('budget')
    expect(broken({ budget: 105_000 }, cart(goods), usage)).toBeNull()
  })

  it('begins and ends to the millisecond, by the clock of India', () => {
    const none = { startsAt: null, endsAt: null, weekdays: [], hourFrom: null, hourTo: null }
    const at = (times: object, moment: string) => timeRefusal({ ...none, ...times }, moment)?.rule ?? null
    expect(shopTime('2026-11-18T18:30:00.000Z')).toEqual({ day: '2026-11-19', weekday: 'thu', time: '00:00' })
    expect(at({ startsAt: '2026-11-18T09:00:00.000Z' }, '2026-11-18T08:59:59.999Z')).toBe('notStarted')
    expect(at({ endsAt: '2026-11-18T09:00:00.000Z' }, '2026-11-18T09:00:00.000Z')).toBe('ended')
    expect(at({ weekdays: ['thu'] }, '2026-11-18T18:29:59.000Z')).toBe('weekday')
    expect(at({ weekdays: ['thu'] }, '2026-11-18T18:30:00.000Z')).toBeNull()
    const lunch = { hourFrom: '12:00', hourTo: '15:00' }
    expect([at(lunch, '2026-11-18T06:29:00.000Z'), at(lunch, '2026-11-18T06:30:00.000Z')]).toEqual([
      'hours',
      null,
    ])
    expect(at(lunch, '2026-11-18T09:30:00.000Z')).toBe('hours')
    // A night from Wednesday 22:00 to Thursday 02:00 belongs to the Wednesday.
    const night = { hourFrom: '22:00', hourTo: '02:00', weekdays: ['wed'] }
    expect([at(night, '2026-11-18T17:00:00.000Z'), at(night, '2026-11-18T20:00:00.000Z')]).toEqual([
      null,
      null,
    ])
    expect(at(night, '2026-11-17T20:00:00.000Z')).toBe('weekday')
  })

  it('says nothing where it is not switched on', () => {
    for (const status of ['draft', 'paused', 'archived'])
      expect(broken({ status }, cart(goods))).toBe('notActive')
  })
})

it('spreads an amount over the least that must be bought, for the margin guard', () => {
  const off = (given: Partial<JudgedCoupon>, price: number) => mostOffPiece(coupon(given), price)
  expect(off({ discountType: 'amount', amount: 50_000, minOrderValue: 200_000 }, 100_000)).toBe(25_000)
  expect(off({ percent: 20, maxDiscount: 15_000 }, 100_000)).toBe(15_000)
  expect(off({ discountType: 'buyXGetY', buyQuantity: 2, getQuantity: 1 }, 90_000)).toBe(30_000)
  expect(off({ discountType: 'freeShipping' }, 90_000)).toBe(0)
})
