import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { columnName } from '../../../../src/derive/sqlNames.ts'
import { stockParts } from '../rules/quantities.ts'

/** Something in the stock that does not add up: which rule, at which SKU, and the two numbers that should be equal. */
export interface StockFault {
  readonly rule: 'sum' | 'available' | 'negative' | 'variant' | 'product' | 'orphan'
  readonly what: string
  readonly is: number
  readonly shouldBe: number
}

/**
 * Proves a database's stock, or tells what is wrong in it (at most a hundred faults of each rule): every level is the sum of its
 * movements, part by part; what is available follows from the parts and is not oversold; every variant has the sum of its
 * levels, every product that of its variants; and no level with pieces is of a variant that is gone.
 */
export async function checkStock(db: Db): Promise<StockFault[]> {
  const sums = stockParts
    .map((part) => `sum("${columnName(part)}_change")::integer AS "${columnName(part)}"`)
    .join(', ')
  const parts = stockParts
    .map(
      (part) => `SELECT 'sum' AS "rule", coalesce(l."sku", m."sku") || ' ${part}' AS "what",
        coalesce(l."${columnName(part)}", 0) AS "is", coalesce(m."${columnName(part)}", 0) AS "shouldBe"
        FROM "stock_level" l FULL JOIN m ON m."variant" = l."variant" AND m."location" = l."location"
        WHERE coalesce(l."${columnName(part)}", 0) <> coalesce(m."${columnName(part)}", 0)`,
    )
    .join(' UNION ALL ')
  const { rows } = await sql<StockFault>`
    WITH m AS (SELECT "variant", "location", min("sku") AS "sku", ${sql.raw(sums)} FROM "stock_movement" GROUP BY 1, 2),
    faults AS (
      ${sql.raw(parts)}
      UNION ALL SELECT 'available', "sku", "available",
        "on_hand" - "committed" - "reserved" - "damaged" - "qc" - "safety" FROM "stock_level"
      WHERE "available" <> "on_hand" - "committed" - "reserved" - "damaged" - "qc" - "safety"
        OR "sellable" <> "available" + "backorder" OR "unavailable" <> "damaged" + "qc" + "safety"
        OR "state" <> CASE WHEN "available" <= 0 THEN 'out' WHEN "available" <= "low_at" THEN 'low' ELSE 'enough' END
      UNION ALL SELECT 'negative', "sku", "available", 0 FROM "stock_level"
      WHERE least("on_hand", "committed", "reserved", "damaged", "qc", "safety", "incoming", "sellable") < 0
      UNION ALL SELECT 'variant', v."sku", v."stock", coalesce(s."available", 0) FROM "product_variants" v
      LEFT JOIN (SELECT "variant", sum("available")::integer AS "available" FROM "stock_level" GROUP BY 1) s
        ON s."variant" = v."id"::text WHERE v."stock" <> coalesce(s."available", 0)
      UNION ALL SELECT 'product', p."name", p."stock", coalesce(s."stock", 0) FROM "product" p
      LEFT JOIN (SELECT "owner_id", sum("stock")::integer AS "stock" FROM "product_variants" GROUP BY 1) s
        ON s."owner_id" = p."id" WHERE p."stock" IS DISTINCT FROM coalesce(s."stock", 0)
      UNION ALL SELECT 'orphan', l."sku", l."on_hand", 0 FROM "stock_level" l
      WHERE NOT EXISTS (SELECT 1 FROM "product_variants" v WHERE v."id"::text = l."variant")
        AND greatest("on_hand", "committed", "reserved", "incoming") > 0)
    SELECT "rule", "what", "is", "shouldBe" FROM (
      SELECT *, row_number() OVER (PARTITION BY "rule" ORDER BY "what") AS "place" FROM faults) numbered
    WHERE "place" <= 100 ORDER BY "rule", "what"`.execute(db)
  return rows
}
