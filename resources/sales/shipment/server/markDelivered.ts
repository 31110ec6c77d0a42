import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { forEachRecord } from '../../../../server/records/forEachRecord.ts'
import { refused } from '../../../../server/refused.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { shipment as area } from '../shipment.ts'
import { meantInput, meantParcels, type RefusedParcel, withNumbers } from './meantParcels.ts'

const underWay = ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed'] as const

/** Parcels that arrived, or orders all of whose parcels under way did, and when; now where absent. */
export const markDeliveredInput = meantInput.extend({ at: z.iso.datetime({ offset: true }).optional() })

/**
 * Marks parcels as delivered, also at an earlier time, as couriers report it; each that is refused is named with its reason. One whose
 * delivery had failed is brought out once more by that.
 * @throws ApiError `invalid` at `at` for a time that is still to come
 */
export async function markDelivered(
  { db, actor, records, at: now }: SaleWork,
  { at, ...meant }: z.output<typeof markDeliveredInput>,
): Promise<{ done: string[]; refused: RefusedParcel[] }> {
  const time = at ? new Date(at).toISOString() : now
  if (time > now) throw refused<typeof markDeliveredInput>('at', 'in-future')
  const shipments = await meantParcels({ db, actor }, meant, underWay)
  await lockOrdersOf(db, 'shipment', shipments)
  const { done, refused: left } = await forEachRecord(db, shipments, async (id) => {
    const parcel = (await records.read(area, id)) as Shipment | undefined
    if (!parcel) throw new ApiError('not-found')
    if (parcel.handedOverAt && time < parcel.handedOverAt)
      throw refused<typeof markDeliveredInput>('at', 'before-hand-over')
    if (parcel.status === 'attemptFailed') await records.transition(area, id, 'bringOut')
    await records.transition(area, id, 'deliver', { deliveredAt: time })
  })
  return { done, refused: await withNumbers({ db, actor }, left) }
}
