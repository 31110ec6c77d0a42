import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Registry } from '../../../../src/core/index.ts'
import { type SumSource, sumNames } from '../../../shared/summaries/rules/figures.ts'
import { type Grain, longGrains, startSql } from '../../../shared/summaries/server/grains.ts'
import { sources } from '../../../shared/summaries/server/sources.ts'
import { sourcesOf } from '../../../shared/summaries/server/summaries.ts'
import { sumColumn, summaryTable } from '../../../shared/summaries/server/summaryTables.ts'

/** A day (or longer time) and key whose stored sums are not those of the rows. */
export interface WrongSum {
  readonly source: SumSource
  readonly grain: Grain
  readonly day: string
  readonly key: string
}

const most = 50

/**
 * Proves the summaries of days and longer times equal to the rows they were made from: every sum of every day and key is computed anew.
 * Answers those that differ, at most 50 of each source; none is the proof. Meant for a quiet moment: it reads everything.
 */
export async function checkFigures(db: Db, registry: Registry): Promise<WrongSum[]> {
  const wrong: WrongSum[] = []
  for (const source of sourcesOf(registry)) {
    const names = sumNames[source].map(sumColumn)
    const columns = sql.raw(names.join(', '))
    const bigints = sql.raw(names.map((name) => `${name}::bigint`).join(', '))
    const sums = sql.raw(names.map((name) => `sum(${name})::bigint`).join(', '))
    const stored = sql.raw(`"${summaryTable(source)}"`)
    const longer = longGrains.map(
      (grain) => sql`UNION ALL
        SELECT ${grain}::text, ${sql.raw(startSql[grain])}, key, key2, ${sums}, 1 FROM days GROUP BY 2, 3, 4`,
    )
    // Each row stands once among those that should be there and once among those that are, or it is wrong.
    const { rows } = await sql<Omit<WrongSum, 'source'>>`
      WITH days AS MATERIALIZED (SELECT day, key, key2, ${columns} FROM (${sources[source].sums(undefined)}) rows)
      SELECT DISTINCT grain, day::text AS day, concat_ws(' ', nullif(key, ''), nullif(key2, '')) AS key FROM (
        SELECT 'day' AS grain, day, key, key2, ${bigints}, 1 AS side FROM days
        ${sql.join(longer, sql` `)}
        UNION ALL SELECT grain, day, key, key2, ${columns}, -1 FROM ${stored}
      ) both_sides GROUP BY grain, day, both_sides.key, key2, ${columns} HAVING sum(side) <> 0
      ORDER BY 2, 1, 3 LIMIT ${most}`.execute(db)
    wrong.push(...rows.map((row) => ({ source, ...row })))
  }
  return wrong
}
