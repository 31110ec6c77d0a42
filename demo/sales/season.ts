import { DAY } from '../time.ts'

/** Indian Standard Time, in milliseconds; it has no summer time. */
const zone = 5.5 * 3_600_000

/** Days on which more is bought than on others: the first day, how many, how many times as much, and what it is. */
const peaks: readonly (readonly [first: string, days: number, times: number, what: string])[] = [
  ['2025-06-05', 3, 1.35, 'Eid'],
  ['2025-06-20', 18, 1.4, 'End of season sale'],
  ['2025-08-06', 3, 1.5, 'Raksha Bandhan'],
  ['2025-08-13', 4, 1.6, 'Independence Day sale'],
  ['2025-09-22', 10, 1.6, 'Navratri'],
  ['2025-10-03', 17, 2.1, 'Diwali'],
  ['2025-11-26', 5, 1.7, 'Friday sale'],
  ['2025-12-18', 14, 1.35, 'Year end'],
  ['2026-01-22', 5, 1.6, 'Republic Day sale'],
  ['2026-02-08', 6, 1.25, 'Valentine'],
  ['2026-02-27', 5, 1.3, 'Holi'],
  ['2026-03-14', 6, 1.45, 'Eid'],
  ['2026-05-23', 4, 1.3, 'Eid'],
  ['2026-06-19', 18, 1.4, 'End of season sale'],
  ['2026-08-12', 5, 1.6, 'Independence Day sale'],
  ['2026-08-25', 3, 1.4, 'Raksha Bandhan'],
  ['2026-10-10', 11, 1.6, 'Navratri'],
  ['2026-10-22', 17, 2.1, 'Diwali'],
  ['2026-11-25', 5, 1.7, 'Friday sale'],
  ['2026-12-18', 14, 1.35, 'Year end'],
  ['2027-01-21', 6, 1.6, 'Republic Day sale'],
]

/** How much is bought in a month of weddings and mild weather, beside one without. */
const months = [1.05, 1, 0.95, 0.95, 1, 0.9, 0.85, 1, 1.05, 1.2, 1.2, 1.1]

/** Sunday first: people buy at the weekend, least on Tuesday. */
const weekdays = [1.25, 0.98, 0.88, 0.92, 0.95, 1, 1.2]

/** How often somebody orders in each hour of the day in India: over lunch, and in the evening most. */
const hours = [5, 3, 1, 1, 1, 1, 2, 4, 7, 10, 13, 15, 16, 17, 15, 14, 14, 15, 17, 20, 24, 26, 20, 11]

/** The share of a day in all that is bought; days of a later year have more, since the shop grows. */
function demandOf(day: Date, since: Date): number {
  const local = new Date(day.getTime() + zone)
  const age = Math.max(0, (day.getTime() - since.getTime()) / DAY)
  const growth = 0.35 + 0.65 * Math.min(1, age / 420)
  const peak = peaks.find(([first, days]) => {
    const passed = (local.getTime() - Date.parse(`${first}T00:00:00Z`)) / DAY
    return passed >= 0 && passed < days
  })
  return (
    growth *
    (months[local.getUTCMonth()] as number) *
    (weekdays[local.getUTCDay()] as number) *
    (peak?.[2] ?? 1)
  )
}

/** Whether the shop holds one of its sales on a day: more coupons are used then. */
export const isSale = (day: Date): boolean => {
  const local = day.getTime() + zone
  return peaks.some(
    ([first, days, , what]) =>
      what.includes('sale') &&
      local >= Date.parse(`${first}T00:00:00Z`) &&
      local < Date.parse(`${first}T00:00:00Z`) + days * DAY,
  )
}

const allHours = hours.reduce((sum, weight) => sum + weight, 0)

/** The share of the orders of a day that come in during the hour in which a moment lies. */
export const shareOfHour = (moment: number): number =>
  (hours[Math.floor((moment - dayStartOf(moment)) / 3_600_000)] as number) / allHours

/** A moment of a day in India, by a number from 0 to 1. */
export function momentOf(dayStart: number, lot: number): number {
  let rest = lot * allHours
  for (const [hour, weight] of hours.entries()) {
    if (rest < weight) return dayStart + (hour + rest / weight) * 3_600_000
    rest -= weight
  }
  return dayStart + DAY - 1
}

/** The first moment of the day in India that a moment lies in. */
export const dayStartOf = (moment: number): number => Math.floor((moment + zone) / DAY) * DAY - zone

/** The calendar day in India, `2026-11-20`. */
export const dayOf = (moment: number): string => new Date(moment + zone).toISOString().slice(0, 10)

/** The days between two moments, each with how many of `count` orders belong to it: by season, festivals and weekdays. */
export function ordersByDay(count: number, since: Date, until: Date): { day: number; orders: number }[] {
  const first = dayStartOf(since.getTime())
  const days = Array.from(
    { length: Math.max(1, Math.ceil((until.getTime() - first) / DAY)) },
    (_, index) => first + index * DAY,
  )
  const weights = days.map((day) => demandOf(new Date(day), since))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return days.map((day, index) => ({ day, orders: (count * (weights[index] as number)) / all }))
}

/**
 * The moments at which `count` orders were placed between two moments, in their order: by season, festivals, weekdays and hours.
 * The same for the same days, whatever the hour of `until`.
 */
export function momentsOf(count: number, since: Date, until: Date, next: () => number): number[] {
  let owed = 0
  return ordersByDay(count, since, until).flatMap(({ day, orders }) => {
    owed += orders
    const here = Math.floor(owed)
    owed -= here
    return Array.from({ length: here }, () => momentOf(day, next()))
      .filter((moment) => moment >= since.getTime() && moment < until.getTime())
      .sort((a, b) => a - b)
  })
}
