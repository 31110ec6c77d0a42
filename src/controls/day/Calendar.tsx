// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useLocale, useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { useThemeState } from '../../shell/theme/useThemeState.ts'
import { IconButton } from '../parts/IconButton.tsx'
import css from './Calendar.module.css'
import { addDays, addMonths, type Day, firstWeekday, weekdayOf } from './days.ts'
import { type DayLook, MonthGrid } from './MonthGrid.tsx'

interface CalendarProps extends DayLook {
  label: string
  chosen: Day | null
  today: Day
  /** How many months stand beside each other. */
  months?: 1 | 2
  /** The day takes the focus as soon as it is there. */
  autoFocus?: boolean
  onChoose: (day: Day) => void
  /** A day is met, by the pointer or by the keys. */
  onMeet?: (day: Day) => void
}

/** A month, or two, to choose a day from: arrows move by day and week, Page keys by month (with Shift by year), Home and End within the week. */
export function Calendar({ label, chosen, today, months = 1, autoFocus = true, ...days }: CalendarProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const firstDay = firstWeekday(locale, usePublicSettings().firstDay)
  const [{ direction }] = useThemeState()
  const [focused, setFocused] = useState<Day>(chosen ?? today)
  const [first, setFirst] = useState(focused)
  const current = useRef<HTMLButtonElement>(null)
  const moved = useRef(autoFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move to another day that moves the focus
  useEffect(() => {
    if (moved.current) current.current?.focus()
  }, [focused])
  const go = (day: Day) => {
    moved.current = true
    setFocused(day)
    if (monthOf(day) < monthOf(first)) setFirst(day)
    if (monthOf(day) > monthOf(addMonths(first, months - 1))) setFirst(addMonths(day, 1 - months))
  }
  const turn = (by: 1 | -1) => {
    moved.current = false
    setFocused(addMonths(focused, by))
    setFirst(addMonths(first, by))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, focused, direction === 'rtl' ? -1 : 1, firstDay)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const shown = Array.from({ length: months }, (_, at) => addMonths(first, at))
  return (
    <div role="group" aria-label={label} className={css.calendar}>
      {shown.map((month, at) => (
        <div key={at === 0 ? 'first' : 'second'}>
          <div className={css.head}>
            {at === 0 && (
              <IconButton
                small
                glyph="previous"
                label={translate('fields.day.previous')}
                onClick={() => turn(-1)}
              />
            )}
            <div className={css.month} aria-live="polite">
              {formatDay(month, locale, { month: 'long', year: 'numeric' })}
            </div>
            {at === months - 1 && (
              <IconButton small glyph="next" label={translate('fields.day.next')} onClick={() => turn(1)} />
            )}
          </div>
          <MonthGrid
            {...days}
            month={month}
            firstDay={firstDay}
            chosen={chosen}
            today={today}
            focused={focused}
            current={current}
            isOneOfTwo={months > 1}
            onKeyDown={onKeyDown}
          />
        </div>
      ))}
    </div>
  )
}

const monthOf = (day: Day) => day.slice(0, 7)

/** The day that a key leads to; undefined for keys that lead nowhere. */
function stepOf(
  { key, shiftKey }: KeyboardEvent,
  day: Day,
  ahead: 1 | -1,
  firstDay: number,
): Day | undefined {
  const inWeek = (weekdayOf(day) - firstDay + 7) % 7
  const byDays: Readonly<Record<string, number>> = {
    ArrowRight: ahead,
    ArrowLeft: -ahead,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  const days = byDays[key]
  if (days !== undefined) return addDays(day, days)
  if (key !== 'PageUp' && key !== 'PageDown') return undefined
  return addMonths(day, (key === 'PageUp' ? -1 : 1) * (shiftKey ? 12 : 1))
}
