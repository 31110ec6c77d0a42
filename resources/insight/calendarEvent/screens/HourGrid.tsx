import { useEffect, useRef } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { barsIn, type Span } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { DayHead } from './DayHead.tsx'
import { HourColumn } from './HourColumn.tsx'
import { hour } from './hours.ts'

const hours = Array.from({ length: 24 }, (_, each) => each)

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
  const lines = Math.max(1, ...whole.map(({ line }) => line + 1))
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
          <DayHead key={day} day={day} index={index} bars={whole} lines={lines} />
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
