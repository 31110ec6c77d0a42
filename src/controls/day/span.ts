import type { DayRange } from '../../fields/date/period.ts'
import { addDays, addMonths, type Day, weekdayOf } from './days.ts'

/** A length of time that calendars have. */
export type Span = 'week' | 'month' | 'quarter' | 'year'

const monthsIn = { month: 1, quarter: 3, year: 12 } as const

/** The days of the week, month, quarter or year in which a day lies; a week begins with `firstDay`, 0 for Sunday. */
export function spanOf(day: Day, span: Span, firstDay: number): DayRange {
  if (span === 'week') {
    const from = addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))
    return { from, to: addDays(from, 6) }
  }
  const months = monthsIn[span]
  const month = Number(day.slice(5, 7)) - 1
  const first = String(month - (month % months) + 1).padStart(2, '0')
  const from = `${day.slice(0, 5)}${first}-01`
  return { from, to: addDays(addMonths(from, months), -1) }
}

/** The first days of those that are chosen from at once: the months or quarters of a year, or twelve years. */
export function spansAround(day: Day, span: Exclude<Span, 'week'>): readonly Day[] {
  const year = Number(day.slice(0, 4))
  if (span === 'year') return Array.from({ length: 12 }, (_, at) => `${year - (year % 12) + at}-01-01`)
  const months = monthsIn[span]
  return Array.from({ length: 12 / months }, (_, at) => addMonths(`${year}-01-01`, at * months))
}

/** The same place in the next or an earlier span. */
export const stepBy = (day: Day, span: Exclude<Span, 'week'>, count: number): Day =>
  addMonths(day, monthsIn[span] * count)
