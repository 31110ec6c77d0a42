import { createContext, useContext } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../rules/range.ts'

/** What the parts of the calendar say and do. */
export interface CalendarFacts {
  readonly words: AreaWords
  readonly today: Day
  readonly mayCreate: boolean
  readonly mayEdit: boolean
  readonly open: (id: string) => void
  /** Begins an event: on a day or at a time of it (`2026-11-20`, `2026-11-20T09:00`), until a day or a time where one is said. */
  readonly add: (begin: string, until?: string) => void
  /** Moves an event by days, to a time of day where one is said. */
  readonly move: (event: EventEntry, days: number, time?: string) => void
  /** Has an event end on a day, at a time of day where one is said. */
  readonly stretch: (event: EventEntry, day: Day, time?: string) => void
  /** The days over which somebody is dragging. */
  readonly marked: DayRange | undefined
  readonly mark: (days: DayRange | undefined) => void
  /** The address of a day by its hours. */
  readonly dayAddress: (day: Day) => { search: string }
}

export const CalendarContext = createContext<CalendarFacts | undefined>(undefined)

/** The calendar around. */
export function useCalendarFacts(): CalendarFacts {
  const facts = useContext(CalendarContext)
  if (!facts)
    throw new Error(
      'A part of the calendar stands outside it. A CalendarContext was expected around it. Draw it inside CalendarPage.',
    )
  return facts
}

/** Whether somebody is dragging over a day. */
export const isMarked = ({ marked }: CalendarFacts, day: Day): true | undefined =>
  (marked !== undefined && marked.from <= day && day <= marked.to) || undefined
