import { sql } from 'kysely'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { shipment } from '../shipment.ts'

interface Asking {
  readonly id: string
  readonly cash: number
  readonly isHere: boolean
}

/**
 * Money has come for an order that was to be paid at the door, some of it was called off, or a parcel was packed: parcels that are still here ask for no more
 * than is due beside what those under way collect, the last ones for less first, and before them those that are to be packed. What a courier has been told stays, such as of a parcel
 * that was booked by machine. The order is locked by the caller, and in step.
 */
export async function lowerCash(
  { db, records }: Pick<SaleWork, 'db' | 'records'>,
  { id: order, due }: Pick<Order, 'id' | 'due'>,
): Promise<void> {
  const { rows } = await sql<Asking>`
    SELECT "id", "cod_amount"::float8 AS "cash",
      "status" IN ('pending', 'packed', 'labelReady') AND ("connection" IS NULL OR coalesce("awb", "booked_awb") IS NULL) AS "isHere" FROM "shipment"
    WHERE "order" = ${order} AND "cod_amount" > 0 AND "status" NOT IN ('cancelled', 'delivered', 'rtoReceived', 'lost')
    ORDER BY "status" = 'pending' DESC, "id" DESC`.execute(db)
  let above = rows.reduce((sum, { cash }) => sum + cash, 0) - (due ?? 0)
  for (const { id, cash } of rows.filter(({ isHere }) => isHere)) {
    const less = Math.min(cash, Math.max(0, above))
    above -= less
    if (less > 0) await records.write(shipment, id, { codAmount: cash - less })
  }
}
