import type { Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import type { Records } from '../defineHooks.ts'
import { inTransaction } from '../records/work.ts'
import { systemActor } from '../systemActor.ts'

/** Runs a later stage of the demo shop, which changes records that are there, in one transaction. */
export const hookRecordsOf = (
  context: Context,
  run: (records: Records, db: Tx) => Promise<void>,
): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'demo' }, ({ records, db }) => run(records, db))
