import { dayAfter } from '../../../../src/fields/date/day.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import { workingDayFrom } from '../../../shared/work/rules/workingDays.ts'

/** When goods are sent off: until which time on the same day, on which days of the week, and on which days not at all. Always, where nothing is said. */
export interface Dispatch {
  readonly cutoff?: string | null
  readonly workingDays?: readonly string[]
  /** The days (`2026-11-08`) on which the shop is closed. */
  readonly holidays?: readonly string[]
}

/** The day (`2026-03-14`, by the shop's clock) on which what is ordered at a moment leaves: the first working day, the next one after the cut-off. */
export function dispatchDay(at: Date, { cutoff, workingDays: days, holidays }: Dispatch): string {
  const { day: today, time } = wallTimeOf(at.toISOString())
  return workingDayFrom(cutoff && time > cutoff ? dayAfter(today, 1) : today, { days, holidays })
}
