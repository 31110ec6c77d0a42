import { lazy, Suspense, useState } from 'react'
import type { DaySpan } from '../../../../../src/controls/day/RangeCalendar.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import { readPeriod } from '../../../../../src/fields/date/period.ts'
import css from './period.module.css'
import type { usePeriod } from './usePeriod.ts'
import type { Words } from './useWords.ts'

// Most are content with a period that has a name.
const RangeBox = lazy(() =>
  import('../../../../../src/controls/day/RangeBox.tsx').then((module) => ({ default: module.RangeBox })),
)

/** Two days; they hold once both make sense together. */
export function OwnDays({
  id,
  chosen: { period, change },
  words: { t },
}: {
  id: string
  chosen: ReturnType<typeof usePeriod>
  words: Words
}) {
  const [days, setDays] = useState<DaySpan>(
    () => readPeriod(period, 'none', new Date()) ?? { from: null, to: null },
  )
  const own = `${days.from}..${days.to}`
  const isFine = readPeriod(own, 'none', new Date()) !== undefined
  const label = t('dashboard.period.days')
  const take = (next: DaySpan) => {
    setDays(next)
    const text = `${next.from}..${next.to}`
    if (readPeriod(text, 'none', new Date())) change({ period: text })
  }
  return (
    <>
      <div className={css.field}>
        <span aria-hidden="true">{label}</span>
        <Suspense fallback={<Skeleton height={36} />}>
          <RangeBox
            id={`${id}-days`}
            source="period"
            label={label}
            invalid={!isFine}
            describedBy={isFine ? undefined : id}
            value={days}
            onChange={take}
          />
        </Suspense>
      </div>
      {!isFine && (
        <p id={id} className={css.problem} role="alert">
          {t('dashboard.period.tooLong')}
        </p>
      )}
    </>
  )
}
