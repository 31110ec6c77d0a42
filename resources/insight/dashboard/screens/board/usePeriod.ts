import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import {
  type Comparison,
  comparisons,
  readPeriod,
  usualPeriod,
} from '../../../../../src/fields/date/period.ts'
import { usePublicSettings } from '../../../../../src/providers/publicSettings.ts'
import { useSearchNow } from '../../../../../src/shell/routing/useSearchNow.ts'
import type { FigureParams } from './useFigures.ts'

/** The period and the comparison of a dashboard, as they stand in the address; what makes no sense there is as the shop set it. */
export function usePeriod(): {
  readonly period: string
  readonly compare: Comparison
  readonly params: FigureParams
  readonly change: (change: { period?: string; compare?: Comparison }) => void
} {
  const [search, setSearch] = useSearchParams()
  const searchNow = useSearchNow()
  const shop = usePublicSettings()
  const comparison = (asked: string | null | undefined) => comparisons.find((each) => each === asked)
  const compare = comparison(search.get('compare')) ?? comparison(shop.comparison) ?? comparisons[0]
  const isPeriod = (asked: string) => readPeriod(asked, compare, new Date()) !== undefined
  const period = [search.get('period') ?? '', shop.period ?? ''].find(isPeriod) ?? usualPeriod
  return useMemo(
    () => ({
      period,
      compare,
      params: { period, compare },
      change: (changed) => {
        const next = new URLSearchParams(searchNow())
        for (const [name, value] of Object.entries(changed)) next.set(name, value)
        setSearch(next)
      },
    }),
    [period, compare, setSearch, searchNow],
  )
}
