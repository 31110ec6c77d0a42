import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { DayRange } from '../../../../src/fields/date/period.ts'
import { type SumSource, type Sums, sumNames } from '../../../shared/summaries/rules/figures.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'
import { sumColumn } from '../../../shared/summaries/server/summaryTables.ts'
import { onceFor } from './onceFor.ts'

/** Sums of one source over some days, by what they are grouped by: nothing, a key, the day. */
export interface SumRow {
  readonly by: string
  readonly sums: Partial<Sums>
}

type Grouping = 'all' | 'key' | 'day'

/** Adds a source up over days, once for all tiles of a request. Sums are whole numbers that JavaScript holds exactly. */
export const readSums = (db: Db, source: SumSource, range: DayRange, by: Grouping): Promise<SumRow[]> =>
  onceFor(range, `${source} ${by}`, () => read(db, source, range, by))

async function read(db: Db, source: SumSource, range: DayRange, by: Grouping): Promise<SumRow[]> {
  const grouped = { all: `''`, key: 'key', day: 'day::text' }[by]
  const names = sumNames[source]
  const columns = names.map((name) => `coalesce(sum(${sumColumn(name)}), 0)::float8 AS "${name}"`)
  const { rows } = await sql<Record<string, unknown> & { by: string }>`
    SELECT ${sql.raw(grouped)} AS "by", ${sql.raw(columns.join(', '))}
    FROM (${summed(source, range, by === 'day')}) summed GROUP BY 1 ORDER BY 1`.execute(db)
  return rows.map(({ by: group, ...sums }) => ({ by: group, sums: sums as Partial<Sums> }))
}

/** Adds several sources up over the same days; a source that the shop does not have gives nothing. */
export async function readTotals(
  db: Db,
  wanted: readonly SumSource[],
  range: DayRange,
): Promise<Partial<Sums>> {
  let total: Partial<Sums> = {}
  for (const source of wanted) {
    const [row] = await readSums(db, source, range, 'all')
    total = { ...total, ...row?.sums }
  }
  return total
}
