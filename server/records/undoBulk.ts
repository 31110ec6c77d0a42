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
  inPortions<Progress & { readonly upto: number }>(context, cause, { dryRun }, async (work, most, before) => {
    const went = before?.upto ?? 0
    const { result, upto, action } = await undoPortion(work, resource, { id, went, most })
    const left = before ? before.left.slice(upto - went) : (await idsOf(work, id, action)).slice(upto)
    return { ...joined(before ?? { done: [], refused: [] }, result), left, upto }
  })

interface UndoneSoFar {
  readonly id: string
  /** How many of its records whoever asks has gone through. */
  readonly went: number
  /** How many more at most. */
  readonly most: number
}

/**
 * Puts back the next records of a change, after those that others have put back meanwhile. `upto` of `count` are gone through then.
 * @throws ApiError as `undoBulk`
 */
export async function undoPortion(
  work: Work,
  resource: Resource,
  { id, went, most }: UndoneSoFar,
): Promise<{ result: BulkResult; upto: number; count: number; action: string }> {
  const change = await lockChange(work, resource, id)
  const { action, fields, count, undoneAt, undoneBy, putBack } = change
  // Somebody who asked for the same meanwhile has put back what was left.
  if (went > 0 && isPutBack(change)) return { result: { done: [], refused: [] }, upto: count, count, action }
  demandOpenChange(work, resource, change)
  const from = Math.max(putBack ?? 0, went)
  const items = await itemsOf(work, { id, action, count, from, most })
  demandStates(work, resource, action, items)
  const result = await forEach(work, items, (left) => putBackOne(work, resource, { action, fields }, left))
  const upto = Math.min(count, from + most)
  // Where nothing could be put back, nothing was undone: it may be possible once the reason is gone.
  const isUndone = undoneAt !== null || result.done.length > 0
  const isOver = upto === count
  await sql`
    UPDATE "_bulk_changes" SET "undone_at" = ${isUndone ? work.at : null},
      "undone_by" = ${isOver && !isUndone ? null : (undoneBy ?? work.actor.name)}, "put_back" = ${isOver ? null : upto}
    WHERE "id" = ${id}`.execute(work.db)
  return { result, upto, count, action }
}

async function putBackOne(
  work: Work,
  resource: Resource,
  { action, fields }: Pick<StoredChange, 'action' | 'fields'>,
  left: Left,
): Promise<void> {
  const own = ownWay(work.context, resource, action)
  if (own) {
    await demandWithin(work, resource, left.id)
    const { db, records, actor, at } = work
    return own.run({ db, records, actor, at, id: left.id, entry: left.entry ?? '' })
  }
  if (left.entries) await putBackApart(work, resource, left)
  if (left.isBookedOnly) return
  if (action === 'delete') await undelete(work, resource, left)
  const record = await lockRecord(work, resource, left.id)
  await demandWithin(work, resource, left.id)
  if (left.made) await unmake(work, resource, record, left)
  else if (action === 'update' || action === 'import') await undoFields(work, resource, record, left, fields)
  else if (action !== 'delete') await undoMove(work, resource, record, left, action)
}

/** What was booked is put back before its record is. */
async function putBackApart(
  { context, db, records, actor, at }: Work,
  resource: Resource,
  { id, entries = [], made }: Left,
): Promise<void> {
  const asked = { db, records, actor, at, entries, made: made ? id : undefined }
  await context.hooks[resource.name]?.apart?.putBack(asked)
}

const isPutBack = ({ undoneBy, putBack }: StoredChange) => undoneBy !== null && putBack === null

function demandOpenChange(work: Work, resource: Resource, change: StoredChange): void {
  const { at, action, undoneBy } = change
  if (isPutBack(change)) throw new ApiError('already-undone', { values: { name: undoneBy ?? '' } })
  if (undoneBy === null && undoneUntil(at) < work.at) throw new ApiError('too-late-to-undo')
  if (whyFinalOf(work.context, resource, action) !== null) throw new ApiError('no-way-back')
}

/** A change that can be put back, at least in part, held until the end of the transaction. @throws ApiError as `undoBulk` */
export async function openChange(work: Work, resource: Resource, id: string): Promise<StoredChange> {
  const change = await lockChange(work, resource, id)
  demandOpenChange(work, resource, change)
  return change
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
  const needs = [
    ...new Set(
      items.flatMap(({ made, entries }) => [
        made ? ('delete' as const) : ('edit' as const),
        ...(entries ? (['apart'] as const) : []),
      ]),
    ),
  ]
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
