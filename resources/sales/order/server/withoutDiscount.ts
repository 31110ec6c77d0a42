import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { calledOffOf } from '../rules/calledOff.ts'
import { onlineMethod } from '../rules/onlineMethod.ts'
import { destinationOf } from './destination.ts'
import { shippingTaxOf, storedLines, taxedTotals } from './priceOrder.ts'

/**
 * What an order is without its discount by hand, paid online: what coupons gave stays, and so does what was called off. The tax is that of
 * the day on which it was placed.
 */
export async function withoutDiscount(db: Db, order: Order): Promise<Partial<Order> & { total: number }> {
  const { lines, placedAt, createdAt } = order
  const { charges, ...totals } = await taxedTotals(db, {
    lines,
    places: lines,
    destination: await destinationOf(db, order.shippingAddress, { value: 0, weight: 0, items: 0 }),
    off: new Map(lines.map((line) => [line.id, line.couponDiscount])),
    calledOff: new Map(lines.map((line) => [line.id, calledOffOf(line)])),
    manualDiscount: 0,
    shippingTax: shippingTaxOf(order),
    shipping: order.shipping ?? 0,
    codFee: order.codFee ?? 0,
    giftFee: order.giftFee ?? 0,
    at: placedAt ?? createdAt,
  })
  return {
    ...totals,
    lines: storedLines(totals.lines),
    charges: charges as unknown as Order['charges'],
    manualDiscount: null,
    manualDiscountReason: null,
    paymentMethod: onlineMethod(order.paymentMethod),
  }
}
