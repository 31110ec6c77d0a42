import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../server/database/schema.ts'
import { dayOf } from './season.ts'
import { isCancelled, iso, type Told } from './told.ts'

/** Writes down who used which coupon; what was called off whole gave its use back. */
export async function insertCouponUses(tx: Tx, part: readonly Told[]): Promise<void> {
  const rows = part.flatMap((told) => {
    const { story, price, facts } = told
    const coupon = facts.coupons.get(story.couponCode ?? '')?.id
    if (!coupon || price.couponAmount === 0 || story.placed === null) return []
    const isReleased = isCancelled(told)
    return [
      {
        id: uuidv7(),
        coupon,
        code: story.couponCode,
        order: story.id,
        customer: story.buyer.customer,
        phone: story.buyer.phone,
        state: isReleased ? 'released' : 'used',
        discount: price.couponAmount,
        revenue: price.total,
        day: dayOf(story.placed),
        at: iso(story.placed),
        released: isReleased && story.cancel ? iso(story.cancel.at) : null,
      },
    ]
  })
  if (rows.length === 0) return
  await sql`
    INSERT INTO "_coupon_uses" ("id", "coupon", "code", "order_id", "customer", "phone", "state", "discount", "revenue", "day", "at",
      "released_at", "is_new")
    SELECT "id", "coupon", "code", "order", "customer", "phone", "state", "discount", "revenue", "day", "at", "released",
      EXISTS (SELECT 1 FROM "order" o WHERE o."id" = r."order" AND o."customer_type" = 'new')
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "coupon" uuid, "code" text, "order" uuid, "customer" uuid,
      "phone" text, "state" text, "discount" bigint, "revenue" bigint, "day" date, "at" timestamptz, "released" timestamptz)`.execute(
    tx,
  )
}
