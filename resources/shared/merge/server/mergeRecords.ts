import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { recount } from '../../../../server/records/countUses.ts'
import { writeHistory } from '../../../../server/records/history.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { AnyRecord, Registry, Resource } from '../../../../src/core/index.ts'
import { type Relation, relationPath, relationsTo } from '../../../../src/derive/relations.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../../../src/derive/sqlNames.ts'

/** Which record takes over what the other one was. */
export const mergeInput = z.strictObject({ into: z.guid().toLowerCase() })

/** What a merge needs of the operation it runs in. */
export interface Merging {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
  readonly context: { readonly registry: Registry }
}

/** How many records of an area pointed to what was merged, by which field. */
export interface Moved {
  readonly resource: string
  readonly field: string
  readonly count: number
}

/** What an area adds to a merge: what must be settled before the references move, and what has to follow. */
export interface MergeSteps {
  readonly prepare?: (merging: Merging, from: AnyRecord, into: AnyRecord) => Promise<void>
  readonly finish?: (merging: Merging, from: AnyRecord, into: AnyRecord) => Promise<void>
}

/**
 * Moves every reference of the shop from one record of an area to another, and deletes the first: one transaction, with an entry in
 * the history of each record that was changed. Which fields refer to the area is read from the registry. The references are moved by
 * the database, not record by record, so that a tag on 100,000 products is one statement; states that lock a record for people do
 * not lock it for this, as what it says stays the same.
 * @throws ApiError `invalid` at `into`: the record itself, or one that is not there
 */
export async function mergeRecords(
  merging: Merging,
  resource: Resource,
  from: AnyRecord,
  intoId: string,
  { prepare, finish }: MergeSteps = {},
): Promise<Moved[]> {
  const { db, records, context } = merging
  if (from.id === intoId) throw refused<typeof mergeInput>('into', 'same-record')
  const into = (await records.read(resource, intoId)) as AnyRecord | undefined
  if (!into) throw refused<typeof mergeInput>('into', 'unknown-reference')
  await prepare?.(merging, from, into)
  const moved: Moved[] = []
  for (const relation of relationsTo(context.registry, resource.name)) {
    const count = relation.inner
      ? await moveInRows(merging, relation, from.id, into.id)
      : await moveColumn(merging, relation, from.id, into.id)
    if (count > 0) moved.push({ resource: relation.from.name, field: relationPath(relation), count })
  }
  await recount(db, context.registry, resource, [from.id, into.id])
  await finish?.(merging, from, into)
  await records.remove(resource, from.id)
  return moved
}

/** A list in which one id takes the place of another; what it has already it gets no second time. */
const replacedIn = (column: RawBuilder<unknown>, from: string, into: string) => sql`
  CASE WHEN t.${column} @> ARRAY[${into}::uuid] THEN array_remove(t.${column}, ${from}::uuid)
  ELSE array_replace(t.${column}, ${from}::uuid, ${into}::uuid) END`

/** One statement for all records of an area: the new value, the next version, and the entry of the history. */
async function moveColumn(
  { db, actor, at }: Merging,
  { from: area, field, many }: Relation,
  from: string,
  into: string,
): Promise<number> {
  const table = sql.raw(quoted(tableName(area)))
  const column = sql.raw(quoted(columnName(field)))
  const holds = many ? sql`${column} @> ARRAY[${from}::uuid]` : sql`${column} = ${from}::uuid`
  const next = many ? replacedIn(column, from, into) : sql`${into}::uuid`
  const { rows } = await sql<{ count: number }>`
    WITH old AS (
      SELECT "id", ${column} AS value FROM ${table} WHERE ${holds} AND "id" <> ${from}::uuid ORDER BY "id" FOR UPDATE
    ), moved AS (
      UPDATE ${table} t SET ${column} = ${next}, "version" = t."version" + 1, "updated_at" = ${at}::timestamptz
      FROM old WHERE t."id" = old."id" RETURNING t."id", t."version", old.value AS before, t.${column} AS after
    ), noted AS (
      INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
      SELECT gen_random_uuid(), ${area.name}, "id", "version", ${at}::timestamptz, ${actor.id}, ${actor.name}, 'update',
        jsonb_build_array(jsonb_build_object('field', ${field}::text, 'before', to_jsonb(before), 'after', to_jsonb(after))), 'merge', pg_current_xact_id()
      FROM moved
    ) SELECT count(*)::int AS count FROM moved`.execute(db)
  return rows[0]?.count ?? 0
}

/** Rows are few and their history shows them whole, so their owners are gone through one by one. */
async function moveInRows(
  { db, actor, at }: Merging,
  { from: area, field, inner, many }: Relation,
  from: string,
  into: string,
): Promise<number> {
  const rowsTable = sql.raw(quoted(rowsTableName(area, field)))
  const column = sql.raw(quoted(columnName(inner as string)))
  const holds = many ? sql`${column} @> ARRAY[${from}::uuid]` : sql`${column} = ${from}::uuid`
  const next = many ? replacedIn(column, from, into) : sql`${into}::uuid`
  const { rows: owners } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.raw(quoted(tableName(area)))}
    WHERE "id" IN (SELECT "owner_id" FROM ${rowsTable} WHERE ${holds}) ORDER BY "id" FOR UPDATE`.execute(db)
  for (const { id } of owners) {
    const before = await findRecord(db, area, id)
    await sql`UPDATE ${rowsTable} t SET ${column} = ${next} WHERE "owner_id" = ${id} AND ${holds}`.execute(db)
    await sql`UPDATE ${sql.raw(quoted(tableName(area)))}
      SET "version" = "version" + 1, "updated_at" = ${at}::timestamptz WHERE "id" = ${id}`.execute(db)
    await writeHistory(
      { db, actor, at, requestId: 'merge' },
      area,
      'update',
      await findRecord(db, area, id),
      before,
    )
  }
  return owners.length
}
