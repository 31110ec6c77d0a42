import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { calledOffOf, discountCalledOff } from '../rules/calledOff.ts'
import { onlineMethod } from '../rules/onlineMethod.ts'
import { destinationOf } from './destination.ts'
import { shippingTaxOf, storedLines, taxedTotals } from './priceOrder.ts'

/**
 * What an order is with other discounts by hand, by the ids of its lines, paid online: what coupons gave stays, and so does what was called
 * off. The tax is that of the day on which it was placed.
 */
export async function withDiscounts(
  db: Db,
  order: Order,
  discounts: ReadonlyMap<string, number>,
): Promise<Partial<Order> & { total: number }> {
  const { lines, placedAt, createdAt } = order
  const { charges, ...totals } = await taxedTotals(db, {
    lines,
    places: lines,
    destination: await destinationOf(db, order.shippingAddress, { value: 0, weight: 0, items: 0 }),
    off: new Map(lines.map(({ id, couponDiscount }) => [id, couponDiscount + (discounts.get(id) ?? 0)])),
    calledOff: new Map(lines.map((line) => [line.id, calledOffOf(line)])),
    manualDiscount: 0,
    shippingTax: shippingTaxOf(order),
    shipping: order.shipping ?? 0,
    codFee: order.codFee ?? 0,
    giftFee: order.giftFee ?? 0,
    at: placedAt ?? createdAt,
  })
  const left = [...discounts.values()].reduce((sum, amount) => sum + amount, 0)
  const given = lines.reduce((sum, line) => sum + discountCalledOff(line) - line.cancelledCoupon, 0)
  return {
    ...totals,
    lines: storedLines(totals.lines).map((line, index) => ({
      ...line,
      couponDiscount: lines[index]?.couponDiscount ?? 0,
    })),
    charges: charges as unknown as Order['charges'],
    manualDiscount: left > 0 ? left + given : null,
    manualDiscountReason: left > 0 ? order.manualDiscountReason : null,
    paymentMethod: onlineMethod(order.paymentMethod),
  }
}
