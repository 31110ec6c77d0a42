import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../server/actor.ts'
import type { Tx } from '../../server/database/schema.ts'
import type { FieldChange } from '../../server/records/history.ts'
import type { Resource } from '../../src/core/index.ts'

/** One line of the history of a record. */
export interface HistoryLine {
  readonly resource: Resource
  readonly record: string
  readonly version: number
  /** ISO. */
  readonly at: string
  readonly actor: Pick<Actor, 'id' | 'name'>
  readonly action: string
  readonly changes: readonly FieldChange[]
}

/** Writes many lines of the history at once; as `writeHistory` would have one by one. */
export async function insertHistory(db: Tx, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map(({ resource, record, actor, ...line }) => ({
    ...line,
    id: uuidv7(),
    resource: resource.name,
    record,
    actor: actor.id,
    name: actor.name,
  }))
  await sql`
    INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
    SELECT "id", "resource", "record", "version", "at", "actor", "name", "action", "changes", 'demo', pg_current_xact_id()
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "resource" text, "record" uuid, "version" integer,
      "at" timestamptz, "actor" text, "name" text, "action" text, "changes" jsonb)`.execute(db)
}
