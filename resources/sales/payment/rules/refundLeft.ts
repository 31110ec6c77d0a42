import { shareOf } from '../../../shared/money/rules/shareOf.ts'

/** What the rules need of a line of an order; money in paise, `total` is what the customer pays for all its pieces. */
export interface SoldLine {
  readonly id: string
  readonly quantity: number
  readonly total: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
}

/** What refunds that were not called off have given back of a line already. */
export interface GivenBack {
  readonly quantity: number
  readonly amount: number
}

/** The pieces and the money of a line that can still be given back. */
export function leftOf(
  { quantity, total }: Pick<SoldLine, 'quantity' | 'total'>,
  given?: GivenBack,
): GivenBack {
  return {
    quantity: Math.max(0, quantity - (given?.quantity ?? 0)),
    amount: Math.max(0, total - (given?.amount ?? 0)),
  }
}

/** What was called off of a line, and what of that had gone back as goodwill before. */
interface CalledOffLine {
  readonly cancelled: number
  readonly cancelledAmount: number
  readonly cancelledGoodwill: number
}

/**
 * What of it is for pieces that were not called off: only for these something goes back out of goodwill, or as they come back. Else the order
 * would still count as paid too much by it. `off` is what went back for the others.
 */
export function keptOf(
  line: Pick<SoldLine, 'quantity' | 'total'> & CalledOffLine,
  given: GivenBack | undefined,
  off: GivenBack | undefined,
): GivenBack {
  const left = leftOf(line, given)
  const { cancelled, cancelledAmount, cancelledGoodwill } = line
  return {
    quantity: Math.max(0, Math.min(left.quantity, left.quantity - cancelled + (off?.quantity ?? 0))),
    amount: Math.max(
      0,
      Math.min(left.amount, left.amount - cancelledAmount + cancelledGoodwill + (off?.amount ?? 0)),
    ),
  }
}

/**
 * What a number of pieces of a line is worth: its share of what is left, all of it for the last piece, so that pieces given back one by
 * one add up to what was paid for them (areas, 14: net of the discounts that were allocated to the line).
 */
export const worthOf = (pieces: number, left: GivenBack): number =>
  shareOf(left.amount, pieces, left.quantity)

/** The tax in a part of a line's amount. */
export const taxIn = (amount: number, { total, cgst, sgst, igst, cess }: SoldLine): number =>
  shareOf(cgst + sgst + igst + cess, amount, total)
