import { useLocale, useTranslate } from 'ra-core'
import { formatDay } from '../../fields/date/formatDay.ts'
import type { DayRange } from '../../fields/date/period.ts'
import type { Span } from './span.ts'

/** Writes a span as people read it: `November 2026`, `Q4 2026`, `2026`, and a week by its first and last day. */
export function useSpanName(span: Span): (range: DayRange) => string {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  return ({ from, to }) => {
    if (span === 'quarter')
      return translate('fields.day.quarter', {
        number: Math.ceil(Number(from.slice(5, 7)) / 3),
        year: from.slice(0, 4),
      })
    if (span === 'week') return `${formatDay(from, locale)} – ${formatDay(to, locale)}`
    return formatDay(
      from,
      locale,
      span === 'month' ? { month: 'long', year: 'numeric' } : { year: 'numeric' },
    )
  }
}
