import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../../src/core/index.ts'
import type { FieldEdits } from '../../../src/derive/fieldEdits.ts'
import { ApiError, type KeptError } from '../../apiError.ts'
import { instant } from '../../database/instant.ts'
import type { Db } from '../../database/schema.ts'
import type { Values } from '../values.ts'

/**
 * How far something that is done to all records of a condition has come. It is `checking` what would become of each, has done so
 * (`checked`) and waits for its person, is `running`, or has ended: `done`, `cancelled`, or `failed` where it could not go on.
 */
export type BulkJobState = 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'

/** What somebody asked for. */
export interface AskedInBulk {
  readonly filter: Values
  readonly data: Values
  readonly changes: FieldEdits
  /** The column by which an import finds records. */
  readonly by?: string | undefined
}

/** What an import makes of records. */
export interface ImportOutcomes {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
}

export interface BulkJob {
  readonly id: string
  readonly at: string
  readonly resource: string
  readonly actorId: string
  /** `update`, `delete` or the name of a transition; `import`; `undo` where it puts back what was done before. */
  readonly action: string
  /** What it puts back, where it does. */
  readonly undoes: { readonly change: string; readonly action: string } | null
  readonly asked: AskedInBulk
  /** What it changes of the records, where it does. */
  readonly fields: readonly string[]
  readonly state: BulkJobState
  readonly version: number
  readonly total: number
  readonly passed: number
  readonly done: number
  readonly refused: number
  readonly last: string | null
  readonly endedAt: string | null
  readonly error: KeptError | null
  readonly outcomes: ImportOutcomes | null
}

/** A job as it is read. */
export const jobColumns = sql`"id", ${instant('at')} AS "at", "resource", "actor_id" AS "actorId", "action", "undoes", "asked", "fields", "state", "version", "total",
  "passed", "done", "refused", "last", ${instant('ended_at')} AS "endedAt", "error", "outcomes"`

/** Jobs as the database knows them, the newest first. */
export async function readBulkJobs(db: Db, where: RawBuilder<boolean>, most: number): Promise<BulkJob[]> {
  const { rows } = await sql<BulkJob>`
    SELECT ${jobColumns} FROM "_bulk_jobs" WHERE ${where} ORDER BY "at" DESC, "id" DESC LIMIT ${most}`.execute(
    db,
  )
  return rows
}

/** A job of the person who asked for it; it is nobody else's. @throws ApiError `not-found` */
export async function ownBulkJob(
  db: Db,
  { name }: Resource,
  { id: person }: { readonly id: string },
  id: string,
): Promise<BulkJob> {
  const own = sql<boolean>`"id"::text = ${id} AND "resource" = ${name} AND "actor_id" = ${person}`
  const [job] = await readBulkJobs(db, own, 1)
  if (!job) throw new ApiError('not-found')
  return job
}

/**
 * Stops a job of the person who asked for it. The portion under way either came before, or is taken back as a whole.
 * @throws ApiError `not-found`; `not-allowed-now` where it has ended
 */
export async function cancelBulkJob(
  db: Db,
  resource: Resource,
  actor: { readonly id: string },
  id: string,
): Promise<BulkJob> {
  // Nothing goes on with it between the look and the stop.
  await sql`SELECT FROM "_bulk_jobs" WHERE "id"::text = ${id} FOR UPDATE`.execute(db)
  const job = await ownBulkJob(db, resource, actor, id)
  if (job.endedAt !== null) throw new ApiError('not-allowed-now')
  await endBulkJob(db, job, 'cancelled')
  return ownBulkJob(db, resource, actor, id)
}

/** Ends jobs before their time; nothing of what was asked is kept. */
export async function endBulkJobs(
  db: Db,
  which: RawBuilder<boolean>,
  state: 'cancelled' | 'failed',
  error?: ApiError,
): Promise<void> {
  const kept = error ? sql`${JSON.stringify(error)}::jsonb` : sql`NULL`
  await sql`
    UPDATE "_bulk_jobs" SET "state" = ${state}, "error" = ${kept}, "ended_at" = now(), "asked" = '{}'::jsonb, "version" = "version" + 1,
      "leased_until" = NULL
    WHERE ${which} AND "ended_at" IS NULL`.execute(db)
}

/** Ends a job, unless it has gone another way meanwhile; what it did stays, and a day to put it back begins. */
export async function endBulkJob(
  db: Db,
  { id, version }: BulkJob,
  state: 'cancelled' | 'failed',
  error?: ApiError,
): Promise<void> {
  await endBulkJobs(db, sql<boolean>`"id" = ${id} AND "version" = ${version}`, state, error)
  await sql`UPDATE "_bulk_changes" SET "at" = now() WHERE "id" = ${id} AND "undone_by" IS NULL`.execute(db)
}
