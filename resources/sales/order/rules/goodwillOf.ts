import { shareOf } from '../../../shared/money/rules/shareOf.ts'

/** Pieces of an order line and what they are worth, in paise. */
interface Pieces {
  readonly pieces: number
  readonly worth: number
}

/**
 * What some of the pieces of a line that are not packed take along, as they are packed, called off or edited out, of the goodwill that was
 * given for all of these: their share; no more than they are worth, and so much that those that are left are not worth less than nothing.
 */
export function goodwillOf(
  { amount, pieces, worth }: Pieces & { readonly amount: number },
  of: Pieces,
): number {
  const least = amount - (worth - of.worth)
  return Math.max(0, Math.min(of.worth, Math.max(least, shareOf(amount, of.pieces, pieces))))
}
