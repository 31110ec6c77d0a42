import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Coverage, Overlap, Unserved } from '../rules/answers.ts'
import { listedPlaces, takingSql } from './zonesSql.ts'

/** The pairs of zones that share listed pincodes, ties first; at most 200. */
export async function overlaps(db: Db): Promise<Overlap[]> {
  const { rows } = await sql<Overlap>`
    WITH taking AS MATERIALIZED (${takingSql(listedPlaces())}), pairs AS (
      SELECT a.zone AS one, b.zone AS two, count(*)::int AS pincodes,
        (count(*) FILTER (WHERE a.rank = b.rank))::int AS ties,
        coalesce(min(p.pincode) FILTER (WHERE a.rank = b.rank), min(p.pincode)) AS example
      FROM taking a JOIN taking b ON a.place = b.place AND a.zone < b.zone JOIN pincode p ON p.id = a.place
      GROUP BY a.zone, b.zone
    )
    SELECT json_build_object('id', x.id, 'name', x.name, 'priority', x.priority) AS first,
      json_build_object('id', y.id, 'name', y.name, 'priority', y.priority) AS second, pincodes, ties, example
    FROM pairs JOIN delivery_zone x ON x.id = one JOIN delivery_zone y ON y.id = two
    ORDER BY ties DESC, pincodes DESC, x.name, y.name LIMIT 200`.execute(db)
  return rows
}

/** Orders and carts of so many days tell where a shop is asked for. */
const demandDays = 90

/** How much of the list of pincodes is served, and 200 that are not: those that are asked for most come first. */
export async function coverage(db: Db): Promise<Coverage> {
  const isServed = sql`EXISTS (SELECT 1 FROM delivery_zone_methods m WHERE m.owner_id = p.zone AND m.active)`
  const { rows } = await sql<{ listed: number; serviceable: number; served: number; cod: number }>`
    SELECT count(*)::int AS listed, (count(*) FILTER (WHERE p.serviceable))::int AS serviceable,
      (count(*) FILTER (WHERE p.serviceable AND ${isServed}))::int AS served,
      (count(*) FILTER (WHERE p.serviceable AND p.cod_ok AND ${isServed}))::int AS cod
    FROM pincode p`.execute(db)
  const { rows: unserved } = await sql<Unserved>`
    WITH since AS (SELECT now() - ${demandDays} * interval '1 day' AS at),
      ordered AS (SELECT pincode, count(*)::int AS orders FROM "order", since WHERE placed_at > since.at GROUP BY pincode),
      carted AS (SELECT pincode, count(*)::int AS carts FROM cart, since
        WHERE last_activity_at > since.at AND status IN ('active', 'abandoned', 'lost', 'expired') GROUP BY pincode)
    SELECT p.id, p.pincode, c.name AS city, s.name AS state, p.zone IS NOT NULL AS "hasZone",
      coalesce(o.orders, 0) AS orders, coalesce(k.carts, 0) AS carts
    FROM pincode p JOIN state s ON s.id = p.state LEFT JOIN city c ON c.id = p.city
      LEFT JOIN ordered o ON o.pincode = p.pincode LEFT JOIN carted k ON k.pincode = p.pincode
    WHERE p.serviceable AND NOT ${isServed}
    ORDER BY coalesce(o.orders, 0) + coalesce(k.carts, 0) DESC, p.pincode LIMIT 200`.execute(db)
  return { ...(rows[0] ?? { listed: 0, serviceable: 0, served: 0, cod: 0 }), unserved }
}
