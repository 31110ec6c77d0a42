import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { PaymentMethod } from '../rules/methods.ts'

/** How money comes: its way, and the bank where there is one. */
export interface PaidBy {
  readonly method: PaymentMethod
  readonly bank: string | null
}

/** A coupon that asks for another way of paying, or another bank. */
export interface UnmetCoupon {
  readonly id: string
  readonly name: string
}

/**
 * The coupons of an order that none of its payments fits: neither money that is there (or held by a bank) nor the one that is coming
 * (`next`). One payment that fits is enough; what is paid beside it, after a change of the order, may come from anywhere.
 */
export async function unmetCoupons(
  db: Db,
  { id, coupons }: Pick<Order, 'id' | 'coupons'>,
  next?: PaidBy,
): Promise<UnmetCoupon[]> {
  const ids = coupons.flatMap(({ coupon }) => coupon ?? [])
  if (ids.length === 0) return []
  const { rows } = await sql<UnmetCoupon>`
    SELECT c."id", coalesce(c."code", c."name") AS "name" FROM "coupon" c
    WHERE c."id" = ANY (${ids}::uuid[]) AND NOT EXISTS (
      SELECT 1 FROM (
        SELECT ${next?.method ?? null}::text AS "method", ${next?.bank ?? null}::text AS "bank"
        UNION ALL
        SELECT p."method", p."bank" FROM "payment" p WHERE p."order" = ${id} AND (p."captured" > 0 OR p."status" = 'authorised')
      ) paid
      WHERE (cardinality(c."payment_methods") = 0 OR paid."method" = ANY (c."payment_methods"))
        AND (cardinality(c."banks") = 0 OR paid."bank" = ANY (c."banks")))
    ORDER BY c."priority", c."id"`.execute(db)
  return rows
}
