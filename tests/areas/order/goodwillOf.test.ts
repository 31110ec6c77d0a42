import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodwillOf } from '../../../resources/sales/order/rules/goodwillOf.ts'

describe('goodwill that came before the goods were packed', () => {
  it('goes with the pieces, each its share', () => {
    const all = { amount: 600, pieces: 3, worth: 1500 }
    expect(goodwillOf(all, { pieces: 1, worth: 500 })).toBe(200)
    expect(goodwillOf(all, { pieces: 3, worth: 1500 })).toBe(600)
  })

  it('is all of it in the end, never above what pieces are worth, nor above what those that are left are worth', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 9, maxLength: 9 }),
        (quantity, total, given, steps) => {
          let [pieces, worth, amount] = [quantity, total, Math.min(given, total)]
          for (const step of steps) {
            const taken = Math.min(step, pieces)
            if (taken === 0) break
            const of = {
              pieces: taken,
              worth: taken === pieces ? worth : Math.floor((worth * taken) / pieces),
            }
            const share = goodwillOf({ amount, pieces, worth }, of)
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(of.worth)
            pieces -= taken
            worth -= of.worth
            amount -= share
            expect(amount).toBeGreaterThanOrEqual(0)
            expect(amount).toBeLessThanOrEqual(worth)
          }
          if (pieces === 0) expect(amount).toBe(0)
        },
      ),
    )
  })
})
