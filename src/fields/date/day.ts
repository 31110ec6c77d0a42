import { wallTimeOf } from '../dateTime/zonedTime.ts'

/** The day that many days later, `2025-09-21` for `2025-09-22` and −1. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** The calendar day of a moment in the shop's time zone. */
export const dayIn = (moment: Date): string => wallTimeOf(moment.toISOString()).day
