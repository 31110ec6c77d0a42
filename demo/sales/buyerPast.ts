import type { BuyerPast } from '../../resources/sales/order/rules/risk.ts'
import type { Story } from './story.ts'

/** Remembers who has ordered, as the orders come one after the other: what is known at each, by the telephone. */
export function buyerPasts(): (story: Story) => BuyerPast {
  const known = new Map<string, { placed: number; back: number }[]>()
  return ({ buyer, placed, parcels }) => {
    const before = known.get(buyer.phone) ?? []
    const at = placed ?? Number.POSITIVE_INFINITY
    const back = parcels[0]?.back?.begun ?? Number.POSITIVE_INFINITY
    if (placed !== null) known.set(buyer.phone, [...before, { placed, back }])
    return {
      ordersBefore: before.length,
      ordersBack: before.filter((order) => order.back < at).length,
      ordersLastDay: before.filter((order) => order.placed >= at - 86_400_000).length,
    }
  }
}
