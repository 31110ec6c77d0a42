import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import { recallFee } from '../../cancellationRequest/server/recallFee.ts'
import type { Shipment } from '../../invoice/server/work.ts'
import { orderReturn } from '../orderReturn.ts'
import { facetsOf } from './facetsOf.ts'
import { aboutOrder } from './requestReturn.ts'
import { openParcels, worthInParcel } from './returnable.ts'
import { returnPlace } from './returnPlaces.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

/**
 * A parcel that could not be delivered is back (areas, 23): a return of its own that begins as received, so that its goods are
 * inspected and restocked like any other; prepaid money goes back after that. The order is locked by the caller. A parcel has one.
 */
export async function openRto(work: ReturnWork, order: Order, shipment: Shipment): Promise<OrderReturn> {
  const invoiced = (await openParcels(work.db, order.id)).filter(({ parcel }) => parcel === shipment.id)
  const reason = await reasonId(work.db, 'return', 'not-delivered')
  const lines = shipment.lines.flatMap(({ line, quantity }) => {
    const of = order.lines.find(({ id }) => id === line)
    if (!of) return []
    const { product, variant, sku, name, options } = of
    const sold = invoiced.find((one) => one.line === line)
    const value = sold ? worthInParcel(sold, quantity) : 0
    const parcel = shipment.id
    return [
      { line, parcel, product, variant, sku, name, options, quantity, reason, value, received: quantity },
    ]
  })
  const fee = await recallFee(work.db, shipment.id)
  const created = await work.records.create(orderReturn, {
    ...aboutOrder(order),
    ...(await facetsOf(work.db, lines)),
    type: 'return',
    source: 'rto',
    shipment: shipment.id,
    inWindow: true,
    pickupMode: 'selfShip',
    courier: shipment.courier,
    reasons: reason ? [reason] : [],
    location: await returnPlace(work.db, [shipment.location]),
    lines: lines as unknown as OrderReturn['lines'],
    deductions: (fee > 0
      ? [{ type: 'other', amount: fee, reason: null }]
      : []) as unknown as OrderReturn['deductions'],
  })
  return work.records.transition(orderReturn, created.id, 'arrive')
}
