import { dayAfter } from '../../../../src/fields/date/day.ts'
import type { RateProblem } from './checkRates.ts'
import type { TaxRate } from './rates.ts'

type StoredRate = TaxRate & { readonly id?: string | undefined }

/** What may never change of a rate that has been used; its end may still be set, and its label. */
const fixed: readonly (keyof TaxRate)[] = [
  ...(['country', 'state', 'effectiveFrom', 'basis', 'minValue', 'maxValue', 'rate', 'cess'] as const),
]

/**
 * Finds changes to rates that were in force already (areas, 11: never edited once used, a new row is added). Such a row stays
 * with its values; it may be ended, but not before yesterday, and what has ended stays ended. `today` is a day of the shop.
 */
export function checkUsedRates(
  before: readonly StoredRate[],
  now: readonly StoredRate[],
  today: string,
): RateProblem[] {
  return before
    .filter(({ effectiveFrom }) => effectiveFrom <= today)
    .flatMap((was): RateProblem[] => {
      const row = now.findIndex(({ id }) => id === was.id)
      const is = now[row]
      if (!is)
        return [
          { row: -1, field: 'effectiveFrom', code: 'rate-used-gone', values: { day: was.effectiveFrom } },
        ]
      const changed = fixed.find((name) => (is[name] ?? null) !== (was[name] ?? null))
      if (changed) return [{ row, field: changed, code: 'rate-used', values: {} }]
      if (is.effectiveTo === was.effectiveTo) return []
      const yesterday = dayAfter(today, -1)
      const hasEnded = was.effectiveTo !== null && was.effectiveTo < yesterday
      const endsEarlier = is.effectiveTo !== null && is.effectiveTo < yesterday
      return hasEnded || endsEarlier ? [{ row, field: 'effectiveTo', code: 'rate-used-end', values: {} }] : []
    })
}
