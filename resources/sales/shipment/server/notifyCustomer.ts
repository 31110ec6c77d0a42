import { findRecord } from '../../../../server/records/read.ts'
import type { EventName } from '../../../messages/notification/rules/eventKeys.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { reason as reasonArea } from '../../../shared/reason/reason.ts'
import type { Order, SaleWork, Shipment } from '../../invoice/server/work.ts'
import { buyerOf, orderValues } from '../../order/server/buyerOf.ts'

/** Tells the customer of an order what happened to a parcel of it. */
export async function notifyCustomer(
  work: SaleWork,
  order: Order,
  key: EventName,
  shipment: Shipment,
): Promise<void> {
  if (!order.email && !order.phone) return
  const reason = shipment.failedReason
    ? await findRecord(work.db, reasonArea, shipment.failedReason)
    : undefined
  await notify(work, key, {
    to: [buyerOf(order)],
    values: {
      ...orderValues(order),
      'shipment.courier': shipment.courier ?? '',
      'shipment.awb': shipment.awb ?? '',
      'shipment.url': shipment.trackingUrl ?? '',
      'shipment.expected': shipment.expectedOn ?? '',
      reason: reason?.name ?? shipment.failedNote ?? '',
    },
    about: { area: 'shipment', id: shipment.id, name: shipment.number ?? '' },
  })
}
