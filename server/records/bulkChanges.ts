import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AnyRecord, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, writableFields } from '../../src/derive/permissions.ts'
import { mayUndelete, mayUndoMove, type WhyFinal, whyFinal } from '../../src/derive/undo.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import type { Aim } from './actions.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** How long what was done in bulk can be put back. */
const undoHours = 24

/** How long it is known that somebody asked too late. */
const keptDays = 30

/** As many as are listed. */
const mostListed = 50

/** What somebody did to several records in one request. What they were before stands in the history of the records. */
export interface BulkChange {
  readonly id: string
  readonly at: string
  /** Until when it can be undone. */
  readonly until: string
  readonly actor: { readonly id: string; readonly name: string }
  /** As the history calls it: `update`, `delete` or the name of a transition. */
  readonly action: string
  /** As the history calls them: `active`, `translations.fr.name`; none but for an `update`. */
  readonly fields: readonly string[]
  /** How many records it changed. */
  readonly count: number
  /** Why it cannot be undone, where it cannot. */
  readonly final: WhyFinal | null
  readonly undone: { readonly at: string; readonly name: string } | null
}

/** What was done, to which records. */
export interface Done {
  readonly action: string
  /** Those that were taken, with the versions it was based on. */
  readonly items: readonly Aim[]
  /** How many were asked for. */
  readonly asked: number
  /** What an update set. */
  readonly data?: Values
  /** Deleted records as they were. */
  readonly gone?: ReadonlyMap<string, AnyRecord>
}

/** A record with the version that it was left with. */
export interface Left extends Aim {
  readonly id: string
  readonly version: number
  /** The state that a transition took it from. */
  readonly from?: string
  /** What the history of a deleted record does not say: when it was made, and what was counted of it. */
  readonly was?: Values & { readonly createdAt: string }
}

/** Until when what was changed at a time can be put back. */
export const undoneUntil = (at: string): string =>
  new Date(Date.parse(at) + undoHours * 3_600_000).toISOString()

/** The name of a field in the history, without the language of its text. */
export const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/**
 * Notes which records a bulk change left with which version, in its transaction, so that it can be undone. Answers how, where whoever
 * made it may undo it; nothing where it changed nothing, or owned rows, which are not put back.
 */
export async function keepBulkChange(
  work: Work,
  resource: Resource,
  { action, items, asked, data, gone }: Done,
): Promise<{ id: string; until: string } | undefined> {
  const { db, actor, at } = work
  const fields = data ? pathsOf(resource, data) : []
  if (items.length === 0 || (data && fields.length === 0)) return undefined
  const noted = await leftBy(work, resource, action, items, fields)
  if (noted.length === 0) return undefined
  const id = uuidv7()
  const left = noted.map(({ from, ...item }) => ({
    ...item,
    ...(from === null ? {} : { from }),
    ...(gone ? { was: untold(resource, gone.get(item.id) as AnyRecord) } : {}),
  }))
  await sql`
    INSERT INTO "_bulk_changes" ("id", "resource", "at", "actor_id", "actor_name", "action", "fields", "asked", "items")
    VALUES (${id}, ${resource.name}, ${at}, ${actor.id}, ${actor.name}, ${action}, ${JSON.stringify(fields)}::jsonb, ${asked},
      ${JSON.stringify(left)}::jsonb)`.execute(db)
  await sql`
    DELETE FROM "_bulk_changes" WHERE "resource" = ${resource.name} AND "at" < ${at}::timestamptz - make_interval(days => ${keptDays})`.execute(
    db,
  )
  const states = [...new Set(noted.flatMap(({ from }) => from ?? []))]
  const isOpen = finalityOf(resource, action) === null && mayUndo(actor, resource, { action, fields, states })
  return isOpen ? { id, until: undoneUntil(at) } : undefined
}

/** Of a deleted record, what its history does not say. Numbers and dates alone: words may be of a person who is forgotten. */
function untold(resource: Resource, { createdAt, ...record }: AnyRecord): Values {
  const counted = Object.entries(resource.fields).filter(
    ([, { kind, options }]) => options.computed && countedKinds.has(kind),
  )
  return { createdAt, ...Object.fromEntries(counted.map(([name]) => [name, record[name]])) }
}

const countedKinds: ReadonlySet<string> = new Set([
  ...['integer', 'decimal', 'percent', 'money', 'date', 'dateTime', 'boolean'],
])

/** Which of some records the history says this was done to. A write takes the next version; hooks that write to the record again take those after it. */
async function leftBy(
  { db }: Work,
  resource: Resource,
  action: string,
  items: readonly Aim[],
  fields: readonly string[],
): Promise<{ id: string; version: number; from: string | null }[]> {
  const [ids, versions] = [items.map(({ id }) => id), items.map(({ version }) => Number(version) + 1)]
  const isMove = action !== 'update' && action !== 'delete'
  const { rows } = await sql<{ id: string; version: number; from: string | null }>`
    SELECT h."record_id" AS "id", h."version", ${
      isMove
        ? sql`(SELECT c ->> 'before' FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = 'status' LIMIT 1)`
        : sql`NULL`
    } AS "from"
    FROM unnest(${ids}::uuid[], ${versions}::int[]) AS wrote("id", "version")
    JOIN "_history" h ON h."resource" = ${resource.name} AND h."record_id" = wrote."id" AND h."version" = wrote."version"
    WHERE h."action" = ${action} AND ${
      action === 'update'
        ? sql`EXISTS (SELECT 1 FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = ANY (${[...fields]}::text[]))`
        : sql`true`
    }
    ORDER BY h."record_id"`.execute(db)
  // Published again, a record moved without another state.
  return isMove
    ? rows.map((row) => ({ ...row, from: row.from ?? resource.workflow?.transitions[action]?.to ?? null }))
    : rows
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

/** Why nobody can undo this; null where it can be undone. */
export function finalityOf(resource: Resource, action: string): WhyFinal | null {
  if (action === 'update') return null
  if (action === 'delete') return resource.erases ? 'erased' : null
  return whyFinal(resource, action) ?? null
}

interface Undoable {
  readonly action: string
  readonly fields: readonly string[]
  /** Those that a transition took records from. */
  readonly states: readonly string[]
}

/** Whether somebody may undo this: they could do it by hand, or ask for the same themselves. */
export function mayUndo(viewer: Viewer, resource: Resource, { action, fields, states }: Undoable): boolean {
  if (action === 'delete') return mayUndelete(viewer, resource)
  if (action !== 'update') return mayUndoMove(viewer, resource, action, states)
  const writable = new Set(writableFields(viewer, resource))
  return canAct(viewer, resource, 'edit') && fields.every((path) => writable.has(fieldOf(path)))
}

/** Whether somebody hears of what nobody can undo: who may do the like. */
const mayDo = (viewer: Viewer, resource: Resource, action: string): boolean =>
  action === 'delete' ? canAct(viewer, resource, 'delete') : mayUndoMove(viewer, resource, action, [])

/**
 * The bulk changes of an area that this person may still undo, somebody has undone, or nobody can undo; newest first. Moves of single
 * records are not among them. Whoever sees only part of the area hears of their own.
 */
export async function recentBulkChanges(db: Db, resource: Resource, viewer: Actor): Promise<BulkChange[]> {
  const isLocal = viewer.reach?.of(resource) !== undefined
  const { rows } = await sql<Omit<BulkChange, 'until' | 'final'> & { states: readonly string[] }>`
    SELECT "id", ${instant('at')} AS "at", json_build_object('id', "actor_id", 'name', "actor_name") AS "actor", "action", "fields",
      (SELECT coalesce(json_agg(DISTINCT i ->> 'from') FILTER (WHERE i ? 'from'), '[]') FROM jsonb_array_elements("items") i) AS "states",
      jsonb_array_length("items") AS "count",
      CASE WHEN "undone_at" IS NULL THEN NULL ELSE json_build_object('at', ${instant('undone_at')}, 'name', "undone_by") END AS "undone"
    FROM "_bulk_changes"
    WHERE "resource" = ${resource.name} AND "at" > now() - make_interval(hours => ${undoHours}) AND "asked" > 1
      AND (${!isLocal}::boolean OR "actor_id" = ${viewer.id})
    ORDER BY "at" DESC, "id" DESC LIMIT ${mostListed}`.execute(db)
  return rows.flatMap(({ states, ...change }) => {
    const final = finalityOf(resource, change.action)
    const isOpen =
      final === null
        ? mayUndo(viewer, resource, { ...change, states })
        : mayDo(viewer, resource, change.action)
    return isOpen ? [{ ...change, until: undoneUntil(change.at), final }] : []
  })
}

const instant = (column: string) =>
  sql.raw(`to_char("${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
