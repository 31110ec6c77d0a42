import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { refreshPhases } from './refreshPhases.ts'

/** Counts all coupons anew from their uses, and where they stand at a moment (ISO); for what wrote uses in bulk. */
export async function recountCoupons(db: Tx, at: string): Promise<void> {
  await sql`
    UPDATE "coupon" c SET "used_count" = n."used", "reserved_count" = n."reserved", "discount_given" = n."discount",
      "reserved_discount" = n."held", "revenue" = n."revenue", "new_customers" = n."new",
      "first_used_at" = coalesce(n."first", c."first_used_at"), "last_used_at" = coalesce(n."last", c."last_used_at"),
      "code_count" = n."codes"
    FROM (
      SELECT c."id",
        count(u."id") FILTER (WHERE u."state" = 'used')::int AS "used",
        count(u."id") FILTER (WHERE u."state" = 'reserved')::int AS "reserved",
        coalesce(sum(u."discount") FILTER (WHERE u."state" = 'used'), 0)::bigint AS "discount",
        coalesce(sum(u."discount") FILTER (WHERE u."state" = 'reserved'), 0)::bigint AS "held",
        coalesce(sum(u."revenue") FILTER (WHERE u."state" = 'used'), 0)::bigint AS "revenue",
        count(u."id") FILTER (WHERE u."state" = 'used' AND u."is_new")::int AS "new",
        min(u."at") AS "first", max(u."at") AS "last",
        (SELECT count(*)::int FROM "coupon_code" k WHERE k."coupon" = c."id") AS "codes"
      FROM "coupon" c LEFT JOIN "_coupon_uses" u ON u."coupon" = c."id" GROUP BY c."id"
    ) n WHERE c."id" = n."id"`.execute(db)
  await refreshPhases(db, at)
}
