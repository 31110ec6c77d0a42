import type { Actor, Context } from '../context.ts'
import type { Tx } from '../database/open.ts'
import type { Records } from '../defineHooks.ts'

/** What work that runs is given. */
export interface Tick {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  /** The time it stands for, ISO. */
  readonly now: string
  /** When it last succeeded, ISO; null where it never did. */
  readonly since: string | null
  /** What it was asked for, such as the id of an order; null where the clock asks. */
  readonly subject: string | null
  /** Asks for other work of the same area or another, in the same transaction. Work that waits for the same subject already is not asked for twice. */
  ask(work: string, subject: string, about: string): Promise<void>
  /** For what reaches out of the database: runs once the transaction is committed, and begins its own. A failure is only logged. */
  after(effect: (context: Context) => Promise<void>): void
}

interface Common {
  /**
   * Minutes between two runs; absent for what runs once, when it is asked for. Divides a day, so that it comes at the same times of
   * every day.
   */
  readonly every?: number
  /** The minute of these in which it comes, of an hour by default the first. */
  readonly at?: number
  /** Attempts before it has failed, five by default. */
  readonly most?: number
}

/**
 * Work that survives a crash and a missed minute. `run` works in one transaction, and that it is done is stored in the same: it happens once. `outside`
 * is for what takes no transaction, such as speaking to a mail server: it may happen again after a crash, and must bear that.
 */
export type Job = Common &
  (
    | { readonly run: (tick: Tick) => Promise<void> | void; readonly outside?: never }
    | { readonly outside: (context: Context, now: Date) => Promise<void>; readonly run?: never }
  )

/** Work by its name; the name is unique in the product, and staff read it as `own.work.<name>` of the area `job`. */
export type Jobs = Readonly<Record<string, Job>>
