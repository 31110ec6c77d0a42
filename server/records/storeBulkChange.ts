import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { defined } from '../../src/core/defined.ts'
import type { Resource } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import { instant } from '../database/instant.ts'
import type { Db } from '../database/schema.ts'
import type { ChangedRecord, Undo } from '../undo.ts'
import type { Aim } from './actions.ts'
import { itemCount, type Left, needsOfImport, statesLeft, undoneUntil } from './bulkChanges.ts'
import type { Values } from './values.ts'
import { mayUndo, ownWay, type Undoable, whyFinalOf } from './waysBack.ts'
import type { Work } from './workTypes.ts'

/** How long it is known that somebody asked too late. */
const keptDays = 30

/** What a portion of a request did, to which records. */
export interface Done {
  readonly action: string
  /** Those that were taken, with the versions it was based on. */
  readonly items: readonly (Aim | ChangedRecord)[]
  /** How many the request asked for in all. */
  readonly asked: number
  /** What an update set or changed: its names count, not its values. */
  readonly data?: Values
  /** The fields that an import had columns for, as the history calls them. */
  readonly paths?: readonly string[]
  /** The area that was asked, where it wrote to records of another. */
  readonly askedIn?: string
}

/**
 * Notes which records a bulk change left with which version, in the transaction that changed them, so that it can be undone; under the same
 * `id` for each portion of one request. Nothing where it changed nothing, or owned rows, which are not put back. Answers how all of it
 * is undone, where whoever made it may.
 */
export async function storeBulkChange(
  work: Work,
  resource: Resource,
  id: string,
  { action, items, asked, data, paths, askedIn = resource.name }: Done,
): Promise<Undo | undefined> {
  const { db, actor, at } = work
  const fields = paths ?? (data ? pathsOf(resource, data) : [])
  if (data && fields.length === 0) return undefined
  const isOwn = ownWay(work.context, resource, action) !== undefined
  const left = isOwn ? items : withEntries(items, await leftBy(work, resource, action, items, fields))
  if (left.length > 0) {
    const items = JSON.stringify(left)
    const { numAffectedRows } = await sql`
      INSERT INTO "_bulk_changes" ("id", "resource", "at", "actor_id", "actor_name", "action", "fields", "asked", "asked_in", "items")
      VALUES (${id}, ${resource.name}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${JSON.stringify(fields)}::jsonb, ${asked},
        ${askedIn}, ${items}::jsonb)
      ON CONFLICT ("id") DO NOTHING`.execute(db)
    if (numAffectedRows === 0n) {
      await sql`
        INSERT INTO "_bulk_parts" ("id", "change", "first", "items")
        SELECT ${uuidv7()}, ${id}, ${itemCount}, ${items}::jsonb FROM "_bulk_changes" c WHERE c."id" = ${id}`.execute(
        db,
      )
    }
    await sql`
      WITH old AS (
        DELETE FROM "_bulk_changes" WHERE "resource" = ${resource.name} AND "at" < ${at}::timestamptz - make_interval(days => ${keptDays})
        RETURNING "id")
      DELETE FROM "_bulk_parts" p USING old WHERE p."change" = old."id"`.execute(db)
  }
  const undo = await undoOf(work, resource, id)
  return undo && (askedIn === resource.name ? undo : { ...undo, area: resource.name })
}

/** With what was booked beside the records; of those that nothing else was done to, that alone. */
function withEntries(items: Done['items'], left: readonly Left[]): Left[] {
  const written = new Map(left.map((one) => [one.id, one]))
  const booked = items.filter((item): item is ChangedRecord => 'entries' in item && item.entries.length > 0)
  if (booked.length === 0) return [...left]
  const entries = new Map(booked.map((item) => [item.id, item.entries]))
  return items.flatMap((item): Left[] => {
    const [id, version] = [String(item.id), Number(item.version)]
    const [one, own] = [written.get(id), entries.get(id)]
    if (!own) return one ? [one] : []
    return [one ? { ...one, entries: own } : { id, version, entries: own, isBookedOnly: true }]
  })
}

/** How whoever asks can put back what was noted under an id, where anything was and they may. */
export async function undoOf(
  { db, actor, context }: Pick<Work, 'actor' | 'context'> & { readonly db: Db },
  resource: Resource,
  id: string,
): Promise<Undo | undefined> {
  const { rows } = await sql<Undoable & { at: string }>`
    SELECT ${instant('at')} AS "at", "action", "fields", ${statesLeft} AS "states", ${needsOfImport} AS "needs" FROM "_bulk_changes" WHERE "id" = ${id}`.execute(
    db,
  )
  const [change] = rows
  return change &&
    whyFinalOf(context, resource, change.action) === null &&
    mayUndo(context, actor, resource, change)
    ? { id, until: undoneUntil(change.at) }
    : undefined
}

/**
 * Holds what was noted of a request's portions so far, so that nobody undoes it while another is stored.
 * @throws ApiError `already-undone` where somebody has put them back: what is left of the request is not done
 */
export async function demandNotUndone({ db }: Work, id: string): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT "undone_by" AS "name" FROM "_bulk_changes" WHERE "id" = ${id} FOR UPDATE`.execute(db)
  const name = rows[0]?.name
  if (name) throw new ApiError('already-undone', { values: { name } })
}

/** What the history calls what an action does to one record. */
const actsOf = (action: string) => (action === 'import' ? ['create', 'update'] : [action])

/** Which of some records the history says this was done to. A write takes the next version; hooks that write to the record again take those after it. */
async function leftBy(
  { db }: Work,
  resource: Resource,
  action: string,
  items: readonly Aim[],
  fields: readonly string[],
): Promise<Left[]> {
  if (items.length === 0) return []
  const [ids, versions] = [items.map(({ id }) => id), items.map(({ version }) => Number(version) + 1)]
  const isMove = !['update', 'delete', 'import'].includes(action)
  const { rows } = await sql<{ id: string; version: number; from: string | null; act: string }>`
    SELECT h."record_id" AS "id", h."version", h."action" AS "act", ${
      isMove
        ? sql`(SELECT c ->> 'before' FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = 'status' LIMIT 1)`
        : sql`NULL`
    } AS "from"
    FROM unnest(${ids}::uuid[], ${versions}::int[]) WITH ORDINALITY AS wrote("id", "version", "place")
    JOIN "_history" h ON h."resource" = ${resource.name} AND h."record_id" = wrote."id" AND h."version" = wrote."version"
    WHERE h."action" = ANY (${actsOf(action)}::text[]) AND ${
      action === 'update'
        ? sql`EXISTS (SELECT 1 FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = ANY (${[...fields]}::text[]))`
        : sql`true`
    }
    ORDER BY ${action === 'import' ? sql`wrote."place"` : sql`h."record_id"`}`.execute(db)
  // Published again, a record moved without another state.
  const fromOf = (from: string | null) =>
    isMove ? (from ?? resource.workflow?.transitions[action]?.to ?? null) : from
  return rows.map(({ id, version, act, from }) =>
    defined({ id, version, from: fromOf(from) ?? undefined, made: act === 'create' ? true : undefined }),
  )
}

/** What a request sets; nothing where owned rows are among it, since rows that it took away do not come back with their ids. */
function pathsOf(resource: Resource, data: Values): string[] {
  const names = Object.keys(data)
  if (names.some((name) => resource.fields[name]?.options.fields)) return []
  const texts = Object.entries((data.translations ?? {}) as Record<string, Values>).flatMap(
    ([locale, given]) => Object.keys(given ?? {}).map((name) => `translations.${locale}.${name}`),
  )
  return [...names.filter((name) => resource.fields[name] !== undefined), ...texts]
}
