import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uncollectedOf } from '../../../resources/sales/payment/rules/uncollected.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const paise = fc.integer({ min: 0, max: 5_000_000 })
const anyParcel = fc
  .record({
    goods: fc.array(paise, { maxLength: 5 }),
    charges: paise,
    roundOff: fc.integer({ min: -50, max: 50 }),
  })
  .filter(({ goods, charges, roundOff }) => sum(goods) + charges + roundOff >= 0 && charges + roundOff >= 0)

it('what nobody paid for is credited to the paisa, of goods first, then of delivery and fees, and the rounding last', () => {
  fc.assert(
    fc.property(anyParcel, paise, (parcel, asked) => {
      const { goods, charges, roundOff } = parcel
      const whole = sum(goods) + charges + roundOff
      const lost = Math.min(asked, whole)
      const unpaid = uncollectedOf(lost, parcel)
      expect(sum(unpaid.goods) + unpaid.charges + unpaid.roundOff).toBe(lost)
      unpaid.goods.forEach((amount, index) => {
        expect(amount).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(goods[index] ?? 0)
      })
      expect(unpaid.charges).toBeLessThanOrEqual(charges)
      if (lost < sum(goods)) expect([unpaid.charges, unpaid.roundOff]).toEqual([0, 0])
      if (lost === whole && lost > sum(goods)) expect(unpaid).toEqual(parcel)
    }),
    { numRuns: 2000 },
  )
})
