import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { unpackedSources } from '../../payment/rules/methods.ts'
import type { GivenBack } from '../../payment/rules/refundLeft.ts'

/** What went back of an order, in paise: of its lines by their ids, of shipping, and of what is paid for COD and gifts. */
export interface Given {
  readonly lines: Map<string, GivenBack>
  readonly shipping: number
  readonly fee: number
}

/** What refunds of an order that were not called off have given back already. */
export async function givenBack(db: Db, order: string): Promise<Given> {
  const lines = await sql<{ line: string; quantity: number; amount: number }>`
    SELECT l."line", sum(l."quantity")::float8 AS quantity, sum(l."amount")::float8 AS amount
    FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> 'cancelled' GROUP BY l."line"`.execute(db)
  const charges = await sql<{ shipping: number; fee: number }>`
    SELECT coalesce(sum("shipping_amount"), 0)::float8 AS shipping, coalesce(sum("fee_amount"), 0)::float8 AS fee
    FROM "refund" WHERE "order" = ${order} AND "status" <> 'cancelled'`.execute(db)
  const { shipping = 0, fee = 0 } = charges.rows[0] ?? {}
  return { lines: new Map(lines.rows.map(({ line, ...given }) => [line, given])), shipping, fee }
}

/**
 * What went back of the lines of an order that no invoice had by then, in paise by their ids: as goodwill, not for pieces that were called
 * off, nor what an edit of the order made cheaper.
 */
export async function goodwillUnpacked(db: Db, order: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ line: string; amount: number }>`
    SELECT l."line", sum(l."amount")::float8 AS amount
    FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> 'cancelled' AND r."source" <> ALL (${unpackedSources}::text[])
      AND l."parcel" IS NULL AND r."request" IS NOT NULL
    GROUP BY l."line"`.execute(db)
  return new Map(rows.map(({ line, amount }) => [line, amount]))
}
