import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { DayRange } from '../../fields/date/period.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Calendar } from './Calendar.tsx'
import { type Day, isDay } from './days.ts'
import css from './Range.module.css'

/** The two ends of a time while they are chosen: either may be missing, or not be a day yet. */
export interface DaySpan {
  readonly from: string | null
  readonly to: string | null
}

/** A range of days that has a name. */
export interface Period {
  readonly label: string
  readonly range: DayRange
}

interface RangeCalendarProps {
  label: string
  value: DaySpan
  today: Day
  periods?: readonly Period[] | undefined
  onChange: (range: DayRange) => void
}

/** Two months to choose a first and a last day from, in either order; the days between them are marked while one goes there. */
export function RangeCalendar({ label, value, today, periods = [], onChange }: RangeCalendarProps) {
  const translate = useTranslate()
  const [begun, setBegun] = useState<Day>()
  const [met, setMet] = useState<Day>()
  const range = begun ? ordered(begun, met ?? begun) : rangeOf(value)
  return (
    <div className={css.panel}>
      <p className={css.ask} role="status">
        {translate(begun ? 'fields.day.askLast' : 'fields.day.askFirst')}
      </p>
      <Calendar
        label={label}
        months={2}
        chosen={range?.from ?? null}
        today={today}
        range={range}
        onMeet={setMet}
        onChoose={(day) => {
          if (begun) onChange(ordered(begun, day))
          else setBegun(day)
        }}
      />
      {periods.length > 0 && (
        <div className={css.periods}>
          {periods.map((period) => (
            <Button key={period.label} small look="text" onClick={() => onChange(period.range)}>
              {period.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const ordered = (one: Day, other: Day): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one }

const rangeOf = ({ from, to }: DaySpan): DayRange | undefined =>
  isDay(from) && isDay(to) ? ordered(from, to) : undefined
