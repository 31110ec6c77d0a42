import { useNotify } from 'ra-core'
import { useMemo, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../../calendarEvent/rules/range.ts'
import { spansOf } from '../../calendarEvent/rules/spans.ts'
import type { CalendarFacts } from '../../calendarEvent/screens/CalendarContext.ts'
import { beginEvent, timesOf } from '../../calendarEvent/screens/eventDraft.ts'
import { movedTo, stretchedTo } from '../../calendarEvent/screens/useChangeTimes.ts'

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
  const [marked, mark] = useState<DayRange>()
  const change = (event: EventEntry, times: (event: EventEntry) => Partial<EventEntry>) =>
    setEvents(events.map((each) => (each.id === event.id ? { ...each, ...times(each) } : each)))
  const facts: CalendarFacts = {
    words,
    today,
    mayCreate: true,
    mayEdit: true,
    open: (id) => notify(events.find((each) => each.id === id)?.title ?? ''),
    add: (begin, until) => {
      const draft = beginEvent(begin, until)
      const { startsAt, endsAt } = timesOf(draft)
      const { allDay } = draft
      setEvents([...events, event(`${events.length + 1}`, 'Fitting', startsAt, endsAt, { allDay })])
    },
    move: (moved, by, time) => change(moved, (each) => movedTo(each, by, time)),
    stretch: (longer, day, time) => change(longer, (each) => stretchedTo(each, day, time)),
    marked,
    mark,
    dayAddress: (day) => ({ search: `?date=${day}` }),
  }
  const { from, to } = days
  const spans = useMemo(() => spansOf({ events, dates: [] }, { from, to }), [events, from, to])
  return { facts, spans }
}
