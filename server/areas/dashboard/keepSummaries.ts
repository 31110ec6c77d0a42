import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { refreshSummaries, sourcesOf } from './summaries.ts'
import { summaryShape } from './summaryTables.ts'

/** Milliseconds for which summaries are good enough; timed work renews them every minute. */
const freshness = 90_000

/** Brings the daily summaries up to date (`summaries.ts`), in a transaction of its own without the usual limit of time. */
export async function keepSummaries({
  database,
  registry,
}: Pick<Context, 'database' | 'registry'>): Promise<void> {
  if (sourcesOf(registry).length === 0) return
  await database.transaction((db) => refreshSummaries(db, registry), { statementTimeout: 0 })
}

/** The same where nobody has done it for a while: a server whose timed work is behind, or a database that was filled just now. */
export async function freshen(context: Pick<Context, 'database' | 'registry'>): Promise<void> {
  const { rows } = await sql<{ old: boolean }>`
    SELECT as_of < now() - interval '${sql.raw(String(freshness / 1000))} seconds' AS old
    FROM "_daily_state" WHERE id = 1 AND shape = ${summaryShape}`.execute(context.database.db)
  if (rows[0]?.old === false) return
  await keepSummaries(context)
}
