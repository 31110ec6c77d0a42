import { sql } from 'kysely'
import type { AnyRecord } from '../../src/core/index.ts'
import { problemAt } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import { holdCredential } from '../auth/holdCredential.ts'
import type { Db, Tx } from '../database/schema.ts'
import { sqlState } from '../database/sqlState.ts'
import { settleAll } from './beforeCommit.ts'
import { hookRecords } from './hookRecords.ts'
import { RowConflict } from './rowConflict.ts'
import { sqlRefusal } from './sqlRefusal.ts'
import type { Cause, RecordsContext, Work } from './workTypes.ts'

/**
 * Runs `run` in one transaction, and what it left to do after the commit. With `dryRun` everything is done and taken back; `at` is
 * another time than now for its writes, for the demo shop.
 * `run` may be called again when another transaction was in the way.
 * @throws ApiError where the database refuses; other errors are faults.
 */
export async function inTransaction<T>(
  context: RecordsContext,
  cause: Cause,
  run: (work: Work) => Promise<T>,
  { dryRun = false, at }: { readonly dryRun?: boolean; readonly at?: string } = {},
): Promise<T> {
  const { database, log } = context
  let effects: Work['effects'] = []
  const attempt = async (db: Tx) => {
    effects = []
    const { actor, requestId, credential } = cause
    if (credential) await holdCredential(db, credential)
    const result = await run(
      withRecords({ context, actor, requestId, db, at: at ?? new Date().toISOString(), effects, depth: 0 }),
    )
    await settleAll(db)
    if (dryRun) throw new TakenBack(result)
    return result
  }
  let result: T
  try {
    result = await database.transaction(attempt)
  } catch (error) {
    if (error instanceof TakenBack) return error.result as T
    throw await explained(error, context, database.db)
  }
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      log.error(
        { err: error, requestId: cause.requestId },
        'What follows a write failed. The write itself is stored.',
      )
    }
  }
  return result
}

/** Runs one of several writes so that, when it is refused, those before it stay. */
export async function inSavepoint<T>(work: Work, run: () => Promise<T>): Promise<T> {
  const { length } = work.effects
  await sql`SAVEPOINT one`.execute(work.db)
  try {
    const result = await run()
    await sql`RELEASE SAVEPOINT one`.execute(work.db)
    return result
  } catch (error) {
    // The transaction as a whole was given up for another; it runs again.
    if (/^40/.test(sqlState(error)?.state ?? '')) throw error
    await sql`ROLLBACK TO SAVEPOINT one`.execute(work.db)
    work.effects.length = length
    throw await explained(error, work.context, work.db)
  }
}

/** Reads outside a transaction; errors as those of `inTransaction`. */
export const reading = <T>(context: RecordsContext, run: (db: Db) => Promise<T>): Promise<T> =>
  explaining(context, () => run(context.database.db))

/** The same of what may be much: on the standby, where there is one. `run` may run twice. */
export const readingMuch = <T>(context: RecordsContext, run: (db: Db) => Promise<T>): Promise<T> =>
  explaining(context, () => context.database.read(run))

async function explaining<T>(context: RecordsContext, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw sqlRefusal(error, context.registry) ?? error
  }
}

/** Hooks that write again get a deeper work of their own, so that those that call each other in a circle come to an end. */
function withRecords(base: Omit<Work, 'records'>): Work {
  return {
    ...base,
    get records() {
      if (base.depth > deepest)
        throw new Error('Hooks write to each other in a circle. They were expected to end. Break the circle.')
      return hookRecords(withRecords({ ...base, depth: base.depth + 1 }))
    },
  }
}

const deepest = 10

class TakenBack extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('A dry run was taken back.')
    this.result = result
  }
}

async function explained(error: unknown, { registry }: RecordsContext, db: Db): Promise<unknown> {
  if (!(error instanceof RowConflict)) return sqlRefusal(error, registry) ?? error
  const path = await error.find(db)
  return new ApiError('not-unique', { problems: [problemAt<AnyRecord>(path, 'not-unique')] })
}
