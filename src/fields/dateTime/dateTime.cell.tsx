import { useLocale } from 'ra-core'
import { useRelativeTime } from '../../providers/useRelativeTime.ts'
import { Figures } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { formatExactTime, formatTime } from './formatTime.ts'

/** How long ago, up to seven days, then the day; the exact time in the shop's zone under the pointer. */
export default function DateTimeCell({ value }: CellProps<string>) {
  const locale = useLocale() ?? 'en'
  const relative = useRelativeTime()
  return (
    <Figures>
      <time dateTime={value} title={formatExactTime(value, locale)} data-printed={formatTime(value, locale)}>
        {relative(value, 'short')}
      </time>
    </Figures>
  )
}
