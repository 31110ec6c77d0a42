import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Resource } from '../../src/core/index.ts'
import { changesChannel } from '../database/engine.ts'
import type { Tx } from '../database/schema.ts'

/**
 * Tells those who follow the changes of a write that no history notes, such as how far somebody has read. Of each record the last one is
 * kept, so whoever stopped before it hears of it, and nothing piles up.
 */
export async function touch(db: Tx, { name }: Pick<Resource, 'name'>, id: string): Promise<void> {
  await sql`
    INSERT INTO "_touched" AS t ("id", "resource", "record_id", "tx")
    VALUES (${uuidv7()}, ${name}, ${id}, pg_current_xact_id())
    ON CONFLICT ("resource", "record_id") DO UPDATE SET "tx" = excluded."tx"
    RETURNING pg_notify(${changesChannel}, '')`.execute(db)
}
