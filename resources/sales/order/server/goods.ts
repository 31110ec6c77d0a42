import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { category } from '../../../catalogue/category/category.ts'

/** A variant as an order needs it: its snapshot, its price now, and what the shop says of its product. */
export interface Goods {
  readonly variant: string
  readonly product: string
  readonly sku: string
  readonly name: string
  readonly options: string | null
  readonly hsn: string | null
  readonly taxCategory: string | null
  readonly mrp: number
  /** What a piece costs in the shop at that time. */
  readonly price: number
  /** Grams. */
  readonly weight: number
  readonly forSale: boolean
  readonly codAllowed: boolean
  readonly exchangeable: boolean
  /** Whether it may be sent back, and for how many days after its delivery: null where only the shop's setting says so. */
  readonly returnable: boolean
  readonly returnWindowDays: number | null
  readonly maxPerOrder: number | null
  readonly categories: readonly string[]
  readonly brand: string | null
  /** Pieces that can be promised now, over all places that ship. */
  readonly available: number
}

/** How deep the tree of categories may be. */
const deepest = category.fields.parent.options.maxDepth

/**
 * Reads the goods of an order by the ids of their variants, in one statement; what is unknown is left out. The tax category is that
 * of the product, else the one whose HSN prefix fits best, else the default of goods. Whether and how long it may be sent back, and
 * whether it may be paid at the door, is what the product says, else the nearest category above it that says anything.
 */
export async function readGoods(
  db: Db,
  variants: readonly string[],
  at: string,
): Promise<Map<string, Goods>> {
  if (variants.length === 0) return new Map()
  const { rows } = await sql<Goods>`
    SELECT v."id" AS "variant", p."id" AS "product", v."sku", p."name",
      nullif(concat_ws(', ', nullif(v."colour", ''), nullif(v."size", ''), nullif(v."other", '')), '') AS "options",
      p."hsn_code" AS "hsn",
      coalesce(p."tax_category", (
        SELECT c."id" FROM "tax_category" c
        LEFT JOIN "tax_category_hsn_prefixes" x ON x."owner_id" = c."id" AND starts_with(p."hsn_code", x."prefix")
        WHERE c."active" AND c."applies_to" = 'goods' AND (x."prefix" IS NOT NULL OR c."is_default")
        ORDER BY length(coalesce(x."prefix", '')) DESC, c."name" LIMIT 1)) AS "taxCategory",
      v."mrp"::float8 AS "mrp",
      (CASE WHEN v."special_price" IS NOT NULL AND coalesce(v."special_from" <= ${at}, true)
        AND coalesce(v."special_to" > ${at}, true) THEN v."special_price" ELSE v."sale_price" END)::float8 AS "price",
      coalesce(v."weight", p."weight", 0) AS "weight",
      (p."status" = 'active' AND v."active") AS "forSale",
      coalesce(p."cod_allowed", said."cod", true) AS "codAllowed", coalesce(p."exchangeable", true) AS "exchangeable",
      coalesce(p."returnable", said."returnable", true) AS "returnable",
      coalesce(p."return_window_days", said."days") AS "returnWindowDays",
      p."max_per_order" AS "maxPerOrder", p."brand",
      array_remove(p."categories" || p."primary_category", NULL) AS "categories",
      coalesce((SELECT sum(greatest(s."sellable", 0)) FROM "stock_level" s
        JOIN "stock_location" l ON l."id" = s."location" AND l."active" AND l."ships_orders"
        WHERE s."variant" = v."id"::text), 0)::int AS "available"
    FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id"
    LEFT JOIN LATERAL (
      WITH RECURSIVE up ("id", "step") AS (
        SELECT p."primary_category", 1
        UNION ALL SELECT c."parent", up."step" + 1 FROM up JOIN "category" c ON c."id" = up."id"
        WHERE c."parent" IS NOT NULL AND up."step" < ${deepest}
      )
      SELECT
        (array_agg(c."returnable" ORDER BY up."step") FILTER (WHERE c."returnable" IS NOT NULL))[1] AS "returnable",
        (array_agg(c."return_window_days" ORDER BY up."step") FILTER (WHERE c."return_window_days" IS NOT NULL))[1] AS "days",
        (array_agg(c."cod_allowed" ORDER BY up."step") FILTER (WHERE c."cod_allowed" IS NOT NULL))[1] AS "cod"
      FROM up JOIN "category" c ON c."id" = up."id") said ON true
    WHERE v."id" = ANY (${[...new Set(variants)]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.variant, row]))
}
