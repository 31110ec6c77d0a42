import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { endingSoon } from '../rules/couponPhase.ts'

/**
 * Writes where coupons stand (`couponPhase`, in SQL) and what share of their limits is used up: of some, or of all, where only those
 * that changed are written. `at` is ISO.
 */
export async function refreshPhases(db: Tx, at: string, ids?: readonly string[]): Promise<void> {
  const some = ids ? sql`AND c."id" = ANY (${[...ids]}::uuid[])` : sql``
  await sql`
    UPDATE "coupon" c SET "phase" = n."phase", "used_share" = n."share", "average_order" = n."average"
    FROM (
      SELECT "id",
        CASE
          WHEN "status" <> 'active' THEN "status"
          WHEN "ends_at" <= ${at}::timestamptz THEN 'ended'
          WHEN coalesce("used_count", 0) + coalesce("reserved_count", 0) >= "total_limit" THEN 'exhausted'
          WHEN coalesce("discount_given", 0) + coalesce("reserved_discount", 0) >= "budget" THEN 'exhausted'
          WHEN "starts_at" > ${at}::timestamptz THEN 'scheduled'
          WHEN "ends_at" - ${at}::timestamptz <= ${endingSoon}::float8 * interval '1 millisecond' THEN 'endingSoon'
          ELSE 'live'
        END AS "phase",
        CASE WHEN "total_limit" IS NOT NULL OR "budget" IS NOT NULL THEN least(100, round(greatest(
          100.0 * (coalesce("used_count", 0) + coalesce("reserved_count", 0)) / "total_limit",
          100.0 * (coalesce("discount_given", 0) + coalesce("reserved_discount", 0)) / "budget"), 1)) END AS "share",
        CASE WHEN "used_count" > 0 THEN round("revenue"::numeric / "used_count")::bigint END AS "average"
      FROM "coupon"
    ) n
    WHERE c."id" = n."id" ${some} AND (c."phase" IS DISTINCT FROM n."phase" OR c."used_share" IS DISTINCT FROM n."share"
      OR c."average_order" IS DISTINCT FROM n."average")`.execute(db)
}
