import type { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Scope } from './driver.ts'
import type { Schema } from './schema.ts'
import { sqlState } from './sqlState.ts'

/** Options of a transaction or session. */
export interface ScopeOptions {
  /** Milliseconds each statement may take instead of the usual limit; 0 is no limit (building an index, say). */
  statementTimeout?: number
}

/**
 * Runs `run` in one transaction: committed when it returns, rolled back when it throws. When the database gives up the
 * transaction for the sake of another (SQLSTATE 40001, 40P01), all of `run` runs again, up to five times: it must have no
 * effect but through `tx`. Throws what `run` throws, or `DatabaseUnavailable` (which, thrown by the commit, leaves open
 * whether the transaction took effect). A transaction inside another is refused.
 */
export async function runTransaction<T>(
  db: Kysely<Schema>,
  scopes: AsyncLocalStorage<Scope>,
  run: (tx: Transaction<Schema>) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await inScope(scopes, options, (open) => db.transaction().execute((tx) => open(() => run(tx))))
    } catch (error) {
      if (attempt === mostRetries || !isConflict(error)) throw error
      await sleep(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * Runs `run` on one session without a transaction, for the few statements that PostgreSQL allows only outside one
 * (VACUUM, CREATE INDEX CONCURRENTLY). Meanwhile the root handle is refused as inside a transaction.
 */
export function runSession<T>(
  db: Kysely<Schema>,
  scopes: AsyncLocalStorage<Scope>,
  run: (session: Kysely<Schema>) => Promise<T>,
  options: ScopeOptions = {},
): Promise<T> {
  return inScope(scopes, options, (open) => db.connection().execute((session) => open(() => run(session))))
}

const mostRetries = 5

function isConflict(error: unknown): boolean {
  const state = sqlState(error)?.state
  return state === '40001' || state === '40P01'
}

// The scope is one object that changes its state, so that what `run` leaves behind (a timer, a socket) is free again
// after the end although it still carries the scope.
function inScope<T>(
  scopes: AsyncLocalStorage<Scope>,
  { statementTimeout }: ScopeOptions,
  start: (open: <R>(run: () => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  if (scopes.getStore()?.state === 'open') throw new Error(nested)
  const scope: Scope = { state: 'opening', statementTimeout, statements: 0 }
  return scopes.run(scope, async () => {
    try {
      return await start((run) => {
        scope.state = 'open'
        return run()
      })
    } finally {
      scope.state = 'over'
    }
  })
}

const nested =
  'A transaction was begun inside a transaction. They do not nest. Pass the tx on to what is called, and begin one ' +
  'transaction at the outside.'
