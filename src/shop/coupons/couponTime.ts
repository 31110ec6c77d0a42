import { weekdays } from './choices.ts'
import type { CouponRefused } from './couponVerdict.ts'

/** When a coupon may be used; times of day are those of the shop. */
export interface CouponTimes {
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly weekdays: readonly string[]
  readonly hourFrom: string | null
  readonly hourTo: string | null
}

/** The clock of the shop is that of India, without summer time (areas, 1.1). */
const offset = 19_800_000
const day = 86_400_000

/** The day, the weekday and the time of day in the shop. */
export function shopTime(at: string): {
  readonly day: string
  readonly weekday: string
  readonly time: string
} {
  const local = new Date(Date.parse(at) + offset).toISOString()
  return {
    day: local.slice(0, 10),
    weekday: weekdayOf(at, 0),
    time: local.slice(11, 16),
  }
}

/** The rule of the schedule that a moment breaks; undefined where the coupon may be used then. */
export function timeRefusal(times: CouponTimes, at: string): CouponRefused | undefined {
  const { startsAt, endsAt, hourFrom, hourTo } = times
  if (startsAt && at < startsAt) return { ok: false, rule: 'notStarted', values: { at: startsAt } }
  if (endsAt && at >= endsAt) return { ok: false, rule: 'ended', values: { at: endsAt } }
  const { time } = shopTime(at)
  const isOverNight = hourFrom !== null && hourTo !== null && hourTo <= hourFrom
  // After midnight, a night still belongs to the day on which it began.
  const isAfterMidnight = isOverNight && time < hourTo
  const weekday = weekdayOf(at, isAfterMidnight ? -1 : 0)
  if (times.weekdays.length > 0 && !times.weekdays.includes(weekday))
    return { ok: false, rule: 'weekday', values: {} }
  if (hourFrom !== null && hourTo !== null) {
    const isInside = isOverNight ? time >= hourFrom || time < hourTo : time >= hourFrom && time < hourTo
    if (!isInside) return { ok: false, rule: 'hours', values: { from: hourFrom, until: hourTo } }
  }
  return undefined
}

function weekdayOf(at: string, days: number): string {
  const local = new Date(Date.parse(at) + offset + days * day)
  return weekdays[(local.getUTCDay() + 6) % 7] as string
}
