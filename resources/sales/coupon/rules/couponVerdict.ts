/** The rules at which a coupon can fail, in the order in which they are asked; `errors.coupon-<name>` of the catalogues says each. */
export const couponRules = [
  ...(['codeUnknown', 'codeUsed', 'notActive', 'notStarted', 'ended', 'weekday', 'hours'] as const),
  ...(['onlyForStaff', 'channel', 'paymentMethod', 'bank', 'state', 'pincode'] as const),
  ...(['customerUnknown', 'firstOrder', 'groups', 'customers'] as const),
  ...(['noGoods', 'minOrderValue', 'minQuantity', 'tier', 'buyQuantity', 'shippingFree'] as const),
  ...(['giftMissing', 'totalLimit', 'dayLimit', 'customerLimit', 'budget', 'stacking'] as const),
] as const

export type CouponRule = (typeof couponRules)[number]

/** What a rule compared, for its text: `money` in paise, `at` in ISO form, `count`, `from` and `until` as times of day, `name`. */
export type RuleValues = Readonly<Record<string, string | number>>

/** What a coupon takes off one line, in paise. */
export interface LineDiscount {
  readonly line: string
  readonly amount: number
}

/** It gives something: off lines, off the delivery, or a gift that belongs into the cart. */
export interface CouponApplied {
  readonly ok: true
  readonly lines: readonly LineDiscount[]
  readonly shipping: number
  /** The sum of both. */
  readonly amount: number
  readonly gift?: { readonly product: string; readonly sku: string; readonly isInCart: boolean }
  /** Rules that could not be asked yet, as the cart does not know enough. */
  readonly open: readonly CouponRule[]
}

/** It gives nothing, and why. */
export interface CouponRefused {
  readonly ok: false
  readonly rule: CouponRule
  readonly values: RuleValues
}

export type CouponVerdict = CouponApplied | CouponRefused
