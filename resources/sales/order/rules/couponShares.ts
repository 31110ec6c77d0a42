import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { allocate } from './allocate.ts'
import type { OrderLine } from './lineFields.ts'

type Line = Pick<OrderLine, 'couponDiscount' | 'cancelledCoupon' | 'couponShares'>

/** A coupon of an order and what it takes off the goods, in paise. */
interface Coupon {
  readonly coupon: string | null
  readonly amount: number
}

/** What each coupon took off a line when it was priced, by the id of the coupon, in paise. */
export type CouponShares = Readonly<Record<string, number>>

/** What coupons take off the pieces of a line that were not called off. */
export const openCoupon = ({
  couponDiscount,
  cancelledCoupon,
}: Pick<Line, 'couponDiscount' | 'cancelledCoupon'>): number => couponDiscount - cancelledCoupon

/**
 * What coupons take off pieces that are called off now, which are worth `amount`: their share of what is left of it. Both are rounded, each
 * by itself: coupons never take more off these pieces, nor off those that stay, than is taken off them at all. Else an edit that changes
 * nothing would change what the order costs by what was rounded.
 */
export function couponOfPieces(
  line: Line & Pick<OrderLine, 'quantity' | 'cancelled' | 'unitPrice' | 'total' | 'cancelledAmount'>,
  { quantity, amount }: { readonly quantity: number; readonly amount: number },
): number {
  const { unitPrice, total, cancelledAmount } = line
  const open = openCoupon(line)
  const pieces = line.quantity - line.cancelled
  const off = unitPrice * quantity - amount
  const offOthers = unitPrice * (pieces - quantity) - (total - cancelledAmount - amount)
  return Math.max(0, Math.min(open, off, Math.max(open - offOthers, shareOf(open, quantity, pieces))))
}

/**
 * Lines without what coupons gave them that are taken away; what others gave stays. What was called off keeps what it was given.
 */
export function withoutShare<L extends Line, C extends Coupon>(
  lines: readonly L[],
  coupons: readonly C[],
  taken: readonly C[],
): readonly L[] {
  if (taken.length === 0) return lines
  const stays = coupons.map((each) => !taken.includes(each))
  return lines.map((line) => {
    const kept = openShares(line, coupons).reduce((sum, share, index) => sum + (stays[index] ? share : 0), 0)
    return { ...line, couponDiscount: line.cancelledCoupon + kept }
  })
}

/**
 * The coupons that stay after an edit: each says what it gives now, less what it gave on pieces that went. What they gave on pieces that
 * were called off they have given.
 */
export function couponsLeft<C extends Coupon>(
  before: { readonly lines: readonly Line[]; readonly coupons: readonly C[] },
  after: { readonly lines: readonly Line[]; readonly taken: readonly C[] },
): C[] {
  const given = givenBy(before.lines, before.coupons)
  const coupons = before.coupons.filter((each) => !after.taken.includes(each))
  const left = givenBy(after.lines, coupons)
  return coupons.map((coupon) => ({
    ...coupon,
    amount: coupon.amount - (given.get(coupon) ?? 0) + (left.get(coupon) ?? 0),
  }))
}

/** What each coupon gives on pieces that were not called off. */
function givenBy<C extends Coupon>(lines: readonly Line[], coupons: readonly C[]): Map<C, number> {
  const shares = lines.map((line) => openShares(line, coupons))
  return new Map(coupons.map((each, index) => [each, shares.reduce((sum, of) => sum + (of[index] ?? 0), 0)]))
}

/**
 * What each coupon gives on the pieces of a line that were not called off: as it was priced. Of a line that does not say so, by what they
 * give in all.
 */
function openShares(line: Line, coupons: readonly Coupon[]): number[] {
  const shares = line.couponShares as CouponShares | null
  const known = shares && new Map(Object.entries(shares))
  return allocate(
    openCoupon(line),
    coupons.map(({ coupon, amount }) => (known ? (known.get(coupon ?? '') ?? 0) : amount)),
  )
}
