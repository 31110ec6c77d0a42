/** By how much an amount is rounded to whole units of so many paise (100: to the rupee), half up. */
export const roundOffOf = (amount: number, unit: number): number =>
  Math.floor((amount * 2 + unit) / (unit * 2)) * unit - amount

/** An order as far as its rounding goes; paise. */
interface RoundedOrder {
  readonly total: number
  readonly cancelledTotal: number
  readonly lines: readonly { readonly total: number; readonly cancelledAmount: number }[]
  readonly charges: readonly { readonly amount: number }[]
}

/** What an order is without its rounding, less what was called off. */
export const orderedOf = ({ lines, charges }: Pick<RoundedOrder, 'lines' | 'charges'>): number =>
  lines.reduce((sum, { total, cancelledAmount }) => sum + total - cancelledAmount, 0) +
  charges.reduce((sum, { amount }) => sum + amount, 0)

/** What of the rounding of an order was not called off. */
export const roundOffKept = (order: RoundedOrder): number =>
  order.total - order.cancelledTotal - orderedOf(order)

/**
 * What of a rounding goes with pieces that are invoiced or called off, where pieces that are worth `rest` are left to be either: all of
 * it with the last of them; before, only what these could not bear, as they are worth less than was rounded down.
 */
export const roundOffNow = (roundOff: number, rest: number): number =>
  rest > 0 ? Math.min(0, roundOff + rest) : roundOff

/** What decides about the rounding when money of an order goes back; all in paise. */
export interface GoingBack {
  /** What of the order's rounding has not gone back yet. */
  readonly roundOff: number
  /** What is left of what it was made for: the goods, delivery and fees of its invoice, or of the order where none has it yet. */
  readonly left: number
  /** What of goods, delivery and fees goes back now, and what of that is not on that invoice. */
  readonly asked: number
  readonly elsewhere?: number
  /** What goes back beside that, for nothing that was sold. */
  readonly extra?: number
  /** What was paid and has not gone back. */
  readonly refundable: number
}

/**
 * What of the rounding goes back with a refund, below zero where it was rounded down: it goes with the last of the goods and charges of
 * its invoice, so that this is credited to the paisa; before that only as far as more would go back than was paid.
 */
export function roundOffBack(given: GoingBack): number {
  const { roundOff, left, asked, elsewhere = 0, extra = 0, refundable } = given
  const room = refundable - asked - extra
  const isLast = asked - elsewhere >= left && asked > 0
  const most = isLast ? roundOff : Math.min(0, roundOff)
  if (most >= 0) return Math.max(0, Math.min(most, room))
  return isLast ? most : Math.max(most, Math.min(0, room))
}
