import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { isSame } from '../../../../server/records/values.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { usualLowStock as asDelivered } from '../../../shared/settings/rules/usualLowStock.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { product } from '../../product/product.ts'

type Product = RecordOf<typeof product>

/** How few pieces are few for a variant that does not say so itself. */
export const usualLowStock = sql<number>`coalesce(
  (SELECT ("value" #>> '{}')::integer FROM "config_setting" WHERE "key" = 'stock.low'), ${asDelivered}::integer)`

/** Whether a variant `v` has few pieces; one that is not sold has none to miss. */
export const hasFew = sql<boolean>`v."active" AND v."stock" <= coalesce(v."low_stock", ${usualLowStock})`

/**
 * Counts the variants with few pieces of one product again, by what the shop calls few: the product itself knows only what it was
 * delivered with. No version and no history tell of it, as of all that follows the stock.
 */
export async function recountLow(db: Db, product: string): Promise<void> {
  await sql`${keptPlan}
    UPDATE "product" p SET "low_variants" = s."low" FROM (${low(sql`v."owner_id" = ${product}`)}) s
    WHERE p."id" = s."product" AND p."low_variants" IS DISTINCT FROM s."low"`.execute(db)
}

/** Whether a save may have changed how many of a product's variants have few pieces; it computes the number anew as it was delivered. */
export const mayBeFew = ({ record, previous }: OpenChange<Product>): boolean =>
  !isSame(record.lowVariants, previous?.lowVariants) || !isSame(record.variants, previous?.variants)

/** The same of everything that is sold, once the shop calls something else few; the levels of the stock follow too. */
export async function refreshLowStock(db: Db): Promise<void> {
  const { 'stock.low': usual } = await readSettings(db, ['stock.low'])
  await sql`
    UPDATE "stock_level" l SET "low_at" = ${usual}::integer, "state" = CASE WHEN l."available" <= 0 THEN 'out'
      WHEN l."available" <= ${usual}::integer THEN 'low' ELSE 'enough' END
    FROM "product_variants" v
    WHERE v."id"::text = l."variant" AND v."low_stock" IS NULL AND l."low_at" <> ${usual}::integer`.execute(
    db,
  )
  await sql`
    UPDATE "product" p SET "low_variants" = s."low" FROM (${low(sql`true`)}) s
    WHERE p."id" = s."product" AND p."low_variants" IS DISTINCT FROM s."low"`.execute(db)
}

const low = (where: ReturnType<typeof sql>) => sql`
  SELECT v."owner_id" AS "product", (count(*) FILTER (WHERE ${hasFew}))::integer AS "low"
  FROM "product_variants" v WHERE ${where} GROUP BY v."owner_id"`
