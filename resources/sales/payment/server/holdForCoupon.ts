import { ownOf } from '../../../../src/core/index.ts'
import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import type { Order } from '../../invoice/server/work.ts'
import { order as orders } from '../../order/order.ts'
import { isOpen } from '../../order/rules/orderStates.ts'
import { bankNames } from '../rules/banks.ts'
import { methodWords } from './notifyCustomer.ts'
import type { Paying } from './paying.ts'
import { type PaidBy, unmetCoupons } from './unmetCoupons.ts'

/** The reason, of the domain `hold`, of orders whose coupon asks for another way of paying. */
export const couponHold = 'coupon-payment'

/**
 * What money is that comes so, and which coupons of the order it does not fit: `PAY-000012: Card, ICICI Bank (HDFC10)`. Undefined where it
 * fits, or where staff were asked already: an order asks once (areas, 14 and 26), and what is over asks nobody any more.
 */
export async function unmetNote(
  work: Paying,
  order: Order,
  next: PaidBy,
  number: string | null = null,
): Promise<string | undefined> {
  const isAlive = order.status === 'pendingPayment' || isOpen(order)
  const unmet = isAlive && order.couponCheck === null ? await unmetCoupons(work.db, order, next) : []
  if (unmet.length === 0) return undefined
  const came = [methodWords[next.method], next.bank && ownOf(bankNames, next.bank)].filter(Boolean)
  const note = `${came.join(', ')} (${unmet.map(({ name }) => name).join(', ')})`
  return (number ? `${number}: ${note}` : note).slice(0, 255)
}

/**
 * Stops an order whose payment does not fit its coupon, until staff let it go on (the shop keeps the discount) or take the coupon away;
 * one that is held for another reason keeps that. The customer, who does not know yet what will be decided, is not told.
 */
export async function holdForCoupon(work: Paying, order: Order, note: string): Promise<void> {
  const stopped = order.onHold
    ? {}
    : { onHold: true, holdReason: await reasonId(work.db, 'hold', couponHold), holdNote: note }
  await work.records.write(orders, order.id, { couponCheck: 'open', ...stopped }, 'hold')
}
