import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/**
 * The GST code of the state that a location supplies from, by its GSTIN; of the first active location that ships, where none is
 * named. Undefined where there is none with a GSTIN.
 */
export async function supplyState(db: Db, location?: string): Promise<string | undefined> {
  const one = location === undefined ? sql`"active" AND "ships_orders"` : sql`"id" = ${location}`
  const { rows } = await sql<{ state: string }>`
    SELECT left("gstin", 2) AS "state" FROM "stock_location"
    WHERE "gstin" IS NOT NULL AND ${one} ORDER BY "priority", "id" LIMIT 1`.execute(db)
  return rows[0]?.state
}
