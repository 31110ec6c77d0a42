import { allocate } from '../../order/rules/allocate.ts'

/** What a parcel and its order still have to credit, in paise, as its cash is not collected. */
export interface Creditable {
  /** What is left of each line of the goods in the parcel. */
  readonly goods: readonly number[]
  /** What is left of delivery and fees. */
  readonly charges: number
  /** What is left of the rounding that its invoice has, below zero where it was rounded down. */
  readonly roundOff: number
  /** Whether delivery and fees stand on another invoice than the rounding. */
  readonly isApart?: boolean
}

/**
 * What of a parcel nobody paid for, where so much was not collected for it. Its goods come first: what was paid before
 * is for delivery and fees, which the shop keeps of a parcel that comes back, as of one that was paid as a whole; the rest of it was paid for goods and
 * goes back with them. Only what is above the goods takes from delivery and fees, and the rounding goes with the last of its
 * invoice.
 */
export function uncollectedOf(
  lost: number,
  { goods, charges, roundOff, isApart = false }: Creditable,
): Omit<Creditable, 'isApart'> {
  const whole = goods.reduce((sum, left) => sum + left, 0)
  const others = isApart ? charges : 0
  if (lost > 0 && lost >= whole + charges - others + roundOff)
    return { goods, charges: isApart ? Math.min(charges, lost - whole - roundOff) : charges, roundOff }
  const ofGoods = Math.min(lost, whole)
  const rest = lost - ofGoods
  return {
    goods: allocate(ofGoods, goods),
    charges: Math.min(rest, charges),
    roundOff: Math.max(0, rest - charges),
  }
}
