import { type RawBuilder, sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { isId } from '../../src/core/recordId.ts'
import { ApiError } from '../apiError.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db } from '../database/schema.ts'
import { fromTable, recordJson, recordNames } from './recordSql.ts'
import { rowFields } from './values.ts'
import { shown } from './visible.ts'
import type { Work } from './workTypes.ts'

/** The whole record of an id, visible or not; undefined where there is none. */
export function findRecord(db: Db, resource: Resource, id: string): Promise<AnyRecord | undefined> {
  return readWhere(db, resource, sql<boolean>`t."id" = ${id}`)
}

/**
 * The whole record of an id, if `access.view` shows it.
 * @throws ApiError `not-found`
 */
export async function readRecord(db: Db, resource: Resource, id: unknown): Promise<AnyRecord> {
  const record = isId(id)
    ? await readWhere(db, resource, sql<boolean>`t."id" = ${id} AND ${shown(resource)}`)
    : undefined
  if (!record) throw new ApiError('not-found')
  return record
}

/**
 * The same, locked until the end of the transaction.
 * @throws ApiError `not-found`
 */
export async function lockRecord({ db, context }: Work, resource: Resource, id: unknown): Promise<AnyRecord> {
  if (!isId(id)) throw new ApiError('not-found')
  await context.hooks[resource.name]?.lockFirst?.({ db, id })
  // Rows are read once the lock is held: a statement that has to wait for it would see them as they were before.
  if (rowFields(resource).length > 0) {
    await sql`${keptPlan}SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE t."id" = ${id} FOR UPDATE`.execute(
      db,
    )
    return readRecord(db, resource, id)
  }
  const record = await readWhere(
    db,
    resource,
    sql<boolean>`t."id" = ${id} AND ${shown(resource)}`,
    sql`FOR UPDATE`,
  )
  if (!record) throw new ApiError('not-found')
  return record
}

/** One record by its id; what else it has to meet is of the area, and the same for everybody. */
async function readWhere(
  db: Db,
  resource: Resource,
  where: RawBuilder<boolean>,
  lock: RawBuilder<unknown> = sql``,
): Promise<AnyRecord | undefined> {
  const json = sql.raw(recordJson(resource, recordNames(resource)))
  const { rows } = await sql<{ record: AnyRecord }>`${keptPlan}
    SELECT ${json} AS record FROM ${sql.raw(fromTable(resource))} WHERE ${where} ${lock}`.execute(db)
  return rows[0]?.record
}
