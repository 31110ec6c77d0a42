import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../../src/core/index.ts'
import { maskedFields, readableFields } from '../../../src/derive/permissions.ts'
import type { Actor } from '../../actor.ts'
import type { Credential } from '../../auth/holdCredential.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../database/schema.ts'

/** How long a file can be fetched again, and how long it is known that it was made. */
export const keptHours = 24
const knownDays = 30

/** A file of more bytes is handed out once. */
export const mostBytes = 64 * 1024 * 1024

/** Bytes that are stored at once; as much is held in memory. */
const pieceSize = 256 * 1024

type Shop = Pick<Context, 'database'>

/**
 * What somebody sees of an area at this moment, as a text to compare: which fields, which of them in part, and where. Whoever sees less
 * than when they took a file has it no more.
 */
export const sightOf = (actor: Actor, resource: Resource): string =>
  JSON.stringify([
    readableFields(actor, resource),
    maskedFields(actor, resource),
    actor.reach?.of(resource) ? (actor.reach.locations ?? null) : null,
  ])

/** A file that is being made out of a list. */
export interface Keeping {
  /** So many lines more are in it. */
  count(lines: number): void
  add(piece: string | Uint8Array): Promise<void>
  /** It is whole: its person may fetch it again. */
  end(): Promise<void>
  /** It did not become whole. */
  drop(): Promise<void>
}

/**
 * Notes a file that somebody takes out of a list, and keeps it for a day beside what is sent, for them alone. Undefined for what is
 * nobody's: another system's files, and those of a look as a role.
 */
export async function storeExport(
  { database }: Shop,
  actor: Actor,
  credential: Credential | undefined,
  resource: Resource,
  format: string,
): Promise<Keeping | undefined> {
  if (credential?.kept !== '_sessions' || actor.viewedRole !== undefined) return undefined
  const id = uuidv7()
  await database.transaction((db) =>
    sql`
      INSERT INTO "_exports" ("id", "resource", "at", "actor_id", "actor_name", "format", "sight")
      VALUES (${id}, ${resource.name}, now(), ${actor.id}, ${actor.name}, ${format}, ${sightOf(actor, resource)})`.execute(
      db,
    ),
  )
  return keeping(database, id)
}

/** Keeps the pieces of a file that is noted under an id. */
export function keeping(database: Shop['database'], id: string): Keeping {
  let [lines, bytes, number] = [0, 0, 0]
  let held: Buffer[] = []
  const store = async () => {
    const piece = Buffer.concat(held)
    held = []
    if (piece.length === 0 || bytes > mostBytes) return
    number += 1
    await database.transaction((db) =>
      sql`INSERT INTO "_export_pieces" ("id", "export", "number", "bytes") VALUES (${uuidv7()}, ${id}, ${number}, ${piece})`.execute(
        db,
      ),
    )
  }
  return {
    count(more) {
      lines += more
    },
    async add(piece) {
      const added = typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece)
      bytes += added.length
      held.push(added)
      if (held.reduce((sum, each) => sum + each.length, 0) >= pieceSize) await store()
    },
    async end() {
      await store()
      await database.transaction(async (db) => {
        if (bytes > mostBytes) await sql`DELETE FROM "_export_pieces" WHERE "export" = ${id}`.execute(db)
        await sql`
          UPDATE "_exports" SET "lines" = ${lines}, "size" = ${bytes}, "ended_at" = now(), "asked" = NULL WHERE "id" = ${id}`.execute(
          db,
        )
      })
    },
    async drop() {
      await database.transaction((db) => purgeExport(db, id))
    },
  }
}

/** Takes away a file and the note of it. */
export async function purgeExport(db: Tx, id: string): Promise<void> {
  await sql`DELETE FROM "_export_pieces" WHERE "export" = ${id}`.execute(db)
  await sql`DELETE FROM "_exports" WHERE "id" = ${id}`.execute(db)
}

/** Keeps pieces as they are sent; what nobody takes to its end is forgotten. */
export async function* keptWhileSent(
  pieces: AsyncGenerator<string>,
  keeping: Keeping | undefined,
): AsyncGenerator<string> {
  let isWhole = false
  try {
    for await (const piece of pieces) {
      await keeping?.add(piece)
      yield piece
    }
    isWhole = true
    await keeping?.end()
  } finally {
    if (!isWhole) await keeping?.drop()
  }
}

/** Keeps a file that is made as a whole before it is sent. */
export async function keptWhole(keeping: Keeping | undefined, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    const file = await make()
    for (let at = 0; keeping && at < file.length; at += pieceSize)
      await keeping.add(file.subarray(at, at + pieceSize))
    await keeping?.end()
    return file
  } catch (error) {
    await keeping?.drop()
    throw error
  }
}

/** Takes away files whose day is over, and notes of what never became whole or is long ago. */
export async function purgeExports({ database }: Shop): Promise<void> {
  await database.transaction(async (db) => {
    await sql`
      DELETE FROM "_export_pieces" p USING "_exports" e
      WHERE p."export" = e."id" AND e."at" < now() - make_interval(hours => ${keptHours})`.execute(db)
    await sql`
      DELETE FROM "_exports" WHERE "at" < now() - make_interval(days => ${knownDays})
        OR "ended_at" IS NULL AND "at" < now() - make_interval(hours => ${keptHours})`.execute(db)
  })
}
