// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useLocale, useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { useThemeState } from '../../shell/theme/useThemeState.ts'
import { IconButton } from '../parts/IconButton.tsx'
import css from './Calendar.module.css'
import { addDays, addMonths, type Day, firstWeekday, weekdayOf, weeksOf } from './days.ts'

interface CalendarProps {
  label: string
  chosen: Day | null
  today: Day
  /** The day takes the focus as soon as it is there. */
  autoFocus?: boolean
  onChoose: (day: Day) => void
}

const utc = (day: Day, locale: string, options: Intl.DateTimeFormatOptions) => formatDay(day, locale, options)

/** A month to choose a day from: arrows move by day and week, Page keys by month (with Shift by year), Home and End within the week. */
export function Calendar({ label, chosen, today, autoFocus = true, onChoose }: CalendarProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const firstDay = firstWeekday(locale, usePublicSettings().firstDay)
  const [{ direction }] = useThemeState()
  const [focused, setFocused] = useState<Day>(chosen ?? today)
  const current = useRef<HTMLButtonElement>(null)
  const moved = useRef(autoFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move to another day that moves the focus
  useEffect(() => {
    if (moved.current) current.current?.focus()
  }, [focused])
  const go = (day: Day, focus = true) => {
    moved.current = focus
    setFocused(day)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, focused, direction === 'rtl' ? -1 : 1, firstDay)
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }
  const weeks = weeksOf(focused, firstDay)
  return (
    <div role="group" aria-label={label} className={css.calendar}>
      <div className={css.head}>
        <IconButton
          small
          glyph="previous"
          label={translate('fields.day.previous')}
          onClick={() => go(addMonths(focused, -1), false)}
        />
        <div className={css.month} aria-live="polite">
          {utc(focused, locale, { month: 'long', year: 'numeric' })}
        </div>
        <IconButton
          small
          glyph="next"
          label={translate('fields.day.next')}
          onClick={() => go(addMonths(focused, 1), false)}
        />
      </div>
      <div
        role="grid"
        aria-label={utc(focused, locale, { month: 'long', year: 'numeric' })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className={css.grid}
      >
        <div role="row" className={css.week}>
          {weeks[0]?.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-label={utc(day, locale, { weekday: 'long' })}
              className={css.weekday}
            >
              {utc(day, locale, { weekday: 'short' })}
            </div>
          ))}
        </div>
        {weeks.map((days) => (
          <div role="row" key={days[0]} className={css.week}>
            {days.map((day) => (
              <div role="gridcell" key={day} aria-selected={day === chosen}>
                <button
                  type="button"
                  className={css.day}
                  ref={day === focused ? current : undefined}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={utc(day, locale, { dateStyle: 'full' })}
                  aria-current={day === today ? 'date' : undefined}
                  data-chosen={day === chosen || undefined}
                  data-outside={day.slice(0, 7) !== focused.slice(0, 7) || undefined}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

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
