import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxRate, TaxRules } from '../../../resources/catalogue/taxCategory/rules/rates.ts'
import { allocate } from '../../../resources/sales/order/rules/allocate.ts'
import { orderTotals, type Supply } from '../../../resources/sales/order/rules/totals.ts'

const band = (
  from: string,
  to: string | null,
  min: number | null,
  max: number | null,
  rate: number,
): TaxRate => ({
  country: 'IN',
  state: null,
  effectiveFrom: from,
  effectiveTo: to,
  basis: 'unitValue',
  minValue: min,
  maxValue: max,
  rate,
  cess: null,
  label: null,
})

/** Apparel as it was taxed before and after 22 September 2025 (areas, 11). */
const apparel: TaxRules = {
  taxability: 'taxable',
  rates: [
    band('2017-07-01', '2025-09-21', null, 100_000, 5),
    band('2017-07-01', '2025-09-21', 100_000, null, 12),
    band('2025-09-22', null, null, 250_000, 5),
    band('2025-09-22', null, 250_000, null, 18),
  ],
}
const services: TaxRules = { taxability: 'taxable', rates: [band('2017-07-01', null, null, null, 18)] }

const supply: Supply = {
  rulesOf: (category) => (category === 'apparel' ? apparel : undefined),
  rulesOfCharge: () => services,
  shipTo: '29',
  supplyFrom: '29',
  day: '2026-11-20',
}

const line = (unitPrice: number, quantity = 1, more: object = {}) => ({
  mrp: unitPrice,
  unitPrice,
  quantity,
  taxCategory: 'apparel',
  ...more,
})
const order = (...lines: ReturnType<typeof line>[]) => ({
  lines,
  manualDiscount: 0,
  shipping: 0,
  codFee: 0,
  giftFee: 0,
})

describe('the tax of a line', () => {
  it.each([
    ['far below the limit', 105_000, 1, 0, 5, 100_000],
    ['the last price of the low band', 262_500, 1, 0, 5, 250_000],
    ['the first price of the dead zone', 262_501, 1, 0, 18, 222_459],
    ['the last price of the dead zone', 295_000, 1, 0, 18, 250_000],
    ['the first price beyond it', 295_001, 1, 0, 18, 250_001],
    ['a coupon that brings a piece below the limit', 300_000, 1, 37_500, 5, 250_000],
    ['a coupon that leaves it a paisa above', 300_000, 1, 37_499, 18, 222_459],
    ['two pieces, each on the limit', 262_500, 2, 0, 5, 500_000],
    ['two pieces, together a paisa above', 262_500, 2, -1, 18, 444_917],
  ])('%s', (_, price, quantity, coupon, rate, taxable) => {
    const given =
      coupon < 0
        ? line(price + 1, quantity, { coupon: quantity + coupon })
        : line(price, quantity, { coupon })
    expect(orderTotals(order(given), supply).lines[0]).toMatchObject({ taxRate: rate, taxable })
  })

  it.each([
    ['2025-09-21', 105_000, 5],
    ['2025-09-21', 105_001, 12],
    ['2025-09-22', 105_001, 5],
    ['2025-09-22', 280_000, 18],
    ['2025-09-21', 280_000, 12],
  ])('on %s a piece of %i bears %i %%', (day, price, rate) => {
    expect(orderTotals(order(line(price)), { ...supply, day }).lines[0]?.taxRate).toBe(rate)
  })

  it('is halved within the state and whole beyond it', () => {
    const within = orderTotals(order(line(105_000)), supply)
    const beyond = orderTotals(order(line(105_000)), { ...supply, shipTo: '07' })
    expect([within.cgstTotal, within.sgstTotal, within.igstTotal]).toEqual([2500, 2500, 0])
    expect([beyond.cgstTotal, beyond.sgstTotal, beyond.igstTotal]).toEqual([0, 0, 5000])
  })

  it('goes by the place that the line comes from', () => {
    const { lines } = orderTotals(order(line(105_000), line(105_000, 1, { supplyFrom: '07' })), supply)
    expect(lines.map(({ igst }) => igst)).toEqual([0, 5000])
  })

  it('is nothing where the category is unknown', () => {
    const { lines, taxTotal } = orderTotals(order(line(105_000, 1, { taxCategory: null })), supply)
    expect([lines[0]?.taxable, taxTotal]).toEqual([105_000, 0])
  })
})

describe('the totals of an order', () => {
  it('charge delivery and fees with a tax of their own', () => {
    const { charges, total, taxTotal } = orderTotals(
      { ...order(line(105_000)), shipping: 11_800, codFee: 5900 },
      supply,
    )
    expect(charges.map(({ kind, taxable, taxRate }) => [kind, taxable, taxRate])).toEqual([
      ['shipping', 10_000, 18],
      ['codFee', 5000, 18],
    ])
    expect([total, taxTotal]).toEqual([122_700, 5000 + 1800 + 900])
  })

  it('divide a discount by hand by what coupons left of the lines', () => {
    const { lines, discountTotal } = orderTotals(
      { ...order(line(100_000, 1, { coupon: 50_000 }), line(100_000)), manualDiscount: 15_000 },
      supply,
    )
    expect(lines.map(({ discount }) => discount)).toEqual([55_000, 10_000])
    expect(discountTotal).toBe(65_000)
  })

  it('never give more than the goods cost', () => {
    const { lines, total } = orderTotals(
      { ...order(line(1000, 2, { coupon: 5000 })), manualDiscount: 900 },
      supply,
    )
    expect([lines[0]?.discount, lines[0]?.total, total]).toEqual([2000, 0, 0])
  })

  it.each([
    [10_049, -49, 10_000],
    [10_050, 50, 10_100],
    [10_000, 0, 10_000],
  ])('of %i are rounded to the rupee only where asked for', (price, roundOff, total) => {
    expect(orderTotals(order(line(price)), { ...supply, roundTo: 100 })).toMatchObject({
      roundOff,
      total,
    })
    expect(orderTotals(order(line(price)), supply)).toMatchObject({ roundOff: 0, total: price })
  })
})

const paise = fc.integer({ min: 0, max: 1_000_000 })
const anyLine = fc.record({
  mrp: paise,
  unitPrice: paise,
  quantity: fc.integer({ min: 1, max: 40 }),
  coupon: paise,
  taxCategory: fc.constantFrom('apparel', null),
  supplyFrom: fc.constantFrom('29', '07', undefined),
})
const anyOrder = fc.record({
  lines: fc.array(anyLine, { maxLength: 8 }),
  manualDiscount: paise,
  shipping: paise,
  codFee: paise,
  giftFee: paise,
})
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

describe('whatever is ordered', () => {
  it('lines, charges and the rounding make up the total, and taxes their amounts, to the paisa', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.constantFrom(undefined, 100),
        fc.constantFrom('29', '07'),
        (given, roundTo, shipTo) => {
          const totals = orderTotals(given, { ...supply, roundTo, shipTo })
          const { lines, charges, roundOff, total } = totals
          expect(
            sum(lines.map((each) => each.total)) + sum(charges.map(({ amount }) => amount)) + roundOff,
          ).toBe(total)
          expect(totals.itemsTotal - totals.discountTotal).toBe(sum(lines.map((each) => each.total)))
          for (const each of lines) {
            expect(each.taxable + each.cgst + each.sgst + each.igst + each.cess).toBe(each.total)
            expect(each.cgst).toBe(each.sgst)
            expect(Math.min(each.total, each.discount, each.taxable, each.igst)).toBeGreaterThanOrEqual(0)
            expect(each.total + each.discount).toBe(each.unitPrice * each.quantity)
          }
          expect(totals.taxTotal).toBe(
            sum([...lines, ...charges].map((a) => a.cgst + a.sgst + a.igst + a.cess)),
          )
          expect(Number.isSafeInteger(total)).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('the whole discount is given as long as the goods bear it', () => {
    fc.assert(
      fc.property(anyOrder, (given) => {
        const gross = given.lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
        const coupons = sum(given.lines.map(({ coupon }, index) => Math.min(coupon, gross[index] ?? 0)))
        const expected = Math.min(coupons + given.manualDiscount, sum(gross))
        expect(orderTotals(given, supply).discountTotal).toBe(Math.max(expected, coupons))
      }),
      { numRuns: 500 },
    )
  })

  it('an amount is divided whole, nobody gets more than a paisa beside their share', () => {
    fc.assert(
      fc.property(paise, fc.array(paise, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const all = sum(weights)
        const parts = allocate(amount, weights)
        expect(sum(parts)).toBe(all === 0 ? 0 : amount)
        parts.forEach((part, index) => {
          if (all > 0) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / all)).toBeLessThan(1)
          if (amount <= all) expect(part).toBeLessThanOrEqual(weights[index] ?? 0)
        })
      }),
    )
  })
})
