import { useLocale } from 'ra-core'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { formatExactTime, formatRelativeTime, formatTime } from './formatTime.ts'

/** How long ago, up to seven days, then the day; the exact time in the shop's zone under the pointer. */
export default function DateTimeCell({ value }: CellProps<string>) {
  const locale = useLocale() ?? 'en'
  return (
    <Figures>
      <time dateTime={value} title={formatExactTime(value, locale)} data-printed={formatTime(value, locale)}>
        {formatRelativeTime(value, locale, Date.now(), 'short')}
      </time>
    </Figures>
  )
}
