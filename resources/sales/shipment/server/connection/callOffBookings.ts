import { sql } from 'kysely'
import type { Context } from '../../../../../server/context.ts'
import { callOffBooking } from './askCourier.ts'

/**
 * Calls off what couriers were asked by machine to carry and shall not: the parcel is cancelled, or is carried under another number. What
 * cannot be called off now is tried again for a week; until then the parcel says with whom it is booked.
 */
export async function callOffBookings(context: Context, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "shipment" WHERE "booked_with" IS NOT NULL AND "updated_at" > ${now.toISOString()}::timestamptz - interval '7 days'
      AND ("status" = 'cancelled' OR ("status" NOT IN ('pending', 'packed') AND upper("awb") <> coalesce(upper("booked_awb"), '')))
    ORDER BY "id" LIMIT 50`.execute(context.database.db)
  for (const { id } of rows) await callOffBooking(context, id)
}
