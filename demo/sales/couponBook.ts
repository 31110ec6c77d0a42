import type { Random } from '../random.ts'
import type { Offer } from './shopFacts.ts'
import type { Story } from './story.ts'

/** What decides which coupon somebody can use. Money in paise. */
export interface Purchase {
  readonly at: number
  readonly value: number
  readonly method: Story['method']
  readonly channel: Story['channel']
  readonly phone: string
  readonly customer: string | null
  readonly isFirst: boolean
}

/** Hands out coupons within their limits, as orders come one after the other. */
export function couponBook(offers: readonly Offer[]): (stream: Random, purchase: Purchase) => string | null {
  const used = new Map<string, number>()
  const given = new Map<string, number>()
  const count = (key: string) => used.get(key) ?? 0
  return (stream, purchase) => {
    const fitting = offers.filter((offer) => {
      const off = discountOf(offer, purchase.value)
      return (
        fits(offer, purchase) &&
        off > 0 &&
        (offer.totalLimit === null || count(offer.code) < offer.totalLimit) &&
        (offer.customerLimit === null || count(`${offer.code} ${purchase.phone}`) < offer.customerLimit) &&
        (offer.budget === null || (given.get(offer.code) ?? 0) + off <= offer.budget)
      )
    })
    if (fitting.length === 0) return null
    const offer = stream.pick(fitting)
    used.set(offer.code, count(offer.code) + 1)
    used.set(`${offer.code} ${purchase.phone}`, count(`${offer.code} ${purchase.phone}`) + 1)
    given.set(offer.code, (given.get(offer.code) ?? 0) + discountOf(offer, purchase.value))
    return offer.code
  }
}

function fits(offer: Offer, { at, value, method, channel, isFirst }: Purchase): boolean {
  return (
    (offer.from === null || offer.from <= at) &&
    (offer.until === null || at <= offer.until) &&
    value >= (offer.minOrderValue ?? 0) &&
    (offer.paymentMethods.length === 0 || offer.paymentMethods.includes(method)) &&
    (offer.channels.length === 0 || offer.channels.includes(channel)) &&
    (!offer.firstOrderOnly || isFirst)
  )
}

/** What a coupon takes off goods of a value. */
export const discountOf = ({ percent, amount, maxDiscount }: Offer, value: number): number =>
  Math.min(
    percent === null ? (amount ?? 0) : Math.round((value * percent) / 100),
    maxDiscount ?? value,
    value,
  )
