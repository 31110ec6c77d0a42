import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { settleCouponCheck } from '../../payment/server/settleCouponCheck.ts'
import { order as orderArea } from '../order.ts'
import { isOpen } from '../rules/orderStates.ts'
import { commentOf } from './comment.ts'
import { mayDiscount } from './draftProblems.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import { orderChanged } from './salesEvents.ts'

/** Why an order is held, and what is said of it; the words alone where it is let go. */
interface Holding {
  readonly reason: string
  readonly note?: string | null | undefined
}

/**
 * Holds an open order: nothing of it is packed or printed until it is released (areas, 22). The customer is told.
 * @throws ApiError `not-allowed-now` for an order that is over or held already, `invalid` at `reason` and `note`
 */
export async function hold(
  work: SaleWork,
  order: Order,
  { reason: id, note = null }: Holding,
): Promise<Order> {
  if (order.onHold || !isOpen(order)) throw new ApiError('not-allowed-now')
  const reason = await demandReason<Holding>(work.db, {
    id,
    domain: 'hold',
    note,
    path: 'reason',
    notePath: 'note',
  })
  const held = await work.records.write(
    orderArea,
    order.id,
    { onHold: true, holdReason: reason.id, holdNote: note },
    'hold',
  )
  await notifyBuyer(work, 'order.on_hold', held, { reason: reason.name })
  return held
}

/**
 * Lets a held order go on; what was said is kept as a comment. Where its payment does not fit its coupon, the discount is given by that:
 * whoever may give discounts says why.
 * @throws ApiError `not-allowed-now` for one that is not held, `invalid` at `note`
 */
export async function release(work: SaleWork, order: Order, { note }: Pick<Holding, 'note'>): Promise<Order> {
  if (!order.onHold) throw new ApiError('not-allowed-now')
  const isAsked = order.couponCheck === 'open'
  if (isAsked && !mayDiscount(work.actor)) throw refused<Holding>('note', 'discount-not-allowed')
  if (isAsked && !note) throw refused<Holding>('note', 'required')
  if (isAsked) await settleCouponCheck(work, order.id, { note: note ?? '' })
  await work.records.write(
    orderArea,
    order.id,
    defined({
      onHold: false,
      holdReason: null,
      holdNote: null,
      couponCheck: isAsked ? ('kept' as const) : undefined,
      comments: note ? [...order.comments, commentOf(work, note)] : undefined,
    }),
    'release',
  )
  return orderChanged(work, order.id)
}
