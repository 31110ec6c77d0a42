import { shareOf } from '../../../shared/money/rules/shareOf.ts'

/** A line of an order as far as its pieces are worth something; money in paise. */
export interface WorthLine {
  readonly quantity: number
  readonly total: number
  /** Pieces that were called off before they were packed; they are counted as taken first. */
  readonly cancelled: number
  /** What they were worth, in paise. */
  readonly cancelledAmount: number
}

/** What earlier returns of the same line took. */
export interface TakenPieces {
  readonly pieces: number
  readonly value: number
}

/**
 * What pieces of an order line were paid with: their share of the line, tax included. Whoever takes the last pieces gets all that is
 * left, so that all parts make up the line to the paisa; nobody ever gets more than is left.
 */
export function valueOfPieces(line: WorthLine, pieces: number, taken: TakenPieces): number {
  const { quantity, total, cancelled, cancelledAmount } = line
  if (quantity <= 0 || pieces <= 0) return 0
  const left = Math.max(0, total - cancelledAmount - taken.value)
  const isLast = cancelled + taken.pieces + pieces >= quantity
  return isLast ? left : Math.min(shareOf(total, pieces, quantity), left)
}
