import { lazy, Suspense, useId, useState } from 'react'
import type { DaySpan } from '../../../../../src/controls/day/RangeCalendar.tsx'
import { Skeleton } from '../../../../../src/controls/parts/Skeleton.tsx'
import {
  type Comparison,
  comparisons,
  periodNames,
  readPeriod,
} from '../../../../../src/fields/date/period.ts'
import css from './period.module.css'
import type { usePeriod } from './usePeriod.ts'
import type { Words } from './useWords.ts'

// Most are content with a period that has a name.
const RangeBox = lazy(() =>
  import('../../../../../src/controls/day/RangeBox.tsx').then((module) => ({ default: module.RangeBox })),
)

/** Chooses the days that a dashboard is about, and with what they are compared. */
export function PeriodChoice({ chosen, words }: { chosen: ReturnType<typeof usePeriod>; words: Words }) {
  const { t } = words
  const { period, compare, change } = chosen
  const isNamed = (periodNames as readonly string[]).includes(period)
  const [isOwn, setOwn] = useState(!isNamed)
  const id = useId()
  return (
    <>
      <label className={css.field}>
        <span>{t('dashboard.period.label')}</span>
        <select
          value={isOwn ? 'custom' : period}
          onChange={({ target }) => {
            setOwn(target.value === 'custom')
            if (target.value !== 'custom') change({ period: target.value })
          }}
        >
          {periodNames.map((name) => (
            <option key={name} value={name}>
              {t(`dashboard.period.${name}`)}
            </option>
          ))}
          <option value="custom">{t('dashboard.period.custom')}</option>
        </select>
      </label>
      {isOwn && <OwnDays key={period} id={id} chosen={chosen} words={words} />}
      <label className={css.field}>
        <span>{t('dashboard.compare.label')}</span>
        <select value={compare} onChange={({ target }) => change({ compare: target.value as Comparison })}>
          {comparisons.map((name) => (
            <option key={name} value={name}>
              {t(`dashboard.compare.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

/** Two days; they hold once both make sense together. */
function OwnDays({
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
