import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { stockMovement } from '../../stockMovement/stockMovement.ts'

/**
 * Takes the lines of a product away that an import made and counted by mistake, so that it can be deleted again: they and what undid them
 * add up to nothing. Where anything else ever moved, all of them stay, and with them the product.
 */
export async function purgeBookings(db: Tx, product: string, entries: readonly string[]): Promise<void> {
  const own = sql`("id" = ANY (${[...entries]}::uuid[])
    OR coalesce("cause" = ${stockMovement.name} AND "cause_id" = ANY (${[...entries]}::text[]), false))`
  await sql`
    DELETE FROM "stock_movement" WHERE "product" = ${product} AND NOT EXISTS (
      SELECT 1 FROM "stock_movement" WHERE "product" = ${product} AND NOT ${own})`.execute(db)
}
