import { createContext, useContext } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { EventEntry } from '../rules/range.ts'

/** What the parts of the calendar say and do. */
export interface CalendarFacts {
  readonly words: AreaWords
  readonly today: Day
  readonly mayCreate: boolean
  readonly mayEdit: boolean
  readonly open: (id: string) => void
  /** Begins an event on a day, at a time of it or over all of it. */
  readonly add: (day: Day, time?: string) => void
  /** Moves an event by days, to a time of day where one is said. */
  readonly move: (event: EventEntry, days: number, time?: string) => void
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
