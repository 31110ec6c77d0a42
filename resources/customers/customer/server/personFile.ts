import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { AnyRecord, RecordOf } from '../../../../src/core/index.ts'
import { relationsTo } from '../../../../src/derive/relations.ts'
import { columnName, quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import type { customer } from '../customer.ts'

/**
 * Everything that the shop knows of a person: the record, and every record of the shop that refers to it, by area; with the time. Which
 * areas these are is read from the registry, so an area that is added later is part of it.
 */
export async function personFile(
  db: Tx,
  { registry }: Pick<Context, 'registry'>,
  record: RecordOf<typeof customer>,
  at: string,
): Promise<{ exportedAt: string; person: AnyRecord; records: Record<string, AnyRecord[]> }> {
  const records: Record<string, AnyRecord[]> = {}
  for (const { from: area, field, inner, many } of relationsTo(registry, 'customer')) {
    if (inner) continue
    const column = sql.raw(quoted(columnName(field)))
    const holds = many ? sql`${column} @> ARRAY[${record.id}::uuid]` : sql`${column} = ${record.id}::uuid`
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM ${sql.raw(quoted(tableName(area)))} WHERE ${holds} ORDER BY "id"`.execute(db)
    for (const { id } of rows) {
      const found = await findRecord(db, area, id)
      const known = records[area.name] ?? []
      records[area.name] = known
      if (found && !known.some((each) => each.id === id)) known.push(found)
    }
  }
  return { exportedAt: at, person: record as AnyRecord, records }
}
