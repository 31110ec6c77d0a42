import type { AsyncLocalStorage } from 'node:async_hooks'
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { QueryResult as PgResult, PoolClient } from 'pg'
import type { Engine } from './engine.ts'
import { discardPlans, endsPlan, mostKeptUses, planned } from './keptPlan.ts'
import { asUnavailable, DatabaseUnavailable, endsConnection } from './unavailable.ts'

/** What the code that runs now holds: it is about to get a session, has one to itself, or gave it back. */
export interface Scope {
  state: 'opening' | 'open' | 'over'
  /** Milliseconds a statement of the session may take; 0 is no limit. */
  statementTimeout: number | undefined
  /** How many it has run. */
  statements: number
}

/** Told of each statement: how many seconds it took, whether it failed, and its text, in which values are parameters. */
export type Observe = (seconds: number, hasFailed: boolean, text: string) => void

/**
 * Kysely's way to either engine. Statements are planned for their values each time, unless they say otherwise (`keptPlan.ts`); broken
 * connections surface as `DatabaseUnavailable`, and the root handle refuses to work inside a transaction.
 */
export function dialect(engine: Engine, scopes: AsyncLocalStorage<Scope>, observe?: Observe): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver(engine, scopes, observe),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  }
}

interface Lease extends DatabaseConnection {
  run(text: string, values?: readonly unknown[]): Promise<PgResult>
  release(): Promise<void>
  discard(): void
}

function driver(engine: Engine, scopes: AsyncLocalStorage<Scope>, observe: Observe | undefined): Driver {
  return {
    async init() {},
    async acquireConnection() {
      const scope = scopes.getStore()
      if (scope?.state === 'open') throw new Error(rootInsideTransaction)
      const client = await engine.pool.connect().catch((error: unknown) => {
        throw new DatabaseUnavailable(
          `The database gives no connection (${reason(error)}). Check that it runs.`,
          error,
        )
      })
      return lease(engine, client, scope?.state === 'opening' ? scope : undefined, observe)
    },
    async beginTransaction(connection) {
      if (scopes.getStore()?.state !== 'opening') throw new Error(kyselyTransaction)
      await (connection as Lease).run('begin')
    },
    async commitTransaction(connection) {
      const { command } = await (connection as Lease).run('commit')
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    },
    async rollbackTransaction(connection) {
      // A rollback that fails must not hide the reason for it: the session ends, and the transaction with it.
      await (connection as Lease).run('rollback').catch((connection as Lease).discard)
    },
    releaseConnection: (connection) => (connection as Lease).release(),
    async destroy() {}, // Database.close() ends the engine
  }
}

const rootInsideTransaction =
  'The database handle was used inside a transaction. There it would wait for a second session, on the embedded ' +
  'database for ever. Use the tx that the transaction passes to its function.'

const kyselyTransaction =
  'A transaction was begun on the database handle. It would be neither guarded nor retried. Use database.transaction().'

// A host name with several addresses fails with an AggregateError, whose message is empty.
function reason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException
  return message || code || String(error)
}

const uses = new WeakMap<PoolClient, number>()

/** Whether a session has used its kept plans so often that they are made anew. */
function isDue(client: PoolClient): boolean {
  const used = uses.get(client) ?? 0
  uses.set(client, (used + 1) % mostKeptUses)
  return used === mostKeptUses - 1
}

async function lease(
  engine: Engine,
  client: PoolClient,
  scope: Scope | undefined,
  observe: Observe | undefined,
): Promise<Lease> {
  const ownTimeout = scope?.statementTimeout
  let lost: Error | undefined
  const lose = (error: Error) => {
    lost ??= error
  }
  client.on('error', lose)
  const timeout = ownTimeout ?? engine.statementTimeout

  async function run(statement: string, values?: readonly unknown[]): Promise<PgResult> {
    if (scope) scope.statements++
    const { text, name } = planned(statement)
    if (name !== undefined && isDue(client)) await client.query(discardPlans)
    // The client's own patience ends a little after the server's: for a server that is gone without a word.
    const query = {
      name,
      text,
      values: values as unknown[],
      query_timeout: timeout > 0 ? timeout + 5000 : undefined,
    }
    const start = observe ? performance.now() : 0
    const tell = (hasFailed: boolean) => observe?.((performance.now() - start) / 1000, hasFailed, text)
    try {
      const result = await client.query(query)
      tell(false)
      return result
    } catch (error) {
      tell(true)
      if (endsConnection(error) || (name !== undefined && endsPlan(error))) lose(error)
      throw asUnavailable(error, lost)
    }
  }

  async function release(): Promise<void> {
    if (ownTimeout !== undefined && !lost)
      await engine.limitStatements(client, engine.statementTimeout).catch(lose)
    client.off('error', lose)
    client.release(lost)
  }

  if (ownTimeout !== undefined) await engine.limitStatements(client, ownTimeout).catch(lose)
  return {
    run,
    release,
    discard: () => lose(new Error('The transaction could not be rolled back.')),
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) =>
      asKyselyResult<R>(await run(sql, parameters)),
    streamQuery: () => {
      throw new Error('Rows are not streamed. Read them page by page.')
    },
  }
}

function asKyselyResult<R>({ command, rowCount, rows }: PgResult): QueryResult<R> {
  const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
  return changes ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
}
