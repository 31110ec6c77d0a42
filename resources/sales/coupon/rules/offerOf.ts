/** What a coupon gives, in the few facts that say it in words; `{}` where it is not told yet. */
export interface Offer {
  readonly type: string
  readonly percent?: number
  readonly amount?: number
  readonly most?: number
  readonly from?: number
  readonly buy?: number
  readonly get?: number
  readonly gift?: string
  /** The banks that it is for, and which of their ways of paying. */
  readonly banks?: readonly string[]
  readonly ways?: readonly string[]
}

/** The fields of a coupon that make its offer. */
export interface OfferFields {
  readonly discountType: string
  readonly percent: number | null
  readonly amount: number | null
  readonly maxDiscount: number | null
  readonly minOrderValue: number | null
  readonly buyQuantity: number | null
  readonly getQuantity: number | null
  readonly getPercent: number | null
  readonly giftSku: string | null
  readonly paymentMethods: readonly string[]
  readonly banks: readonly string[]
  readonly tiers: readonly { readonly percent?: number | null; readonly amount?: number | null }[]
}

/** The offer of a coupon, for lists: one small value in place of ten columns. */
export function offerOf(coupon: OfferFields): Offer {
  const { discountType: type, banks, paymentMethods: ways } = coupon
  const facts: Readonly<Record<string, Partial<Offer>>> = {
    percent: given({ percent: coupon.percent, most: coupon.maxDiscount }),
    amount: given({ amount: coupon.amount }),
    freeShipping: given({ most: coupon.maxDiscount }),
    buyXGetY: given({ buy: coupon.buyQuantity, get: coupon.getQuantity, percent: coupon.getPercent }),
    freeGift: given({ gift: coupon.giftSku }),
    tiered: given({
      percent: highest(coupon.tiers.map(({ percent }) => percent)),
      amount: highest(coupon.tiers.map(({ amount }) => amount)),
    }),
  }
  const offer = { type, ...facts[type], ...given({ from: coupon.minOrderValue }) }
  return banks.length > 0 ? { ...offer, banks, ways } : offer
}

const given = (facts: Readonly<Record<string, number | string | null>>): Partial<Offer> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))

function highest(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number')
  return known.length === 0 ? null : Math.max(...known)
}
