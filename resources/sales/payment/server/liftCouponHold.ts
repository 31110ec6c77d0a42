import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import { order as orders } from '../../order/order.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { couponHold } from './holdForCoupon.ts'
import type { Paying } from './paying.ts'
import { settleCouponCheck } from './settleCouponCheck.ts'
import { unmetCoupons } from './unmetCoupons.ts'

/**
 * Lets an order go on that waited for a decision about its coupon, once it turns out that its money did come as the coupon asks: the bank
 * was named later, or another payment fits. One that is held for another reason stays so.
 */
export async function liftCouponHold(work: Paying, id: string): Promise<void> {
  const order = await work.records.read(orders, id)
  if (order?.couponCheck !== 'open' || (await unmetCoupons(work.db, order)).length > 0) return
  await settleCouponCheck(work, id, { end: 'couponMet' })
  const isHeldForIt = order.onHold && order.holdReason === (await reasonId(work.db, 'hold', couponHold))
  const going = isHeldForIt ? { onHold: false, holdReason: null, holdNote: null } : {}
  await work.records.write(orders, id, { couponCheck: null, ...going }, isHeldForIt ? 'release' : 'update')
  await orderChanged(work, id)
}
