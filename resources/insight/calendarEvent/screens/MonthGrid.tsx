import { type KeyboardEvent, useRef, useState } from 'react'
import { addDays, type Day } from '../../../../src/controls/day/days.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useThemeState } from '../../../../src/shell/theme/useThemeState.ts'
import { type Bar, barsIn, isBeside, type Span } from '../rules/spans.ts'
import { BarsOfDay } from './BarsOfDay.tsx'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { monthWeeks } from './calendarView.ts'
import { useDayCell } from './useDayCell.ts'

/** How many lines a day shows; where there are more, the last of them says how many. */
const lines = 4

interface MonthGridProps {
  day: Day
  firstDay: number
  spans: readonly Span[]
  label: string
}

/** A month by its weeks. Arrows go from day to day; a press on a day begins an event there, dragging over several one of them all. */
export function MonthGrid({ day, firstDay, spans, label }: MonthGridProps) {
  const { words } = useCalendarFacts()
  const [{ direction }] = useThemeState()
  const weeks = monthWeeks(day, firstDay)
  const [reached, setReached] = useState<Day>(day)
  const focused = weeks.flat().includes(reached) ? reached : day
  const table = useRef<HTMLTableElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const on = (event.target as HTMLElement).dataset.day
    const ahead = direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 7, ArrowUp: -7 }[event.key]
    if (on === undefined || step === undefined) return
    const next = table.current?.querySelector<HTMLElement>(`[data-day="${addDays(on, step)}"]`)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <table ref={table} className={css.month} aria-label={label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" abbr={formatDay(each, words.locale, { weekday: 'long' })}>
              {formatDay(each, words.locale, { weekday: 'short' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const bars = barsIn(spans, week)
          return (
            <tr key={week[0]}>
              {week.map((each, index) => (
                <DayCell
                  key={each}
                  day={each}
                  index={index}
                  bars={bars}
                  isOutside={each.slice(0, 7) !== day.slice(0, 7)}
                  isStop={each === focused}
                  onReach={setReached}
                />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Whether a bar has a line in the cells of its days, of which the last is left to what tells of more where there is more. */
const fits = (bar: Bar, all: readonly Bar[]) =>
  bar.line < lines - 1 ||
  (bar.line < lines && !all.some((other) => other.line >= lines && isBeside(other, bar)))

interface DayCellProps {
  day: Day
  index: number
  bars: readonly Bar[]
  isOutside: boolean
  isStop: boolean
  onReach: (day: Day) => void
}

function DayCell({ day, index, bars, isOutside, isStop, onReach }: DayCellProps) {
  const { words, today, mayCreate, add, dayAddress } = useCalendarFacts()
  const { cell, onEdge } = useDayCell<HTMLTableCellElement>(day)
  const here = bars.filter((bar) => isBeside(bar, { start: index, length: 1 }))
  const fitting = here.filter((bar) => fits(bar, bars))
  const hidden = here.length - fitting.length
  const name = formatDay(day, words.locale, { dateStyle: 'full' })
  return (
    <td {...cell} data-outside={isOutside || undefined} data-today={day === today || undefined}>
      <button
        type="button"
        className={css.number}
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-label={mayCreate ? words.text('addOn', { day: name }) : name}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!mayCreate || undefined}
        onFocus={() => onReach(day)}
        onClick={() => mayCreate && add(day)}
      >
        {Number(day.slice(8))}
      </button>
      <BarsOfDay day={day} index={index} bars={fitting} top={34} onEdge={onEdge} />
      {hidden > 0 && (
        <Link
          to={dayAddress(day)}
          className={css.more}
          style={{ insetBlockStart: `calc(34px + ${lines - 1} * var(--line))` }}
          aria-label={words.text('moreOn', { smart_count: hidden, day: name })}
        >
          {words.text('more', { smart_count: hidden })}
        </Link>
      )}
    </td>
  )
}
