import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { OpenChange } from '../../../../server/context.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Values } from '../../../../server/records/values.ts'
import { isId } from '../../../../src/core/recordId.ts'

/** What was published once: never changed, only live or not any more. `key` is the id of the record, or the name of a layout. */
export interface Revision {
  readonly key: string
  readonly number: number
  readonly live: boolean
  readonly slug: string | null
  readonly data: Values
  readonly note: string | null
  /** ISO. */
  readonly at: string
  readonly actorName: string
}

/** A revision to be kept. */
export type NewRevision = Pick<Revision, 'key' | 'number' | 'slug' | 'data' | 'note'>

/** A revision in a list, without what it holds. */
export type RevisionLine = Omit<Revision, 'data' | 'slug' | 'key'>

const columns = sql`"key", "number", "live", "slug", "data", "note", "actor_name" AS "actorName",
  ${instant('at')} AS "at"`

/** Who publishes, and when: the time of all writes of the transaction, so that the record, its history and its versions say the same. */
export type Publisher = Pick<OpenChange<unknown>, 'actor' | 'at'>

/** Keeps what is published, and makes it what is live of its key. */
export async function storeRevision(
  db: Tx,
  area: string,
  revision: NewRevision,
  { actor, at }: Publisher,
): Promise<void> {
  await retire(db, area, revision.key)
  const { key, number, slug, data, note } = revision
  await sql`
    INSERT INTO "_revisions" ("id", "area", "key", "number", "live", "slug", "data", "note", "at", "actor_id", "actor_name")
    VALUES (${uuidv7()}, ${area}, ${key}, ${number}, true, ${slug}, ${JSON.stringify(data)}::jsonb, ${note}, ${at},
      ${isId(actor.id) ? actor.id : null}, ${actor.name})`.execute(db)
}

/** Nothing of this key is live any more. */
export async function retire(db: Tx, area: string, key: string): Promise<void> {
  await sql`UPDATE "_revisions" SET "live" = false WHERE "area" = ${area} AND "key" = ${key} AND "live"`.execute(
    db,
  )
}

/** A revision that was kept is live again. */
export async function show(db: Tx, area: string, key: string, number: number): Promise<void> {
  await sql`UPDATE "_revisions" SET "live" = true WHERE "area" = ${area} AND "key" = ${key} AND "number" = ${number}`.execute(
    db,
  )
}

/** The number that the next revision of a key gets. */
export async function nextNumber(db: Db, area: string, key: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max("number"), 0)::int AS "last" FROM "_revisions" WHERE "area" = ${area} AND "key" = ${key}`.execute(
    db,
  )
  return (rows[0]?.last ?? 0) + 1
}

/** What is live of a key. */
export async function liveOf(db: Db, area: string, key: string): Promise<Revision | undefined> {
  const { rows } = await sql<Revision>`
    SELECT ${columns} FROM "_revisions" WHERE "area" = ${area} AND "key" = ${key} AND "live"`.execute(db)
  return rows[0]
}

/** What is live at a slug. */
export async function liveAt(db: Db, area: string, slug: string): Promise<Revision | undefined> {
  const { rows } = await sql<Revision>`
    SELECT ${columns} FROM "_revisions" WHERE "area" = ${area} AND "slug" = ${slug} AND "live"`.execute(db)
  return rows[0]
}

/** All that is live of an area; at most 1,000. */
export async function allLive(db: Db, area: string): Promise<Revision[]> {
  const { rows } = await sql<Revision>`
    SELECT ${columns} FROM "_revisions" WHERE "area" = ${area} AND "live" ORDER BY "slug", "key" LIMIT 1000`.execute(
    db,
  )
  return rows
}

/** One revision of a key. */
export async function revisionOf(
  db: Db,
  area: string,
  key: string,
  number: number,
): Promise<Revision | undefined> {
  const { rows } = await sql<Revision>`
    SELECT ${columns} FROM "_revisions" WHERE "area" = ${area} AND "key" = ${key} AND "number" = ${number}`.execute(
    db,
  )
  return rows[0]
}

/** The revisions of a key, newest first; at most 200. */
export async function revisionsOf(db: Db, area: string, key: string): Promise<RevisionLine[]> {
  const { rows } = await sql<Revision>`
    SELECT ${columns} FROM "_revisions" WHERE "area" = ${area} AND "key" = ${key} ORDER BY "number" DESC LIMIT 200`.execute(
    db,
  )
  return rows.map(({ number, live, note, at, actorName }) => ({ number, live, note, at, actorName }))
}
