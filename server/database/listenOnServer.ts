import { Client } from 'pg'
import { changesChannel, type Log } from './engine.ts'

/** Milliseconds after which a connection that broke is opened again. */
const pause = 1000

/**
 * Hears of changes on a PostgreSQL server over a connection of its own, which is open while somebody listens. Whenever it is there anew
 * everybody is called: what was told meanwhile nobody heard.
 */
export function listenOnServer(databaseUrl: string, log: Log) {
  const listeners = new Set<() => void>()
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  const tell = () => {
    for (const heard of listeners) heard()
  }

  function open(): void {
    timer = undefined
    if (client || isClosed || listeners.size === 0) return
    const opening = new Client({
      connectionString: databaseUrl,
      application_name: 'atelier changes',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    })
    client = opening
    opening.on('notification', tell)
    opening.on('error', (error) => lost(opening, error))
    opening.on('end', () => lost(opening))
    opening
      .connect()
      .then(() => opening.query(`LISTEN ${changesChannel}`))
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

  return {
    listen(heard: () => void): () => void {
      listeners.add(heard)
      if (!timer) open()
      return () => {
        listeners.delete(heard)
        if (listeners.size === 0) void leave()
      }
    },
    async close(): Promise<void> {
      isClosed = true
      listeners.clear()
      await leave()
    },
  }
}
