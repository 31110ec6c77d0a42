import { describe, expect, it } from 'vitest'
import { checkRates, closePeriods } from '../../../resources/catalogue/taxCategory/rules/checkRates.ts'
import type { TaxRate } from '../../../resources/catalogue/taxCategory/rules/rates.ts'
import { checkUsedRates } from '../../../resources/catalogue/taxCategory/rules/usedRates.ts'
import { apparel, rate } from './rates.ts'

const codes = (rates: readonly TaxRate[]) =>
  checkRates(rates).map(({ row, field, code, values }) => [row, field, code, ...Object.values(values)])

describe('the check of rates', () => {
  it.each<[string, TaxRate[], unknown[]]>([
    ['accepts one rate for everything', [rate({ rate: 18 })], []],
    ['accepts the bands of apparel before and after September 2025', [...apparel.rates], []],
    ['accepts rows in any order', [...apparel.rates].reverse(), []],
    ['accepts no rows at all', [], []],
    [
      'finds a gap between bands',
      [rate({ rate: 5, maxValue: 100 }), rate({ rate: 18, minValue: 101 })],
      [[1, 'minValue', 'band-gap', '1.00']],
    ],
    [
      'finds bands that overlap',
      [rate({ rate: 5, maxValue: 100 }), rate({ rate: 18, minValue: 99 })],
      [[1, 'minValue', 'band-overlap']],
    ],
    ['finds the same band twice', [rate({ rate: 5 }), rate({ rate: 18 })], [[1, 'minValue', 'band-overlap']]],
    [
      'finds a first band that does not begin at zero',
      [rate({ rate: 5, minValue: 100 })],
      [[0, 'minValue', 'band-gap', '0.00']],
    ],
    [
      'finds a last band with a limit',
      [rate({ rate: 5, maxValue: 100 })],
      [[0, 'maxValue', 'band-open-end']],
    ],
    [
      'finds a band of no values',
      [rate({ rate: 5, maxValue: 100 }), rate({ rate: 18, minValue: 100, maxValue: 100 })],
      [[1, 'maxValue', 'band-empty']],
    ],
    [
      'finds values without a basis',
      [rate({ rate: 5, maxValue: 100, basis: 'none' }), rate({ rate: 18, minValue: 100 })],
      [[0, 'basis', 'band-without-basis']],
    ],
    [
      'finds bands of one day that end on different days',
      [rate({ rate: 5, maxValue: 100, effectiveTo: '2020-01-01' }), rate({ rate: 18, minValue: 100 })],
      [[1, 'effectiveTo', 'band-other-end']],
    ],
    [
      'finds a rate that ends before it begins',
      [rate({ rate: 5, effectiveTo: '2017-06-30' })],
      [[0, 'effectiveTo', 'rate-ends-early']],
    ],
    [
      'finds periods that overlap',
      [rate({ rate: 5, effectiveTo: '2020-01-01' }), rate({ rate: 18, effectiveFrom: '2020-01-01' })],
      [[0, 'effectiveTo', 'period-overlap', '2019-12-31']],
    ],
    [
      'finds days without a rate',
      [rate({ rate: 5, effectiveTo: '2019-12-30' }), rate({ rate: 18, effectiveFrom: '2020-01-01' })],
      [[0, 'effectiveTo', 'period-gap', '2019-12-31']],
    ],
    [
      'leaves days out in a state, where the rate of the country holds',
      [
        rate({ rate: 5 }),
        rate({ rate: 1, state: '35', effectiveTo: '2018-01-01' }),
        rate({ rate: 2, state: '35', effectiveFrom: '2020-01-01' }),
      ],
      [],
    ],
  ])('%s', (_what, rates, found) => {
    expect(codes(rates)).toEqual(found)
  })
})

describe('an open end', () => {
  it('is set to the day before the next rates of the region begin', () => {
    const rates = [
      rate({ rate: 5, maxValue: 100 }),
      rate({ rate: 12, minValue: 100 }),
      rate({ rate: 9, effectiveFrom: '2024-03-01' }),
      rate({ rate: 1, state: '35', effectiveFrom: '2020-01-01' }),
    ]
    expect(closePeriods(rates).map(({ effectiveTo }) => effectiveTo)).toEqual([
      '2024-02-29',
      '2024-02-29',
      null,
      null,
    ])
    expect(checkRates(closePeriods(rates))).toEqual([])
  })
})

describe('rates that were used', () => {
  const was = [
    { ...rate({ rate: 5, effectiveTo: '2025-12-31' }), id: 'old' },
    { ...rate({ rate: 18, effectiveFrom: '2026-01-01' }), id: 'now' },
    { ...rate({ rate: 20, effectiveFrom: '2027-01-01' }), id: 'next' },
  ]
  const [old, now, next] = was as [(typeof was)[0], (typeof was)[0], (typeof was)[0]]
  const check = (rows: readonly (TaxRate & { id?: string })[]) =>
    checkUsedRates(was, rows, '2026-11-20').map(({ row, field, code }) => [row, field, code])

  it.each<[string, readonly (TaxRate & { id?: string })[], unknown[]]>([
    ['stay as they are', was, []],
    ['may be joined by a new one', [...was, rate({ rate: 3, effectiveFrom: '2028-01-01' })], []],
    ['may get another label', [old, { ...now, label: 'GST 2.0' }, next], []],
    ['may end today', [old, { ...now, effectiveTo: '2026-11-20' }, next], []],
    ['may end yesterday, as new ones begin today', [old, { ...now, effectiveTo: '2026-11-19' }, next], []],
    [
      'may not end before',
      [old, { ...now, effectiveTo: '2026-11-18' }, next],
      [[1, 'effectiveTo', 'rate-used-end']],
    ],
    ['may not be taken away', [old, next], [[-1, 'effectiveFrom', 'rate-used-gone']]],
    ['may not change their rate', [old, { ...now, rate: 19 }, next], [[1, 'rate', 'rate-used']]],
    [
      'may not begin on another day',
      [old, { ...now, effectiveFrom: '2026-01-02' }, next],
      [[1, 'effectiveFrom', 'rate-used']],
    ],
    [
      'may not come back when they have ended',
      [{ ...old, effectiveTo: null }, now, next],
      [[0, 'effectiveTo', 'rate-used-end']],
    ],
    ['leave those of the future free', [old, now], []],
  ])('%s', (_what, rows, found) => {
    expect(check(rows)).toEqual(found)
  })
})
