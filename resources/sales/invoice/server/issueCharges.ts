import { sql } from 'kysely'
import { invoice } from '../invoice.ts'
import { chargesOf } from './issueInvoice.ts'
import { invoicedOf } from './taken.ts'
import type { Invoice, Order, SaleWork } from './work.ts'
import { writeCorrection } from './writeCorrection.ts'

/**
 * Issues what is charged beside the goods where no later parcel will: the one whose invoice had it was called off, with all that is not
 * packed. It is supplementary to the newest invoice that counts. The order is locked by the caller. Answers undefined where nothing is
 * missing, or there is no such invoice.
 */
export async function issueCharges(work: SaleWork, order: Order): Promise<Invoice | undefined> {
  const invoiced = await invoicedOf(work.db, order.id)
  const lines = chargesOf(order, invoiced)
  const isMoreToPack = order.lines.some(
    ({ id, quantity, cancelled }) => quantity - cancelled > (invoiced.get(id)?.pieces ?? 0),
  )
  if (lines.length === 0 || isMoreToPack) return undefined
  const { rows } = await sql<{ id: string }>`
    SELECT i."id" FROM "invoice" i JOIN "shipment" s ON s."id" = i."shipment" AND s."status" <> 'cancelled'
    WHERE i."order" = ${order.id} AND i."kind" = 'invoice' AND i."corrects_invoice" IS NULL ORDER BY i."issued_at" DESC, i."id" DESC LIMIT 1`.execute(
    work.db,
  )
  if (!rows[0]) return undefined
  const of = (await work.records.read(invoice, rows[0].id)) as Invoice
  return writeCorrection(work, of, lines, { kind: 'invoice', shipment: of.shipment, reason: order.number })
}
