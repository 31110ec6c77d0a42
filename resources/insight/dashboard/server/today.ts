import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { dayStart } from '../../../../src/fields/date/period.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import { type FigureName, figureOf, type Sums } from '../../../shared/summaries/rules/figures.ts'
import { hourOf, type Moments, placedWithin, sources } from '../../../shared/summaries/server/sources.ts'
import type { TodayTile, TrendPoint } from '../rules/tiles.ts'
import type { Tile } from './ask.ts'

const names = ['ordered', 'orders', 'units', 'averageOrder'] as const satisfies readonly FigureName[]

/** Today up to now, and the same hours of yesterday and of this day a week ago; from the orders themselves. */
export const todayTile: Tile = async ({ db, now }): Promise<TodayTile> => {
  const today = dayIn(now)
  const passed = now.getTime() - Date.parse(dayStart(today))
  const days = { today, yesterday: dayAfter(today, -1), lastWeek: dayAfter(today, -7) }
  const upToNow = (day: string): Moments => ({
    from: dayStart(day),
    to: new Date(Date.parse(dayStart(day)) + passed).toISOString(),
  })
  const sums = {
    today: await sumsWithin(db, upToNow(days.today)),
    yesterday: await sumsWithin(db, upToNow(days.yesterday)),
    lastWeek: await sumsWithin(db, upToNow(days.lastWeek)),
  }
  const figures = Object.fromEntries(
    names.map((name) => [
      name,
      {
        value: figureOf(name, sums.today),
        yesterday: figureOf(name, sums.yesterday),
        lastWeek: figureOf(name, sums.lastWeek),
      },
    ]),
  )
  const hour = Number(wallTimeOf(now.toISOString()).time.slice(0, 2))
  return {
    figures,
    hours: {
      today: addedUp(await hoursOf(db, days.today)).slice(0, hour + 1),
      yesterday: addedUp(await hoursOf(db, days.yesterday)),
      lastWeek: addedUp(await hoursOf(db, days.lastWeek)),
    },
  }
}

/** `ordered` and `orders` of a day by its hours, 0 to 23. */
export async function hoursOf(db: Db, day: string, until?: string): Promise<TrendPoint[]> {
  const range = { from: dayStart(day), to: until ?? dayStart(dayAfter(day, 1)) }
  const { rows } = await sql<{ hour: number; ordered: number; orders: number }>`
    SELECT ${hourOf(sql.raw('o.placed_at'))} AS hour, sum(o.total)::float8 AS ordered, count(*)::int AS orders
    FROM "order" o WHERE ${placedWithin(range)} GROUP BY 1`.execute(db)
  const byHour = new Map(rows.map((row) => [row.hour, row]))
  return Array.from({ length: 24 }, (_, hour) => ({
    start: String(hour),
    ordered: byHour.get(hour)?.ordered ?? 0,
    orders: byHour.get(hour)?.orders ?? 0,
  }))
}

async function sumsWithin(db: Db, range: Moments): Promise<Partial<Sums>> {
  const { rows } = await sql<Partial<Sums>>`
    SELECT coalesce(sum(total), 0)::float8 AS total, coalesce(sum(orders), 0)::float8 AS orders,
      coalesce(sum(units), 0)::float8 AS units
    FROM (${sources.sales.sums(range)}) sums`.execute(db)
  return rows[0] ?? {}
}

function addedUp(hours: readonly TrendPoint[]): number[] {
  let sum = 0
  return hours.map(({ ordered }) => {
    sum += ordered
    return sum
  })
}
