import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../database/schema.ts'

/** What is taken out of the history on purpose: of some records, or all that is older than a time. */
export interface Erasure {
  readonly resource?: string
  readonly records?: readonly string[]
  readonly until?: string
}

/**
 * Notes that something is taken out of the history on purpose, in the same transaction: a person is forgotten, or the shop keeps its
 * logs no longer. The note is sealed itself, so what is missing is explained by it, and nothing else is.
 */
export async function noteErasure(db: Tx, { resource, records = [], until }: Erasure): Promise<void> {
  await sql`
    INSERT INTO "_history_erasures" ("id", "at", "resource", "records", "until")
    VALUES (${uuidv7()}, now(), ${resource ?? null}, ${[...records]}::uuid[], ${until ?? null}::timestamptz)`.execute(
    db,
  )
}
