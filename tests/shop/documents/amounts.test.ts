import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords } from '../../../resources/shared/documents/rules/amountInWords.ts'
import {
  type Amounts,
  amountNames,
  amountsOfPieces,
  noAmounts,
  splitLike,
  sumOf,
  without,
} from '../../../resources/shared/documents/rules/amounts.ts'
import { hsnSummary } from '../../../resources/shared/documents/rules/hsnSummary.ts'

/** A line of so many pieces with its taxes, within a state or not. */
const line = fc
  .record({
    pieces: fc.integer({ min: 1, max: 60 }),
    total: fc.integer({ min: 0, max: 10_000_000 }),
    rate: fc.constantFrom(0, 5, 12, 18, 28),
    isWithin: fc.boolean(),
    discount: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ pieces, total, rate, isWithin, discount }) => {
    const half = isWithin ? Math.round((total * rate) / (2 * (100 + rate))) : 0
    const igst = isWithin ? 0 : Math.round((total * rate) / (100 + rate))
    const whole: Amounts = {
      discount,
      taxable: total - 2 * half - igst,
      cgst: half,
      sgst: half,
      igst,
      cess: 0,
      total,
    }
    return { pieces, whole }
  })

const adds = ({ taxable, cgst, sgst, igst, cess, total }: Amounts) =>
  taxable + cgst + sgst + igst + cess === total

describe('the share of pieces', () => {
  it('makes up the whole with the others, to the paisa, in every amount', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }),
        ({ pieces, whole }, cuts) => {
          let [taken, takenPieces] = [noAmounts, 0]
          for (const cut of [...cuts, pieces]) {
            const now = Math.min(cut, pieces - takenPieces)
            if (now === 0) break
            const share = amountsOfPieces(whole, { pieces: now, of: pieces, taken, takenPieces })
            expect(adds(share)).toBe(true)
            expect(share.cgst).toBe(share.sgst)
            taken = sumOf([taken, share])
            takenPieces += now
          }
          expect(taken).toEqual(whole)
        },
      ),
    )
  })

  it('is given back in amounts that never exceed it and end at nothing', () => {
    fc.assert(
      fc.property(
        line,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12 }),
        ({ whole }, amounts) => {
          let left = whole
          for (const amount of [...amounts, whole.total]) {
            const part = splitLike(left, Math.min(amount, left.total))
            expect(adds(part)).toBe(true)
            left = without(left, part)
            for (const name of amountNames.filter((one) => one !== 'taxable'))
              expect(left[name]).toBeGreaterThanOrEqual(0)
          }
          expect(left.total).toBe(0)
        },
      ),
    )
  })
})

describe('the summary by HSN', () => {
  it('sums up what has one code and one rate, and loses nothing', () => {
    const row = (hsn: string, rate: number, total: number) => ({
      ...noAmounts,
      hsn,
      rate,
      total,
      taxable: total,
      quantity: 1,
    })
    const lines = [row('6205', 5, 100), row('6204', 5, 10), row('6205', 5, 50), row('6205', 18, 7)]
    expect(hsnSummary(lines).map(({ hsn, rate, total, quantity }) => [hsn, rate, total, quantity])).toEqual([
      ['6205', 5, 150, 2],
      ['6204', 5, 10, 1],
      ['6205', 18, 7, 1],
    ])
  })
})

describe('an amount in words', () => {
  it.each([
    [0, 'Rupees zero only'],
    [5, 'Rupees zero and five paise only'],
    [129_900, 'Rupees one thousand two hundred ninety-nine only'],
    [10_000_000, 'Rupees one lakh only'],
    [
      12_345_678_950,
      'Rupees twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine and fifty paise only',
    ],
    [2_100, 'Rupees twenty-one only'],
  ])('of %i paise is "%s"', (paise, text) => {
    expect(amountInWords(paise)).toBe(text)
  })
})
