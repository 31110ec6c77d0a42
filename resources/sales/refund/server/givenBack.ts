import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { hasNoLoneNote, isLoneNote } from '../../invoice/server/loneNotes.ts'
import type { Order } from '../../invoice/server/work.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import type { GivenBack } from '../../payment/rules/refundLeft.ts'

/** What went back of an order, in paise: of its lines by their ids, of shipping, and of what is paid for COD and gifts. */
export interface Given {
  readonly lines: Map<string, GivenBack>
  /** What of that was paid too much, and is for nothing that the customer keeps. */
  readonly overpaid: Map<string, GivenBack>
  readonly shipping: number
  readonly fee: number
}

/**
 * What refunds of an order that were not called off have given back already, and what credit notes took from its invoices because
 * nobody paid for it: money that came otherwise is none for that.
 */
export async function givenBack(db: Db, order: Pick<Order, 'id' | 'status'>): Promise<Given> {
  const { rows } = await sql<{ key: string; overQuantity: number; overAmount: number } & GivenBack>`
    SELECT "key", sum("quantity")::float8 AS "quantity", sum("amount")::float8 AS "amount",
      coalesce(sum("quantity") FILTER (WHERE "isOver"), 0)::float8 AS "overQuantity", coalesce(sum("amount") FILTER (WHERE "isOver"), 0)::float8 AS "overAmount" FROM (
      SELECT c."key", c."quantity", c."amount", r."source" = ANY (${overpaidSources}::text[]) AS "isOver" FROM "refund" r CROSS JOIN LATERAL (
        SELECT l."line" AS "key", l."quantity", l."amount" FROM "refund_lines" l WHERE l."owner_id" = r."id"
        UNION ALL SELECT 'shipping', 0, coalesce(r."shipping_amount", 0)
        UNION ALL SELECT 'fee', 0, coalesce(r."fee_amount", 0)) c
      WHERE r."order" = ${order.id} AND r."status" <> 'cancelled' AND ${hasNoLoneNote}
      UNION ALL
      SELECT coalesce(l."line", CASE l."charge" WHEN 'shipping' THEN 'shipping' ELSE 'fee' END), l."quantity", l."total", false
      FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
      JOIN "invoice" i ON i."id" = l."corrects" JOIN "shipment" s ON s."id" = i."shipment"
      WHERE n."order" = ${order.id} AND ${isLoneNote()}) taken
    GROUP BY "key"`.execute(db)
  const lines = new Map(rows.map(({ key, quantity, amount }) => [key, { quantity, amount }]))
  const overpaid = new Map(
    rows.map(({ key, overQuantity, overAmount }) => [key, { quantity: overQuantity, amount: overAmount }]),
  )
  // Of an order that was called off, delivery and fees were, too.
  const isKept = order.status !== 'cancelled'
  const charge = (name: string) =>
    (lines.get(name)?.amount ?? 0) - (isKept ? (overpaid.get(name)?.amount ?? 0) : 0)
  return { lines, overpaid, shipping: charge('shipping'), fee: charge('fee') }
}

/** What went back of lines as goodwill, in paise by their ids. */
export type Goodwill = ReadonlyMap<string, number>

/**
 * What went back of the lines of an order that no invoice had by then, in paise by their ids: as goodwill, not for pieces that were called
 * off, what an edit of the order made cheaper, or what was paid twice.
 */
export async function goodwillUnpacked(db: Db, order: string): Promise<Goodwill> {
  const { rows } = await sql<{ line: string; amount: number }>`
    SELECT l."line", sum(l."amount")::float8 AS amount
    FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> 'cancelled' AND r."source" <> ALL (${overpaidSources}::text[])
      AND l."parcel" IS NULL AND r."request" IS NOT NULL
    GROUP BY l."line"`.execute(db)
  return new Map(rows.map(({ line, amount }) => [line, amount]))
}
