import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'

/** Locks the orders of parcels before the parcels themselves, always in one order, so that two requests never get stuck. */
export async function lockOrders(db: Tx, shipments: readonly string[]): Promise<void> {
  await sql`
    SELECT 1 FROM "order" WHERE "id" IN (SELECT "order" FROM "shipment" WHERE "id" = ANY (${[...shipments]}::uuid[]))
    ORDER BY "id" FOR UPDATE`.execute(db)
}
