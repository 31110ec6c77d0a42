import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Comparison, comparisons, readPeriod, usualPeriod } from '../../shop/figures/period.ts'
import type { FigureParams } from './useFigures.ts'

/** The period and the comparison of a dashboard, as they stand in the address; what makes no sense there is the usual. */
export function usePeriod(): {
  readonly period: string
  readonly compare: Comparison
  readonly params: FigureParams
  readonly change: (change: { period?: string; compare?: Comparison }) => void
} {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('period') ?? usualPeriod
  const compare = comparisons.find((each) => each === search.get('compare')) ?? comparisons[0]
  const period = readPeriod(asked, compare, new Date()) ? asked : usualPeriod
  return useMemo(
    () => ({
      period,
      compare,
      params: { period, compare },
      change: (changed) =>
        setSearch((before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changed)) next.set(name, value)
          return next
        }),
    }),
    [period, compare, setSearch],
  )
}
