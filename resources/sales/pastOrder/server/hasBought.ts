import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { isBoughtSql } from '../../order/server/boughtSql.ts'

/**
 * Whether a customer has bought a product: by an order that was placed and still stands, or by a past order that was not called off and names
 * a SKU of the product. Past orders without SKUs prove nothing: a name alone may be of another product.
 */
export async function hasBought(db: Tx, customer: string, product: string): Promise<boolean> {
  const { rows } = await sql<{ bought: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM "order" o JOIN "order_lines" l ON l."owner_id" = o."id"
      WHERE o."customer" = ${customer} AND l."product" = ${product}
        AND ${sql.raw(isBoughtSql)}
    ) OR EXISTS (
      SELECT 1 FROM "past_order" o JOIN "past_order_lines" l ON l."owner_id" = o."id"
        JOIN "product_variants" v ON lower(v."sku") = lower(l."sku")
      WHERE o."customer" = ${customer} AND v."owner_id" = ${product} AND o."state" <> 'cancelled'
    ) AS "bought"`.execute(db)
  return rows[0]?.bought ?? false
}
