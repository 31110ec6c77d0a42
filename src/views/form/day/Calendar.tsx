import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatTime } from '../../../fields/dateTime/formatTime.ts'
import css from './Calendar.module.css'
import { addDays, addMonths, type Day, firstWeekday, weekdayOf, weeksOf } from './days.ts'

interface CalendarProps {
  label: string
  chosen: Day | null
  today: Day
  onChoose: (day: Day) => void
}

const utc = (day: Day, locale: string, options: Intl.DateTimeFormatOptions) => formatTime(`${day}T00:00:00Z`, locale, { timeZone: 'UTC', ...options })

/** A month to choose a day from: arrows move by day and week, Page keys by month (with Shift by year), Home and End within the week. */
export function Calendar({ label, chosen, today, onChoose }: CalendarProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const mirrored = useTheme().direction === 'rtl'
  const [focused, setFocused] = useState<Day>(chosen ?? today)
  const current = useRef<HTMLButtonElement>(null)
  const moved = useRef(true)
  useEffect(() => {
    if (moved.current) current.current?.focus()
  }, [focused])
  const go = (day: Day, focus = true) => {
    moved.current = focus
    setFocused(day)
  }
  const inWeek = (weekdayOf(focused) - firstWeekday(locale) + 7) % 7
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = mirrored ? -1 : 1
    const steps: Record<string, () => Day> = {
      ArrowRight: () => addDays(focused, ahead),
      ArrowLeft: () => addDays(focused, -ahead),
      ArrowDown: () => addDays(focused, 7),
      ArrowUp: () => addDays(focused, -7),
      Home: () => addDays(focused, -inWeek),
      End: () => addDays(focused, 6 - inWeek),
      PageUp: () => addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(focused, event.shiftKey ? 12 : 1),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step())
  }
  const weeks = weeksOf(focused, locale)
  const Back = mirrored ? ChevronRight : ChevronLeft
  const Ahead = mirrored ? ChevronLeft : ChevronRight
  return (
    <div role="group" aria-label={label} className={css.calendar}>
      <div className={css.head}>
        <IconButton size="small" aria-label={translate('fields.day.previous')} onClick={() => go(addMonths(focused, -1), false)}>
          <Back fontSize="small" />
        </IconButton>
        <div className={css.month} aria-live="polite">
          {utc(focused, locale, { month: 'long', year: 'numeric' })}
        </div>
        <IconButton size="small" aria-label={translate('fields.day.next')} onClick={() => go(addMonths(focused, 1), false)}>
          <Ahead fontSize="small" />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out as this grid */}
      <div role="grid" aria-label={utc(focused, locale, { month: 'long', year: 'numeric' })} tabIndex={-1} onKeyDown={onKeyDown} className={css.grid}>
        <div role="row" className={css.week}>
          {weeks[0]?.map((day) => (
            <div key={day} role="columnheader" aria-label={utc(day, locale, { weekday: 'long' })} className={css.weekday}>
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
                  {...(day === focused ? { ref: current } : {})}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={utc(day, locale, { dateStyle: 'full' })}
                  {...(day === today ? { 'aria-current': 'date' } : {})}
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
