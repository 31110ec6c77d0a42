// biome-ignore-all lint/a11y/useSemanticElements: a grid of the ARIA practices, laid out as no table can be
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid one cell at a time takes the focus

import { useLocale } from 'ra-core'
import type { KeyboardEvent, RefObject } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import type { DayRange } from '../../fields/date/period.ts'
import css from './Calendar.module.css'
import { type Day, weeksOf } from './days.ts'

/** How the days of a month are drawn, and which of them can be chosen. */
export interface DayLook {
  /** A day that cannot be chosen. */
  isOff?: ((day: Day) => boolean) | undefined
  /** What there is on a day: it has a dot, and its name says so. */
  noteOf?: ((day: Day) => string | undefined) | undefined
  /** The days that are chosen together, both ends included. */
  range?: DayRange | undefined
}

interface MonthGridProps extends DayLook {
  /** Any day of it. */
  month: Day
  firstDay: number
  chosen: Day | null
  today: Day
  focused: Day
  /** The button of the day that the keys are on. */
  current: RefObject<HTMLButtonElement | null>
  /** Another month stands beside it: days that are not its own are left out. */
  isOneOfTwo: boolean
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: (day: Day) => void
  onMeet?: ((day: Day) => void) | undefined
}

/** The days of one month, week by week. */
export function MonthGrid({ month, firstDay, isOneOfTwo, onKeyDown, ...days }: MonthGridProps) {
  const locale = useLocale() ?? 'en'
  const write = (day: Day, options: Intl.DateTimeFormatOptions) => formatDay(day, locale, options)
  const weeks = weeksOf(month, firstDay)
  const isOwn = (day: Day) => day.slice(0, 7) === month.slice(0, 7)
  return (
    <div
      role="grid"
      aria-label={write(month, { month: 'long', year: 'numeric' })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={css.grid}
    >
      <div role="row" className={css.week}>
        {weeks[0]?.map((day) => (
          <div
            key={day}
            role="columnheader"
            aria-label={write(day, { weekday: 'long' })}
            className={css.weekday}
          >
            {write(day, { weekday: 'short' })}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div role="row" key={week[0]} className={css.week}>
          {week.map((day) =>
            isOneOfTwo && !isOwn(day) ? (
              <div role="gridcell" key={day} />
            ) : (
              <DayCell key={day} day={day} isOutside={!isOwn(day)} locale={locale} {...days} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

interface DayCellProps extends Omit<MonthGridProps, 'month' | 'firstDay' | 'isOneOfTwo' | 'onKeyDown'> {
  day: Day
  isOutside: boolean
  locale: string
}

function DayCell({ day, isOutside, locale, chosen, today, focused, current, ...look }: DayCellProps) {
  const { range } = look
  const isBetween = range !== undefined && range.from <= day && day <= range.to
  const isChosen = range ? day === range.from || day === range.to : day === chosen
  const note = look.noteOf?.(day)
  const isOff = look.isOff?.(day) ?? false
  const name = formatDay(day, locale, { dateStyle: 'full' })
  return (
    <div role="gridcell" aria-selected={isChosen || isBetween}>
      <button
        type="button"
        className={css.day}
        ref={day === focused ? current : undefined}
        tabIndex={day === focused ? 0 : -1}
        aria-label={note ? `${name} · ${note}` : name}
        aria-current={day === today ? 'date' : undefined}
        // The keys pass over it all the same, to what lies behind it.
        aria-disabled={isOff || undefined}
        data-chosen={isChosen || undefined}
        data-between={(isBetween && !isChosen) || undefined}
        data-outside={isOutside || undefined}
        data-noted={note ? '' : undefined}
        title={note}
        onFocus={() => look.onMeet?.(day)}
        onPointerEnter={() => look.onMeet?.(day)}
        onClick={() => !isOff && look.onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </div>
  )
}
