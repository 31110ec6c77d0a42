import { type PointerEvent, useRef, useState } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { momentOf, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { EventEntry } from '../rules/range.ts'
import { type Span, slotsOf } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { Entry } from './Entry.tsx'
import { followPointer } from './followPointer.ts'
import { endTimeOf, hour, step, timeOf } from './hours.ts'
import { useDropped } from './useDragging.ts'
import { isStroke } from './useStrokes.ts'

/** A time of the day that somebody is drawing, in minutes. */
interface Stroke {
  readonly from: number
  readonly to: number
}

/** The hours of a day: an event is dropped there, lengthened by its lower edge, or drawn over empty time; a press begins one of an hour. */
export function HourColumn({ day, spans }: { day: Day; spans: readonly Span[] }) {
  const { words, today, mayCreate, add, move, stretch } = useCalendarFacts()
  const column = useRef<HTMLDivElement>(null)
  const [stroke, setStroke] = useState<Stroke>()
  const minutesAt = (y: number) => ((y - (column.current?.getBoundingClientRect().top ?? 0)) / hour) * 60
  useDropped(column, day, ({ event, days, top }) =>
    move(event, days, event.allDay ? undefined : timeOf(minutesAt(top))),
  )
  const follow = (pressed: PointerEvent, strokeTo: (y: number) => Stroke, onEnd: (stroke: Stroke) => void) =>
    followPointer(pressed, {
      onMove: ({ y }) => setStroke(strokeTo(y)),
      onEnd: (point) => {
        setStroke(undefined)
        if (point) onEnd(strokeTo(point.y))
      },
    })
  const draw = (pressed: PointerEvent) => {
    const begin = Math.floor(minutesAt(pressed.clientY) / step) * step
    const strokeTo = (y: number) => {
      const at = minutesAt(y)
      return at < begin
        ? { from: Math.max(0, Math.floor(at / step) * step), to: begin + step }
        : { from: begin, to: Math.min(24 * 60, Math.ceil(at / step) * step) }
    }
    follow(pressed, strokeTo, ({ from, to }) => add(`${day}T${timeOf(from)}`, `${day}T${endTimeOf(to)}`))
  }
  const lengthen = (pressed: PointerEvent, event: EventEntry) => {
    const { time } = wallTimeOf(event.startsAt)
    const from = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const strokeTo = (y: number) => ({
      from,
      to: Math.max(from + step, Math.min(24 * 60, Math.round(minutesAt(y) / step) * step)),
    })
    follow(pressed, strokeTo, ({ to }) => stretch(event, day, endTimeOf(to)))
  }
  const clock = (time: string) => formatTime(momentOf({ day, time }), words.locale, { timeStyle: 'short' })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the name of the day above is what the keyboard has
    // biome-ignore lint/a11y/noStaticElementInteractions: likewise
    <div
      ref={column}
      className={css.column}
      data-cell={day}
      data-today={day === today || undefined}
      onPointerDown={(event) => mayCreate && isStroke(event) && draw(event)}
      onClick={(event) =>
        mayCreate &&
        event.target === event.currentTarget &&
        add(`${day}T${timeOf(minutesAt(event.clientY - hour / 4))}`)
      }
    >
      {slotsOf(spans).map(({ span, from, to, column: at, columns }) => (
        <Entry
          key={span.key}
          span={span}
          lastDay={day}
          onEdge={lengthen}
          isRoomy
          style={{
            insetBlockStart: (from / 60) * hour,
            blockSize: Math.max(24, ((to - from) / 60) * hour - 2),
            insetInlineStart: `calc(${(at / columns) * 100}% + 2px)`,
            inlineSize: `calc(${100 / columns}% - 4px)`,
          }}
        />
      ))}
      {stroke && (
        <div
          className={css.stroke}
          style={{
            insetBlockStart: (stroke.from / 60) * hour,
            blockSize: ((stroke.to - stroke.from) / 60) * hour,
          }}
        >
          {words.text('until', { from: clock(timeOf(stroke.from)), to: clock(endTimeOf(stroke.to)) })}
        </div>
      )}
    </div>
  )
}
