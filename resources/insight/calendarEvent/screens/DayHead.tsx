import type { Day } from '../../../../src/controls/day/days.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import type { Bar } from '../rules/spans.ts'
import { BarsOfDay } from './BarsOfDay.tsx'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { useDayCell } from './useDayCell.ts'

interface DayHeadProps {
  day: Day
  /** Which day of its row it is. */
  index: number
  bars: readonly Bar[]
  /** How many lines the row has. */
  lines: number
}

/** A day above its hours: its name, and what fills it. */
export function DayHead({ day, index, bars, lines }: DayHeadProps) {
  const { cell, onEdge } = useDayCell<HTMLDivElement>(day)
  return (
    <div {...cell} className={css.head} style={{ minBlockSize: `calc(44px + ${lines} * var(--line))` }}>
      <DayName day={day} />
      <BarsOfDay day={day} index={index} bars={bars} top={40} onEdge={onEdge} />
    </div>
  )
}

function DayName({ day }: { day: Day }) {
  const { words, today, mayCreate, add } = useCalendarFacts()
  const shown = formatDay(day, words.locale, { weekday: 'short', day: 'numeric' })
  const current = day === today ? ({ 'aria-current': 'date' } as const) : {}
  if (!mayCreate)
    return (
      <span className={css.dayName} {...current}>
        {shown}
      </span>
    )
  return (
    <button
      type="button"
      className={css.dayName}
      {...current}
      aria-label={words.pair(
        shown,
        words.text('addOn', { day: formatDay(day, words.locale, { dateStyle: 'full' }) }),
      )}
      onClick={() => add(day)}
    >
      {shown}
    </button>
  )
}
