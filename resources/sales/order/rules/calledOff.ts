import { splitLike } from '../../../shared/documents/rules/amounts.ts'
import { amountsOf } from '../../../shared/documents/rules/hsnSummary.ts'
import { openCoupon } from './couponShares.ts'
import type { CalledOff } from './totals.ts'

type Line = Parameters<typeof amountsOf>[0] & {
  readonly unitPrice: number
  readonly cancelled: number
  readonly cancelledAmount: number
  readonly cancelledCoupon: number
  readonly taxRate: number
}

/** What was called off of a line, as it was worth then. */
export function calledOffOf(line: Line): CalledOff {
  const { cancelled, cancelledAmount, cancelledCoupon, taxRate } = line
  const { taxable, cgst, sgst, igst, cess } = splitLike(amountsOf(line), cancelledAmount)
  return {
    pieces: cancelled,
    total: cancelledAmount,
    coupon: cancelledCoupon,
    tax: { taxRate, taxable, cgst, sgst, igst, cess },
  }
}

/** What was taken off the pieces of a line that were called off, by coupons and by hand; paise. */
export const discountCalledOff = ({ unitPrice, cancelled, cancelledAmount }: Line): number =>
  unitPrice * cancelled - cancelledAmount

/** What is taken off by hand of the pieces of a line that were not called off; paise. */
export const discountByHand = (
  line: Line & { readonly discount: number; readonly couponDiscount: number },
): number => line.discount - discountCalledOff(line) - openCoupon(line)
