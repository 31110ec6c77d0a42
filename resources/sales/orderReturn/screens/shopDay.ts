import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'

/** A day of the shop's calendar: today, or so many days later; `2026-11-21`. */
export const shopDay = (later: number): string =>
  later === 0 ? dayIn(new Date()) : dayAfter(dayIn(new Date()), later)
