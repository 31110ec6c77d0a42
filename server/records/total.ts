import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import type { Db } from '../database/open.ts'
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

/** What the planner expects a condition to find; never less than what was counted. */
export async function estimate(db: Db, resource: Resource, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    EXPLAIN (FORMAT JSON) SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE ${where}`.execute(db)
  return Math.max(Math.round(rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0), mostCounted)
}
