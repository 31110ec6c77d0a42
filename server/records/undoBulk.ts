import { sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { quoted, tableName } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { type BulkResult, forEach } from './bulk.ts'
import { fieldOf, finalityOf, type Left, mayUndo, undoneUntil } from './bulkChanges.ts'
import { withinReach } from './reach.ts'
import { lockRecord } from './read.ts'
import { isId } from './recordId.ts'
import { demand } from './refuse.ts'
import { undelete } from './undelete.ts'
import { undoFields } from './undoFields.ts'
import { undoMove } from './undoMove.ts'
import type { Work } from './workTypes.ts'

/**
 * Puts back what was done in bulk, each record as if the person asked for it alone: with their rights, the checks, the hooks and an entry
 * in the history. Records that somebody has changed since are left as they are. Whoever could do it by hand may do it; once, as a
 * second time would undo what was done in between.
 * @throws ApiError `not-found`, also where a field is hidden from the person; `forbidden`, `already-undone`, `too-late-to-undo`, `no-way-back`
 */
export async function undoBulk(work: Work, resource: Resource, id: string): Promise<BulkResult> {
  const { at, action, fields, items, undoneBy } = await lockChange(work, resource, id)
  if (undoneBy !== null) throw new ApiError('already-undone', { values: { name: undoneBy } })
  if (undoneUntil(at) < work.at) throw new ApiError('too-late-to-undo')
  if (finalityOf(resource, action) !== null) throw new ApiError('no-way-back')
  const run = async (left: Left): Promise<void> => {
    if (action === 'delete') await undelete(work, resource, left)
    const record = await lockRecord(work, resource, left.id)
    await demandWithin(work, resource, left.id)
    if (action === 'update') await undoFields(work, resource, record, left, fields)
    else if (action !== 'delete') await undoMove(work, resource, record, left, action)
  }
  const result = await forEach(work, items, run, { backwards: action === 'delete' })
  // Where nothing could be put back, nothing was undone: it may be possible once the reason is gone.
  if (result.done.length > 0)
    await sql`
      UPDATE "_bulk_changes" SET "undone_at" = ${work.at}, "undone_by" = ${work.actor.name} WHERE "id" = ${id}`.execute(
      work.db,
    )
  return result
}

interface StoredChange {
  readonly at: string
  readonly action: string
  readonly fields: readonly string[]
  readonly items: readonly Left[]
  readonly undoneBy: string | null
}

/** Of two people who undo at once, the second waits here and learns that it has been done. */
async function lockChange({ db, actor }: Work, resource: Resource, id: string): Promise<StoredChange> {
  if (!isId(id)) throw new ApiError('not-found')
  const { rows } = await sql<Omit<StoredChange, 'at'> & { at: Date | string }>`
    SELECT "at", "action", "fields", "items", "undone_by" AS "undoneBy" FROM "_bulk_changes"
    WHERE "id" = ${id} AND "resource" = ${resource.name} FOR UPDATE`.execute(db)
  const [change] = rows
  const readable = new Set(readableFields(actor, resource))
  if (!change?.fields.every((path) => readable.has(fieldOf(path)))) throw new ApiError('not-found')
  const { action, items } = change
  const states = [...new Set(items.flatMap(({ from }) => from ?? []))]
  // Of the fields that may not be written, each record says so itself.
  if (action === 'update') demand(actor, resource, 'edit')
  else if (!mayUndo(actor, resource, { action, fields: [], states })) throw new ApiError('forbidden')
  return { ...change, at: new Date(change.at).toISOString() }
}

/** What somebody else changed may be of places that are none of this person's. */
async function demandWithin({ db, actor }: Work, resource: Resource, id: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.raw(quoted(tableName(resource)))} AS t WHERE t."id" = ${id} AND ${withinReach(actor, resource)}`.execute(
    db,
  )
  if (rows.length === 0) throw new ApiError('not-found')
}
