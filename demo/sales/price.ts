import { allocate } from '../../resources/sales/order/rules/allocate.ts'
import { type OrderTotals, orderTotals, type PricedLine } from '../../resources/sales/order/rules/totals.ts'
import { discountOf } from './couponBook.ts'
import { gstCodeOf } from './places.ts'
import { dayOf } from './season.ts'
import type { ShopFacts } from './shopFacts.ts'
import type { Story, StoryLine } from './story.ts'

/** A line of a story as it is priced. */
type DemoLine = PricedLine & { readonly story: StoryLine }

/** What an order of the demo shop costs, and what its coupon took off. */
export interface Price extends OrderTotals<DemoLine> {
  readonly shipping: number
  readonly codFee: number
  readonly giftFee: number
  readonly couponAmount: number
}

/** The charges of the shop, as its settings have them at first. */
const charges = { shipping: 7900, freeFrom: 99_900, cod: 4900, gift: 5000 }

/** Works out what an order costs, by the rules that every order is priced with. */
export function priceOf(story: Story, facts: ShopFacts): Price {
  const { lines, couponCode, method, giftWrap, buyer, created, exchanges } = story
  const gross = lines.map(({ unitPrice, quantity }) => unitPrice * quantity)
  const goods = gross.reduce((sum, amount) => sum + amount, 0)
  const offer = couponCode === null ? undefined : facts.coupons.get(couponCode)
  const couponAmount = offer ? discountOf(offer, goods) : 0
  const shares = allocate(couponAmount, gross)
  const place = facts.places.find(({ id }) => id === lines[0]?.location)
  const fees = {
    shipping: exchanges || goods - couponAmount >= charges.freeFrom ? 0 : charges.shipping,
    codFee: method === 'cod' ? charges.cod : 0,
    giftFee: giftWrap ? charges.gift : 0,
  }
  const totals = orderTotals<DemoLine>(
    {
      lines: lines.map((line, index) => ({
        mrp: line.variant.mrp,
        unitPrice: line.unitPrice,
        quantity: line.quantity,
        taxCategory: line.product.taxCategory,
        coupon: shares[index] ?? 0,
        story: line,
      })),
      manualDiscount: exchanges ? goods : 0,
      ...fees,
    },
    {
      rulesOf: (category) => (category === null ? undefined : facts.taxes.get(category)),
      rulesOfCharge: (kind) => facts.chargeTaxes.get(kind),
      shipTo: gstCodeOf(buyer.address.state),
      supplyFrom: place?.gstin.slice(0, 2),
      day: dayOf(story.placed ?? created),
    },
  )
  return { ...totals, ...fees, couponAmount }
}
