import { dayAfter } from '../../../../src/fields/date/day.ts'
import { weekdayOf } from './weekdays.ts'

/** On which days of the week work is done, and on which days (`2026-11-08`) not at all. On every day, where nothing is said. */
export interface WorkingDays {
  readonly days?: readonly string[] | null | undefined
  readonly holidays?: readonly string[] | null | undefined
}

/** The first working day from a day on, that day among them. */
export function workingDayFrom(day: string, { days, holidays }: WorkingDays): string {
  const isWorking = (at: string) => !holidays?.includes(at) && (!days?.length || days.includes(weekdayOf(at)))
  let found = day
  while (!isWorking(found)) found = dayAfter(found, 1)
  return found
}
