import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { type CouponUsage, unused } from '../rules/couponCart.ts'
import { shopTime } from '../rules/couponTime.ts'

/** Whose uses are counted, and which order is left out: it does not stand in its own way. */
export interface UsageOf {
  readonly customer: string | null
  readonly phone: string | null
  readonly at: string
  readonly order: string | null
}

/** How often each of some coupons was used or is reserved, by their ids. A customer is known by the account and by the telephone. */
export async function usagesOf(
  db: Db,
  coupons: readonly string[],
  { customer, phone, at, order }: UsageOf,
): Promise<(coupon: string) => CouponUsage> {
  if (coupons.length === 0) return () => unused
  const ids = [...coupons]
  const { day } = shopTime(at)
  const { rows } = await sql<CouponUsage & { coupon: string }>`
    SELECT c."id" AS "coupon",
      coalesce(c."used_count", 0) + coalesce(c."reserved_count", 0) - coalesce(own."uses", 0) AS "uses",
      (coalesce(c."discount_given", 0) + coalesce(c."reserved_discount", 0) - coalesce(own."discount", 0))::float8 AS "discount",
      (SELECT count(*)::int FROM "_coupon_uses" u WHERE u."coupon" = c."id" AND u."day" = ${day}::date
        AND u."state" <> 'released' AND u."order_id" IS DISTINCT FROM ${order}::uuid) AS "usesToday",
      (SELECT count(*)::int FROM "_coupon_uses" u WHERE u."coupon" = c."id"
        AND (u."customer" = ${customer}::uuid OR u."phone" = ${phone}::text)
        AND u."state" <> 'released' AND u."order_id" IS DISTINCT FROM ${order}::uuid) AS "usesByCustomer"
    FROM "coupon" c
    LEFT JOIN LATERAL (SELECT 1 AS "uses", u."discount" FROM "_coupon_uses" u WHERE u."coupon" = c."id"
      AND u."order_id" = ${order}::uuid AND u."state" <> 'released') own ON true
    WHERE c."id" = ANY (${ids}::uuid[])`.execute(db)
  const found = new Map(rows.map(({ coupon, ...usage }) => [coupon, usage]))
  return (coupon) => found.get(coupon) ?? unused
}
