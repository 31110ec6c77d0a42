import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource, Viewer } from '../../src/core/index.ts'
import { writableFields } from '../../src/derive/permissions.ts'
import type { Db } from '../database/schema.ts'
import type { Aim } from './actions.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** How long fields that were changed in bulk can be put back. */
const undoHours = 24

/** How long it is known that somebody asked too late. */
const keptDays = 30

/** As many as are listed. */
const mostListed = 50

/** Fields of several records that somebody changed in one request. What they were before stands in the history of the records. */
export interface BulkChange {
  readonly id: string
  readonly at: string
  /** Until when it can be undone. */
  readonly until: string
  readonly actor: { readonly id: string; readonly name: string }
  /** As the history calls them: `active`, `translations.fr.name`. */
  readonly fields: readonly string[]
  /** How many records it changed. */
  readonly count: number
  readonly undone: { readonly at: string; readonly name: string } | null
}

/** Until when what was changed at a time can be put back. */
export const undoneUntil = (at: string): string =>
  new Date(Date.parse(at) + undoHours * 3_600_000).toISOString()

/** The name of a field in the history, without the language of its text. */
export const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/**
 * Notes which records a bulk change left with which version, in its transaction, so that it can be undone. `items` are those it
 * took, with the versions it was based on; undefined where it changed nothing, or owned rows, which are not put back.
 */
export async function keepBulkChange(
  work: Work,
  resource: Resource,
  items: readonly Aim[],
  asked: number,
  data: Values,
): Promise<{ id: string; until: string } | undefined> {
  const { db, actor, at } = work
  const fields = pathsOf(resource, data)
  if (fields.length === 0 || items.length === 0) return undefined
  const [id, ids, versions] = [uuidv7(), items.map((item) => item.id), items.map(leftWith)]
  const { numAffectedRows } = await sql`
    INSERT INTO "_bulk_changes" ("id", "resource", "at", "actor_id", "actor_name", "fields", "asked", "items")
    SELECT ${id}::uuid, ${resource.name}, ${at}::timestamptz, ${actor.id}, ${actor.name}, ${JSON.stringify(fields)}::jsonb, ${asked}::int,
      jsonb_agg(jsonb_build_object('id', h."record_id", 'version', h."version"))
    FROM unnest(${ids}::uuid[], ${versions}::int[]) AS wrote("id", "version")
    JOIN "_history" h ON h."resource" = ${resource.name} AND h."record_id" = wrote."id" AND h."version" = wrote."version"
    WHERE h."action" = 'update'
      AND EXISTS (SELECT 1 FROM jsonb_array_elements(h."changes") c WHERE c ->> 'field' = ANY (${fields}::text[]))
    HAVING count(*) > 0`.execute(db)
  if (numAffectedRows !== 1n) return undefined
  await sql`
    DELETE FROM "_bulk_changes" WHERE "resource" = ${resource.name} AND "at" < ${at}::timestamptz - make_interval(days => ${keptDays})`.execute(
    db,
  )
  return { id, until: undoneUntil(at) }
}

/** A write takes the next version; hooks that write to the record again take those after it. */
const leftWith = ({ version }: Aim) => Number(version) + 1

/** What a request sets; nothing where owned rows are among it, since rows that it took away do not come back with their ids. */
function pathsOf(resource: Resource, data: Values): string[] {
  const names = Object.keys(data)
  if (names.some((name) => resource.fields[name]?.options.fields)) return []
  const texts = Object.entries((data.translations ?? {}) as Record<string, Values>).flatMap(
    ([locale, given]) => Object.keys(given ?? {}).map((name) => `translations.${locale}.${name}`),
  )
  return [...names.filter((name) => resource.fields[name] !== undefined), ...texts]
}

/** The bulk changes of an area that this person may still undo, or somebody has undone; newest first. Moves of single records are not among them. */
export async function recentBulkChanges(db: Db, resource: Resource, viewer: Viewer): Promise<BulkChange[]> {
  const { rows } = await sql<Omit<BulkChange, 'until'>>`
    SELECT "id", ${instant('at')} AS "at", json_build_object('id', "actor_id", 'name', "actor_name") AS "actor", "fields",
      jsonb_array_length("items") AS "count",
      CASE WHEN "undone_at" IS NULL THEN NULL ELSE json_build_object('at', ${instant('undone_at')}, 'name', "undone_by") END AS "undone"
    FROM "_bulk_changes"
    WHERE "resource" = ${resource.name} AND "at" > now() - make_interval(hours => ${undoHours}) AND "asked" > 1
    ORDER BY "at" DESC, "id" DESC LIMIT ${mostListed}`.execute(db)
  const writable = new Set(writableFields(viewer, resource))
  return rows
    .filter(({ fields }) => fields.every((path) => writable.has(fieldOf(path))))
    .map((change) => ({ ...change, until: undoneUntil(change.at) }))
}

const instant = (column: string) =>
  sql.raw(`to_char("${column}" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
