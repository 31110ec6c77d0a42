import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { recount } from '../../../../server/records/countUses.ts'
import type { Registry } from '../../../../src/core/index.ts'
import { courier } from '../courier.ts'

/**
 * Lets everything that names a courier by hand point to its record, and counts what points to each; nobody changed anything, so neither
 * versions nor histories tell of it.
 */
export async function linkCouriers(db: Tx, registry: Registry): Promise<void> {
  for (const table of ['shipment', 'order_return']) {
    await sql`
      UPDATE ${sql.table(table)} t SET carrier = c.id FROM courier c
      WHERE t.carrier IS NULL AND lower(t.courier) = lower(c.name)`.execute(db)
  }
  await sql`
    UPDATE pincode p SET carriers = f.ids
    FROM (SELECT r.owner_id, array_agg(DISTINCT c.id) AS ids
      FROM pincode_couriers r JOIN courier c ON lower(c.name) = lower(r.courier) GROUP BY 1) f
    WHERE p.id = f.owner_id AND p.carriers IS DISTINCT FROM f.ids`.execute(db)
  await sql`
    UPDATE delivery_zone_methods m SET preferred = f.ids, couriers = NULL
    FROM (SELECT w.id, array_agg(c.id ORDER BY w.place) AS ids
      FROM (SELECT o.id, n.name, n.place FROM delivery_zone_methods o,
        unnest(regexp_split_to_array(o.couriers, ' *[,;/] *')) WITH ORDINALITY n(name, place)) w
      JOIN courier c ON lower(c.name) = lower(w.name) GROUP BY 1) f
    WHERE m.id = f.id`.execute(db)
  const { rows } = await sql<{ id: string }>`SELECT id FROM courier`.execute(db)
  await recount(
    db,
    registry,
    courier,
    rows.map(({ id }) => id),
  )
}
