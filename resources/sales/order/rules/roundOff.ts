/** By how much an amount is rounded to whole units of so many paise (100: to the rupee), half up. */
export const roundOffOf = (amount: number, unit: number): number =>
  Math.floor((amount * 2 + unit) / (unit * 2)) * unit - amount

/** What decides about the rounding when money of an order goes back; all in paise. */
export interface GoingBack {
  /** What of the order's rounding has not gone back yet. */
  readonly roundOff: number
  /** What is left of the goods, delivery and fees of the order, and what of that goes back now. */
  readonly left: number
  readonly asked: number
  /** What goes back beside that, for nothing that was sold. */
  readonly extra?: number
  /** What was paid and has not gone back. */
  readonly refundable: number
}

/**
 * What of the rounding goes back with a refund, below zero where it was rounded down: it goes with the last of the goods and charges,
 * so that what was paid is given back to the paisa; before that only as far as more would go back than was paid.
 */
export function roundOffBack({ roundOff, left, asked, extra = 0, refundable }: GoingBack): number {
  const room = refundable - asked - extra
  const most = asked >= left && asked > 0 ? roundOff : Math.min(0, roundOff)
  if (most >= 0) return Math.max(0, Math.min(most, room))
  return asked >= left ? most : Math.max(most, Math.min(0, room))
}
