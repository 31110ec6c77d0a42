import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf } from '../../../resources/shared/money/rules/shareOf.ts'

describe('the share of an amount', () => {
  it.each([
    { amount: 90_000, part: 1, whole: 3, share: 30_000, why: 'a third' },
    { amount: 100_000, part: 1, whole: 3, share: 33_333, why: 'a third, rounded down' },
    { amount: 100_000, part: 2, whole: 3, share: 66_667, why: 'two thirds, rounded up' },
    { amount: 5, part: 1, whole: 2, share: 3, why: 'half a paisa goes up' },
    { amount: 15_254, part: 50_000, whole: 100_000, share: 7627, why: 'the tax in half of an amount' },
    { amount: 129_900, part: 3, whole: 3, share: 129_900, why: 'all for the whole' },
    { amount: 129_900, part: 4, whole: 3, share: 129_900, why: 'never more than all' },
    { amount: 129_900, part: 0, whole: 3, share: 0, why: 'nothing for no part' },
    { amount: 129_900, part: -1, whole: 3, share: 0, why: 'never less than nothing' },
    { amount: 129_900, part: 1, whole: 0, share: 0, why: 'nothing of nothing' },
    { amount: 0, part: 1, whole: 3, share: 0, why: 'no amount' },
  ])('$why: $part of $whole of $amount is $share', ({ amount, part, whole, share }) => {
    expect(shareOf(amount, part, whole)).toBe(share)
  })

  it('is never further than half a paisa from the exact one', () => {
    const amounts = fc.record({
      amount: fc.nat({ max: 90_000_000 }),
      part: fc.nat(50_000_000),
      more: fc.nat(50_000_000),
    })
    fc.assert(
      fc.property(amounts, ({ amount, part, more }) => {
        const whole = part + more + 1
        const off = BigInt(shareOf(amount, part, whole)) * BigInt(whole) - BigInt(amount) * BigInt(part)
        expect(2n * off).toBeGreaterThan(-BigInt(whole))
        expect(2n * off).toBeLessThanOrEqual(BigInt(whole))
      }),
    )
  })
})
