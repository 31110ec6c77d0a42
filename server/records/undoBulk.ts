import { sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { isId } from '../../src/core/recordId.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { quoted, tableName } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import type { Db } from '../database/schema.ts'
import { type BulkResult, forEach, joined, mostItems } from './bulk.ts'
import { itemCount, type Left, undoneUntil } from './bulkChanges.ts'
import { inPortions, type Progress } from './inPortions.ts'
import { withinReach } from './reach.ts'
import { lockRecord } from './read.ts'
import { demand } from './refuse.ts'
import { undelete } from './undelete.ts'
import { undoFields } from './undoFields.ts'
import { undoMove } from './undoMove.ts'
import { unmake } from './unmake.ts'
import { fieldOf, mayUndo, ownWay, whyFinalOf } from './waysBack.ts'
import type { Cause, RecordsContext, Work } from './workTypes.ts'

/**
 * Puts back what was done in bulk, each record as if the person asked for it alone: with their rights, the checks, the hooks and an entry
 * in the history. Records that somebody has changed since are left as they are. Whoever could do it by hand may do it; once, as a
 * second time would undo what was done in between. Of many records it is stored in portions: one that was interrupted goes on where it is
 * asked for again.
 * @throws ApiError `not-found`, also where a field is hidden from the person; `forbidden`, `already-undone`, `too-late-to-undo`, `no-way-back`
 */
export const undoBulk = (
  context: RecordsContext,
  cause: Cause,
  { resource, id, dryRun }: { readonly resource: Resource; readonly id: string; readonly dryRun: boolean },
): Promise<BulkResult> =>
  inPortions<Progress>(context, cause, { dryRun }, (work, most, before) =>
    undoPortion(work, resource, id, most, before),
  )

async function undoPortion(
  work: Work,
  resource: Resource,
  id: string,
  most: number,
  before: Progress | undefined,
): Promise<Progress> {
  const { at, action, fields, count, undoneAt, undoneBy, putBack } = await lockChange(work, resource, id)
  if (undoneBy !== null && putBack === null) {
    // Somebody who asked for the same meanwhile has put back what was left.
    if (before) return { ...before, left: [] }
    throw new ApiError('already-undone', { values: { name: undoneBy } })
  }
  if (undoneBy === null && undoneUntil(at) < work.at) throw new ApiError('too-late-to-undo')
  if (whyFinalOf(work.context, resource, action) !== null) throw new ApiError('no-way-back')
  const own = ownWay(work.context, resource, action)
  const run = async (left: Left): Promise<void> => {
    if (own) {
      await demandWithin(work, resource, left.id)
      const { db, actor, at } = work
      return own.run({ db, actor, at, id: left.id, entry: left.entry ?? '' })
    }
    if (action === 'delete') await undelete(work, resource, left)
    const record = await lockRecord(work, resource, left.id)
    await demandWithin(work, resource, left.id)
    if (left.made) await unmake(work, resource, record, left)
    else if (action === 'update' || action === 'import')
      await undoFields(work, resource, record, left, fields)
    else if (action !== 'delete') await undoMove(work, resource, record, left, action)
  }
  const went = before ? count - before.left.length : 0
  const from = Math.max(putBack ?? 0, went)
  const ids = before ? before.left.slice(from - went) : (await idsOf(work, id, action)).slice(from)
  const items = await itemsOf(work, { id, action, count, from, most })
  demandStates(work, resource, action, items)
  const result = await forEach(work, items, run)
  const left = ids.slice(most)
  const isOver = left.length === 0
  // Where nothing could be put back, nothing was undone: it may be possible once the reason is gone.
  const isUndone = undoneAt !== null || result.done.length > 0
  await sql`
    UPDATE "_bulk_changes" SET "undone_at" = ${isUndone ? work.at : null},
      "undone_by" = ${isOver && !isUndone ? null : (undoneBy ?? work.actor.name)}, "put_back" = ${isOver ? null : from + most}
    WHERE "id" = ${id}`.execute(work.db)
  return { ...joined(before ?? { done: [], refused: [] }, result), left }
}

interface StoredChange {
  readonly at: string
  readonly action: string
  readonly fields: readonly string[]
  /** How many records it was done to. */
  readonly count: number
  readonly undoneAt: Date | null
  /** Who has undone it, or has begun to. */
  readonly undoneBy: string | null
  /** How many of the items an undo has gone through that has more of them before it. */
  readonly putBack: number | null
}

/** Of two people who undo at once, the second waits here and learns that it has been done. */
async function lockChange({ db, actor }: Work, resource: Resource, id: string): Promise<StoredChange> {
  if (!isId(id)) throw new ApiError('not-found')
  const { rows } = await sql<Omit<StoredChange, 'at'> & { at: Date | string }>`
    SELECT "at", "action", "fields", ${itemCount} AS "count", "undone_at" AS "undoneAt", "undone_by" AS "undoneBy", "put_back" AS "putBack" FROM "_bulk_changes" c
    WHERE "id" = ${id} AND "resource" = ${resource.name} FOR UPDATE`.execute(db)
  const [change] = rows
  const readable = new Set(readableFields(actor, resource))
  if (!change?.fields.every((path) => readable.has(fieldOf(path)))) throw new ApiError('not-found')
  const { action } = change
  // Of the fields that may not be written, each record says so itself.
  if (action === 'update') demand(actor, resource, 'edit')
  if (action === 'import') demand(actor, resource, 'import')
  return { ...change, at: new Date(change.at).toISOString() }
}

/** Whoever puts records back must be let bring them to where each of them was. @throws ApiError `forbidden` */
function demandStates(
  { actor, context }: Work,
  resource: Resource,
  action: string,
  items: readonly Left[],
): void {
  const states = [...new Set(items.flatMap(({ from }) => from ?? []))]
  const needs = [...new Set(items.map(({ made }) => (made ? ('delete' as const) : ('edit' as const))))]
  if (action !== 'update' && !mayUndo(context, actor, resource, { action, fields: [], states, needs }))
    throw new ApiError('forbidden')
}

/** What was deleted last is the first that comes back; what was made last may belong to what was made before. */
const isReversed = (action: string) => action === 'delete' || action === 'import'

/** The records of all portions in the order in which they were changed, or the other way round. */
async function idsOf({ db }: Work, id: string, action: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT i.item ->> 'id' AS "id" FROM ${portions(id)} p, jsonb_array_elements(p."items") WITH ORDINALITY AS i(item, place)
    ORDER BY p."first" + i.place`.execute(db)
  const ids = rows.map((row) => row.id)
  return isReversed(action) ? ids.reverse() : ids
}

interface Stretch {
  readonly id: string
  readonly action: string
  readonly count: number
  readonly from: number
  readonly most: number
}

/** Some of these in that order, with the versions they were left with. */
async function itemsOf({ db }: Work, { id, action, count, from, most }: Stretch): Promise<Left[]> {
  const [begin, end] = isReversed(action) ? [count - from - most, count - from] : [from, from + most]
  const { rows } = await sql<{ item: Left }>`
    SELECT i.item FROM ${portions(id)} p, jsonb_array_elements(p."items") WITH ORDINALITY AS i(item, place)
    WHERE p."first" > ${begin - mostItems} AND p."first" < ${end}
      AND p."first" + i.place > ${begin} AND p."first" + i.place <= ${end}
    ORDER BY p."first" + i.place`.execute(db)
  const items = rows.map(({ item }) => item)
  return isReversed(action) ? items.reverse() : items
}

/** What each portion of a change was done to; none has more records than a request. */
const portions = (id: string) => sql`(
  SELECT 0 AS "first", "items" FROM "_bulk_changes" WHERE "id" = ${id}
  UNION ALL SELECT "first", "items" FROM "_bulk_parts" WHERE "change" = ${id})`

/**
 * What somebody else changed may be of places that are none of this person's.
 * @throws ApiError `not-found`
 */
export async function demandWithin(
  { db, actor }: { readonly db: Db; readonly actor: Actor },
  resource: Resource,
  id: string,
): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM ${sql.raw(quoted(tableName(resource)))} AS t WHERE t."id" = ${id} AND ${withinReach(actor, resource)}`.execute(
    db,
  )
  if (rows.length === 0) throw new ApiError('not-found')
}
