import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'

/**
 * Keeps what a product says of its ratings: how many are approved, and their average to one hundredth. Not a change that anybody made to
 * the product, so neither version nor history tell of it.
 */
export async function recountProduct(db: Tx, product: string): Promise<void> {
  await sql`
    UPDATE "product" SET ("rating_count", "rating_average") = (
      SELECT count(*)::int, round(avg("rating"), 2) FROM "rating" WHERE "product" = ${product} AND "status" = 'approved')
    WHERE "id" = ${product}`.execute(db)
}
