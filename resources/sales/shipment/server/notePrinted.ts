import { sql } from 'kysely'
import type { Resource } from '../../../../src/core/index.ts'
import type { SaleWork } from '../../invoice/server/work.ts'

/** Notes in the history of records that somebody printed them, as papers name customers whole; the records stay as they are. */
export async function notePrinted(
  { db, actor, at }: Pick<SaleWork, 'db' | 'actor' | 'at'>,
  resource: Resource,
  records: readonly { readonly id: string; readonly version: number }[],
  kind: string,
): Promise<void> {
  if (records.length === 0) return
  const rows = JSON.stringify(records.map(({ id, version }) => ({ id, version })))
  await sql`
    INSERT INTO "_history"
      ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
    SELECT gen_random_uuid(), ${resource.name}, r."id", r."version", ${at}, ${actor.id}, ${actor.name}, 'printed', '[]', 'print', ${kind}
    FROM json_to_recordset(${rows}::json) AS r("id" uuid, "version" integer)`.execute(db)
}
