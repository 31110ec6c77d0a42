import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/** What coupons took off pieces that were called off was worked out from the line as it was at the moment; now it stands there. */
const couponsOfCancelledPieces: NumberedMigration = async (tx) => {
  await sql`ALTER TABLE "order_lines" ADD COLUMN IF NOT EXISTS "cancelled_coupon" bigint NOT NULL DEFAULT 0`.execute(
    tx,
  )
  await sql`UPDATE "order_lines" SET "cancelled_coupon" = "coupon_discount" * "cancelled" / "quantity"
    WHERE "cancelled" > 0 AND "coupon_discount" > 0`.execute(tx)
}

export default couponsOfCancelledPieces
