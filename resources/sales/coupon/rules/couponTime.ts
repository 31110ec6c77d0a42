import { dayAfter } from '../../../../src/fields/date/day.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import { weekdayOf } from '../../../shared/work/rules/weekdays.ts'
import type { CouponRefused } from './couponVerdict.ts'

/** When a coupon may be used; times of day are those of the shop. */
export interface CouponTimes {
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly weekdays: readonly string[]
  readonly hourFrom: string | null
  readonly hourTo: string | null
}

/** The day, the weekday and the time of day in the shop. */
export function shopTime(at: string): {
  readonly day: string
  readonly weekday: string
  readonly time: string
} {
  const { day, time } = wallTimeOf(at)
  return { day, weekday: weekdayOf(day), time }
}

/** The rule of the schedule that a moment breaks; undefined where the coupon may be used then. */
export function timeRefusal(times: CouponTimes, at: string): CouponRefused | undefined {
  const { startsAt, endsAt, hourFrom, hourTo } = times
  if (startsAt && at < startsAt) return { ok: false, rule: 'notStarted', values: { at: startsAt } }
  if (endsAt && at >= endsAt) return { ok: false, rule: 'ended', values: { at: endsAt } }
  const { day, time } = shopTime(at)
  const isOverNight = hourFrom !== null && hourTo !== null && hourTo <= hourFrom
  // After midnight, a night still belongs to the day on which it began.
  const isAfterMidnight = isOverNight && time < hourTo
  const weekday = weekdayOf(isAfterMidnight ? dayAfter(day, -1) : day)
  if (times.weekdays.length > 0 && !times.weekdays.includes(weekday))
    return { ok: false, rule: 'weekday', values: {} }
  if (hourFrom !== null && hourTo !== null) {
    const isInside = isOverNight ? time >= hourFrom || time < hourTo : time >= hourFrom && time < hourTo
    if (!isInside) return { ok: false, rule: 'hours', values: { from: hourFrom, until: hourTo } }
  }
  return undefined
}
