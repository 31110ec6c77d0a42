import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Lets the holder go on for some minutes more; called between the statements of a long migration. */
export type KeepLock = () => Promise<void>

/**
 * Runs `run` while no other process migrates. The lock is a row with an end, not one of PostgreSQL's advisory locks, which
 * distributed engines do not have; when its holder dies, it ends by itself.
 * @throws Error when another process holds it for ten minutes.
 */
export async function withSchemaLock<T>(database: Database, run: (keep: KeepLock) => Promise<T>): Promise<T> {
  await createTable(database)
  const holder = randomUUID()
  for (const start = Date.now(); !(await take(database, holder)); await sleep(500)) {
    if (Date.now() - start > longestWait) throw new Error(busy)
  }
  let taken = Date.now()
  try {
    return await run(async () => {
      // A new database has hundreds of statements, and the lock lasts for minutes.
      if (Date.now() - taken < often) return
      if (!(await take(database, holder))) throw new Error(lost)
      taken = Date.now()
    })
  } finally {
    await sql`DELETE FROM _schema_lock WHERE holder = ${holder}`.execute(database.db)
  }
}

const longestWait = 600_000
const often = 30_000

const busy =
  'Another process migrates this database for more than ten minutes. One at a time was expected. Wait for it, or look why it hangs.'

const lost = 'Another process took over the migration of this database. This one was too slow. Start again.'

async function createTable(database: Database): Promise<void> {
  try {
    await sql`CREATE TABLE IF NOT EXISTS _schema_lock (id integer PRIMARY KEY, holder text NOT NULL, ends_at timestamptz NOT NULL)`.execute(
      database.db,
    )
  } catch {
    // Two processes at the same instant: the other one has made it. Where it has not, taking the lock fails with the reason.
  }
}

async function take(database: Database, holder: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO _schema_lock AS held (id, holder, ends_at) VALUES (1, ${holder}, now() + interval '5 minutes')
    ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
    WHERE held.ends_at < now() OR held.holder = excluded.holder
    RETURNING id
  `.execute(database.db)
  return rows.length > 0
}
