import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Amounts } from '../../../shared/documents/rules/amounts.ts'

/** What the invoices of an order, or the credit notes of an invoice, have of an order line (its id) or a charge (its kind). */
export interface Taken {
  readonly key: string
  readonly pieces: number
  readonly amounts: Amounts
}

interface Row extends Amounts {
  readonly key: string
  readonly pieces: number
}

const sums = sql`
  coalesce(l."line", l."charge") AS "key", sum(l."quantity")::int AS "pieces",
  coalesce(sum(l."discount"), 0)::bigint AS "discount", coalesce(sum(l."taxable"), 0)::bigint AS "taxable",
  coalesce(sum(l."cgst"), 0)::bigint AS "cgst", coalesce(sum(l."sgst"), 0)::bigint AS "sgst",
  coalesce(sum(l."igst"), 0)::bigint AS "igst", coalesce(sum(l."cess"), 0)::bigint AS "cess",
  coalesce(sum(l."total"), 0)::bigint AS "total"`

/** What is invoiced of an order. Invoices of parcels that were called off do not count: their pieces are packed again. */
export async function invoicedOf(db: Db, order: string): Promise<Map<string, Taken>> {
  const { rows } = await sql<Row>`
    SELECT ${sums} FROM "invoice" i
    JOIN "invoice_lines" l ON l."owner_id" = i."id"
    LEFT JOIN "shipment" s ON s."id" = i."shipment"
    WHERE i."order" = ${order} AND i."kind" = 'invoice' AND s."status" IS DISTINCT FROM 'cancelled'
    GROUP BY 1`.execute(db)
  return byKey(rows)
}

/** By how much the invoices of an order were rounded, those of parcels that were called off left out. */
export async function invoicedRoundOff(db: Db, order: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(i."round_off"), 0)::float8 AS "sum" FROM "invoice" i LEFT JOIN "shipment" s ON s."id" = i."shipment"
    WHERE i."order" = ${order} AND i."kind" = 'invoice' AND s."status" IS DISTINCT FROM 'cancelled'`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** What credit notes have given back of an invoice. */
export async function creditedOf(db: Db, invoice: string): Promise<Map<string, Taken>> {
  const { rows } = await sql<Row>`
    SELECT ${sums} FROM "invoice" i
    JOIN "invoice_lines" l ON l."owner_id" = i."id"
    WHERE l."corrects" = ${invoice} AND i."kind" = 'creditNote'
    GROUP BY 1`.execute(db)
  return byKey(rows)
}

const byKey = (rows: readonly Row[]): Map<string, Taken> =>
  new Map(
    rows.map(({ key, pieces, ...amounts }) => [
      key,
      {
        key,
        pieces,
        amounts: Object.fromEntries(
          Object.entries(amounts).map(([name, value]) => [name, Number(value)]),
        ) as unknown as Amounts,
      },
    ]),
  )
