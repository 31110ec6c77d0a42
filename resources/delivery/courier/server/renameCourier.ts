import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'

/**
 * Lets the pincodes of a courier call it as it is called now. What was given to it, parcels and pickups, keeps the name of its time.
 * Nobody changed the pincodes: neither version nor history tells of it.
 */
export async function renameCourier(db: Tx, id: string, before: string): Promise<void> {
  await sql`
    UPDATE pincode_couriers r SET courier = c.name FROM courier c
    WHERE c.id = ${id} AND lower(r.courier) = lower(${before})`.execute(db)
}
