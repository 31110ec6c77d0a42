import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { piecesLeft } from '../../order/rules/piecesLeft.ts'

/** How many pieces of each line of an order are in no parcel yet, by the id of the line; those that were called off do not count. */
export async function openPieces(db: Db, order: Pick<Order, 'id' | 'lines'>): Promise<Map<string, number>> {
  const { rows } = await sql<{ line: string; pieces: number }>`
    SELECT l."line", sum(l."quantity")::int AS "pieces"
    FROM "shipment" s JOIN "shipment_lines" l ON l."owner_id" = s."id"
    WHERE s."order" = ${order.id} AND s."status" <> 'cancelled' GROUP BY l."line"`.execute(db)
  const taken = new Map(rows.map(({ line, pieces }) => [line, pieces]))
  return new Map(order.lines.map((line) => [line.id, piecesLeft(line, taken.get(line.id) ?? 0)]))
}
