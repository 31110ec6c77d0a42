import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { dialect, type Observe, type Scope } from './driver.ts'
import { openEmbedded } from './embedded/openEmbedded.ts'
import type { Engine, Log } from './engine.ts'
import { openPostgres } from './openPostgres.ts'
import { type Replica, type ReplicaState, readFrom } from './replica.ts'
import type { Db, Schema, Tx } from './schema.ts'
import { runSession, runTransaction, type ScopeOptions } from './transaction.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Where the data is, and how patient the database is; times in milliseconds. */
export interface DatabaseSettings {
  /** The connection string of a PostgreSQL server; without it the database is embedded. */
  databaseUrl?: string | undefined
  /** The same server past a pooler that passes no notifications on. */
  databaseListenUrl?: string | undefined
  /** A standby of that server, to read from what may be much. */
  databaseReadUrl?: string | undefined
  /** Told of each statement. */
  observe?: Observe | undefined
  /** The directory that the embedded database keeps its files in. */
  dataDir: string
  /** How long a statement, or a transaction between two, may take: 30 seconds unless set; 0 is no limit. */
  statementTimeout?: number
  /** How often the embedded database is looked after: every minute unless set. */
  maintenanceInterval?: number
  log?: Log
}

/** The open database, the same on both engines. */
export interface Database {
  readonly kind: 'embedded' | 'postgres'
  /** Statements outside a transaction, each in one of its own. Refuses to work inside `transaction` and `session`. */
  readonly db: Db
  /**
   * Reads what may be much and keeps others waiting (sums, searches, exports) outside a transaction: on the standby, where there is one that has
   * all that was committed before this was asked, else on the database itself. `run` may run twice.
   */
  read<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** How the standby stands; undefined where there is none. */
  standby(): Promise<ReplicaState | undefined>
  /** See `runTransaction`. */
  transaction<T>(run: (tx: Tx) => Promise<T>, options?: ScopeOptions): Promise<T>
  /** See `runSession`. */
  session<T>(run: (session: Db) => Promise<T>, options?: ScopeOptions): Promise<T>
  /** How many statements the transaction (or session) in which this is asked has run; undefined outside one. */
  statements(): number | undefined
  /**
   * Calls back when records were changed, by this process or another on the same database, and whenever some changes may not have been
   * heard of: look, then, at what there is. Returns how to stop.
   */
  listen(heard: () => void): () => void
  /** How many sessions there are with the database, are free, and are waited for. */
  sessions(): { readonly open: number; readonly idle: number; readonly waiting: number }
  /** Calls back with each message on `presenceChannel`, by whichever process; what is sent while the connection is broken is not heard. Returns how to stop. */
  hear(heard: (payload: string) => void): () => void
  /** Resolves when the database answers within two seconds, else throws `DatabaseUnavailable`. */
  check(): Promise<void>
  /** Waits for what is under way, writes a checkpoint (embedded) and gives everything back. */
  close(): Promise<void>
}

/**
 * Opens the PostgreSQL server at `databaseUrl`, or else the embedded database in `dataDir`. Throws
 * `DatabaseUnavailable` when it does not answer, and an `Error` when another process holds `dataDir`.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const engine = await openEngine(settings)
  const scopes = new AsyncLocalStorage<Scope>()
  const db = new Kysely<Schema>({ dialect: dialect(engine, scopes, settings.observe) })
  const ping = async () => {
    await sql`select 1`.execute(db)
  }
  const replica = replicaOf(settings, db, scopes)
  const close = async () => void (await Promise.all([engine.close(), replica?.close()]))
  let closing: Promise<void> | undefined
  try {
    await ping()
    if ((await replica?.state()) === 'otherDatabase') throw new Error(otherDatabase)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: engine.kind,
    db,
    read: (run) => replica?.read(run) ?? run(db),
    standby: async () => replica?.state(),
    transaction: (run, options) => runTransaction(db, scopes, run, options),
    session: (run, options) => runSession(db, scopes, run, options),
    statements: () => scopes.getStore()?.statements,
    listen: (heard) => engine.listen(heard),
    sessions() {
      const { totalCount, idleCount, waitingCount } = engine.pool
      return { open: totalCount, idle: idleCount, waiting: waitingCount }
    },
    hear: (heard) => engine.hear(heard),
    check: () => withinTwoSeconds(ping()),
    close: () => {
      closing ??= close()
      return closing
    },
  }
}

function openEngine(settings: DatabaseSettings): Engine | Promise<Engine> {
  const {
    databaseUrl,
    databaseListenUrl = databaseUrl,
    dataDir,
    statementTimeout = usualTimeout,
    maintenanceInterval = 60_000,
    log = silent,
  } = settings
  if (databaseUrl && databaseListenUrl)
    return openPostgres({ databaseUrl, databaseListenUrl, statementTimeout, log })
  return openEmbedded({ dataDir, statementTimeout, maintenanceInterval, log })
}

function replicaOf(
  { databaseReadUrl, statementTimeout = usualTimeout, observe, log = silent }: DatabaseSettings,
  db: Db,
  scopes: AsyncLocalStorage<Scope>,
): Replica | undefined {
  if (!databaseReadUrl) return undefined
  const standby = { databaseUrl: databaseReadUrl, databaseListenUrl: databaseReadUrl, connectTimeout: 2_000 }
  return readFrom(db, openPostgres({ ...standby, statementTimeout, log }), scopes, log, observe)
}

const otherDatabase =
  'DATABASE_READ_URL leads to a server that does not follow that of DATABASE_URL. A standby of it was expected. Correct it, or remove it.'

/** Milliseconds that a statement may take. */
const usualTimeout = 30_000

const silent: Log = { info() {}, warn() {}, error() {} }

async function withinTwoSeconds(answer: Promise<void>): Promise<void> {
  const late = sleep(2000, undefined, { ref: false }).then(() => {
    throw new DatabaseUnavailable('The database does not answer. Two seconds were expected to be enough.')
  })
  await Promise.race([answer, late])
}
