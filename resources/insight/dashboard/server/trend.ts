import type { Db } from '../../../../server/database/schema.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { type DayRange, lengthOf } from '../../../../src/fields/date/period.ts'
import { figureOf } from '../../../shared/summaries/rules/figures.ts'
import type { TrendPoint, TrendTile } from '../rules/tiles.ts'
import type { Tile } from './ask.ts'
import { readSums } from './readSums.ts'
import { hoursOf } from './today.ts'

/** How orders came in: by the hour for one day, else by day, week or month, so that there are some sixty points at most. */
export const trendTile: Tile = async ({ db, period }): Promise<TrendTile> => {
  const days = lengthOf(period)
  const step = days === 1 ? 'hour' : days <= 62 ? 'day' : days <= 200 ? 'week' : 'month'
  const read = (range: DayRange) =>
    step === 'hour' ? hoursOf(db, range.from, range.until) : steps(db, range, step)
  return { step, points: await read(period), before: period.before ? await read(period.before) : null }
}

async function steps(db: Db, range: DayRange, step: 'day' | 'week' | 'month'): Promise<TrendPoint[]> {
  const rows = new Map((await readSums(db, 'sales', range, 'day')).map(({ by, sums }) => [by, sums]))
  const points = new Map<string, { start: string; ordered: number; orders: number }>()
  for (let day = range.from; day <= range.to; day = dayAfter(day, 1)) {
    const start = startOf(day, step)
    const point = points.get(start) ?? { start, ordered: 0, orders: 0 }
    const sums = rows.get(day) ?? {}
    point.ordered += figureOf('ordered', sums) ?? 0
    point.orders += figureOf('orders', sums) ?? 0
    points.set(start, point)
  }
  return [...points.values()]
}

/** The first day of the step that a day belongs to; weeks begin on Monday. */
export function startOf(day: string, step: 'day' | 'week' | 'month'): string {
  if (step === 'month') return `${day.slice(0, 7)}-01`
  if (step === 'day') return day
  return dayAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}
