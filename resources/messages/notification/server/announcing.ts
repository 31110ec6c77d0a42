import type { Records } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'

/** The part of a transaction that `notify` needs; a `Work`, a hook's change and an operation's question all have it. */
export interface Announcing {
  readonly db: Tx
  readonly records: Records
}
