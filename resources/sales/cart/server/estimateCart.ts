import type { Db } from '../../../../server/database/schema.ts'
import { testZone } from '../../../delivery/deliveryZone/server/testZone.ts'
import { shopTime } from '../../coupon/rules/couponTime.ts'
import { type CouponJudgement, judgeCoupons } from '../../coupon/server/judgeCoupons.ts'
import { orderTotals } from '../../order/rules/totals.ts'
import { type Goods, readGoods } from '../../order/server/goods.ts'
import { readTaxRules } from '../../order/server/taxRules.ts'
import type { Cart } from './cartWork.ts'

/** What a cart is, before it is priced. */
export type CartContents = Pick<
  Cart,
  'couponCode' | 'pincode' | 'customer' | 'phone' | 'channel' | 'paymentMethod' | 'paymentBank'
> & {
  readonly items: readonly { readonly variant: string; readonly quantity: number }[]
}

/** What a cart comes to now. Money in paise. */
export interface CartEstimate {
  readonly goods: ReadonlyMap<string, Goods>
  readonly coupons: CouponJudgement
  readonly discount: number
  readonly shipping: number | null
  readonly tax: number
  readonly serviceable: boolean | null
  readonly city: string | null
  readonly state: string | null
}

/** Prices a cart as the shop would now: goods, coupons, the cheapest delivery to its pincode, and the tax that lies in it. */
export async function estimateCart(db: Db, cart: CartContents, at: string): Promise<CartEstimate> {
  const goods = await readGoods(
    db,
    cart.items.map(({ variant }) => variant),
    at,
  )
  const sold = cart.items.flatMap(({ variant, quantity }) => {
    const each = goods.get(variant)
    return each ? [{ line: variant, variant, quantity, unitPrice: each.price, mrp: each.mrp, each }] : []
  })
  const value = sold.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0)
  const delivery = cart.pincode
    ? await testZone(db, cart.pincode, undefined, {
        value,
        weight: sold.reduce((sum, { quantity, each }) => sum + quantity * each.weight, 0),
        items: sold.reduce((sum, { quantity }) => sum + quantity, 0),
        categories: [...new Set(sold.flatMap(({ each }) => each.categories))],
        products: [...new Set(sold.map(({ each }) => each.product))],
      })
    : undefined
  const prices = (delivery?.methods ?? []).filter(({ refused }) => refused === null).map(({ price }) => price)
  const fee = prices.length > 0 ? Math.min(...prices) : null
  const coupons = await judgeCoupons(db, {
    couponCode: cart.couponCode,
    lines: sold,
    shipping: fee,
    customer: cart.customer,
    phone: cart.phone,
    pincode: cart.pincode,
    state: null,
    channel: cart.channel,
    paymentMethod: cart.paymentMethod,
    paymentBank: cart.paymentBank,
    isStaff: false,
    at,
    isFinal: false,
  })
  const off = new Map<string, number>()
  for (const { line, amount } of coupons.applied.flatMap(({ lines }) => lines))
    off.set(line, (off.get(line) ?? 0) + amount)
  const taxes = await readTaxRules(
    db,
    sold.map(({ each }) => each.taxCategory),
  )
  const totals = orderTotals(
    {
      lines: sold.map(({ line, mrp, unitPrice, quantity, each }) => ({
        mrp,
        unitPrice,
        quantity,
        taxCategory: each.taxCategory,
        coupon: off.get(line) ?? 0,
      })),
      manualDiscount: 0,
      shipping: 0,
      codFee: 0,
      giftFee: 0,
    },
    { rulesOf: taxes.rulesOf, shipTo: undefined, supplyFrom: undefined, day: shopTime(at).day },
  )
  const shippingOff = coupons.applied.reduce((sum, { shipping }) => sum + shipping, 0)
  return {
    goods,
    coupons,
    discount: totals.discountTotal,
    tax: totals.taxTotal,
    shipping: fee === null ? null : fee - shippingOff,
    serviceable: delivery ? prices.length > 0 : null,
    city: delivery?.city?.name ?? null,
    state: delivery?.state?.id ?? null,
  }
}
