import type { CouponDiscount } from './discountOf.ts'

/**
 * The most that a coupon takes off one piece of that price (paise): what the margin guard is careful about. An amount is shared
 * by the least that must be bought, so a piece bears its part of it; buying some to get some is spread over all of them.
 */
export function mostOffPiece(
  coupon: CouponDiscount & { readonly minOrderValue: number | null },
  price: number,
): number {
  const {
    discountType,
    percent,
    amount,
    maxDiscount,
    minOrderValue,
    buyQuantity,
    getQuantity,
    getPercent,
    tiers,
  } = coupon
  const share = (off: number, from: number | null) => Math.round((off * price) / Math.max(price, from ?? 0))
  const part = (rate: number) => Math.round((price * rate) / 100)
  if (price <= 0) return 0
  switch (discountType) {
    case 'percent':
      return Math.min(part(percent ?? 0), maxDiscount ?? price, price)
    case 'amount':
      return Math.min(share(amount ?? 0, minOrderValue), price)
    case 'tiered':
      return Math.min(
        price,
        Math.max(
          0,
          ...tiers.map((tier) => (tier.amount ? share(tier.amount, tier.minValue) : part(tier.percent ?? 0))),
        ),
      )
    case 'buyXGetY': {
      const [buy, get] = [buyQuantity ?? 1, getQuantity ?? 1]
      return part(((getPercent ?? 100) * get) / (buy + get))
    }
    default:
      return 0
  }
}
