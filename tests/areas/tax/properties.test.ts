import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRates } from '../../../resources/catalogue/taxCategory/rules/checkRates.ts'
import { deadZoneAt } from '../../../resources/catalogue/taxCategory/rules/deadZones.ts'
import { bandsOn, type TaxRate, type TaxRules } from '../../../resources/catalogue/taxCategory/rules/rates.ts'
import { type TaxedLine, taxOf } from '../../../resources/catalogue/taxCategory/rules/taxOf.ts'
import { rate } from './rates.ts'

const percent = fc.integer({ min: 0, max: 40_000 }).map((thousandths) => thousandths / 1000)
const cess = fc.oneof(fc.constant(0), percent)

/** Rates with one to four bands that meet each other. */
const rules: fc.Arbitrary<TaxRules> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 500_000 }), { maxLength: 3 }),
    fc.array(fc.tuple(percent, cess), { minLength: 4, maxLength: 4 }),
  )
  .map(([limits, percents]) => {
    const ends = [...limits.sort((a, b) => a - b), null]
    const rates = ends.map((maxValue, at): TaxRate => {
      const [one, more] = percents[at] as [number, number]
      return rate({ rate: one, cess: more, minValue: ends[at - 1] ?? null, maxValue, basis: 'unitValue' })
    })
    return { taxability: 'taxable', rates }
  })

const lines: fc.Arbitrary<TaxedLine> = fc
  .record({
    price: fc.integer({ min: 0, max: 2_000_000 }),
    quantity: fc.integer({ min: 1, max: 50 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    includesTax: fc.boolean(),
    rules,
    shipTo: fc.constantFrom('27', '29', '04'),
  })
  .map(({ share, ...line }) => ({
    ...line,
    discount: Math.floor(share * line.price * line.quantity),
    day: '2026-11-20',
    supplyFrom: '29',
  }))

const amountOf = ({ price, quantity, discount = 0 }: TaxedLine) => price * quantity - discount

describe('the tax of any line', () => {
  it('adds up to the paisa, in whole paise that are never negative', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const tax = taxOf(line)
        if (!tax) throw new Error('There is a rate for every value.')
        const parts = [tax.taxableValue, tax.cgst, tax.sgst, tax.igst, tax.cess]
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(tax.total)
        expect(tax.tax).toBe(tax.total - tax.taxableValue)
        expect(line.includesTax ? tax.total : tax.taxableValue).toBe(amountOf(line))
      }),
      { numRuns: 2000 },
    )
  })

  it('has halves that are equal within a state, and only IGST beyond', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const tax = taxOf(line)
        expect(tax?.cgst).toBe(tax?.sgst)
        expect(line.shipTo === '29' ? tax?.igst : tax?.cgst).toBe(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('differs by at most two paise from the exact share of its rate', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const tax = taxOf(line)
        const share = ((tax?.rate ?? 0) + (tax?.band?.cess ?? 0)) / 100
        const exact = line.includesTax ? (amountOf(line) * share) / (1 + share) : amountOf(line) * share
        expect(Math.abs((tax?.tax ?? 0) - exact)).toBeLessThanOrEqual(2)
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a value within the band that was chosen, or says that no band fits', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const tax = taxOf(line)
        const { band } = tax ?? {}
        if (!tax || !band) return
        const divisor = line.includesTax ? 1 + (band.rate + (band.cess ?? 0)) / 100 : 1
        const value = amountOf(line) / line.quantity / divisor
        expect(value).toBeLessThanOrEqual((band.maxValue ?? Number.POSITIVE_INFINITY) + 1e-6)
        if (!tax.inDeadZone) expect(value).toBeGreaterThanOrEqual((band.minValue ?? 0) - 1e-6)
      }),
      { numRuns: 2000 },
    )
  })

  it('says of a single piece that no band fits exactly where the list of such prices has it', () => {
    const single = lines.map((line) => ({ ...line, quantity: 1, discount: 0, includesTax: true }))
    const rising = single.filter(({ rules: { rates } }) =>
      rates.every((one, at) => at === 0 || total(one) >= total(rates[at - 1] as TaxRate)),
    )
    fc.assert(
      fc.property(rising, (line) => {
        const bands = bandsOn(line.rules.rates, { country: 'IN', state: null, day: line.day })
        const zone = deadZoneAt(bands, line.price)
        expect(taxOf(line)?.inDeadZone).toBe(zone !== undefined)
      }),
      { numRuns: 1000 },
    )
  })

  it('never falls when the price rises, where higher bands have higher rates', () => {
    const rising = lines.filter(({ rules: { rates } }) =>
      rates.every((one, at) => at === 0 || total(one) >= total(rates[at - 1] as TaxRate)),
    )
    fc.assert(
      fc.property(rising, fc.integer({ min: 1, max: 10_000 }), (line, more) => {
        const [low, high] = [taxOf(line), taxOf({ ...line, price: line.price + more })]
        // A paisa of each half may be rounded away.
        expect(high?.tax ?? 0).toBeGreaterThanOrEqual((low?.tax ?? 0) - 2)
      }),
      { numRuns: 1000 },
    )
  })
})

const total = ({ rate: percents, cess: more }: TaxRate) => percents + (more ?? 0)

describe('rates whose bands meet', () => {
  it('have nothing wrong, and each change of a limit is found', () => {
    fc.assert(
      fc.property(
        rules.filter(({ rates }) => rates.length > 1),
        fc.integer({ min: 1, max: 50 }),
        fc.boolean(),
        ({ rates }, by, isMore) => {
          expect(checkRates(rates)).toEqual([])
          const [first, ...others] = rates as [TaxRate, ...TaxRate[]]
          const changed = { ...first, maxValue: (first.maxValue ?? 0) + (isMore ? by : -by) }
          expect(checkRates([changed, ...others])).not.toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  })
})
