import type { AnyRecord, CommonAction, HistoryAction, Resource } from '../../src/core/index.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** How a write came about. */
export interface SaveOptions {
  /** `create`, `update` or a name of the area's own, such as that of a transition: what the history and the hooks call it. */
  readonly action: HistoryAction
  /** What the history calls it, where hooks shall not tell it from another action: a restored version is an `update` to them. */
  readonly noted?: CommonAction
  /** The state that a transition leads to. */
  readonly status?: string
  /** The id of a new record that stands for something which has one already. */
  readonly id?: string
  /** Of a record that was deleted and comes back, or comes from another system: its version, when it was made, its state, and what was counted of it. */
  readonly restores?: Values & Pick<AnyRecord, 'version' | 'createdAt'>
  /** Written by the server's own code: what is read-only or kept from people is not from it. */
  readonly isOwn?: boolean
  /** Asked for by a person or an import: another value for what is read-only is refused, not passed over. */
  readonly isAsked?: boolean
  /** Rows that the record had before, by their fields: what is sent with the id of one of them comes back under it. */
  readonly former?: Values
}

/** Stores a record, new where there is no previous one (`save.ts`). */
export type SaveRecord = (
  work: Work,
  resource: Resource,
  input: Values,
  previous: AnyRecord | undefined,
  options: SaveOptions,
) => Promise<AnyRecord>
