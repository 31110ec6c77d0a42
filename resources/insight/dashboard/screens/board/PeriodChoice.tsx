import { useId, useState } from 'react'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import {
  type Comparison,
  comparisons,
  periodNames,
  readPeriod,
} from '../../../../../src/fields/date/period.ts'
import css from './period.module.css'
import type { usePeriod } from './usePeriod.ts'
import type { Words } from './useWords.ts'

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
  const today = dayIn(new Date())
  const range = readPeriod(period, 'none', new Date()) ?? { from: today, to: today }
  const [days, setDays] = useState({ from: range.from, to: range.to })
  const own = `${days.from}..${days.to}`
  const isFine = readPeriod(own, 'none', new Date()) !== undefined
  const take = (next: typeof days) => {
    setDays(next)
    const text = `${next.from}..${next.to}`
    if (readPeriod(text, 'none', new Date())) change({ period: text })
  }
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={css.field}>
          <span>{t(`dashboard.period.${end}`)}</span>
          <input
            type="date"
            value={days[end]}
            max={today}
            aria-invalid={!isFine || undefined}
            aria-describedby={isFine ? undefined : id}
            onChange={({ target }) => take({ ...days, [end]: target.value })}
          />
        </label>
      ))}
      {!isFine && (
        <p id={id} className={css.problem} role="alert">
          {t('dashboard.period.tooLong')}
        </p>
      )}
    </>
  )
}
