import { type RawBuilder, sql } from 'kysely'
import type { Condition, Resource } from '../../src/core/index.ts'
import type { Db } from '../database/schema.ts'
import { fromTable } from './recordSql.ts'

/** How many records there are, and whether that is counted or estimated. */
export interface Total {
  readonly total: number
  readonly kind: 'exact' | 'estimate'
}

/** Nobody pages through more, and counting them all would take longer than the page. */
export const mostCounted = 10_001

/** SQL that counts the records (alias `t`) that meet a condition, up to `mostCounted`, as `total`. */
export const boundedCount = (resource: Resource, where: RawBuilder<boolean>): RawBuilder<{ total: number }> =>
  sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE ${where} LIMIT ${mostCounted}) bounded`

/** The same, with what a column of theirs comes to as `sum`. */
export const boundedSum = (
  resource: Resource,
  where: RawBuilder<boolean>,
  amount: RawBuilder<unknown>,
): RawBuilder<{ total: number; sum: string | null }> =>
  summed(
    sql`(SELECT ${amount} AS "added up" FROM ${sql.raw(fromTable(resource))} WHERE ${where} LIMIT ${mostCounted}) bounded`,
  )

/** The number of lines, and what they come to. */
export const summed = (lines: RawBuilder<unknown>): RawBuilder<{ total: number; sum: string | null }> =>
  sql`SELECT count(*)::int AS total, sum("added up")::text AS sum FROM ${lines}`

/**
 * What the planner expects a condition to find; never less than what was counted. Kept for half a minute per filter, as
 * paging through a long list would ask for it with every page.
 */
export async function estimate(
  db: Db,
  resource: Resource,
  filter: Condition,
  where: RawBuilder<boolean>,
): Promise<number> {
  const known = estimates.get(db) ?? new Map<string, Estimate>()
  estimates.set(db, known)
  const key = `${resource.name} ${JSON.stringify(filter)}`
  const kept = known.get(key)
  if (kept && kept.until > Date.now()) return kept.total
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    EXPLAIN (FORMAT JSON) SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE ${where}`.execute(db)
  const total = Math.max(Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0), mostCounted)
  if (known.size >= mostKept) known.clear()
  known.set(key, { total, until: Date.now() + 30_000 })
  return total
}

interface Estimate {
  readonly total: number
  readonly until: number
}

const mostKept = 500
const estimates = new WeakMap<Db, Map<string, Estimate>>()
