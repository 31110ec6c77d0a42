import type { FieldProblem } from '../../../../src/derive/problems.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { lower, type TaxRate } from './rates.ts'

/** What is wrong with a row of rates: its place, the field, and a code of the catalogue `errors.<code>` with its values. */
export interface RateProblem extends Omit<FieldProblem, 'path'> {
  readonly row: number
  readonly field: keyof TaxRate
}

type Placed = TaxRate & { readonly row: number }

/**
 * Ends what is open: a row without a last day ends the day before the next rows of its region begin, so that staff only add.
 */
export function closePeriods<R extends TaxRate>(rates: readonly R[]): R[] {
  return rates.map((rate) => {
    if (rate.effectiveTo !== null) return rate
    const later = rates
      .filter((other) => regionOf(other) === regionOf(rate) && other.effectiveFrom > rate.effectiveFrom)
      .map(({ effectiveFrom }) => effectiveFrom)
      .sort()
    return later[0] === undefined ? rate : { ...rate, effectiveTo: dayAfter(later[0], -1) }
  })
}

/**
 * Finds what keeps rates from answering for every value on every day: per region, periods that neither overlap nor (for a whole
 * country) leave days out, and in each period price bands from zero to no limit without a gap or an overlap (areas, 11).
 */
export function checkRates(rates: readonly TaxRate[]): RateProblem[] {
  const placed = rates.map((rate, row): Placed => ({ ...rate, row }))
  return [...grouped(placed, regionOf).values()].flatMap((region) => {
    const periods = [...grouped(region, ({ effectiveFrom }) => effectiveFrom).values()].sort((a, b) =>
      from(a) < from(b) ? -1 : 1,
    )
    return [
      ...periods.flatMap(checkPeriod),
      ...periods.flatMap((period, at) => checkNext(period, periods[at + 1])),
    ]
  })
}

const regionOf = ({ country, state }: TaxRate): string => `${country} ${state ?? ''}`

const from = (period: readonly Placed[]): string => (period[0] as Placed).effectiveFrom

function checkPeriod(period: readonly Placed[]): RateProblem[] {
  const [first] = period as [Placed]
  const problems: RateProblem[] = []
  const report = (
    { row }: Placed,
    field: RateProblem['field'],
    code: RateProblem['code'],
    values: RateProblem['values'] = {},
  ) => problems.push({ row, field, code, values })
  for (const rate of period) {
    if (rate.effectiveTo !== null && rate.effectiveTo < rate.effectiveFrom)
      report(rate, 'effectiveTo', 'rate-ends-early')
    if (rate.effectiveTo !== first.effectiveTo) report(rate, 'effectiveTo', 'band-other-end')
    const isBanded = rate.minValue !== null || rate.maxValue !== null
    if (rate.basis === 'none' && isBanded) report(rate, 'basis', 'band-without-basis')
    if (rate.maxValue !== null && rate.maxValue <= lower(rate)) report(rate, 'maxValue', 'band-empty')
  }
  if (problems.length > 0) return problems
  const bands = [...period].sort((a, b) => lower(a) - lower(b))
  bands.forEach((band, at) => {
    const limit = at === 0 ? 0 : bands[at - 1]?.maxValue
    if (limit === null || limit === undefined || lower(band) < limit) report(band, 'minValue', 'band-overlap')
    else if (lower(band) > limit) report(band, 'minValue', 'band-gap', { value: money(limit) })
  })
  const last = bands.at(-1) as Placed
  if (last.maxValue !== null) report(last, 'maxValue', 'band-open-end')
  return problems
}

function checkNext(period: readonly Placed[], next: readonly Placed[] | undefined): RateProblem[] {
  if (!next) return []
  const [{ row, state, effectiveTo }] = period as [Placed]
  const expected = dayAfter(from(next), -1)
  if (effectiveTo === null || effectiveTo > expected)
    return [{ row, field: 'effectiveTo', code: 'period-overlap', values: { day: expected } }]
  const isGap = effectiveTo < expected && state === null
  return isGap ? [{ row, field: 'effectiveTo', code: 'period-gap', values: { day: expected } }] : []
}

/** Rupees as people write them in a message: 250000 is 2500.00. */
const money = (paise: number): string => (paise / 100).toFixed(2)

function grouped<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return groups
}
