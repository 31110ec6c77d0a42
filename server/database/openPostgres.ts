import { Pool } from 'pg'
import { columnTypes } from './columnTypes.ts'
import type { Engine, Log } from './engine.ts'
import { listenOnServer } from './listenOnServer.ts'

/** Settings of the engine behind DATABASE_URL; times in milliseconds. */
export interface PostgresSettings {
  databaseUrl: string
  /** Where notifications are heard: past a pooler. */
  databaseListenUrl: string
  statementTimeout: number
  /** How long a connection may take to come about: ten seconds unless set. */
  connectTimeout?: number
  log: Log
}

/** Opens a pool of at most ten connections to a PostgreSQL server (or an engine that speaks its protocol). */
export function openPostgres({
  databaseUrl,
  databaseListenUrl,
  statementTimeout,
  connectTimeout = 10_000,
  log,
}: PostgresSettings): Engine {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'atelier',
    max: 10,
    connectionTimeoutMillis: connectTimeout,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: columnTypes,
    // By statements, not by parameters of the connection, which poolers between refuse. JSON made in SQL prints
    // timestamps in the session's zone, and dates in its style. Compiling a statement takes longer than running any of ours.
    onConnect: async (client) => {
      await client.query(
        `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set jit = off; ${limits(statementTimeout)}`,
      )
    },
  })
  const listening = listenOnServer(databaseListenUrl, log)
  pool.on('error', (error) =>
    log.warn(`A connection to the database broke while it was idle: ${error.message}`),
  )

  return {
    kind: 'postgres',
    pool,
    statementTimeout,
    async limitStatements(client, milliseconds) {
      await client.query(limits(milliseconds))
    },
    listen: listening.listen,
    hear: listening.hear,
    async close() {
      await Promise.all([listening.close(), pool.end()])
    },
  }
}

function limits(milliseconds: number): string {
  const limit = Math.trunc(milliseconds)
  return `set statement_timeout = ${limit}; set idle_in_transaction_session_timeout = ${limit}`
}
