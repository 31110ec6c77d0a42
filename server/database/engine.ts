import type { Pool, PoolClient } from 'pg'

/** Where the database layer writes what an operator should know; any logger with these three methods fits. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}

/** One of the two engines behind the same driver: a pool of sessions and how to end it. */
export interface Engine {
  kind: 'embedded' | 'postgres'
  pool: Pool
  /** Milliseconds a statement may take unless its session says otherwise; 0 is no limit. */
  statementTimeout: number
  /** Sets the limit in milliseconds for the next statements of this client; 0 is no limit. */
  limitStatements(client: PoolClient, milliseconds: number): Promise<void>
  close(): Promise<void>
}
