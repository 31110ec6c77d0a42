import { useId, useState } from 'react'
import { spanOf } from '../../../../../src/controls/day/span.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import {
  type Comparison,
  comparisons,
  periodNames,
  readPeriod,
} from '../../../../../src/fields/date/period.ts'
import { OwnDays } from './OwnDays.tsx'
import { OwnMonth } from './OwnMonth.tsx'
import css from './period.module.css'
import type { usePeriod } from './usePeriod.ts'
import type { Words } from './useWords.ts'

/** Chooses the days that a dashboard is about, and with what they are compared. */
export function PeriodChoice({ chosen, words }: { chosen: ReturnType<typeof usePeriod>; words: Words }) {
  const { t } = words
  const { period, compare, change } = chosen
  const isNamed = (periodNames as readonly string[]).includes(period)
  const days = readPeriod(period, 'none', new Date())
  const month = days && !isNamed ? spanOf(days.from, 'month', 0) : undefined
  const isMonth = month !== undefined && month.from === days?.from && month.to === days.to
  const [wantsDays, setWantsDays] = useState(false)
  const isOwn = wantsDays || (!isNamed && !isMonth)
  const takeMonth = (day: string) => {
    const { from, to } = spanOf(day, 'month', 0)
    change({ period: `${from}..${to}` })
  }
  const id = useId()
  return (
    <>
      <label className={css.field}>
        <span>{t('dashboard.period.label')}</span>
        <select
          value={isOwn ? 'custom' : isMonth ? 'oneMonth' : period}
          onChange={({ target: { value } }) => {
            setWantsDays(value === 'custom')
            if (value === 'oneMonth') takeMonth(days?.to ?? dayIn(new Date()))
            else if (value !== 'custom') change({ period: value })
          }}
        >
          {periodNames.map((name) => (
            <option key={name} value={name}>
              {t(`dashboard.period.${name}`)}
            </option>
          ))}
          <option value="oneMonth">{t('dashboard.period.oneMonth')}</option>
          <option value="custom">{t('dashboard.period.custom')}</option>
        </select>
      </label>
      {!isOwn && isMonth && (
        <OwnMonth id={`${id}-month`} month={month.from} onMonth={takeMonth} words={words} />
      )}
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
