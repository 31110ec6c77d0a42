import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { malformed } from '../../../../server/records/parameters.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { refused } from '../../../../server/refused.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment as area } from '../shipment.ts'
import { lockOrders } from './lockOrders.ts'

const ids = z.array(z.guid().toLowerCase()).min(1).max(500)

/** Parcels that arrived, or orders all of whose parcels under way did, and when; now where absent. */
export const markDeliveredInput = z.strictObject({
  shipments: ids.optional(),
  orders: ids.optional(),
  at: z.iso.datetime({ offset: true }).optional(),
})

/**
 * Marks parcels as delivered, also at an earlier time, as couriers report it; each that is refused is named with its reason. One whose
 * delivery had failed is brought out once more by that.
 * @throws ApiError `invalid` at `at` for a time that is still to come
 */
export async function markDelivered(
  { db, actor, records, at: now }: SaleWork,
  { shipments: chosen, orders, at }: z.output<typeof markDeliveredInput>,
): Promise<{ done: string[]; refused: RefusedRecord[] }> {
  if ((chosen === undefined) === (orders === undefined)) throw malformed('shipments or orders')
  const time = at ? new Date(at).toISOString() : now
  if (time > now) throw refused<typeof markDeliveredInput>('at', 'in-future')
  const shipments = chosen ?? (await underWay(db, actor, orders ?? []))
  await lockOrders(db, shipments)
  return forEachRecord(db, shipments, async (id) => {
    const parcel = (await records.read(area, id)) as Shipment | undefined
    if (!parcel) throw new ApiError('not-found')
    if (parcel.handedOverAt && time < parcel.handedOverAt)
      throw refused<typeof markDeliveredInput>('at', 'before-hand-over')
    if (parcel.status === 'attemptFailed') await records.transition(area, id, 'bringOut')
    await records.transition(area, id, 'deliver', { deliveredAt: time })
  })
}

async function underWay(db: Db, actor: SaleWork['actor'], orders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "shipment" WHERE "order" = ANY (${[...orders]}::uuid[])
      AND "status" IN ('handedOver', 'inTransit', 'outForDelivery', 'attemptFailed') AND ${withinReach(actor, area, 'shipment')}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
