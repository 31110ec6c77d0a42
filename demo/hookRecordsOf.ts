import type { Context } from '../server/context.ts'
import type { Tx } from '../server/database/schema.ts'
import { hookRecords } from '../server/records/hookRecords.ts'
import { inTransaction } from '../server/records/work.ts'
import type { Records } from '../server/records.ts'
import { systemActor } from '../server/systemActor.ts'

/** Runs a later stage of the demo shop, which writes records, in one transaction; as if it were another moment where `at` says so. */
export const hookRecordsOf = (
  context: Context,
  run: (records: Records, db: Tx) => Promise<void>,
  at?: string,
): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'demo' }, (work) =>
    run(at === undefined ? work.records : hookRecords({ ...work, at }), work.db),
  )
