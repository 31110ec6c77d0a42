import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'

/**
 * Writes whether the prices of carts have changed and whether something is sold out or not on sale: of some, or of all that may still
 * become orders. In one statement; neither version nor history tells of it, as nobody changed the carts. `at` is ISO.
 */
export async function refreshItems(db: Tx, at: string, ids?: readonly string[]): Promise<void> {
  const which = ids
    ? sql`c."id" = ANY (${[...ids]}::uuid[])`
    : sql`c."status" IN ('active', 'abandoned') AND c."last_activity_at" > ${at}::timestamptz - interval '14 days'`
  await sql`
    UPDATE "cart" c SET "price_changed" = n."changed", "stock_problem" = n."short"
    FROM (
      SELECT i."owner_id" AS "id", bool_or(v."price" IS NOT NULL AND v."price" <> i."unit_price") AS "changed",
        bool_or(v."price" IS NULL OR NOT v."for_sale" OR v."stock" < i."quantity") AS "short"
      FROM "cart" c JOIN "cart_items" i ON i."owner_id" = c."id"
      LEFT JOIN LATERAL (
        SELECT v."stock", v."active" AND p."status" = 'active' AS "for_sale",
          CASE WHEN v."special_price" IS NOT NULL AND coalesce(v."special_from" <= ${at}::timestamptz, true)
            AND coalesce(v."special_to" > ${at}::timestamptz, true) THEN v."special_price" ELSE v."sale_price" END AS "price"
        FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id" WHERE v."id" = i."variant"::uuid
      ) v ON true
      WHERE ${which} GROUP BY 1
    ) n
    WHERE c."id" = n."id" AND (c."price_changed" IS DISTINCT FROM n."changed" OR c."stock_problem" IS DISTINCT FROM n."short")`.execute(
    db,
  )
}
