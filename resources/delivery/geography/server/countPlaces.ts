import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'

/** The days that places count their orders of. */
const days = 90

/**
 * Keeps how many orders of the last ninety days went to each pincode, city and state, and how many per cent of the parcels whose way
 * ended in that time came back from a pincode. Nobody changed the places: neither version nor history tells of it.
 */
export async function countPlaces(db: Tx, now: string): Promise<void> {
  const within = (moment: string) =>
    sql`${sql.raw(moment)} > ${now}::timestamptz - ${days} * interval '1 day' AND ${sql.raw(moment)} <= ${now}::timestamptz`
  await sql`
    UPDATE pincode AS p SET orders_lately = f.orders, rto_lately = f.rto
    FROM (SELECT c.id, coalesce(o.orders, 0) AS orders, e.rto FROM pincode c
      LEFT JOIN (SELECT pincode, count(*)::int AS orders FROM "order" WHERE ${within('placed_at')} GROUP BY 1) o ON o.pincode = c.pincode
      LEFT JOIN (SELECT d.pincode, round(100.0 * count(s.rto_at) / count(*), 1) AS rto
        FROM shipment s JOIN "order" d ON d.id = s."order"
        WHERE ${within('coalesce(s.rto_at, s.delivered_at)')} GROUP BY 1) e ON e.pincode = c.pincode) f
    WHERE p.id = f.id AND (coalesce(p.orders_lately, -1), p.rto_lately) IS DISTINCT FROM (f.orders, f.rto)`.execute(
    db,
  )
  for (const place of ['city', 'state'] as const) {
    const of = sql.ref(place)
    await sql`
      UPDATE ${of} AS p SET orders_lately = f.orders
      FROM (SELECT c.id, coalesce(sum(n.orders_lately), 0)::int AS orders FROM ${of} c
        LEFT JOIN pincode n ON n.${of} = c.id GROUP BY 1) f
      WHERE p.id = f.id AND coalesce(p.orders_lately, -1) <> f.orders`.execute(db)
  }
}
