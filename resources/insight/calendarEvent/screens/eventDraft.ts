import { isDay } from '../../../../src/controls/day/days.ts'
import { defined } from '../../../../src/core/defined.ts'
import { momentOf, type WallTime, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { EventColour } from '../rules/colours.ts'

/** An event as somebody types it, by the shop's clock. What cannot be read as a day stays as it was typed. */
export interface Draft {
  readonly title: string
  readonly allDay: boolean
  readonly start: WallTime
  readonly end: WallTime
  readonly colour: EventColour
  readonly shared: boolean
  readonly notes: string
}

interface Stored {
  readonly title: string
  readonly allDay: boolean | null
  readonly startsAt: string
  readonly endsAt: string
  readonly colour: EventColour
  readonly shared: boolean | null
  readonly notes: string | null
}

export const draftOf = ({ title, allDay, startsAt, endsAt, colour, shared, notes }: Stored): Draft => ({
  title,
  allDay: allDay === true,
  start: wallTimeOf(startsAt),
  end: wallTimeOf(endsAt),
  colour,
  shared: shared === true,
  notes: notes ?? '',
})

/** A day, or a day and a time of it, as the address says it. */
function readPoint(point: string): { day: string; time: string | undefined } | undefined {
  const [, day = '', time] = /^(\d{4}-\d\d-\d\d)(?:T([01]\d:[0-5]\d|2[0-3]:[0-5]\d))?$/.exec(point) ?? []
  return isDay(day) ? { day, time } : undefined
}

/** A new event: from a time on (`2026-11-20T09:00`) or of a whole day, until another where one is said, else an hour or that day. */
export function beginEvent(begin: string, until = ''): Draft {
  const { day: start, time = '09:00' } =
    readPoint(begin) ?? ({ day: wallTimeOf(new Date().toISOString()).day, time: undefined } as const)
  const hour = Number(time.slice(0, 2)) + 1
  const usual = hour === 24 ? '23:59' : `${String(hour).padStart(2, '0')}${time.slice(2)}`
  const { day: last, time: end = usual } = readPoint(until) ?? { day: start, time: usual }
  return {
    title: '',
    allDay: !begin.includes('T'),
    start: { day: start, time },
    end: { day: last, time: end },
    colour: 'blue',
    shared: false,
    notes: '',
  }
}

/** When it begins and ends, as the API takes it. */
export function timesOf({ allDay, start, end }: Pick<Draft, 'allDay' | 'start' | 'end'>): {
  startsAt: string
  endsAt: string
} {
  return {
    startsAt: momentOf(allDay ? { day: start.day, time: '00:00' } : start),
    endsAt: momentOf(allDay ? { day: end.day, time: '23:59' } : end),
  }
}

/** An event as it is typed, as the API takes it. */
export const fieldsOf = ({ title, allDay, colour, shared, notes, ...times }: Draft) => ({
  title,
  allDay,
  colour,
  shared,
  notes: notes || null,
  ...timesOf({ allDay, ...times }),
})

/** What is wrong with it, by its fields; the words are the area's. */
export function problemsOf(draft: Draft): Readonly<Partial<Record<'title' | 'startsAt' | 'endsAt', string>>> {
  const hasStart = isDay(draft.start.day)
  const hasEnd = isDay(draft.end.day)
  const times = hasStart && hasEnd ? timesOf(draft) : undefined
  return defined({
    title: draft.title.trim() === '' ? 'titleNeeded' : undefined,
    startsAt: hasStart ? undefined : 'timeNeeded',
    endsAt: !hasEnd ? 'timeNeeded' : times && times.endsAt < times.startsAt ? 'endFirst' : undefined,
  })
}
