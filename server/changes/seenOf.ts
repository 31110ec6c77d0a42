import { sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { columnName, tableName } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import { columnFields } from '../records/values.ts'
import { visible } from '../records/visible.ts'
import type { LoggedChange } from './readChanges.ts'

/** Whether a reader sees all records of an area, those that are gone included. */
export const isSeenWhole = (resource: Resource, reader: Actor): boolean =>
  resource.access.view === undefined && reader.reach?.of(resource) === undefined

/** The ids whose record, as it is or as it was before one of the changes, is within the reader's reach; what is gone is put together of what its history has. */
export async function seenOf(
  db: Db,
  resource: Resource,
  reader: Actor,
  changes: readonly Pick<LoggedChange, 'id' | 'before'>[],
): Promise<ReadonlySet<string>> {
  const table = sql.table(tableName(resource))
  const columns = new Set(['status', ...columnFields(resource.fields)])
  const before = changes.map(({ id, before }) => ({
    id,
    before: Object.fromEntries(
      Object.entries(before).flatMap(([field, value]) =>
        columns.has(field) ? [[columnName(field), value] as const] : [],
      ),
    ),
  }))
  const { rows } = await sql<{ id: string }>`
    WITH told AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(before)}::json) AS told("id" uuid, "before" jsonb)
    ), states AS (
      SELECT told."id" AS told_id, r.* FROM told JOIN ${table} r ON r."id" = told."id"
      UNION ALL
      SELECT told."id", was.* FROM told LEFT JOIN ${table} r ON r."id" = told."id",
        LATERAL jsonb_populate_record(r, told."before" || jsonb_build_object('id', told."id")) was
    ) SELECT DISTINCT told_id AS id FROM states AS t WHERE ${visible(resource, reader)}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
