import { dayAfter } from '../../../../src/fields/date/day.ts'
import { momentOf, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import { type WorkingDays, workingDayFrom } from './workingDays.ts'

/** When the shop works, by its clock. Midnight, where a time is not said; an end that is not after the beginning is on the next day. */
export interface WorkingTime extends WorkingDays {
  readonly from?: string | null
  readonly to?: string | null
}

const hour = 3_600_000

/**
 * The moment (ISO 8601) that comes so many working hours after another one, on the clock of a time zone, that of the shop unless said;
 * without working time every hour counts.
 */
export function afterWorkingHours(
  at: string,
  hours: number,
  working?: WorkingTime,
  timeZone?: string,
): string {
  const start = Date.parse(at)
  let left = hours * hour
  if (!working) return new Date(start + left).toISOString()
  const opens = working.from || '00:00'
  const closes = working.to || '00:00'
  const timeOf = (day: string, time: string) => Date.parse(momentOf({ day, time }, timeZone))
  // What began yesterday may go on over midnight.
  let day = dayAfter(wallTimeOf(at, timeZone).day, -1)
  for (;;) {
    day = workingDayFrom(day, working)
    const begin = Math.max(start, timeOf(day, opens))
    const end = timeOf(closes > opens ? day : dayAfter(day, 1), closes)
    if (begin + left <= end) return new Date(begin + left).toISOString()
    left -= Math.max(0, end - begin)
    day = dayAfter(day, 1)
  }
}
