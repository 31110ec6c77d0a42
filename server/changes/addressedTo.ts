import { sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { columnName } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import { fromTable } from '../records/recordSql.ts'
import type { LoggedChange } from './readChanges.ts'

/** Of some changes those of records that tell the reader something (`Hooks.addressee`). Whoever looks at the shop as a role is nobody. */
export async function addressedTo(
  db: Db,
  resource: Resource,
  addressee: string,
  reader: Actor,
  changes: readonly Pick<LoggedChange, 'id'>[],
): Promise<ReadonlySet<string>> {
  if (reader.viewedRole !== undefined) return new Set()
  const ids = [...new Set(changes.map(({ id }) => id))]
  const { rows } = await sql<{ id: string }>`
    SELECT t."id" FROM ${sql.raw(fromTable(resource))}
    WHERE t."id" = ANY(${ids}::uuid[]) AND t.${sql.ref(columnName(addressee))} = ${reader.id}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
