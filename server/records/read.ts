import { type RawBuilder, sql } from 'kysely'
import type { AnyRecord, Resource } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/open.ts'
import { visible } from './list.ts'
import { fromTable, recordJson, recordNames } from './recordSql.ts'
import type { Work } from './work.ts'

/** The whole record of an id, visible or not; undefined where there is none. */
export function findRecord(db: Db, resource: Resource, id: string): Promise<AnyRecord | undefined> {
  return readWhere(db, resource, sql<boolean>`t."id" = ${id}`)
}

/**
 * The whole record of an id, if `access.view` shows it.
 * @throws ApiError `not-found`
 */
export async function readRecord(db: Db, resource: Resource, id: unknown): Promise<AnyRecord> {
  const record = isId(id) ? await readWhere(db, resource, sql<boolean>`t."id" = ${id} AND ${visible(resource)}`) : undefined
  if (!record) throw new ApiError('not-found')
  return record
}

/**
 * The same, locked until the end of the transaction.
 * @throws ApiError `not-found`
 */
export async function lockRecord({ db }: Work, resource: Resource, id: unknown): Promise<AnyRecord> {
  if (!isId(id)) throw new ApiError('not-found')
  // Two statements: one that had to wait for the lock would still see the rows as they were before it waited.
  await sql`SELECT 1 FROM ${sql.raw(fromTable(resource))} WHERE t."id" = ${id} FOR UPDATE`.execute(db)
  return readRecord(db, resource, id)
}

/** Whether a text can be the id of a record; anything else is not looked for. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)

async function readWhere(db: Db, resource: Resource, where: RawBuilder<boolean>): Promise<AnyRecord | undefined> {
  const json = sql.raw(recordJson(resource, recordNames(resource)))
  const { rows } = await sql<{ record: AnyRecord }>`
    SELECT ${json} AS record FROM ${sql.raw(fromTable(resource))} WHERE ${where}`.execute(db)
  return rows[0]?.record
}
