import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import { isId } from '../../../src/core/recordId.ts'
import { ApiError } from '../../apiError.ts'
import type { Db } from '../../database/schema.ts'
import { mostItems } from '../bulk.ts'
import { bulkAction } from '../bulkAction.ts'
import { itemCount } from '../bulkChanges.ts'
import { demand } from '../refuse.ts'
import { demandRows } from '../rowLimit.ts'
import { openChange } from '../undoBulk.ts'
import { inTransaction, reading } from '../work.ts'
import type { Cause, RecordsContext, Work } from '../workTypes.ts'
import { type AskedInBulk, type BulkJob, endBulkJobs, ownBulkJob } from './bulkJob.ts'
import { countChosen } from './chosenRecords.ts'

/** How long it is known what became of them. */
const keptDays = 30

/**
 * Begins to look what would become of all records of a condition. What the same person had looked at in this area before, and has not
 * begun, is given up for it.
 * @throws ApiError `forbidden`, `unknown-filter`, `too-many-records`
 */
export async function startBulkJob(
  context: RecordsContext,
  cause: Cause,
  resource: Resource,
  action: string,
  asked: AskedInBulk,
): Promise<BulkJob> {
  const { actor, credential } = cause
  bulkAction(resource, action).demand(actor)
  demandRightsLater(credential)
  const total = await reading(context, (db) => countChosen(db, context, resource, actor, asked.filter))
  await demandRows(context, actor, total)
  const fields = [...Object.keys(asked.data), ...Object.keys(asked.changes)]
  const job = { action, asked, fields, total, state: 'checking' as const, undoes: null }
  return inTransaction(context, cause, (work) => storeJob(work, resource, job))
}

/**
 * What goes on when its request is over asks for its person's rights anew. A token has rights of its own, which nobody could ask for then.
 * @throws ApiError `forbidden`
 */
export function demandRightsLater(credential: Cause['credential']): void {
  if (credential?.kept === '_api_tokens') throw new ApiError('forbidden')
}

const nothingAsked: AskedInBulk = { filter: {}, data: {}, changes: {} }

/**
 * Puts back a bulk change of more records than one request changes as a job of its own, or with `dryRun` begins to look what would
 * become of each. Undefined for fewer, and for a token, whose rights end with its request: these are put back at once.
 * @throws ApiError as `undoBulk`
 */
export async function startUndoJob(
  context: RecordsContext,
  cause: Cause,
  { resource, id, dryRun }: { readonly resource: Resource; readonly id: string; readonly dryRun: boolean },
): Promise<BulkJob | undefined> {
  if (cause.credential?.kept === '_api_tokens' || !isId(id)) return undefined
  const { rows } = await sql<{ count: number }>`
    SELECT ${itemCount} AS "count" FROM "_bulk_changes" c WHERE "id" = ${id} AND "resource" = ${resource.name}`.execute(
    context.database.db,
  )
  if ((rows[0]?.count ?? 0) <= mostItems) return undefined
  return inTransaction(context, cause, async (work) => {
    const { action, fields, count: total } = await openChange(work, resource, id)
    const state = dryRun ? 'checking' : 'running'
    const undoes = { change: id, action }
    return storeJob(work, resource, { action: 'undo', asked: nothingAsked, fields, total, state, undoes })
  })
}

type NewJob = Pick<BulkJob, 'action' | 'asked' | 'fields' | 'total' | 'state' | 'undoes'> & {
  readonly id?: string
}

/** Stores a job; what the same person had looked at in this area before, and has not begun, is given up for it. */
export async function storeJob(
  { db, actor, at }: Work,
  resource: Resource,
  { id = uuidv7(), action, asked, fields, total, state, undoes }: NewJob,
): Promise<BulkJob> {
  const own = sql`"resource" = ${resource.name} AND "actor_id" = ${actor.id}`
  await endBulkJobs(db, sql`${own} AND "state" IN ('checking', 'checked')`, 'cancelled')
  await sql`
    WITH old AS (
      DELETE FROM "_bulk_jobs" WHERE ${own} AND "ended_at" < now() - make_interval(days => ${keptDays}) RETURNING "id")
    DELETE FROM "_bulk_refusals" r USING old WHERE r."job" = old."id"`.execute(db)
  await sql`
    INSERT INTO "_bulk_jobs" ("id", "resource", "at", "actor_id", "actor_name", "action", "undoes", "asked", "fields", "state", "version", "total",
      "passed", "done", "refused")
    VALUES (${id}, ${resource.name}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${undoes && JSON.stringify(undoes)}::jsonb,
      ${JSON.stringify(asked)}::jsonb, ${JSON.stringify(fields)}::jsonb, ${state}, 1, ${total}, 0, 0, 0)`.execute(
    db,
  )
  return ownBulkJob(db, resource, actor, id)
}

/**
 * Has a job that was checked done, from its first record on.
 * @throws ApiError `stale` where it has gone on since, `not-allowed-now` where it waits for nobody
 */
export async function confirmBulkJob(
  context: RecordsContext,
  cause: Cause,
  resource: Resource,
  id: string,
  version: number,
): Promise<BulkJob> {
  const { actor } = cause
  const asked = await reading(context, (db) => ownBulkJob(db, resource, actor, id))
  if (asked.action === 'import') demand(actor, resource, 'import')
  else if (asked.undoes === null) bulkAction(resource, asked.action).demand(actor)
  if (asked.undoes === null) await demandRows(context, actor, asked.total)
  return inTransaction(context, cause, async ({ db }) => {
    const { numAffectedRows } = await sql`
      UPDATE "_bulk_jobs" SET "state" = 'running', "version" = "version" + 1, "passed" = 0, "done" = 0, "refused" = 0, "last" = NULL,
        "outcomes" = NULL, "shown" = NULL
      WHERE "id" = ${id} AND "version" = ${version} AND "state" = 'checked'`.execute(db)
    if (numAffectedRows !== 1n) throw new ApiError(asked.version === version ? 'not-allowed-now' : 'stale')
    await sql`DELETE FROM "_bulk_refusals" WHERE "job" = ${id}`.execute(db)
    return ownBulkJob(db, resource, actor, id)
  })
}

/** How long what was looked at waits for its person; after that it is looked at anew. */
const waitingHours = 24

/** Gives up what was looked at and never confirmed, so that nothing of what was asked is kept for ever. */
export async function giveUpWaiting(db: Db): Promise<void> {
  const old = sql<boolean>`"state" = 'checked' AND "turn_at" < now() - make_interval(hours => ${waitingHours})`
  await endBulkJobs(db, old, 'cancelled')
  // Of files, those that were not sent to their end, too.
  await sql`
    DELETE FROM "_import_pieces" p WHERE p."at" < now() - interval '1 hour' AND NOT EXISTS (
      SELECT 1 FROM "_bulk_jobs" j WHERE j."id" = p."job" AND j."ended_at" IS NULL)`.execute(db)
}
