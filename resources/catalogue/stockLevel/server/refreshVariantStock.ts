import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { hasFew } from './refreshLowStock.ts'

/**
 * Writes what can be sold of each variant of locked products, over all places, into the variants and the products. Neither a
 * version nor the history tells of it: it is no part of what somebody edits, so a form that is open can still be saved.
 */
export async function refreshVariantStock(db: Tx, products: readonly string[]): Promise<void> {
  if (products.length === 0) return
  const ids = [...products].sort()
  await sql`
    UPDATE "product_variants" v SET "stock" = coalesce(s."available", 0)
    FROM "product_variants" w
    LEFT JOIN (
      SELECT "variant", sum("available")::integer AS "available" FROM "stock_level"
      WHERE "product" = ANY (${ids}::uuid[]) GROUP BY "variant") s ON s."variant" = w."id"::text
    WHERE w."id" = v."id" AND v."owner_id" = ANY (${ids}::uuid[])
      AND v."stock" IS DISTINCT FROM coalesce(s."available", 0)`.execute(db)
  // The same as the computed fields of the product (resources/catalogue/product/rules/priceFacts.ts, resources/catalogue/product/rules/facets.ts).
  await sql`
    UPDATE "product" p
    SET "stock" = s."stock", "low_variants" = s."low", "stocked_sizes" = s."in_stock", "sold_out_sizes" = s."sold_out"
    FROM (
      SELECT q."id", coalesce(sum(v."stock"), 0)::integer AS "stock",
        (count(*) FILTER (WHERE ${hasFew}))::integer AS "low",
        coalesce(min(z."in_stock"), '{}') AS "in_stock", coalesce(min(z."sold_out"), '{}') AS "sold_out"
      FROM "product" q LEFT JOIN "product_variants" v ON v."owner_id" = q."id"
      LEFT JOIN (
      SELECT "owner_id", array_agg("size" ORDER BY "first") FILTER (WHERE "pieces" > 0) AS "in_stock",
        array_agg("size" ORDER BY "first") FILTER (WHERE "pieces" <= 0) AS "sold_out"
      FROM (
        SELECT "owner_id", "size", sum("stock") AS "pieces", min("position") AS "first" FROM "product_variants"
        WHERE "owner_id" = ANY (${ids}::uuid[]) AND "active" AND "size" <> '' GROUP BY "owner_id", "size") o
      GROUP BY "owner_id") z ON z."owner_id" = q."id"
      WHERE q."id" = ANY (${ids}::uuid[]) GROUP BY q."id") s
    WHERE p."id" = s."id" AND (p."stock", p."low_variants", p."stocked_sizes", p."sold_out_sizes")
      IS DISTINCT FROM (s."stock", s."low", s."in_stock", s."sold_out")`.execute(db)
}
