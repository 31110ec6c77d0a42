import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import { isCurrent, refreshSummaries, sourcesOf } from '../../../shared/summaries/server/summaries.ts'

/** Milliseconds for which summaries are good enough; timed work renews them every minute. */
const freshness = 90_000

/** Brings the daily summaries up to date (`summaries.ts`), in a transaction of its own without the usual limit of time. */
export async function ensureSummaries({
  database,
  registry,
}: Pick<Context, 'database' | 'registry'>): Promise<void> {
  if (sourcesOf(registry).length === 0) return
  await database.transaction((db) => refreshSummaries(db, registry), { statementTimeout: 0 })
}

const building = new WeakMap<Context['database'], Promise<void>>()

/** The same once at a time: whoever comes meanwhile waits for what is under way. */
export function buildSummaries(context: Pick<Context, 'database' | 'registry'>): Promise<void> {
  const { database } = context
  const running = building.get(database) ?? ensureSummaries(context).finally(() => building.delete(database))
  building.set(database, running)
  return running
}

/** The same in the background; a failure is logged, and whoever asks next tries again. */
export const renewSummaries = (context: Pick<Context, 'database' | 'registry' | 'log'>): Promise<void> =>
  buildSummaries(context).catch((error: unknown) =>
    context.log.error({ err: error }, 'The daily summaries are not up to date. It is tried again.'),
  )

/** Milliseconds that somebody who asks for figures waits for sums that are being brought up to date. */
const patience = 5_000

/**
 * Renews the sums where nobody has done it for a while: a server whose timed work is behind, a database that was filled just now, a
 * release that sums otherwise. Answers whether there are sums to read, be they a little old; else they are being built.
 */
export async function freshen(
  context: Pick<Context, 'database' | 'registry' | 'log'>,
  wait = patience,
): Promise<boolean> {
  const known = await ageOf(context)
  if (known === 'fresh' || sourcesOf(context.registry).length === 0) return true
  await Promise.race([renewSummaries(context), setTimeout(wait, undefined, { ref: false })])
  return known === 'old' || (!building.has(context.database) && (await ageOf(context)) !== 'missing')
}

async function ageOf({ database }: Pick<Context, 'database'>): Promise<'fresh' | 'old' | 'missing'> {
  const { rows } = await sql<{ old: boolean }>`
    SELECT as_of < now() - interval '${sql.raw(String(freshness / 1000))} seconds' AS old
    FROM "_daily_state" WHERE ${isCurrent()}`.execute(database.db)
  return rows[0] ? (rows[0].old ? 'old' : 'fresh') : 'missing'
}
