import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { cart } from '../cart.ts'

/** A cart as it is stored. */
export type Cart = RecordOf<typeof cart>

/** What a cart is called whose owner said no name, or is to be forgotten: the beginning of its token. */
export const guestTitle = (token: string): string => `${token.slice(0, 8)}…`

/** What is refused of a cart as a whole is told at the name of its area: the operations on it are asked nothing. */
export type WholeCart = Record<(typeof cart)['name'], Cart>

/** What the steps of a cart write with; a hook's change and an operation's question have all of it. */
export interface CartWork {
  readonly db: Tx
  readonly records: Records
  readonly actor: Pick<Actor, 'name'>
  /** ISO. */
  readonly at: string
}

/** The row of a cart's ledger of messages and links. */
export type Recovery = Cart['recoveries'][number]

/** Rows of a record are given their ids when they are stored. */
export const newRow = <R extends { id: string }>(row: Omit<R, 'id'>): R => row as R
