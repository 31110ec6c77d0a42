/** How a coupon is given (areas, 26): one code for all, by itself, or a code of its own for everybody. */
export const couponKinds = ['code', 'automatic', 'uniqueBatch'] as const

/** What a coupon gives. */
export const discountTypes = [
  ...(['percent', 'amount', 'freeShipping'] as const),
  ...(['buyXGetY', 'freeGift', 'tiered'] as const),
] as const

/** Where a coupon stands, by its state, its period and its limits; kept by the server (`couponPhase`). */
export const couponPhases = [
  ...(['draft', 'scheduled', 'live', 'endingSoon'] as const),
  ...(['paused', 'ended', 'exhausted', 'archived'] as const),
] as const

/** Whose orders a coupon is for. */
export const couponAudiences = ['everybody', 'firstOrder', 'groups', 'customers'] as const

/** With which other coupons one may be used. */
export const stackings = ['none', 'withAutomatic', 'any'] as const

/** Where an order or a cart comes from. */
export const salesChannels = ['web', 'android', 'ios', 'admin'] as const

/** How an order may be paid, where a coupon asks for it. */
export const couponPayments = [
  ...(['upi', 'card', 'netbanking', 'wallet', 'emi', 'payLater'] as const),
  ...(['cod', 'bankTransfer', 'storeCredit', 'giftCard'] as const),
] as const

/** What becomes of the coupon of an order that was paid otherwise than it demands: to be decided, left to the customer, or taken away. */
export const couponChecks = ['open', 'kept', 'taken'] as const

/** What people may give as a code; it is stored in capitals. */
export const codePattern = /^[A-Za-z0-9_-]{3,32}$/
