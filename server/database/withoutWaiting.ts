import { sql } from 'kysely'
import type { Database } from './open.ts'

/**
 * Runs what is begun anew where it breaks off without waiting for the disk at each of its thousands of commits. The next commit
 * after it waits, and with it everything before is on the disk. A database server has settings of its own for this, and keeps them.
 */
export async function withoutWaiting<T>(database: Database, run: () => Promise<T>): Promise<T> {
  if (database.kind !== 'embedded') return run()
  await sql`SET synchronous_commit = off`.execute(database.db)
  try {
    return await run()
  } finally {
    await sql`RESET synchronous_commit`.execute(database.db)
  }
}
