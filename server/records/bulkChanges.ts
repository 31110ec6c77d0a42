import { type RawBuilder, sql } from 'kysely'
import type { Resource, Viewer } from '../../src/core/index.ts'
import type { BulkChange } from '../../src/derive/bulkChange.ts'
import { canAct } from '../../src/derive/permissions.ts'
import { mayUndoMove } from '../../src/derive/undo.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { instant } from '../database/instant.ts'
import type { Db } from '../database/schema.ts'
import type { Aim } from './actions.ts'
import { mayUndo, type Undoable, whyFinalOf } from './waysBack.ts'

/** How long what was done in bulk can be put back. */
const undoHours = 24

/** As many as are listed. */
const mostListed = 50

/** A record with the version that it was left with. */
export interface Left extends Aim {
  readonly id: string
  readonly version: number
  /** The state that a transition took it from. */
  readonly from?: string
  /** An import has made it. */
  readonly made?: true
  /** What the area's own hooks put back (`Changed`). */
  readonly entry?: string
  /** What was booked with it beside the record itself (`Apart`); where `isBookedOnly`, nothing else was done. */
  readonly entries?: readonly string[] | undefined
  readonly isBookedOnly?: true
}

/** Until when what was changed at a time can be put back. */
export const undoneUntil = (at: string): string =>
  new Date(Date.parse(at) + undoHours * 3_600_000).toISOString()

/** Whether somebody hears of what nobody can undo: who may do the like. */
const mayDo = (viewer: Viewer, resource: Resource, action: string): boolean =>
  action === 'delete' ? canAct(viewer, resource, 'delete') : mayUndoMove(viewer, resource, action, [])

type Noted = Omit<BulkChange, 'until' | 'final'> & Pick<Undoable, 'states' | 'needs'>

type Hooked = Pick<Context, 'hooks' | 'registry'>

/** What is noted of bulk changes, in the query as `c`, newest first. */
async function readChanges(db: Db, where: RawBuilder<boolean>, most: number): Promise<Noted[]> {
  const { rows } = await sql<Noted>`
    SELECT "id", "resource" AS "area", ${instant('at')} AS "at", json_build_object('id', "actor_id", 'name', "actor_name") AS "actor", "action", "fields",
      ${statesLeft} AS "states", ${needsOfImport} AS "needs",
      ${itemCount} AS "count",
      CASE WHEN "undone_at" IS NULL OR "put_back" IS NOT NULL THEN NULL
        ELSE json_build_object('at', ${instant('undone_at')}, 'name', "undone_by") END AS "undone"
    FROM "_bulk_changes" c WHERE ${where} ORDER BY "at" DESC, "id" DESC LIMIT ${most}`.execute(db)
  return rows
}

/** A change as somebody is told of it, and whether they could undo it, or nobody can and they could do the like. */
function toldTo(context: Hooked, viewer: Viewer, { states, needs, ...change }: Noted) {
  const resource = context.registry[change.area] as Resource
  const final = whyFinalOf(context, resource, change.action)
  const isOpen =
    final === null
      ? mayUndo(context, viewer, resource, { ...change, states, needs })
      : mayDo(viewer, resource, change.action)
  const told: BulkChange = { ...change, until: undoneUntil(change.at), final }
  return { told, isOpen }
}

/**
 * The bulk changes that were asked of an area, also those of what it writes to in others, which this person may still undo, somebody
 * has undone, or nobody can undo; newest first. Moves of single records are not among them. Whoever sees only part of an area hears of
 * their own.
 */
export async function recentBulkChanges(
  db: Db,
  context: Hooked,
  resource: Resource,
  viewer: Actor,
): Promise<BulkChange[]> {
  const seen = Object.values(context.registry).filter((area) => canAct(viewer, area, 'view'))
  const whole = seen.filter((area) => viewer.reach?.of(area) === undefined)
  const where = sql<boolean>`("resource" = ${resource.name} OR "asked_in" = ${resource.name})
    AND "at" > now() - make_interval(hours => ${undoHours}) AND "asked" > 1 AND "resource" = ANY(${namesOf(seen)}::text[])
    AND ("actor_id" = ${viewer.id} OR "resource" = ANY(${namesOf(whole)}::text[]))`
  const rows = await readChanges(db, where, mostListed)
  return rows.flatMap((row) => {
    const { told, isOpen } = toldTo(context, viewer, row)
    return isOpen ? [told] : []
  })
}

const namesOf = (areas: readonly Resource[]) => areas.map(({ name }) => name)

/** What somebody did in bulk themselves, in areas that they may view, as long as it is noted; newest first. Imports of one line are among it. */
export async function ownBulkChanges(
  db: Db,
  context: Hooked,
  areas: readonly Resource[],
  viewer: Actor,
): Promise<{ change: BulkChange; mayUndo: boolean }[]> {
  const where = sql<boolean>`"resource" = ANY(${namesOf(areas)}::text[]) AND "actor_id" = ${viewer.id}
    AND ("asked" > 1 OR "action" = 'import')`
  const now = new Date().toISOString()
  return (await readChanges(db, where, mostListed)).map((row) => {
    const { told, isOpen } = toldTo(context, viewer, row)
    const isLeft = told.undone === null && told.final === null && told.until > now
    return { change: told, mayUndo: isOpen && isLeft }
  })
}

/** How many records a bulk change, in the query as `c`, was done to: up to the end of its last portion. */
export const itemCount = sql<number>`coalesce(
  (SELECT p."first" + jsonb_array_length(p."items") FROM "_bulk_parts" p WHERE p."change" = c."id" ORDER BY p."first" DESC LIMIT 1),
  jsonb_array_length(c."items"))`

/** The states that a transition took the records of its first portion from; of the others each portion of an undo says so. */
export const statesLeft = sql`
  (SELECT coalesce(json_agg(DISTINCT i ->> 'from') FILTER (WHERE i ? 'from'), '[]') FROM jsonb_array_elements("items") i)`

/** What an undo of an import takes, by the records of its first portion; of the others each portion of the undo says so. */
export const needsOfImport = sql`
  (SELECT coalesce(json_agg(DISTINCT n."need"), '[]') FROM jsonb_array_elements("items") i, unnest(ARRAY[
    CASE WHEN i ? 'made' THEN 'delete' ELSE 'edit' END, CASE WHEN i ? 'entries' THEN 'apart' END]) AS n("need") WHERE n."need" IS NOT NULL)`
