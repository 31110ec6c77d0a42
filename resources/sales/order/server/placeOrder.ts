import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { convertCart } from '../../cart/server/convertCart.ts'
import { countCouponUse } from '../../coupon/server/couponUses.ts'
import type { Order } from '../../invoice/server/work.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import { holdForCoupon, unmetNote } from '../../payment/server/holdForCoupon.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { order } from '../order.ts'
import { lockOrder } from './lockOrder.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import { orderChanged } from './salesEvents.ts'
import { moveLines } from './stockOf.ts'

/** What may be said when an order is placed. */
export interface Placing {
  /** How the customer pays; the order's own by default. */
  readonly paymentMethod?: Order['paymentMethod']
  readonly paymentBank?: Order['paymentBank']
  /** Whether the customer is told; by default. */
  readonly notify?: boolean
}

/**
 * Places a draft, or an order whose payment has come (areas, 22): prices and places of supply are frozen, coupons counted, the stock is
 * promised, the payment that the order waits for is made, and the customer told. All of it or nothing.
 * @throws ApiError `invalid` at every field that stands in the way, `not-allowed-now` in another state
 */
export async function placeOrder(
  work: Paying,
  id: string,
  { notify = true, ...paidBy }: Placing = {},
): Promise<Order> {
  const before = await lockOrder(work, id)
  const placed = await work.records.transition(order, id, 'place', paidBy)
  await countCouponUse(work, placed, shippingOff(placed))
  const wasReserved = before.status === 'pendingPayment'
  await moveLines(
    work,
    placed,
    placed.lines.map((line) => ({
      line,
      moves: [wasReserved ? moves.commitReserved(line.quantity) : moves.commit(line.quantity)],
    })),
  )
  if (wasReserved && paidBy.paymentMethod) await demandCoupons(work, placed)
  await expectPayment(work, placed)
  if (placed.sourceCart) await convertCart(work, id, placed.sourceCart)
  if (notify) await notifyBuyer(work, 'order.placed', placed)
  return orderChanged(work, id)
}

/** Whoever places an order that waited, to be paid in another way, has not decided about a coupon that asks for the first one. */
async function demandCoupons(work: Paying, placed: Order): Promise<void> {
  const next = { method: placed.paymentMethod ?? 'manual', bank: placed.paymentBank } as const
  const unmet = await unmetNote(work, placed, next)
  if (unmet) await holdForCoupon(work, placed, unmet)
}

/** What the coupons of an order took off its delivery. */
export const shippingOff = ({ coupons }: Order): { coupon: string; shipping: number }[] =>
  coupons.flatMap(({ coupon, shipping }) => (coupon && shipping > 0 ? [{ coupon, shipping }] : []))
