import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from 'react'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { EventEntry } from '../rules/range.ts'
import { lastDayOf, type Span } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { useDragged } from './useDragging.ts'
import { useSpanWords } from './useSpanWords.ts'

interface EntryProps {
  span: Span
  style?: CSSProperties
  /** Its last day here. */
  lastDay?: string
  /** Begins to change how long it lasts, by its edge. */
  onEdge?: ((pressed: PointerEvent, event: EventEntry) => void) | undefined
  /** Whether it has room for its times. */
  isRoomy?: boolean
}

/** One thing in the calendar: an event, which opens, or a date of the shop, which leads to what it is about. */
export function Entry({ span, lastDay, onEdge, style, isRoomy = false }: EntryProps) {
  const { words, open, mayEdit } = useCalendarFacts()
  const { title, time, times, kind, to } = useSpanWords()(span)
  const { list, more } = usePunctuation()
  const button = useRef<HTMLButtonElement>(null)
  const { event, date } = span
  useDragged(button, event, mayEdit)
  const look = {
    className: css.entry,
    'data-colour': event?.colour ?? 'date',
    'data-layer': date?.layer,
    'data-roomy': isRoomy || undefined,
    style,
  }
  const said: ReactNode = (
    <>
      {isRoomy ? (
        <span className={css.times}>{times}</span>
      ) : (
        time && <span className={css.times}>{time}</span>
      )}
      <span className={css.title}>
        <bdi>{title}</bdi>
      </span>
      <span className="visually-hidden">
        {more([!isRoomy && times, kind, event && !event.isMine && words.text('byOther')])}
      </span>
    </>
  )
  if (event) {
    // Where it goes on in another row, its end is not here.
    const hasEdge = mayEdit && onEdge && lastDay === lastDayOf(event)
    return (
      <button
        ref={button}
        type="button"
        {...look}
        title={list([title, times])}
        onClick={() => open(event.id)}
      >
        {said}
        {hasEdge && (
          <span
            aria-hidden="true"
            className={css.edge}
            data-edge=""
            onClick={(pressed) => pressed.stopPropagation()}
            onPointerDown={(pressed) => pressed.button === 0 && onEdge(pressed, event)}
          />
        )}
      </button>
    )
  }
  const tip = list([title, kind, times])
  return to ? (
    <Link to={to} {...look} title={tip}>
      {said}
    </Link>
  ) : (
    <span {...look} title={tip}>
      {said}
    </span>
  )
}
