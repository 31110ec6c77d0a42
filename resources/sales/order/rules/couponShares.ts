import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { allocate } from './allocate.ts'
import type { OrderLine } from './lineFields.ts'

type Line = Pick<OrderLine, 'couponDiscount' | 'cancelledCoupon'>

/** A coupon of an order and what it takes off the goods, in paise. */
interface Coupon {
  readonly amount: number
}

/** What coupons take off the pieces of a line that were not called off. */
export const openCoupon = ({ couponDiscount, cancelledCoupon }: Line): number =>
  couponDiscount - cancelledCoupon

/** What coupons take off pieces that are called off now: their share of what is left of it. */
export const couponOfPieces = (
  line: Line & Pick<OrderLine, 'quantity' | 'cancelled'>,
  pieces: number,
): number => shareOf(openCoupon(line), pieces, line.quantity - line.cancelled)

/**
 * Lines without what coupons gave them that are taken away; what others gave stays, divided as it was. What was called off keeps what
 * it was given.
 */
export function withoutShare<L extends Line, C extends Coupon>(
  lines: readonly L[],
  coupons: readonly C[],
  taken: readonly C[],
): readonly L[] {
  if (taken.length === 0) return lines
  const parts = allocate(keptShare(lines, coupons, taken), lines.map(openCoupon))
  return lines.map((line, index) => ({ ...line, couponDiscount: line.cancelledCoupon + (parts[index] ?? 0) }))
}

/**
 * The coupons that stay after an edit: each says what it gives now, its part less of what the lines lost. What they gave on pieces that
 * were called off they have given.
 */
export function couponsLeft<C extends Coupon>(
  before: { readonly lines: readonly Line[]; readonly coupons: readonly C[] },
  after: { readonly lines: readonly Line[]; readonly taken: readonly C[] },
): C[] {
  const coupons = before.coupons.filter((each) => !after.taken.includes(each))
  const lost = keptShare(before.lines, before.coupons, after.taken) - openOf(after.lines)
  const parts = allocate(
    lost,
    coupons.map(({ amount }) => amount),
  )
  return coupons.map((coupon, index) => ({ ...coupon, amount: coupon.amount - (parts[index] ?? 0) }))
}

/** What coupons that stay give on pieces that were not called off. */
function keptShare(lines: readonly Line[], coupons: readonly Coupon[], taken: readonly Coupon[]): number {
  const sum = (rows: readonly Coupon[]) => rows.reduce((all, { amount }) => all + amount, 0)
  const [left = 0] = allocate(openOf(lines), [sum(coupons) - sum(taken), sum(taken)])
  return left
}

const openOf = (lines: readonly Line[]): number => lines.reduce((all, line) => all + openCoupon(line), 0)
