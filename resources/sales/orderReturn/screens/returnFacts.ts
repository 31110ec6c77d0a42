import type { RecordOf } from '../../../../src/core/index.ts'
import type { orderReturn } from '../orderReturn.ts'
import type { Settlement, Undone } from '../rules/settlementOf.ts'

export type Return = RecordOf<typeof orderReturn>
export type ReturnLine = Return['lines'][number]

/** What the server says of the money of a return (operation `money`). */
export interface ReturnMoney {
  readonly now: Settlement
  /** As if it were refunded before anything is here; null where that is past. */
  readonly early: Settlement | null
  /** Its lines with no more to give back than is owed for them. */
  readonly lines: Return['lines']
  /** What of its exchange never reaches the customer, or was sent back. */
  readonly undone: Undone
  readonly refundable: number
  /** What of that a bank gave the customer after a dispute: it comes first, and is not sent again. */
  readonly taken: number
  /** And what of it the customer has as goodwill for nothing that was sold: it comes last, where the payments of the order do not suffice. */
  readonly goodwill: number
  /** What these can still send. */
  readonly sendable: number
  /** What is left of the rounding of the order, or of the one whose goods paid for it, and of its goods and charges. */
  readonly rounding: { readonly roundOff: number; readonly left: number }
  /** What of it went back with the refunds of this return. */
  readonly roundedBack: number
  readonly refunds: readonly {
    readonly id: string
    readonly number: string
    readonly amount: number
    readonly status: string
  }[]
}

/** The lines of a return that have come back, at least in part. */
export const arrivedLines = ({ lines }: Pick<Return, 'lines'>): ReturnLine[] =>
  lines.filter(({ received }) => (received ?? 0) > 0)

/** A line as people call it. */
export const nameOfLine = ({ name, options, sku }: Pick<ReturnLine, 'name' | 'options' | 'sku'>): string =>
  [name, options].filter(Boolean).join(' · ') || (sku ?? '')
