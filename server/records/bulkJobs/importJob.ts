import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import type { KeptError } from '../../apiError.ts'
import type { Db } from '../../database/schema.ts'
import { type ImportedRecord, mostShown } from '../import/importRecords.ts'
import { demand } from '../refuse.ts'
import { rowLimit } from '../rowLimit.ts'
import { inTransaction } from '../work.ts'
import type { Cause, RecordsContext } from '../workTypes.ts'
import type { BulkJob } from './bulkJob.ts'
import { storeFile } from './importFile.ts'
import { demandRightsLater, storeJob } from './startBulkJob.ts'

/**
 * Takes a file in, and begins to look what would become of its records. It is read to its end first: whoever sent it may leave, and a
 * request does not last as long as its records take.
 * @throws ApiError `forbidden`, `too-many-records`, and what is wrong with the file as a whole
 */
export async function startImport(
  context: RecordsContext,
  cause: Cause,
  resource: Resource,
  body: Readable,
  by: string | undefined,
): Promise<BulkJob> {
  const { actor, credential } = cause
  demand(actor, resource, 'import')
  demandRightsLater(credential)
  const id = uuidv7()
  const most = await rowLimit(context, actor)
  const total = await storeFile(context, id, body, { actor, resource, by, most })
  const asked = { filter: {}, data: {}, changes: {}, by }
  return inTransaction(context, cause, (work) =>
    storeJob(work, resource, {
      id,
      action: 'import',
      asked,
      fields: [],
      total,
      state: 'checking',
      undoes: null,
    }),
  )
}

/** Notes the first records that an import makes or changes, with every difference, while it is looked at. */
export async function storeShown(
  db: Db,
  { id }: Pick<BulkJob, 'id'>,
  records: readonly ImportedRecord[],
): Promise<void> {
  if (records.length === 0) return
  await sql`
    UPDATE "_bulk_jobs" SET "shown" = coalesce("shown", '[]'::jsonb) || ${JSON.stringify(records)}::jsonb
    WHERE "id" = ${id} AND jsonb_array_length(coalesce("shown", '[]'::jsonb)) < ${mostShown}`.execute(db)
}

/** These records. */
export async function readShown(db: Db, { id }: Pick<BulkJob, 'id'>): Promise<readonly ImportedRecord[]> {
  const { rows } = await sql<{ shown: readonly ImportedRecord[] | null }>`
    SELECT "shown" FROM "_bulk_jobs" WHERE "id" = ${id}`.execute(db)
  return (rows[0]?.shown ?? []).slice(0, mostShown)
}

/** As many as are answered; whoever has more mends what is common to them first. */
const mostRefused = 10_000

/** The lines that it refuses, and why, in the order of the file. */
export async function refusedLines(
  db: Db,
  { id }: Pick<BulkJob, 'id'>,
): Promise<readonly { readonly line: number; readonly error: KeptError }[]> {
  const { rows } = await sql<{ line: number; error: KeptError }>`
    SELECT "line", "error" FROM "_bulk_refusals" WHERE "job" = ${id} ORDER BY "line" LIMIT ${mostRefused}`.execute(
    db,
  )
  return rows
}
