import type { EventColour } from '../resources/insight/calendarEvent/rules/colours.ts'
import { defined } from '../src/core/defined.ts'
import { dayAfter, dayIn } from '../src/fields/date/day.ts'
import { momentOf } from '../src/fields/dateTime/zonedTime.ts'
import type { Entry } from './shop.ts'

type Line = readonly [
  title: string,
  colour: EventColour,
  from: number,
  to: number,
  time?: string,
  end?: string,
  notes?: string,
]

/** What the demo shop's people have agreed on: on the days so far from today, at times of the shop. */
const lines: readonly Line[] = [
  ['Stock count, Jaipur', 'green', -9, -8],
  ['Weekly plan', 'blue', -5, -5, '10:00', '11:00', 'Open orders, late parcels, what comes in this week.'],
  ['Weekly plan', 'blue', 2, 2, '10:00', '11:00', 'Open orders, late parcels, what comes in this week.'],
  ['Photo shoot: winter wraps', 'pink', 1, 3, '', '', 'Studio 2. Samples are in the showroom.'],
  ['Courier review', 'orange', 2, 2, '10:30', '11:30'],
  ['Call with the weavers', 'purple', 2, 2, '15:00', '15:45'],
  ['New season meeting', 'cyan', 8, 8, '14:00', '16:00'],
  ['Sale begins', 'red', 15, 15, '00:00', '00:30'],
]

export const calendarEventEntries = (): (() => Promise<Entry>)[] => {
  const today = dayIn(new Date())
  return lines.map(([title, colour, from, to, time, end, notes], index) => async () => ({
    key: `${title} ${index}`,
    at: momentOf({ day: dayAfter(today, -14), time: '11:00' }),
    values: defined({
      title,
      colour,
      shared: true,
      allDay: !time,
      startsAt: momentOf({ day: dayAfter(today, from), time: time || '00:00' }),
      endsAt: momentOf({ day: dayAfter(today, to), time: end || '23:59' }),
      notes: notes || undefined,
    }),
  }))
}
