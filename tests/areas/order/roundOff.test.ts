import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cancellationOf } from '../../../resources/sales/order/rules/cancellation.ts'
import { roundOffBack, roundOffNow, roundOffOf } from '../../../resources/sales/order/rules/roundOff.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
const amounts = fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 6 })

describe('a total that is rounded', () => {
  it('is the nearest whole unit, half up, whatever the unit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1e12 }), fc.constantFrom(1, 100, 1000), (amount, unit) => {
        const by = roundOffOf(amount, unit)
        expect((amount + by) % unit).toBe(0)
        expect(by * 2).toBeGreaterThan(-unit)
        expect(by * 2).toBeLessThanOrEqual(unit)
      }),
    )
  })

  it('goes back to the paisa, in whatever parts, and never is more on its way than was paid', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 12 }), (goods, parts) => {
        const exact = sum(goods)
        const rounding = roundOffOf(exact, 100)
        let [roundOff, left, refundable] = [rounding, exact, exact + rounding]
        for (const part of [...parts, 100]) {
          const asked = part === 100 ? left : Math.floor((left * part) / 100)
          const back = roundOffBack({ roundOff, left, asked, refundable })
          expect(asked + back).toBeLessThanOrEqual(refundable)
          expect(Math.abs(roundOff - back)).toBeLessThanOrEqual(Math.abs(roundOff))
          roundOff -= back
          left -= asked
          refundable -= asked + back
        }
        if (exact > 0) expect([left, refundable]).toEqual([0, 0])
      }),
    )
  })

  it('is not touched while money is left for what goes back', () => {
    expect(roundOffBack({ roundOff: -40, left: 100_040, asked: 50_000, refundable: 100_000 })).toBe(0)
    expect(roundOffBack({ roundOff: 40, left: 99_960, asked: 99_959, refundable: 100_000 })).toBe(0)
    expect(roundOffBack({ roundOff: 40, left: 99_960, asked: 99_960, extra: 40, refundable: 100_000 })).toBe(
      0,
    )
  })

  it('goes with the last that is invoiced or called off, before only what that could not bear', () => {
    expect([roundOffNow(-40, 30_000), roundOffNow(40, 1), roundOffNow(-40, 25)]).toEqual([0, 0, -15])
    expect([roundOffNow(-40, 0), roundOffNow(40, 0)]).toEqual([-40, 40])
  })

  it('goes back with the last of its invoice, whatever else does', () => {
    const given = { roundOff: -8, left: 30_000, refundable: 100_000 }
    expect(roundOffBack({ ...given, asked: 60_000, elsewhere: 40_000 })).toBe(0)
    expect(roundOffBack({ ...given, asked: 60_000, elsewhere: 30_000 })).toBe(-8)
  })

  it('is called off whole with its last piece, however the pieces go, and what was paid is given back', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 5 }), total: fc.nat({ max: 99_999 }) })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 4 }),
        fc.nat({ max: 9_999 }),
        fc.array(fc.nat({ max: 3 }), { maxLength: 15 }),
        fc.boolean(),
        (given, shipping, turns, isPaid) => {
          const exact = sum(given.map(({ total }) => total)) + shipping
          const total = exact + roundOffOf(exact, 100)
          const lines = given.map((each, index) => ({
            id: String(index),
            cancelled: 0,
            cancelledAmount: 0,
            packed: 0,
            invoiced: 0,
            goodwill: 0,
            cancelledGoodwill: 0,
            ...each,
          }))
          let [cancelledTotal, paid, back, called] = [0, isPaid ? total : 0, 0, 0]
          const callOff = (asked?: { line: string; quantity: number }[]) => {
            const owed = total - cancelledTotal - paid
            const given = { shipping: 0, fee: 0 }
            const roundOff = total - exact - called
            const of = { lines, roundOff, shipping, fees: 0, given, owed, refundable: paid }
            const done = cancellationOf(of, asked)
            if ('tooMany' in done) throw new Error('too many')
            for (const { line, quantity, amount } of done.lines) {
              const of = lines[Number(line)] as (typeof lines)[number]
              of.cancelled += quantity
              of.cancelledAmount += amount
            }
            expect(sum(done.lines.map(({ amount }) => amount)) + done.shipping + done.roundOff).toBe(
              done.value,
            )
            const refunded = sum(done.refundLines.map(({ amount }) => amount)) + done.refundShipping
            expect(refunded + done.refundRoundOff).toBe(done.refund)
            cancelledTotal += done.value
            called += done.roundOff
            paid -= done.refund
            back += done.refund
            expect(cancelledTotal).toBeLessThanOrEqual(total)
            expect(paid).toBeGreaterThanOrEqual(0)
          }
          for (const turn of turns) {
            const of = lines[turn % lines.length] as (typeof lines)[number]
            if (of.cancelled < of.quantity) callOff([{ line: of.id, quantity: 1 }])
          }
          if (lines.some(({ cancelled, quantity }) => cancelled < quantity)) callOff()
          expect([cancelledTotal, called, back]).toEqual([total, total - exact, isPaid ? total : 0])
        },
      ),
    )
  })
})
