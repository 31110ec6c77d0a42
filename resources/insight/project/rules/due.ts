import { dayAfter } from '../../../../src/fields/date/day.ts'

/** How a due day stands to a day: missed, today, within the week that begins, or later. */
export type DueState = 'late' | 'today' | 'soon' | 'later'

export function dueState(due: string, today: string): DueState {
  if (due < today) return 'late'
  if (due === today) return 'today'
  return due <= dayAfter(today, 7) ? 'soon' : 'later'
}

/** Days from one day to another, negative for one that has passed. */
export const daysUntil = (due: string, today: string): number =>
  Math.round((Date.parse(due) - Date.parse(today)) / 86_400_000)
