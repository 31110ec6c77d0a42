import type { Random } from './random.ts'
import { dayStartOf } from './sales/season.ts'
import { DAY } from './time.ts'

const HOUR = 3_600_000

/** A moment at which somebody of the house is there: itself between nine and seven in India, else the next morning. */
export function working(stream: Random, moment: number): number {
  const day = dayStartOf(moment)
  if (moment < day + 9 * HOUR) return day + (9 + stream.between(0.1, 2)) * HOUR
  return moment > day + 19 * HOUR ? day + DAY + (9 + stream.between(0.1, 3)) * HOUR : moment
}

/** The same day, and of several moments the same order, with all of its hours between half past nine and half past six. */
export function atWork(moment: string): string {
  const at = Date.parse(moment)
  const day = dayStartOf(at)
  return new Date(Math.floor(day + 9.5 * HOUR + ((at - day) * 9) / 24)).toISOString()
}
