import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './open.ts'

/** Throws where another process has taken the lock over; called between the statements of a long migration. */
export type KeepLock = () => Promise<void>

/**
 * Runs `run` while no other process migrates. The locks are rows with an end, not PostgreSQL's advisory locks, which distributed engines
 * and poolers do not have; when its holder dies, one ends by itself within a minute.
 * @throws Error when another process holds it for ten minutes.
 */
export const withSchemaLock = <T>(database: Database, run: (keep: KeepLock) => Promise<T>): Promise<T> =>
  withLock(database, 1, run)

/**
 * Runs `run` while no other process starts on this database: of several first starts at once one makes the tables, the records that the product
 * brings and the demo shop, and the others find them.
 * @throws Error when another process holds it for ten minutes.
 */
export const withStartLock = <T>(database: Database, run: () => Promise<T>): Promise<T> =>
  withLock(database, 2, run)

async function withLock<T>(database: Database, lock: 1 | 2, run: (keep: KeepLock) => Promise<T>): Promise<T> {
  await createTable(database)
  const holder = `${thisProcess} ${randomUUID()}`
  for (const start = Date.now(); !(await take(database, lock, holder)); await sleep(200)) {
    if (Date.now() - start > longestWait) throw new Error(busy)
  }
  let isLost = false
  const renew = setInterval(() => {
    // A database that does not answer now is asked again; that the lock was lost is only what it says.
    take(database, lock, holder).then(
      (isHeld) => {
        isLost = !isHeld
      },
      () => {},
    )
  }, leaseSeconds * 250)
  try {
    return await run(async () => {
      if (isLost) throw new Error(lost)
    })
  } finally {
    clearInterval(renew)
    await sql`DELETE FROM _schema_lock WHERE holder = ${holder}`.execute(database.db)
  }
}

const longestWait = 600_000
const leaseSeconds = 60

/** By which a process knows that a lock is its own. */
const thisProcess = randomUUID()

const busy =
  'Another process starts on this database, or migrates it, for more than ten minutes. One at a time was expected. Wait for it, or look why it hangs.'

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

/** What another process holds of the embedded database was left by one that ended: only one has it at a time. */
async function take({ db, kind }: Database, lock: number, holder: string): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO _schema_lock AS held (id, holder, ends_at) VALUES (${lock}, ${holder}, now() + make_interval(secs => ${leaseSeconds}))
    ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, ends_at = excluded.ends_at
    WHERE held.ends_at < now() OR held.holder = excluded.holder
      OR (${kind === 'embedded'} AND NOT starts_with(held.holder, ${thisProcess}))
    RETURNING id
  `.execute(db)
  return rows.length > 0
}
