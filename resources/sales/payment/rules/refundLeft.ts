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

const nothing: GivenBack = { quantity: 0, amount: 0 }

/** The pieces and the money of a line that can still be given back. */
export function leftOf(
  { quantity, total }: Pick<SoldLine, 'quantity' | 'total'>,
  given: GivenBack = nothing,
): GivenBack {
  return {
    quantity: Math.max(0, quantity - given.quantity),
    amount: Math.max(0, total - given.amount),
  }
}

/** A line with what was called off of it, and what of that had gone back as goodwill before. */
interface KeptLine extends Pick<SoldLine, 'quantity' | 'total'> {
  readonly cancelled: number
  readonly cancelledAmount: number
  readonly cancelledGoodwill: number
}

/**
 * What of it is for pieces that were not called off: only for these something goes back out of goodwill, or as they come back. Else the order
 * would still count as paid too much by it. `overpaid` is what went back of what was paid too much, which is for none of these.
 */
export function keptOf(
  { quantity, total, cancelled, cancelledAmount, cancelledGoodwill }: KeptLine,
  given: GivenBack = nothing,
  overpaid: GivenBack = nothing,
): GivenBack {
  return leftOf(
    { quantity: quantity - cancelled, total: total - cancelledAmount },
    {
      quantity: given.quantity - overpaid.quantity,
      amount: given.amount - overpaid.amount - cancelledGoodwill,
    },
  )
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
