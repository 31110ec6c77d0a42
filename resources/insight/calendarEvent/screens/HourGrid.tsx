import { useEffect, useRef } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import { lengthOf } from '../../../../src/fields/date/period.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { barsIn, type Span, slotsOf } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { Entry } from './Entry.tsx'
import { useDropped } from './useDragging.ts'

/** Pixels of an hour. */
const hour = 48

/** What is dropped or pressed begins at a quarter of an hour. */
const step = 15

const hours = Array.from({ length: 24 }, (_, each) => each)

const timeOf = (minutes: number) => {
  const held = Math.max(0, Math.min(24 * 60 - step, Math.round(minutes / step) * step))
  return `${String(Math.floor(held / 60)).padStart(2, '0')}:${String(held % 60).padStart(2, '0')}`
}

interface HourGridProps {
  days: readonly Day[]
  spans: readonly Span[]
  label: string
}

/** Days by their hours, side by side; above them what has none. It opens at eight in the morning. */
export function HourGrid({ days, spans, label }: HourGridProps) {
  const { words } = useCalendarFacts()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    frame.current?.scrollTo({ top: 8 * hour - 12 })
  }, [])
  const whole = barsIn(
    spans.filter(({ minutes }) => !minutes),
    days,
  )
  const height = Math.max(1, ...whole.map(({ line }) => line + 1))
  return (
    <section
      ref={frame}
      className={css.hours}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      style={{ '--days': days.length } as object}
    >
      <div className={css.heads}>
        <span className={css.gutter}>{words.text('allDay')}</span>
        {days.map((day, index) => (
          <div
            key={day}
            className={css.head}
            style={{ minBlockSize: `calc(44px + ${height} * var(--line))` }}
          >
            <DayHead day={day} />
            {whole
              .filter(({ start }) => start === index)
              .map(({ span, length, line }) => (
                <Entry
                  key={span.key}
                  span={span}
                  day={day}
                  style={{
                    insetBlockStart: `calc(40px + ${line} * var(--line))`,
                    inlineSize: `calc(${length * 100}% + ${length - 1}px - 6px)`,
                  }}
                />
              ))}
          </div>
        ))}
      </div>
      <div className={css.columns} style={{ blockSize: 24 * hour }}>
        <div className={css.gutter} aria-hidden="true">
          {hours.map((each) => (
            <span key={each} style={{ insetBlockStart: each * hour }}>
              {each > 0 &&
                formatTime(`2026-01-01T${String(each).padStart(2, '0')}:00:00Z`, words.locale, {
                  hour: 'numeric',
                  timeZone: 'UTC',
                })}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <HourColumn key={day} day={day} spans={spans.filter(({ first }) => first === day)} />
        ))}
      </div>
    </section>
  )
}

function DayHead({ day }: { day: Day }) {
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
      aria-label={`${shown}: ${words.text('addOn', { day: formatDay(day, words.locale, { dateStyle: 'full' }) })}`}
      onClick={() => add(day)}
    >
      {shown}
    </button>
  )
}

function HourColumn({ day, spans }: { day: Day; spans: readonly Span[] }) {
  const { today, mayCreate, add, move } = useCalendarFacts()
  const column = useRef<HTMLDivElement>(null)
  const timeAt = (y: number) => timeOf(((y - (column.current?.getBoundingClientRect().top ?? 0)) / hour) * 60)
  useDropped(column, day, ({ event, day: from, top }) => {
    const days = from <= day ? lengthOf({ from, to: day }) - 1 : 1 - lengthOf({ from: day, to: from })
    move(event, days, event.allDay ? undefined : timeAt(top))
  })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name of the day above is what the keyboard has
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      ref={column}
      className={css.column}
      data-today={day === today || undefined}
      onClick={(event) =>
        mayCreate && event.target === event.currentTarget && add(day, timeAt(event.clientY - hour / 4))
      }
    >
      {slotsOf(spans).map(({ span, from, to, column: at, columns }) => (
        <Entry
          key={span.key}
          span={span}
          day={day}
          isRoomy
          style={{
            insetBlockStart: (from / 60) * hour,
            blockSize: Math.max(24, ((to - from) / 60) * hour - 2),
            insetInlineStart: `calc(${(at / columns) * 100}% + 2px)`,
            inlineSize: `calc(${100 / columns}% - 4px)`,
          }}
        />
      ))}
    </div>
  )
}
