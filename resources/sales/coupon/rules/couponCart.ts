/** One line of a cart or an order, with all that a coupon may ask of it. Money in paise, prices include tax. */
export interface CouponLine {
  /** Whatever the caller knows it by; the answer names it so. */
  readonly line: string
  readonly sku: string
  readonly product: string | null
  /** The categories of the product and all above them. */
  readonly categories: readonly string[]
  readonly collections: readonly string[]
  readonly brand: string | null
  readonly tags: readonly string[]
  readonly quantity: number
  readonly unitPrice: number
  readonly mrp: number
}

/** What a coupon is asked about. `null` is what is not known yet: it is no obstacle unless `isFinal`. */
export interface CouponCart {
  readonly lines: readonly CouponLine[]
  /** The fee for the delivery. */
  readonly shipping: number | null
  readonly customer: {
    readonly id: string | null
    readonly phone: string | null
    readonly groups: readonly string[]
    /** Orders that they placed before this one. */
    readonly placedOrders: number
  } | null
  /** The id of the state that is shipped to. */
  readonly state: string | null
  readonly pincode: string | null
  readonly channel: string
  readonly paymentMethod: string | null
  /** Whose card or account it is; of methods that have a bank. */
  readonly paymentBank: string | null
  /** The order is made by staff. */
  readonly isStaff: boolean
  /** ISO. */
  readonly at: string
  /** At placement: what is not known then does not fit. */
  readonly isFinal: boolean
}

/** What was used of a coupon already, reserved uses included. */
export interface CouponUsage {
  readonly uses: number
  readonly usesToday: number
  /** By this customer, by account or telephone number. */
  readonly usesByCustomer: number
  /** The discount of all uses. */
  readonly discount: number
}

/** A coupon that nobody has used. */
export const unused: CouponUsage = { uses: 0, usesToday: 0, usesByCustomer: 0, discount: 0 }
