import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Client, Pool } from 'pg'
import { columnTypes } from '../columnTypes.ts'
import { changesChannel, type Engine, type Log, presenceChannel } from '../engine.ts'
import { ensureCluster } from './cluster.ts'
import { copyForBackup } from './copyForBackup.ts'
import { lockDirectory } from './lock.ts'
import { maintain } from './maintenance.ts'
import { workerStream } from './workerStream.ts'

/** Settings of the embedded engine; times in milliseconds. */
export interface EmbeddedSettings {
  dataDir: string
  statementTimeout: number
  maintenanceInterval: number
  log: Log
}

/**
 * Opens the PostgreSQL inside this process (PGlite in a worker thread) on `dataDir`/database, made when missing. It has
 * one session, so the pool has one client: that is the queue, and a transaction holds the session alone. A client that
 * breaks ends its worker, and the next one in the queue opens the directory anew.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<Engine> {
  const { statementTimeout, maintenanceInterval, log } = settings
  const dataDir = resolve(settings.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const directory = join(dataDir, 'database')
  const lock = await lockDirectory(dataDir, (asked) => copyForBackup(pool, directory, asked))
  try {
    await ensureCluster(directory, cacheDir, initialise)
  } catch (error) {
    await lock.release()
    throw error
  }

  let limit = statementTimeout
  let lastSession: Promise<unknown> = Promise.resolve()
  const listeners = new Set<() => void>()
  const hearers = new Set<(payload: string) => void>()
  const pool = new Pool({
    ...identity,
    types: columnTypes,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: statementTimeout + longestStart,
    onConnect: async (client) => {
      client.on('notification', ({ channel, payload = '' }) => {
        if (channel === changesChannel) listeners.forEach((heard) => void heard())
        else hearers.forEach((heard) => void heard(payload))
      })
      await client.query(`LISTEN ${changesChannel}; LISTEN ${presenceChannel}`)
    },
    stream: () => {
      limit = statementTimeout // whatever the session that broke had asked for
      const stream = workerStream({ directory, previousSession: lastSession, timeout: () => limit })
      stream.on('error', (error) => log.error(error.message))
      lastSession = new Promise((resolve) => stream.once('close', resolve))
      return stream
    },
  })
  pool.on('error', () => {}) // logged where the stream breaks; unheard it would end the process

  const stopMaintenance = maintain({
    pool,
    interval: maintenanceInterval,
    log,
    async withoutLimit(run) {
      limit = 0
      try {
        return await run()
      } finally {
        limit = statementTimeout
      }
    },
  })

  return {
    kind: 'embedded',
    pool,
    statementTimeout,
    async limitStatements(_client, milliseconds) {
      limit = milliseconds
    },
    listen(heard) {
      listeners.add(heard)
      return () => void listeners.delete(heard)
    },
    hear(heard) {
      hearers.add(heard)
      return () => void hearers.delete(heard)
    },
    async close() {
      await stopMaintenance()
      await pool.end()
      await lastSession
      await lock.release()
    },
  }
}

const identity = {
  user: 'postgres',
  database: 'postgres',
  host: 'embedded',
  ssl: false,
  application_name: 'atelier',
}
const longestStart = 30_000
const cacheDir = join(import.meta.dirname, '..', '..', '..', '.cache')

// In a worker of its own, because initdb leaves hundreds of megabytes behind.
async function initialise(directory: string): Promise<void> {
  const stream = workerStream({ directory, previousSession: Promise.resolve(), timeout: () => 0 })
  const client = new Client({ ...identity, stream: () => stream })
  await client.connect()
  await client.end()
}
