import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { releaseCouponUse, reserveCouponUse } from '../../coupon/server/couponUses.ts'
import type { Order } from '../../invoice/server/work.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { order } from '../order.ts'
import { lockOrder } from './lockOrder.ts'
import { shippingOff } from './placeOrder.ts'
import { orderChanged } from './salesEvents.ts'
import { moveLines } from './stockOf.ts'

/**
 * Lets a draft wait for its payment until a time (ISO): price and places are frozen, coupons and stock held for it. When the money comes,
 * `placeOrder` goes on; when it does not, `expireOrder` gives everything back.
 * @throws ApiError `invalid` at every field that stands in the way, `not-allowed-now` in another state
 */
export async function awaitPayment(
  work: Paying,
  id: string,
  { until, ...paidBy }: { readonly until: string } & Partial<Pick<Order, 'paymentMethod' | 'paymentBank'>>,
): Promise<Order> {
  await lockOrder(work, id)
  const waiting = await work.records.transition(order, id, 'awaitPayment', {
    expiresAt: until,
    ...paidBy,
  })
  await reserveCouponUse(work, waiting, shippingOff(waiting))
  await moveLines(
    work,
    waiting,
    waiting.lines.map((line) => ({ line, moves: [moves.reserve(line.quantity)] })),
  )
  await expectPayment(work, waiting)
  return orderChanged(work, id)
}

/**
 * Ends a draft, or an order whose payment did not come: what was held for it is given back. Without effect where it has gone on.
 */
export async function expireOrder(work: Paying, id: string): Promise<void> {
  const before = await lockOrder(work, id)
  if (before.status !== 'draft' && before.status !== 'pendingPayment') return
  if (before.expiresAt === null || before.expiresAt > work.at) return
  const ended = await work.records.transition(order, id, 'expire')
  if (before.status === 'pendingPayment') await giveBackHeld(work, ended)
  await orderChanged(work, id)
}

/** Gives back the coupons and the stock that were held for an order, and what waits for its money. */
async function giveBackHeld(work: Paying, ended: Order): Promise<void> {
  await releaseCouponUse(work, ended.id)
  await moveLines(
    work,
    ended,
    ended.lines.map((line) => ({ line, moves: [moves.endReservation(line.quantity)] })),
  )
  await expectPayment(work, ended)
}
