import type { Order } from '../../invoice/server/work.ts'
import { openCoupon } from '../rules/couponShares.ts'
import type { Goods } from './goods.ts'

/** A line as it shall be: one of the order by its id, or a new one by its variant. */
export interface EditedLine {
  readonly id?: string | undefined
  readonly variant?: string | undefined
  /** Of the whole line, with the pieces that were called off. */
  readonly quantity: number
  readonly unitPrice?: number | undefined
  readonly priceReason?: string | null | undefined
}

type Line = Order['lines'][number]

/** A line, and which it was a part of where it became one of its own. */
type SplitLine = Line & { readonly restOf?: string }

/**
 * A line as it shall be. What was called off of it keeps its price and its share of coupons; the pieces that are left become a line of
 * their own where they cost something else.
 */
export function edited(
  line: Line,
  { quantity, unitPrice = line.unitPrice, priceReason }: EditedLine,
): SplitLine[] {
  const { cancelled, cancelledCoupon: off } = line
  const [was, left] = [line.quantity - cancelled, Math.max(0, quantity - cancelled)]
  const coupon = openCoupon(line)
  const share = left >= was ? coupon : Math.floor((coupon * left) / was)
  const reason = priceReason ?? line.priceReason
  if (cancelled === 0 || unitPrice === line.unitPrice)
    return [{ ...line, quantity, unitPrice, priceReason: reason, couponDiscount: off + share }]
  const rest = {
    ...line,
    ...noneYet(),
    restOf: line.id,
    quantity: left,
    unitPrice,
    priceReason: reason,
    couponDiscount: share,
  }
  return [{ ...line, quantity: quantity - left, couponDiscount: off }, ...(left > 0 ? [rest] : [])]
}

export function newLine(
  found: Goods,
  { quantity, unitPrice, priceReason = null }: EditedLine,
  location: string | null,
): Line {
  const { variant, product, sku, name, options, hsn, taxCategory, mrp, price } = found
  const { returnable, returnWindowDays, exchangeable } = found
  return {
    ...noneYet(),
    variant,
    product,
    sku,
    name,
    options,
    hsn,
    taxCategory,
    mrp,
    returnable,
    returnWindowDays,
    exchangeable,
    quantity,
    unitPrice: unitPrice ?? price,
    priceReason,
    location,
    returnableUntil: null,
    couponDiscount: 0,
    couponShares: null,
    discount: 0,
    taxable: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    cess: 0,
    taxRate: 0,
    total: 0,
  }
}

/** A line of which nothing was packed, called off or returned yet. */
const noneYet = () => ({
  id: crypto.randomUUID(),
  fulfilled: 0,
  delivered: 0,
  cancelled: 0,
  cancelledAmount: 0,
  cancelledGoodwill: 0,
  cancelledCoupon: 0,
  returned: 0,
})
