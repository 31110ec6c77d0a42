import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import type { Tx } from '../../database/schema.ts'
import { noteErasure } from '../../seals/noteErasure.ts'
import { systemActor } from '../../systemActor.ts'
import type { Values } from '../values.ts'
import type { Work } from '../workTypes.ts'

/**
 * Notes that a record was deleted, under the id of the entry in its history: there stand its values, here only what that does not say.
 * `owner` is the record that it belonged to and went with. What the clock deletes is not kept.
 */
export async function throwAway(
  { db, actor, at }: Work,
  resource: Resource,
  entry: string,
  record: AnyRecord,
  owner: string | undefined,
): Promise<void> {
  if (actor.id === systemActor.id) return
  await sql`
    INSERT INTO "_bin" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "owner", "was", "final")
    VALUES (${entry}, ${resource.name}, ${record.id}, ${record.version + 1}, ${at}, ${actor.id}, ${actor.name}, ${owner ?? null},
      ${JSON.stringify(untold(resource, record))}::jsonb, ${resource.erases ? 'erased' : null})
    ON CONFLICT ("resource", "record_id") DO UPDATE SET "id" = excluded."id", "version" = excluded."version", "at" = excluded."at",
      "actor_id" = excluded."actor_id", "actor_name" = excluded."actor_name", "owner" = excluded."owner", "was" = excluded."was",
      "final" = excluded."final"`.execute(db)
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

/** Takes a record out of the bin, as it is back; answers with what its history did not say. */
export async function takeOut(db: Tx, resource: Resource, id: string): Promise<Values | undefined> {
  const { rows } = await sql<{ was: Values }>`
    DELETE FROM "_bin" WHERE "resource" = ${resource.name} AND "record_id" = ${id} RETURNING "was"`.execute(
    db,
  )
  return rows[0]?.was
}

/**
 * What was deleted and says something of a person who is forgotten never comes back, and its history says no more than that it was there.
 */
export async function closeFor(db: Tx, person: string): Promise<void> {
  const { rows } = await sql<{ resource: string; id: string }>`
    WITH closed AS (
      UPDATE "_bin" b SET "final" = 'erased' FROM "_history" h
      WHERE h."id" = b."id"
        AND EXISTS (SELECT 1 FROM jsonb_array_elements(h."changes") c WHERE strpos(c ->> 'before', ${person}) > 0)
      RETURNING b."resource", b."record_id"
    ), emptied AS (
      UPDATE "_history" h SET "changes" = '[]', "reason" = NULL FROM closed
      WHERE h."resource" = closed."resource" AND h."record_id" = closed."record_id"
    ) SELECT "resource", "record_id" AS "id" FROM closed`.execute(db)
  for (const { resource, id } of rows) await noteErasure(db, { resource, records: [id] })
}

/** Forgets what was deleted too long ago to be restored; its history stays. For the clock. */
export async function emptyBin(db: Tx, now: string): Promise<void> {
  await sql`DELETE FROM "_bin" WHERE "at" < ${now}::timestamptz - make_interval(days => ${binDays})`.execute(
    db,
  )
}

/** How long what was deleted can be restored. */
export const binDays = 30
