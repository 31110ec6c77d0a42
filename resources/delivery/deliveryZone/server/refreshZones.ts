import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { listedPlaces, servingSql } from './zonesSql.ts'

/**
 * Writes into the listed pincodes which zone serves each, and into the zones how many they serve. Derived, so no version and no
 * history; to be called after every write that may change the answer. `where` narrows it to some pincodes (`p`).
 */
export async function refreshZones(db: Tx, where?: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE pincode t SET zone = s.zone, zone_by = s.level
    FROM pincode p LEFT JOIN (${servingSql(listedPlaces(where))}) s ON s.place = p.id
    WHERE t.id = p.id AND ${where ?? sql`true`}
      AND (t.zone IS DISTINCT FROM s.zone OR t.zone_by IS DISTINCT FROM s.level)`.execute(db)
  await countZones(db)
}

/** Writes into the zones how many listed pincodes they serve, where that has changed. */
export async function countZones(db: Tx): Promise<void> {
  await sql`
    UPDATE delivery_zone t SET pincode_count = c.count
    FROM (SELECT z.id, count(p.id)::int AS count FROM delivery_zone z LEFT JOIN pincode p ON p.zone = z.id GROUP BY z.id) c
    WHERE t.id = c.id AND t.pincode_count IS DISTINCT FROM c.count`.execute(db)
}
