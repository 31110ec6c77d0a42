import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** The fee of the approved request that called a parcel back, in paise, as far as no refund has borne it; zero where nobody did. */
export async function recallFee(db: Db, shipment: string): Promise<number> {
  const { rows } = await sql<{ fee: number | null }>`
    SELECT "fee"::float8 AS "fee" FROM "cancellation_request"
    WHERE "status" = 'approvedWithRecall' AND "refunded" = 0 AND ("recall")[1] = ${shipment}::uuid`.execute(
    db,
  )
  return rows[0]?.fee ?? 0
}
