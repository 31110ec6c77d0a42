import type { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { dialect, type Observe, type Scope } from './driver.ts'
import type { Engine, Log } from './engine.ts'
import type { Db, Schema } from './schema.ts'
import { sqlState } from './sqlState.ts'
import { DatabaseUnavailable, readOnly } from './unavailable.ts'

/** A standby of the database, which takes reading off it. */
export interface Replica {
  /**
   * Runs `run` on the standby where it has all that the database had committed when this was asked, and else on the database itself: nobody
   * misses what was written before they asked, by whomever. `run` may run twice, as the standby may end it.
   */
  read<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** What it is to the database now; `behind` where it does not have all of it within a moment. */
  state(): Promise<ReplicaState>
  close(): Promise<void>
}

export type ReplicaState = 'ready' | 'behind' | 'unreachable' | 'noStandby' | 'otherDatabase'

/** Milliseconds that a read waits for the standby to come up with the database. */
const patience = 100

/** Milliseconds for which a standby that was not ready is not asked again, so that it does not hold up every read. */
const rest = 2_000

/** Reads of the database `primary` from the standby behind `engine`, which is a PostgreSQL server. */
export function readFrom(
  primary: Db,
  engine: Engine,
  scopes: AsyncLocalStorage<Scope>,
  log: Log,
  observe?: Observe,
): Replica {
  const db = new Kysely<Schema>({ dialect: dialect(engine, scopes, observe) })
  let last: ReplicaState = 'ready'
  let restsUntil = 0

  async function compare(asked: Place): Promise<ReplicaState> {
    for (const end = Date.now() + patience; ; await sleep(10)) {
      const { rows } = await sql<Copy>`
        SELECT system_identifier::text AS system, pg_is_in_recovery() AS "isStandby",
          coalesce(pg_last_wal_replay_lsn() >= ${asked.lsn}::pg_lsn, false) AS "hasAll" FROM pg_control_system()`.execute(
        db,
      )
      const [copy] = rows
      if (copy?.system !== asked.system) return 'otherDatabase'
      // One that was promoted goes its own way.
      if (!copy.isStandby) return 'noStandby'
      if (copy.hasAll) return 'ready'
      if (Date.now() >= end) return 'behind'
    }
  }

  async function state(): Promise<ReplicaState> {
    const asked = await placeOf(primary)
    try {
      return await compare(asked)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return 'unreachable'
      throw error
    }
  }

  // Those who ask beside each other, as the tiles of a dashboard do, share one look.
  const isReady = together(async () => {
    if (Date.now() < restsUntil) return false
    const found = await state()
    if (found !== last) log.warn(`The standby to read from is ${said[found]}.`)
    last = found
    if (found !== 'ready') restsUntil = Date.now() + rest
    return found === 'ready'
  })

  return {
    async read(run) {
      if (!(await isReady())) return run(primary)
      try {
        return await run(db)
      } catch (error) {
        if (!isOfStandby(error)) throw error
        return run(primary)
      }
    },
    state,
    close: () => engine.close(),
  }
}

/**
 * Gives one answer to all who ask while another is being found: what was written since that one was begun may be missing in it, so they
 * wait for the next.
 */
function together<T>(find: () => Promise<T>): () => Promise<T> {
  let before: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    if (next) return next
    next = before.then(() => {
      next = undefined
      return find()
    })
    before = next.catch(() => undefined)
    return next
  }
}

interface Place {
  readonly lsn: string
  readonly system: string
}

interface Copy {
  readonly system: string
  readonly isStandby: boolean
  readonly hasAll: boolean
}

/** A standby ends what reads rows that the database has cleared away meanwhile. */
const conflictWithReplay = '40001'

/** Whether the database itself would do better. What writes is a fault on both. */
function isOfStandby(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return sqlState(error.cause)?.state !== readOnly
  return sqlState(error)?.state === conflictWithReplay
}

const said: Readonly<Record<ReplicaState, string>> = {
  ready: 'ready again',
  behind: 'behind: the database itself is read',
  unreachable: 'not to be reached: the database itself is read',
  noStandby:
    'no standby (any more): the database itself is read. Set DATABASE_READ_URL to one that follows it',
  otherDatabase:
    'one of another database, and is not read. Set DATABASE_READ_URL to one that follows DATABASE_URL',
}

/** How far the database is: what has been flushed is what has been acknowledged, and what a standby is sent. */
async function placeOf(primary: Db): Promise<Place> {
  const { rows } = await sql<Place>`
    SELECT pg_current_wal_flush_lsn()::text AS lsn, system_identifier::text AS system FROM pg_control_system()`.execute(
    primary,
  )
  return rows[0] as Place
}
