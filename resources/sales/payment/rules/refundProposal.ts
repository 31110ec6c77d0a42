import type { RecordOf } from '../../../../src/core/index.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import type { GoingBack } from '../../order/rules/roundOff.ts'
import type { payment } from '../payment.ts'
import { overpaidSources, type RefundSource } from './methods.ts'
import type { GivenBack } from './refundLeft.ts'
import type { OpenParcelLine } from './spreadByParcel.ts'

/** What of the rounding of an order was neither called off nor given back, and what is left of the invoice that has it. */
export interface RoundingLeft extends Pick<GoingBack, 'roundOff' | 'left'> {
  /** The parcels whose invoices have it; null where none has: it is for the whole order then. */
  readonly parcels: readonly string[] | null
  /** Whether delivery and fees stand with it. */
  readonly hasCharges: boolean
}

/** What of an order can still be given back; in paise, taxes included. */
export interface OrderLeft {
  readonly lines: readonly ProposedLine[]
  readonly shipping: number
  readonly fee: number
  /** What is left of the rounding of the total; it goes back with the last of its invoice. */
  readonly rounding: RoundingLeft
  /** By which parcels the goods were invoiced. */
  readonly parcels: readonly OpenParcelLine[]
}

/** The same, and how. */
export interface Proposal extends OrderLeft {
  readonly order: string
  readonly number: string | null
  readonly refundable: number
  /** What of it was paid too much: the most that goes back as called off, changed or paid twice. */
  readonly overpaid: number
  readonly payments: readonly Pick<
    RecordOf<typeof payment>,
    'id' | 'number' | 'method' | 'provider' | 'status'
  >[]
  /** The most that whoever asks may grant alone. Null: as much as there is. */
  readonly limit: number | null
  readonly hasCustomer: boolean
}

/** A line with the pieces and the money that are left of it; `cancelled` and `returned` are why money may be owed for it. */
export interface ProposedLine extends GivenBack {
  readonly line: string
  readonly product: string | null
  readonly variant: string | null
  readonly sku: string | null
  readonly name: string | null
  /** Its colour and size, in words. */
  readonly options: string | null
  /** What of it is for pieces that were not called off. */
  readonly kept: GivenBack
  readonly ordered: number
  readonly cancelled: number
  readonly returned: number
  readonly tax: number
}

/**
 * What may go back for this: what was called off goes back as such alone, and what was paid too much has no rounding of its own, as the
 * order keeps its.
 */
export const leftFor = <L extends OrderLeft>(left: L, source: RefundSource): L =>
  overpaidSources.includes(source)
    ? { ...left, rounding: { ...left.rounding, roundOff: 0 } }
    : {
        ...left,
        lines: left.lines.map((line) => ({
          ...line,
          ...line.kept,
          tax: shareOf(line.tax, line.kept.amount, line.amount),
        })),
      }
