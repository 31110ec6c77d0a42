import { notify } from '../../../messages/notification/server/notify.ts'
import { buyerOf } from '../../order/server/buyerOf.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

type Key =
  | 'return.requested'
  | 'return.approved'
  | 'return.rejected'
  | 'return.pickup_scheduled'
  | 'return.received'
  | 'return.completed'

/** Tells the customer of a step of a return; an undelivered parcel is nothing that they asked for. */
export async function notifyReturn(
  work: ReturnWork,
  order: Pick<Order, 'id' | 'number' | 'customer' | 'contactName' | 'email' | 'phone' | 'locale'>,
  record: OrderReturn,
  key: Key,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  if (record.source === 'rto') return
  await notify(work, key, {
    to: [buyerOf(order)],
    values: { 'return.number': record.number, 'order.number': order.number, 'return.url': null, ...values },
    about: { area: 'orderReturn', id: record.id, name: record.number ?? '' },
  })
}
