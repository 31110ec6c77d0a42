import { sql } from 'kysely'
import {
  amountsOfPieces,
  noAmounts,
  splitLike,
  sumOf,
  without,
} from '../../../shared/documents/rules/amounts.ts'
import { amountsOf } from '../../../shared/documents/rules/hsnSummary.ts'
import { invoice } from '../invoice.ts'
import { invoicedOf, type Taken } from './taken.ts'
import type { Invoice, Order, SaleWork } from './work.ts'
import { writeCorrection } from './writeCorrection.ts'

type Line = Omit<Invoice['lines'][number], 'id'>

/**
 * Issues what the goods of an order cost more than their invoices say: to each of these a supplementary one, which names it and has no
 * pieces of its own, so that all of them together are what the order costs. The order is locked by the caller.
 */
export async function issueSupplement(work: SaleWork, order: Order, reason: string | null): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT i."id" FROM "invoice" i JOIN "shipment" s ON s."id" = i."shipment" AND s."status" <> 'cancelled'
    WHERE i."order" = ${order.id} AND i."kind" = 'invoice' ORDER BY i."issued_at", i."id"`.execute(work.db)
  const invoiced = await invoicedOf(work.db, order.id)
  const booked = new Map<string, Taken>()
  for (const { id } of rows) {
    const of = (await work.records.read(invoice, id)) as Invoice
    const lines = of.lines.flatMap((line) => moreOf(line, order, invoiced, booked))
    if (lines.length > 0)
      await writeCorrection(work, of, lines, { kind: 'invoice', shipment: of.shipment, reason })
  }
}

/** What the pieces of a line of an invoice cost more; `booked` is what the invoices before took of that. */
function moreOf(
  { id: _, ...line }: Invoice['lines'][number],
  order: Order,
  invoiced: ReadonlyMap<string, Taken>,
  booked: Map<string, Taken>,
): Line[] {
  const key = line.line ?? ''
  const sold = order.lines.find((one) => one.id === key)
  const all = invoiced.get(key)
  if (!sold || !all) return []
  const whole = amountsOf(sold)
  const kept = without(whole, splitLike(whole, sold.cancelledAmount))
  const before = booked.get(key) ?? { key, pieces: 0, amounts: noAmounts }
  const more = amountsOfPieces(
    { ...without(kept, all.amounts), discount: 0 },
    { pieces: line.quantity, of: all.pieces, taken: before.amounts, takenPieces: before.pieces },
  )
  booked.set(key, { key, pieces: before.pieces + line.quantity, amounts: sumOf([before.amounts, more]) })
  return more.total > 0 ? [{ ...line, ...more, quantity: 0 }] : []
}
