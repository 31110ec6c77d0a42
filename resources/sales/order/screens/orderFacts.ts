import type { RecordOf, Tone } from '../../../../src/core/index.ts'
import type { order } from '../order.ts'
import type { OrderLine } from '../rules/lineFields.ts'
import { piecesLeft } from '../rules/piecesLeft.ts'
import { riskyFrom } from '../rules/summary.ts'

export type { OrderLine }

export type Order = RecordOf<typeof order>

/** Where the pieces of a line are. */
export type PieceState = 'toPack' | 'packed' | 'delivered' | 'returned' | 'cancelled'

/** Pieces of a line that nobody has packed or cancelled yet. */
export const unpackedPieces = (line: OrderLine): number => piecesLeft(line, line.fulfilled)

/** Where the pieces of a line are, in the order they go; only states that hold any. */
export function piecesOf(line: OrderLine): { state: PieceState; count: number }[] {
  const { fulfilled, delivered, returned, cancelled } = line
  const counts: Readonly<Record<PieceState, number>> = {
    toPack: unpackedPieces(line),
    packed: fulfilled - delivered,
    delivered: delivered - returned,
    returned,
    cancelled,
  }
  return (Object.keys(counts) as PieceState[]).flatMap((state) =>
    counts[state] > 0 ? [{ state, count: counts[state] }] : [],
  )
}

/** How a payment stands, as a chip. */
export const paymentTones: Readonly<Record<string, Tone>> = {
  unpaid: 'neutral',
  authorised: 'info',
  partiallyPaid: 'info',
  paid: 'success',
  codPending: 'info',
  partiallyRefunded: 'neutral',
  refunded: 'neutral',
  voided: 'neutral',
}

/** How far the goods are, as a chip. */
export const fulfilmentTones: Readonly<Record<string, Tone>> = {
  unfulfilled: 'neutral',
  partiallyFulfilled: 'info',
  fulfilled: 'info',
  partiallyDelivered: 'info',
  delivered: 'success',
  rto: 'neutral',
}

/** What came back, as a chip. */
export const returnTones: Readonly<Record<string, Tone>> = {
  requested: 'warning',
  open: 'info',
  returned: 'neutral',
}

/** The risk of an order in words; `high` asks for a second look before it is shipped. */
export function riskLevel(score: number): 'low' | 'medium' | 'high' {
  if (score >= riskyFrom) return 'high'
  return score > 0 ? 'medium' : 'low'
}
