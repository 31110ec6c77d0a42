import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import type { Span } from '../rules/spans.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import css from './calendar.module.css'
import { useDragged } from './useDragging.ts'
import { useSpanWords } from './useSpanWords.ts'

interface EntryProps {
  span: Span
  /** The day from which on it is seen here. */
  day: string
  style?: CSSProperties
  /** Whether it has room for its times. */
  isRoomy?: boolean
}

/** One thing in the calendar: an event, which opens, or a date of the shop, which leads to what it is about. */
export function Entry({ span, day, style, isRoomy = false }: EntryProps) {
  const { words, open, mayEdit } = useCalendarFacts()
  const { title, time, times, kind, to } = useSpanWords()(span)
  const button = useRef<HTMLButtonElement>(null)
  const { event, date } = span
  useDragged(button, event, day, mayEdit)
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
        {[!isRoomy && times, kind, event && !event.isMine && words.text('byOther')]
          .filter(Boolean)
          .map((one) => `, ${one}`)}
      </span>
    </>
  )
  if (event)
    return (
      <button
        ref={button}
        type="button"
        {...look}
        title={`${title}, ${times}`}
        onClick={() => open(event.id)}
      >
        {said}
      </button>
    )
  const tip = [title, kind, times].join(', ')
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
