import type { OpenChange } from '../../../../server/context.ts'
import { defined } from '../../../../src/core/defined.ts'
import {
  demandCourier,
  findCouriers,
  type KnownCourier,
} from '../../../delivery/courier/server/findCouriers.ts'
import type { Shipment } from '../../invoice/server/work.ts'

/**
 * What follows from the courier and the AWB that a parcel was given: the courier's name as it is now, its record, how it is asked by machine, and the page where the
 * parcel is followed, unless somebody wrote another one.
 * @throws ApiError `invalid` at `courier`, as `demandCourier` says
 */
export async function carriage({ db, record, previous }: OpenChange<Shipment>): Promise<Partial<Shipment>> {
  const isOther = record.courier !== (previous?.courier ?? null)
  if (!isOther && record.awb === (previous?.awb ?? null)) return {}
  if (record.courier === null) return { carrier: null, connection: null }
  const duties = (record.codAmount ?? 0) > 0 ? (['forward', 'cod'] as const) : (['forward'] as const)
  const found = isOther
    ? await demandCourier<Shipment>(db, 'courier', record.courier, duties)
    : (await findCouriers(db, [record.courier])).get(record.courier.toLowerCase())
  const isWritten = record.trackingUrl !== (previous?.trackingUrl ?? null)
  const followed = isWritten ? null : followedAt(found, record.awb)
  return defined({
    courier: isOther && found ? found.name : undefined,
    carrier: isOther && found ? found.id : undefined,
    connection: isOther && found ? found.connection : undefined,
    trackingUrl: followed === null ? undefined : followed,
  })
}

const followedAt = (found: KnownCourier | undefined, awb: string | null): string | null =>
  found?.trackingPattern && awb ? found.trackingPattern.replaceAll('{awb}', encodeURIComponent(awb)) : null
