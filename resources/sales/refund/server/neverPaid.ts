import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Given } from './givenBack.ts'

/**
 * What was given back of an order, with what nobody paid for: the goods, the delivery and the fees on the invoice of a parcel that was to be paid at the door and
 * came back. Its invoice is corrected already, so that money that came otherwise is none for them.
 */
export async function withNeverPaid(db: Db, order: string, given: Given): Promise<Given> {
  const { rows } = await sql<{ key: string; quantity: number; amount: number }>`
    SELECT coalesce(l."line", l."charge") AS "key", sum(l."quantity")::float8 AS "quantity", sum(l."total")::float8 AS "amount"
    FROM "payment" p JOIN "invoice" i ON i."shipment"::text = p."shipment" AND i."kind" = 'invoice' AND i."total" <= p."amount"
    JOIN "invoice_lines" l ON l."owner_id" = i."id"
    WHERE p."order" = ${order} AND p."status" = 'notCollected' GROUP BY 1`.execute(db)
  const unpaid = new Map(rows.map(({ key, ...sums }) => [key, sums]))
  const charge = (name: string) => unpaid.get(name)?.amount ?? 0
  const lines = new Map(given.lines)
  for (const [line, { quantity, amount }] of unpaid) {
    const before = lines.get(line)
    lines.set(line, {
      quantity: (before?.quantity ?? 0) + quantity,
      amount: (before?.amount ?? 0) + amount,
    })
  }
  return {
    lines,
    shipping: given.shipping + charge('shipping'),
    fee: given.fee + charge('codFee') + charge('giftFee'),
  }
}
