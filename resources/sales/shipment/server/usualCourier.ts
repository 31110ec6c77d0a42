import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'

/**
 * The name of the courier that a zone prefers for the way of delivery of an order, if the pincode is listed: the first that is active,
 * delivers, takes cash where there is some to take, and does so at the pincode as far as it has said.
 */
export async function usualCourier(
  db: Db,
  { shippingAddress, shippingMethod }: Order,
  takesCash: boolean,
): Promise<string | null> {
  if (!shippingAddress || shippingMethod === null) return null
  const { pincode, country } = shippingAddress
  const can = (alias: string) =>
    sql`${sql.ref(`${alias}.forward`)} AND (${sql.ref(`${alias}.cod`)} OR NOT ${takesCash}::boolean)`
  const { rows } = await sql<{ name: string }>`
    SELECT c.name FROM pincode p JOIN country k ON k.id = p.country AND k.iso2 = ${country}
      JOIN delivery_zone_methods m ON m.owner_id = p.zone AND m.code = ${shippingMethod}
      CROSS JOIN unnest(m.preferred) WITH ORDINALITY u(id, place)
      JOIN courier c ON c.id = u.id AND c.active AND ${can('c')}
      LEFT JOIN pincode_couriers r ON r.owner_id = p.id AND lower(r.courier) = lower(c.name)
    WHERE p.pincode = ${pincode} AND (r.id IS NULL OR (${can('r')}))
    ORDER BY u.place LIMIT 1`.execute(db)
  return rows[0]?.name ?? null
}
