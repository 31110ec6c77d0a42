import type { Db } from '../../../../server/database/schema.ts'
import type { CouponRule, RuleValues } from '../../coupon/rules/couponVerdict.ts'
import { type ComparedItem, compareItems } from '../rules/compareItems.ts'
import type { Cart } from './cartWork.ts'
import { estimateCart } from './estimateCart.ts'

/** A cart then and now (areas, 5). Money in paise. */
export interface CartComparison {
  readonly items: readonly ComparedItem[]
  readonly before: {
    readonly itemsTotal: number
    readonly discount: number
    readonly shipping: number | null
  }
  readonly now: { readonly itemsTotal: number; readonly discount: number; readonly shipping: number | null }
  readonly serviceable: boolean | null
  /** Why the coupon of the cart would not count now. */
  readonly coupon: { readonly rule: CouponRule; readonly values: RuleValues } | null
}

/** Compares what somebody put into a cart with what the shop would say now. */
export async function compareCart(db: Db, cart: Cart, at: string): Promise<CartComparison> {
  const { goods, discount, shipping, serviceable, coupons } = await estimateCart(db, cart, at)
  const items = compareItems(cart.items, goods)
  const quantityOf = new Map(cart.items.map(({ id, quantity }) => [id, quantity]))
  return {
    items,
    serviceable,
    before: { itemsTotal: cart.itemsTotal ?? 0, discount: cart.discount, shipping: cart.shippingEstimate },
    now: {
      itemsTotal: items.reduce((sum, { id, now }) => sum + (now ?? 0) * (quantityOf.get(id) ?? 0), 0),
      discount,
      shipping,
    },
    coupon: coupons.refused[0] ? { rule: coupons.refused[0].rule, values: coupons.refused[0].values } : null,
  }
}
