import { useNotify } from 'ra-core'
import { useMemo, useState } from 'react'
import { addDays } from '../../../../src/controls/day/days.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../../calendarEvent/rules/range.ts'
import { spansOf } from '../../calendarEvent/rules/spans.ts'
import type { CalendarFacts } from '../../calendarEvent/screens/CalendarContext.ts'

/** The day that calendars are shown around. */
export const today = '2026-11-19'

const event = (
  id: string,
  title: string,
  startsAt: string,
  endsAt: string,
  more: Partial<EventEntry> = {},
): EventEntry => ({
  id,
  version: 1,
  title,
  allDay: false,
  startsAt,
  endsAt,
  colour: 'blue',
  shared: true,
  isMine: true,
  ...more,
})

const written = [
  event('1', 'Fitting', '2026-11-18T05:30:00Z', '2026-11-18T06:30:00Z'),
  event('2', 'Photo shoot', '2026-11-16T18:30:00Z', '2026-11-18T18:30:00Z', {
    allDay: true,
    colour: 'green',
  }),
  event('3', 'Asha Rao', '2026-11-20T08:00:00Z', '2026-11-20T10:00:00Z', { colour: 'orange', isMine: false }),
]

/** A calendar with events of its own, which can be moved and added; nothing is sent. */
export function useWeek(resource: Resource, days: { from: string; to: string }) {
  const words = useAreaWords(resource.path)
  const notify = useNotify()
  const [events, setEvents] = useState<readonly EventEntry[]>(written)
  const facts: CalendarFacts = {
    words,
    today,
    mayCreate: true,
    mayEdit: true,
    open: (id) => notify(events.find((each) => each.id === id)?.title ?? ''),
    add: (day, time = '10:00') =>
      setEvents([
        ...events,
        event(`${events.length + 1}`, 'Fitting', `${day}T${time}:00+05:30`, `${addHour(day, time)}:00+05:30`),
      ]),
    move: (moved, by) =>
      setEvents(
        events.map((each) =>
          each.id === moved.id
            ? { ...each, startsAt: shifted(each.startsAt, by), endsAt: shifted(each.endsAt, by) }
            : each,
        ),
      ),
    dayAddress: (day) => ({ search: `?date=${day}` }),
  }
  const { from, to } = days
  const spans = useMemo(() => spansOf({ events, dates: [] }, { from, to }), [events, from, to])
  return { facts, spans }
}

const shifted = (at: string, days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()

const addHour = (day: string, time: string) => {
  const hour = Number(time.slice(0, 2)) + 1
  return hour > 23
    ? `${addDays(day, 1)}T00${time.slice(2)}`
    : `${day}T${String(hour).padStart(2, '0')}${time.slice(2)}`
}
