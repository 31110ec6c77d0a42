import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Undone } from '../rules/settlementOf.ts'
import type { OrderReturn } from './work.ts'

/** Pieces by the ids of the order lines that they are of. */
export type PiecesOfLines = ReadonlyMap<string, number>

/**
 * What new goods are cheaper for by hand, and how much of what goods paid for them is of new pieces that never reach the customer: they were called off, the difference did not
 * come, or their parcel came back and was seen. By the prices of the lines, as these are cheaper for it in proportion until a part is billed;
 * `more` are about to be called off. And what went back of it with pieces that the customer sent back: the refunds that stand in the
 * return of these, too.
 */
export async function exchangeUndone(
  db: Db,
  { exchangeOrder, refunds }: Pick<OrderReturn, 'exchangeOrder' | 'refunds'>,
  more: PiecesOfLines = new Map(),
): Promise<Undone> {
  const pieces = JSON.stringify([...more].map(([line, quantity]) => ({ line, quantity })))
  const { rows } = await sql<Undone>`
    SELECT sum(l."cheaper")::float8 AS "cheaper", coalesce(sum(l."covered"), 0)::float8 AS "whole", coalesce(sum(CASE WHEN l."isOver" THEN l."covered"
      ELSE l."covered" * least(l."quantity", l."cancelled" + l."back" + l."more") / l."quantity" END), 0)::float8 AS "part",
      (SELECT coalesce(sum(f."amount"), 0)::float8 FROM "refund" f WHERE f."id" = ANY (${[...refunds]}::uuid[]) AND f."status" <> 'cancelled'
        AND EXISTS (SELECT 1 FROM "order_return" n WHERE n."order" = ${exchangeOrder}::uuid AND f."id" = ANY (n."refunds"))) AS "returned"
    FROM (
      SELECT l."quantity"::float8 AS "quantity", l."cancelled", l."discount" - l."coupon_discount" AS "cheaper", (l."unit_price" * l."quantity" - l."coupon_discount")::float8 AS "covered",
        o."status" IN ('cancelled', 'expired') AS "isOver",
        coalesce((SELECT sum(b."quantity") FROM "order_return_lines" b JOIN "order_return" r ON r."id" = b."owner_id"
          WHERE b."line" = l."id"::text AND r."order" = o."id" AND r."source" = 'rto' AND r."status" IN ('inspected', 'completed')), 0) AS "back",
        coalesce((SELECT sum(m."quantity") FROM json_to_recordset(${pieces}::json) AS m("line" text, "quantity" int)
          WHERE m."line" = l."id"::text), 0) AS "more"
      FROM "order" o JOIN "order_lines" l ON l."owner_id" = o."id" WHERE o."id" = ${exchangeOrder}::uuid AND l."quantity" > 0) l`.execute(
    db,
  )
  return rows[0] as Undone
}
