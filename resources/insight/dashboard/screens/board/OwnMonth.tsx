import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import css from './period.module.css'
import type { Words } from './useWords.ts'

const SpanBox = lazy(() =>
  import('../../../../../src/controls/day/SpanBox.tsx').then((module) => ({ default: module.SpanBox })),
)

interface OwnMonthProps {
  id: string
  /** Its first day. */
  month: string
  /** Gives the first day of another one. */
  onMonth: (day: string) => void
  words: Words
}

/** A whole month, by its name instead of its two days: figures are closed by months. */
export const OwnMonth = ({ id, month, onMonth, words: { t } }: OwnMonthProps) => (
  <div className={css.month}>
    <Suspense fallback={<Skeleton height={36} />}>
      <SpanBox
        id={id}
        label={t('dashboard.period.whichMonth')}
        span="month"
        value={month}
        onChange={onMonth}
      />
    </Suspense>
  </div>
)
