import { notify } from '../../../messages/notification/server/notify.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { buyerOf, orderValues } from './buyerOf.ts'

type Key =
  | 'order.placed'
  | 'order.confirmed'
  | 'order.on_hold'
  | 'order.edited'
  | 'order.cancelled'
  | 'order.partially_cancelled'
  | 'review.invited'

/** Tells whoever ordered what happened to the order. */
export async function notifyBuyer(
  work: Pick<SaleWork, 'db' | 'records'>,
  key: Key,
  order: Order,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { id, number, contactName, email, phone } = order
  if (!email && !phone) return
  await notify(work, key, {
    to: [buyerOf(order)],
    values: { ...orderValues(order), ...values },
    about: { area: 'order', id, name: number ?? contactName },
  })
}
