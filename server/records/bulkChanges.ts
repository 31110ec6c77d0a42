import { sql } from 'kysely'
import type { Resource, Viewer } from '../../src/core/index.ts'
import { canAct, writableFields } from '../../src/derive/permissions.ts'
import { finalityOf, mayUndelete, mayUndoMove, type WhyFinal } from '../../src/derive/undo.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import type { Aim } from './actions.ts'

/** How long what was done in bulk can be put back. */
const undoHours = 24

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

/** A record with the version that it was left with. */
export interface Left extends Aim {
  readonly id: string
  readonly version: number
  /** The state that a transition took it from. */
  readonly from?: string
}

/** Until when what was changed at a time can be put back. */
export const undoneUntil = (at: string): string =>
  new Date(Date.parse(at) + undoHours * 3_600_000).toISOString()

/** The name of a field in the history, without the language of its text. */
export const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/** What is undone. */
export interface Undoable {
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
      ${statesLeft} AS "states",
      ${itemCount} AS "count",
      CASE WHEN "undone_at" IS NULL OR "put_back" IS NOT NULL THEN NULL
        ELSE json_build_object('at', ${instant('undone_at')}, 'name', "undone_by") END AS "undone"
    FROM "_bulk_changes" c
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

/** How many records a bulk change, in the query as `c`, was done to: up to the end of its last portion. */
export const itemCount = sql<number>`coalesce(
  (SELECT p."first" + jsonb_array_length(p."items") FROM "_bulk_parts" p WHERE p."change" = c."id" ORDER BY p."first" DESC LIMIT 1),
  jsonb_array_length(c."items"))`

/** The states that a transition took the records of its first portion from; of the others each portion of an undo says so. */
export const statesLeft = sql`
  (SELECT coalesce(json_agg(DISTINCT i ->> 'from') FILTER (WHERE i ? 'from'), '[]') FROM jsonb_array_elements("items") i)`

/** A column's time as it is answered. */
export const instant = (column: string) =>
  sql.raw(`to_char("${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
