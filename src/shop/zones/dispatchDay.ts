import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import { dayAfter } from '../tax/rates.ts'

/** When goods are sent off: until which time on the same day, on which days of the week, and on which days not at all. Always, where nothing is said. */
export interface Dispatch {
  readonly cutoff?: string | null
  readonly workingDays?: readonly string[]
  /** The days (`2026-11-08`) on which the shop is closed. */
  readonly holidays?: readonly string[]
}

/** As `Date.getUTCDay` counts them. */
const week = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** The day (`2026-03-14`, by the shop's clock) on which what is ordered at a moment leaves: the first working day, the next one after the cut-off. */
export function dispatchDay(at: Date, { cutoff, workingDays = [], holidays = [] }: Dispatch): string {
  const isWorking = (day: string) =>
    !holidays.includes(day) &&
    (workingDays.length === 0 || workingDays.includes(week[new Date(day).getUTCDay()] as string))
  const { day: today, time } = wallTimeOf(at.toISOString())
  let day = cutoff && time > cutoff ? dayAfter(today, 1) : today
  while (!isWorking(day)) day = dayAfter(day, 1)
  return day
}
