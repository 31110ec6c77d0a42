import { notify } from '../../../messages/notification/server/notify.ts'
import type { Order } from '../../invoice/server/work.ts'
import { buyerOf } from '../../order/server/buyerOf.ts'
import type { Paying } from '../../payment/server/paying.ts'
import type { CancellationRequest } from './cancellationWork.ts'

type Key = 'cancellation.requested' | 'cancellation.approved' | 'cancellation.rejected'

type Contact = Pick<
  Order,
  'id' | 'number' | 'customer' | 'contactName' | 'email' | 'phone' | 'locale' | 'total' | 'placedAt'
>

/** Tells the customer what becomes of a request. */
export async function notifyCancellation(
  work: Paying,
  order: Contact,
  { id, number, destination }: CancellationRequest,
  key: Key,
  values: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await notify(work, key, {
    to: [buyerOf(order)],
    values: {
      'order.number': order.number,
      'order.total': order.total,
      'order.date': order.placedAt,
      'order.url': null,
      'refund.method': destination,
      ...values,
    },
    about: { area: 'cancellationRequest', id, name: number ?? '' },
  })
}
