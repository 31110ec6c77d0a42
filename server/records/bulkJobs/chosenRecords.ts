import { type RawBuilder, sql } from 'kysely'
import type { Condition, Resource, Viewer } from '../../../src/core/index.ts'
import type { Db } from '../../database/schema.ts'
import type { Aim } from '../actions.ts'
import { whereOf } from '../list.ts'
import { fromTable } from '../recordSql.ts'
import { soughtIn } from '../sought.ts'
import type { Values } from '../values.ts'
import type { RecordsContext } from '../workTypes.ts'
import type { BulkJob } from './bulkJob.ts'

/**
 * The records of a condition as SQL, as the list finds them for this person at this moment.
 * @throws ApiError `unknown-filter` for what they may not ask for
 */
async function chosen(
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  { q, ...condition }: Values,
): Promise<RawBuilder<boolean>> {
  const filter = condition as Condition
  const { related, search = sql<boolean>`true` } = await soughtIn(db, context, resource, viewer, {
    filter,
    q,
  })
  return sql<boolean>`${whereOf(resource, viewer, filter, related)} AND ${search}`
}

/** How many meet a condition. */
export async function countChosen(
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  filter: Values,
): Promise<number> {
  const where = await chosen(db, context, resource, viewer, filter)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS "count" FROM ${sql.raw(fromTable(resource))} WHERE ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The next records of a job: by their ids, so that none comes twice and what the job itself changes moves none out of its way; none
 * that was made after it was asked for.
 */
export async function nextChosen(
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  { asked, last, at }: BulkJob,
  most: number,
): Promise<Aim[]> {
  const where = await chosen(db, context, resource, viewer, asked.filter)
  const after = last === null ? sql<boolean>`true` : sql<boolean>`t."id" > ${last}::uuid`
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT t."id", t."version" FROM ${sql.raw(fromTable(resource))}
    WHERE ${where} AND ${after} AND t."created_at" <= ${at}::timestamptz ORDER BY t."id" LIMIT ${most}`.execute(
    db,
  )
  return rows
}
