import { sql } from 'kysely'
import type { Tx } from './schema.ts'

/** Waits until no other transaction holds this name, and holds it until the end of this one; for what row locks cannot tell apart. */
export async function takeTurn(db: Tx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
}
