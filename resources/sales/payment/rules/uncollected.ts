import { allocate } from '../../order/rules/allocate.ts'

/** What a parcel and its order still have to credit, in paise, as its cash is not collected. */
export interface Creditable {
  /** What is left of each line of the goods in the parcel. */
  readonly goods: readonly number[]
  /** What is left of delivery and fees. */
  readonly charges: number
  /** What is left of the rounding of the order, below zero where it was rounded down. */
  readonly roundOff: number
}

/**
 * What of a parcel nobody paid for, where so much was not collected for it. Its goods come first: what was paid before
 * is for delivery and fees, which the shop keeps of a parcel that comes back, as of one that was paid as a whole; the rest of it was paid for goods and
 * goes back with them. Only what is above the goods takes from delivery and fees, and the rounding with the last of both.
 */
export function uncollectedOf(lost: number, { goods, charges, roundOff }: Creditable): Creditable {
  const ofGoods = Math.min(
    lost,
    goods.reduce((sum, left) => sum + left, 0),
  )
  const rest = lost - ofGoods
  const isLast = rest > 0 && rest >= charges + roundOff
  return {
    goods: allocate(ofGoods, goods),
    charges: isLast ? charges : Math.min(rest, charges),
    roundOff: isLast ? roundOff : Math.max(0, rest - charges),
  }
}
