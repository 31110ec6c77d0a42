import { sql } from 'kysely'
import type { Resource } from '../../../../src/core/index.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import type { FigureName, SumSource, Sums } from '../../../shared/summaries/rules/figures.ts'
import type { RankRow, RankTile } from '../rules/tiles.ts'
import { compared, type Tile, type TileAsk } from './ask.ts'
import { bestSold } from './bestSold.ts'
import { namesOf } from './namesOf.ts'
import { readSums } from './readSums.ts'
import { startOf } from './trend.ts'

/** How many lines a ranking has. */
const most = 10

/** The states that orders went to, each with its code for the map; all of them. */
export const statesTile: Tile = async (ask): Promise<RankTile> => {
  const rows = await byKey(ask, 'sales', ['ordered', 'orders', 'averageOrder'])
  const { rows: known } = await sql<{ word: string; code: string; name: string }>`
    SELECT lower(w.word) AS word, s.iso_code AS code, coalesce(s.translations #>> ARRAY[${ask.locale}, 'name']::text[], s.name) AS name
    FROM "state" s CROSS JOIN LATERAL (
      SELECT s.name AS word UNION ALL SELECT a.name FROM "state_aliases" a WHERE a.owner_id = s.id
    ) w`.execute(ask.db)
  const byWord = new Map(known.map((state) => [state.word, state]))
  const named = rows.map((row) => {
    const state = byWord.get(row.key.toLowerCase())
    return { ...row, name: state?.name ?? (row.key || null), code: state?.code ?? null }
  })
  return { rows: sorted(named, 'ordered'), others: 0 }
}

/** What coupons cost and brought, the dearest first. */
export const couponsTile: Tile = async (ask): Promise<RankTile & { figures: unknown }> => {
  const rows = sorted(
    await byKey(ask, 'coupons', ['couponOrders', 'couponCost', 'couponTotal']),
    'couponCost',
  )
  const shown = rows.slice(0, most)
  const names = await namesOf(ask, ask.registry.coupon as Resource, shown)
  return {
    rows: shown.map((row) => ({ ...row, name: names.get(row.key) ?? row.key })),
    others: rows.length - shown.length,
    figures: compared(
      ['couponOrders', 'couponCost', 'couponTotal'],
      added(await readSums(ask.db, 'coupons', ask.period, 'key')),
      ask.period.before && added(await readSums(ask.db, 'coupons', ask.period.before, 'key')),
    ),
  }
}

/** How payments went, by method. */
export const paymentsTile: Tile = async (ask): Promise<RankTile & { figures: unknown }> => {
  const rows = await byKey(ask, 'payments', ['payments', 'paid', 'failed', 'paymentSuccess'])
  return {
    rows: sorted(rows, 'payments'),
    others: 0,
    figures: compared(
      ['payments', 'paid', 'failed', 'paymentSuccess'],
      added(await readSums(ask.db, 'payments', ask.period, 'all')),
      ask.period.before && added(await readSums(ask.db, 'payments', ask.period.before, 'all')),
    ),
  }
}

/** What became of parcels, in all and by the week in which their way ended. */
export const parcelsTile: Tile = async (ask) => {
  const names = ['delivered', 'returnedParcels', 'returnRate', 'rto', 'rtoRate'] as const
  const days = await readSums(ask.db, 'parcels', ask.period, 'day')
  const weeks = new Map<string, Partial<Sums>[]>()
  for (let day = startOf(ask.period.from, 'week'); day <= ask.period.to; day = dayAfter(day, 7))
    weeks.set(day, [])
  for (const { by, sums } of days) weeks.get(startOf(by, 'week'))?.push(sums)
  const before = ask.period.before && added(await readSums(ask.db, 'parcels', ask.period.before, 'all'))
  return {
    figures: compared(names, added(days), before),
    weeks: [...weeks].map(([start, parts]) => ({
      start,
      figures: Object.fromEntries(
        Object.entries(compared(names, added(parts.map((sums) => ({ sums }))), undefined)).map(
          ([name, { value }]) => [name, value],
        ),
      ),
    })),
  }
}

/** The best sold products, brands or categories, by what they were sold for. */
export const rankTile =
  (area: 'product' | 'brand' | 'category'): Tile =>
  async (ask): Promise<RankTile> => {
    const { best, count } = (await bestSold(ask.db, ask.period))[area]
    const known = await namesOf(ask, ask.registry[area] as Resource, best)
    const rows = best.map(({ key, now, before }) => ({
      key,
      name: known.get(key) ?? null,
      figures: compared(['sold', 'soldValue'], now, before),
    }))
    return { rows, others: count - rows.length }
  }

async function byKey(
  { db, period }: TileAsk,
  source: SumSource,
  names: readonly FigureName[],
): Promise<RankRow[]> {
  const now = new Map((await readSums(db, source, period, 'key')).map(({ by, sums }) => [by, sums]))
  const before =
    period.before &&
    new Map((await readSums(db, source, period.before, 'key')).map(({ by, sums }) => [by, sums]))
  return [...now].map(([key, sums]) => ({
    key,
    figures: compared(names, sums, before && (before.get(key) ?? {})),
  }))
}

/** Several sums as one. */
export function added(rows: readonly { readonly sums: Partial<Sums> }[]): Partial<Sums> {
  const total: Record<string, number> = {}
  for (const { sums } of rows) {
    for (const [name, value] of Object.entries(sums)) total[name] = (total[name] ?? 0) + value
  }
  return total
}

function sorted<R extends RankRow>(rows: readonly R[], by: FigureName): R[] {
  return [...rows].sort(
    (a, b) => (b.figures[by]?.value ?? 0) - (a.figures[by]?.value ?? 0) || (a.key < b.key ? -1 : 1),
  )
}
