import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { noteErasure } from '../../../../server/seals/noteErasure.ts'
import type { Resource } from '../../../../src/core/index.ts'

/** What stands where a name was. */
export const nobody = 'Anonymised'

/** Takes what fields were out of the history of a record, and it does not come back from the bin; who changed something, and when, stays. */
export async function stripHistory(
  db: Tx,
  resource: Resource,
  id: string,
  fields: readonly string[],
): Promise<void> {
  await sql`
    UPDATE "_history" SET "changes" = coalesce(
      (SELECT jsonb_agg(change) FROM jsonb_array_elements("changes") change WHERE change ->> 'field' <> ALL(${[...fields]}::text[])),
      '[]'), "reason" = NULL
    WHERE "resource" = ${resource.name} AND "record_id" = ${id}`.execute(db)
  await noteErasure(db, { resource: resource.name, records: [id] })
  await sql`UPDATE "_bin" SET "final" = 'erased' WHERE "resource" = ${resource.name} AND "record_id" = ${id}`.execute(
    db,
  )
}
