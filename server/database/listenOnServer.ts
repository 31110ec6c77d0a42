import { Client } from 'pg'
import { changesChannel, type Log, presenceChannel } from './engine.ts'

/** Milliseconds after which a connection that broke is opened again. */
const pause = 1000

/**
 * Hears of changes on a PostgreSQL server over a connection of its own, which is open while somebody listens. Whenever it is there anew
 * everybody is called: what was told meanwhile nobody heard.
 */
export function listenOnServer(databaseUrl: string, log: Log) {
  const listeners = new Set<() => void>()
  const hearers = new Set<(payload: string) => void>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const tell = () => {
    for (const heard of listeners) heard()
  }

  function open(): void {
    timer = undefined
    if (client || isClosed || isAlone()) return
    const opening = new Client({
      connectionString: databaseUrl,
      application_name: 'atelier changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    client = opening
    opening.on('notification', ({ channel, payload = '' }) => {
      if (channel === changesChannel) tell()
      else for (const heard of hearers) heard(payload)
    })
    opening.on('error', (error) => lost(opening, error))
    opening.on('end', () => lost(opening))
    opening
      .connect()
      .then(() => opening.query(`LISTEN ${changesChannel}; LISTEN ${presenceChannel}`))
      .then(tell, (error: Error) => lost(opening, error))
  }

  function lost(gone: Client, error?: Error): void {
    if (client !== gone) return
    client = undefined
    void gone.end().catch(() => {})
    if (isClosed) return
    log.warn(
      `The connection that hears of changes broke and is opened again: ${error?.message ?? 'it ended'}`,
    )
    timer = setTimeout(open, pause).unref()
  }

  function leave(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const leaving = client
    client = undefined
    return leaving ? leaving.end().catch(() => {}) : Promise.resolve()
  }

  const isAlone = () => listeners.size + hearers.size === 0

  function join<T>(those: Set<T>, one: T): () => void {
    those.add(one)
    if (!timer) open()
    return () => {
      those.delete(one)
      if (isAlone()) void leave()
    }
  }

  return {
    listen: (heard: () => void) => join(listeners, heard),
    hear: (heard: (payload: string) => void) => join(hearers, heard),
    async close(): Promise<void> {
      isClosed = true
      listeners.clear()
      hearers.clear()
      await leave()
    },
  }
}
