import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** A line of an order and the parcel that brought it. */
export const goodsKey = ({
  line,
  parcel,
}: {
  readonly line: string
  readonly parcel: string | null
}): string => `${line} ${parcel}`

/**
 * The pieces that came back with the return which a refund is of, or for which money was given before they were seen, less those that are
 * on credit notes of its refunds: the first note that is written takes them, whichever of the refunds comes to be paid first. Empty for
 * a refund that is of no return.
 */
export async function piecesToCredit(db: Db, refund: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line: string; parcel: string | null; pieces: number }>`
    SELECT back."line", back."parcel", greatest(0, greatest(back."pieces", coalesce((
      SELECT sum(g."quantity") FROM "refund" f JOIN "refund_lines" g ON g."owner_id" = f."id"
      WHERE f."id" = ANY (back."refunds") AND f."status" <> 'cancelled' AND g."line" = back."line" AND g."parcel" = back."parcel"), 0)
    ) - coalesce((
      SELECT sum(n."quantity") FROM "invoice" c
      JOIN "invoice_lines" n ON n."owner_id" = c."id" JOIN "invoice" i ON i."id" = n."corrects"
      WHERE c."refund" = ANY (back."refunds") AND n."line" = back."line" AND i."shipment" = back."parcel"), 0))::int AS "pieces"
    FROM (
      SELECT l."line", coalesce(l."parcel", r."shipment") AS "parcel", r."refunds",
        sum(CASE WHEN r."source" = 'rto' THEN l."quantity" ELSE coalesce(l."accepted", l."quantity") END) AS "pieces"
      FROM "order_return" r JOIN "order_return_lines" l ON l."owner_id" = r."id"
      WHERE ${refund}::uuid = ANY (r."refunds")
      GROUP BY 1, 2, 3) back`.execute(db)
  return new Map(rows.map((row) => [goodsKey(row), row.pieces]))
}
