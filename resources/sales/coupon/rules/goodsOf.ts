import type { CouponLine } from './couponCart.ts'

/** The fields of a coupon that say which goods it is for. */
export interface CouponGoods {
  readonly scope: string
  readonly products: readonly string[]
  readonly categories: readonly string[]
  readonly collections: readonly string[]
  readonly brands: readonly string[]
  readonly tags: readonly string[]
  readonly exceptProducts: readonly string[]
  readonly exceptCategories: readonly string[]
  readonly exceptCollections: readonly string[]
  readonly exceptBrands: readonly string[]
  readonly exceptTags: readonly string[]
  readonly exceptDiscounted: boolean
}

/**
 * The lines that a coupon is for: of chosen goods those that any of the lists names (all, where nothing is named), without those that
 * an exception names. Goods with a price of zero, such as gifts, never count.
 */
export function goodsOf(coupon: CouponGoods, lines: readonly CouponLine[]): CouponLine[] {
  const named = [coupon.products, coupon.categories, coupon.collections, coupon.brands, coupon.tags]
  const isNarrow = coupon.scope === 'items' && named.some((list) => list.length > 0)
  return lines.filter((line) => {
    if (line.unitPrice <= 0) return false
    if (coupon.exceptDiscounted && line.unitPrice < line.mrp) return false
    if (isExcepted(coupon, line)) return false
    return !isNarrow || isNamed(coupon, line)
  })
}

const isNamed = (coupon: CouponGoods, line: CouponLine): boolean =>
  holds(coupon.products, [line.product]) ||
  holds(coupon.categories, line.categories) ||
  holds(coupon.collections, line.collections) ||
  holds(coupon.brands, [line.brand]) ||
  holds(coupon.tags, line.tags)

const isExcepted = (coupon: CouponGoods, line: CouponLine): boolean =>
  holds(coupon.exceptProducts, [line.product]) ||
  holds(coupon.exceptCategories, line.categories) ||
  holds(coupon.exceptCollections, line.collections) ||
  holds(coupon.exceptBrands, [line.brand]) ||
  holds(coupon.exceptTags, line.tags)

const holds = (list: readonly string[], ids: readonly (string | null)[]): boolean =>
  ids.some((id) => id !== null && list.includes(id))
