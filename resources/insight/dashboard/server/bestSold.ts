import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { AskedPeriod } from '../../../../src/fields/date/period.ts'
import type { Sums } from '../../../shared/summaries/rules/figures.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'
import { onceFor } from './onceFor.ts'

/** What was sold of something, in a period and in the one it is compared with. */
interface Sold {
  readonly key: string
  readonly now: Partial<Sums>
  readonly before: Partial<Sums> | undefined
}

type Ranks = Readonly<
  Record<'product' | 'brand' | 'category', { readonly best: Sold[]; readonly count: number }>
>

const most = 10

/** What was sold most of by product, and by the brand and the primary category that products have now; and of how many anything was. */
export const bestSold = (db: Db, period: AskedPeriod): Promise<Ranks> =>
  onceFor(period, 'best sold', () => read(db, period))

async function read(db: Db, period: AskedPeriod): Promise<Ranks> {
  const { before } = period
  const then = before
    ? sql`UNION ALL SELECT key, 0, 0, sold, sold_value, false FROM (${summed('goods', before)}) before`
    : sql``
  // One look at the sums of products: brands and categories are made of theirs.
  const { rows } = await sql<Row>`
    WITH products AS MATERIALIZED (
      SELECT key, sum(sold) AS sold, sum(value) AS value, sum(sold_before) AS sold_before, sum(value_before) AS value_before,
        bool_or(is_now) AS is_now
      FROM (
        SELECT key, sold, sold_value AS value, 0 AS sold_before, 0 AS value_before, true AS is_now
        FROM (${summed('goods', period)}) now ${then}
      ) sums WHERE key <> '' GROUP BY key
    ), groups AS (
      SELECT CASE WHEN GROUPING(s.key) = 0 THEN 'product' WHEN GROUPING(p.brand) = 0 THEN 'brand' ELSE 'category' END AS rank,
        coalesce(s.key, p.brand::text, p.primary_category::text) AS key, sum(s.sold) AS sold, sum(s.value) AS value,
        sum(s.sold_before) AS sold_before, sum(s.value_before) AS value_before
      FROM products s LEFT JOIN "product" p ON p.id::text = s.key
      GROUP BY GROUPING SETS ((s.key), (p.brand), (p.primary_category)) HAVING bool_or(s.is_now)
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY rank ORDER BY value DESC, key) AS place, count(*) OVER (PARTITION BY rank) AS count
      FROM groups WHERE key IS NOT NULL
    )
    SELECT rank, key, sold::float8, value::float8, sold_before::float8, value_before::float8, count::int
    FROM ranked WHERE place <= ${most} ORDER BY rank, place`.execute(db)
  const of = (rank: keyof Ranks) => {
    const own = rows.filter((row) => row.rank === rank)
    return { best: own.map((row) => soldOf(row, before !== undefined)), count: own[0]?.count ?? 0 }
  }
  return { product: of('product'), brand: of('brand'), category: of('category') }
}

interface Row {
  readonly rank: keyof Ranks
  readonly key: string
  readonly sold: number
  readonly value: number
  readonly sold_before: number
  readonly value_before: number
  readonly count: number
}

const soldOf = ({ key, sold, value, sold_before, value_before }: Row, isCompared: boolean): Sold => ({
  key,
  now: { sold, soldValue: value },
  before: isCompared ? { sold: sold_before, soldValue: value_before } : undefined,
})
