import type { Resource } from '../src/core/index.ts'
import type { Actor } from './actor.ts'
import type { Tx } from './database/schema.ts'
import type { Records } from './records.ts'

/** Records that were changed, each with the version it had before. */
export interface Changed {
  /** Whose records; those of the area that was asked by default. */
  readonly area?: Resource
  /** `update` by default, or `delete`, whose history says what was before; or a name under which the hooks of the area put it back. */
  readonly action?: string
  readonly items: readonly ChangedRecord[]
  /** Those of an update that are put back. */
  readonly fields?: readonly string[]
  /** To how many records people would say it was done, where that is another number. */
  readonly asked?: number
}

export interface ChangedRecord {
  readonly id: string
  readonly version: number
  /** What the area's hooks find again what was done by, such as a line of a ledger. */
  readonly entry?: string
  /** What was booked with it beside the record itself (`Apart`). */
  readonly entries?: readonly string[]
}

/** By which id a bulk change can be put back, and until when; `area` names whose it is, where that is another than was asked. */
export interface Undo {
  readonly id: string
  readonly until: string
  readonly area?: string
}

/** Who may put something back, and the change that does, of one record: a change of its own, refused where somebody has changed it since. */
export interface PuttingBack {
  readonly flag: string
  run(asked: {
    readonly db: Tx
    readonly records: Records
    readonly actor: Actor
    readonly at: string
    readonly id: string
    readonly entry: string
  }): Promise<void>
}
