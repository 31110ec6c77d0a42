import { addDays, addMonths, type Day, weekdayOf, weeksOf } from '../../../../src/controls/day/days.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'

/** The ways to look at the calendar. */
export const viewNames = ['month', 'week', 'day', 'list'] as const

export type ViewName = (typeof viewNames)[number]

/** The days of the week in which a day lies. */
export function weekOf(day: Day, firstDay: number): Day[] {
  const start = addDays(day, -((weekdayOf(day) - firstDay + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}

/** The weeks that a month is drawn in: as many as it lies in. */
export const monthWeeks = (day: Day, firstDay: number): Day[][] =>
  weeksOf(day, firstDay).filter((week) => week.some((each) => each.slice(0, 7) === day.slice(0, 7)))

/** The days that a view of a day shows. */
export function daysShown(view: ViewName, day: Day, firstDay: number): DayRange {
  if (view === 'day') return { from: day, to: day }
  if (view === 'list') {
    const from = `${day.slice(0, 7)}-01`
    return { from, to: addDays(addMonths(from, 1), -1) }
  }
  const days = view === 'week' ? weekOf(day, firstDay) : monthWeeks(day, firstDay).flat()
  return { from: days[0] as Day, to: days.at(-1) as Day }
}

/** The day to which the arrows of a view lead. */
export function stepped(view: ViewName, day: Day, by: 1 | -1): Day {
  if (view === 'day') return addDays(day, by)
  return view === 'week' ? addDays(day, 7 * by) : addMonths(day, by)
}
