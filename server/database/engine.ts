import type { Pool, PoolClient } from 'pg'

/** Where the database layer writes what an operator should know; any logger with these three methods fits. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** The channel of NOTIFY on which writes of records tell that there are some. */
export const changesChannel = 'atelier_changes'

/** The channel on which people are told of, wherever they are at a record; what it carries is stored nowhere. */
export const presenceChannel = 'atelier_presence'

/** One of the two engines behind the same driver: a pool of sessions and how to end it. */
export interface Engine {
  kind: 'embedded' | 'postgres'
  pool: Pool
  /** Milliseconds a statement may take unless its session says otherwise; 0 is no limit. */
  statementTimeout: number
  /** Sets the limit in milliseconds for the next statements of this client; 0 is no limit. */
  limitStatements(client: PoolClient, milliseconds: number): Promise<void>
  /** Calls back whenever a transaction that told of itself on `changesChannel` was committed, by whichever process, and when some may have been missed. Returns how to stop. */
  listen(heard: () => void): () => void
  /** Calls back with what comes on `presenceChannel`. Returns how to stop. */
  hear(heard: (payload: string) => void): () => void
  close(): Promise<void>
}
