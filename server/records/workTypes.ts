import type { Actor } from '../actor.ts'
import type { Credential } from '../auth/holdCredential.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../database/schema.ts'
import type { Records } from '../records.ts'

/** What the records need of the context; a test may build it without the rest of the server. */
export type RecordsContext = Pick<Context, 'registry' | 'database' | 'hooks' | 'log' | 'settings'>

/** Who asks, and in which request. */
export interface Cause {
  readonly actor: Actor
  readonly requestId: string
  /** What they came in with; absent where the server itself acts. */
  readonly credential?: Credential
}

/** One transaction that writes records, for one request. */
export interface Work extends Cause {
  readonly context: RecordsContext
  readonly db: Tx
  /** The time of all its writes. */
  readonly at: string
  /** What to do after the commit. */
  readonly effects: (() => unknown)[]
  /** How deep hooks have called for further writes. */
  readonly depth: number
  /** What hooks may do with other records. */
  readonly records: Records
}
