import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'

/** The part of a transaction that `notify` needs; a `Work`, a hook's change and an operation's question all have it. */
export interface Announcing {
  readonly db: Tx
  readonly records: Records
}
