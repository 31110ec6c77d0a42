import { dayAfter } from '../../../../src/fields/date/day.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { DateEntry, EventEntry, Range } from './range.ts'

/** What lies in the calendar, by the days of the shop that it fills. */
export interface Span {
  readonly key: string
  /** The first and the last day, within the days that are shown. */
  readonly first: string
  readonly last: string
  /** The minutes of the day at which it begins and ends; undefined for what has no hours, or more than one day. */
  readonly minutes: { readonly from: number; readonly to: number } | undefined
  /** Whether it began before the days that are shown and goes on after them. */
  readonly isLasting: boolean
  readonly event?: EventEntry
  readonly date?: DateEntry
}

/** Everything in a range of days: events before the dates of the shop, the longest and earliest first. */
export function spansOf({ events, dates }: Pick<Range, 'events' | 'dates'>, days: DayRange): Span[] {
  const spans = [
    ...events.map((event) => ({ ...placed(event, days), key: event.id, event })),
    ...dates.map((date, index) => ({
      ...(date.day ? wholeDay(date.day) : placed({ ...date, allDay: date.what === null }, days)),
      key: `${date.layer} ${date.id ?? date.day} ${index}`,
      date,
    })),
  ]
  return spans.filter(({ first, last }) => first <= days.to && last >= days.from).sort(inOrder)
}

const wholeDay = (day: string) => ({ first: day, last: day, minutes: undefined, isLasting: false })

interface Held {
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly allDay: boolean
}

function placed({ startsAt, endsAt, allDay }: Held, { from, to }: DayRange): Omit<Span, 'key'> {
  const start = startsAt ? wallTimeOf(startsAt) : undefined
  const end = endsAt ? wallTimeOf(endsAt) : undefined
  const isOver = end?.time === '00:00' && startsAt !== endsAt
  const [first, last] = [start?.day ?? from, endsAt ? lastDayOf({ startsAt, endsAt }) : to]
  const hasHours = !allDay && start && end && first === last
  return {
    first: first < from ? from : first,
    last: last > to ? to : last,
    isLasting: (first < from || !start) && (last > to || !end),
    minutes: hasHours
      ? { from: minutesOf(start.time), to: isOver ? 24 * 60 : minutesOf(end.time) }
      : undefined,
  }
}

/** The last day of which something has a part: what ends at midnight has nothing of the day that begins then. */
export function lastDayOf({ startsAt, endsAt }: { startsAt: string | null; endsAt: string }): string {
  const { day, time } = wallTimeOf(endsAt)
  return time === '00:00' && startsAt !== endsAt ? dayAfter(day, -1) : day
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Events, then what is counted, then what holds for a time; longer ones first, those of whole days before those of hours. */
const inOrder = (a: Span, b: Span) =>
  rankOf(a) - rankOf(b) ||
  a.first.localeCompare(b.first) ||
  b.last.localeCompare(a.last) ||
  (a.minutes?.from ?? -1) - (b.minutes?.from ?? -1) ||
  a.key.localeCompare(b.key)

const rankOf = ({ event, date }: Span) =>
  event ? 0 : date?.startsAt === null && date.endsAt === null ? 1 : 2

/** A part of a span in a row of days: at which of them it begins, over how many it goes, and in which line. */
export interface Bar {
  readonly span: Span
  readonly start: number
  readonly length: number
  readonly line: number
}

/** Whether two share a day of their row. */
export const isBeside = (one: Pick<Bar, 'start' | 'length'>, other: Pick<Bar, 'start' | 'length'>) =>
  one.start < other.start + other.length && other.start < one.start + one.length

/** Spans in a row of consecutive days, no two of them in the same place. */
export function barsIn(spans: readonly Span[], days: readonly string[]): Bar[] {
  const [from, to] = [days[0] as string, days.at(-1) as string]
  const bars: Bar[] = []
  for (const span of spans.filter(({ first, last }) => first <= to && last >= from)) {
    const start = Math.max(0, days.indexOf(span.first))
    const end = span.last > to ? days.length : days.indexOf(span.last) + 1
    const place = { span, start, length: end - start }
    // What comes later in the order may begin before what is there.
    const taken = new Set(bars.filter((bar) => isBeside(bar, place)).map(({ line }) => line))
    let line = 0
    while (taken.has(line)) line++
    bars.push({ ...place, line })
  }
  return bars
}

/** A span within the hours of a day: beside which of how many that overlap. */
export interface Slot {
  readonly span: Span
  readonly from: number
  readonly to: number
  readonly column: number
  readonly columns: number
}

/** The shortest that something is drawn, in minutes. */
const shortest = 30

/** Spans with hours on one day, those that overlap side by side. */
export function slotsOf(spans: readonly Span[]): Slot[] {
  const timed = spans
    .flatMap((span) =>
      span.minutes
        ? [{ span, from: span.minutes.from, to: Math.max(span.minutes.to, span.minutes.from + shortest) }]
        : [],
    )
    .sort((a, b) => a.from - b.from || b.to - a.to)
  const slots: Slot[] = []
  let group: Omit<Slot, 'columns'>[] = []
  let ends: number[] = []
  const close = () => {
    slots.push(...group.map((slot) => ({ ...slot, columns: ends.length })))
    group = []
    ends = []
  }
  for (const one of timed) {
    if (ends.every((end) => end <= one.from)) close()
    const free = ends.findIndex((end) => end <= one.from)
    const column = free === -1 ? ends.length : free
    ends[column] = one.to
    group.push({ ...one, column })
  }
  close()
  return slots
}
