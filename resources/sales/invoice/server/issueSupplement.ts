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

/** What costs more, and what is known of it. */
interface Dearer {
  readonly order: Order
  /** The pieces that cost more, by the parcels that brought them. */
  readonly goods: readonly { readonly line: string; readonly parcel: string; readonly pieces: number }[]
  readonly invoiced: ReadonlyMap<string, Taken>
  /** What the invoices before took of it. */
  readonly booked: Map<string, Taken>
}

/**
 * Issues what some goods of an order cost more than their invoices say: to each of these a supplementary one, which names it and has no
 * pieces of its own, so that all of them together are what the order costs. The order is locked by the caller.
 */
export async function issueSupplement(
  work: SaleWork,
  order: Order,
  goods: Dearer['goods'],
  reason: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT i."id" FROM "invoice" i JOIN "shipment" s ON s."id" = i."shipment" AND s."status" <> 'cancelled'
    WHERE i."order" = ${order.id} AND i."kind" = 'invoice' AND i."corrects_invoice" IS NULL ORDER BY i."issued_at", i."id"`.execute(
    work.db,
  )
  const dearer = { order, goods, invoiced: await invoicedOf(work.db, order.id), booked: new Map() }
  for (const { id } of rows) {
    const of = (await work.records.read(invoice, id)) as Invoice
    const lines = of.lines.flatMap((line) => moreOf(line, of.shipment, dearer))
    if (lines.length > 0)
      await writeCorrection(work, of, lines, { kind: 'invoice', shipment: of.shipment, reason })
  }
}

/** What pieces of a line of an invoice cost more. */
function moreOf(
  { id: _, ...line }: Invoice['lines'][number],
  shipment: string | null,
  { order, goods, invoiced, booked }: Dearer,
): Line[] {
  const key = line.line ?? ''
  const sold = order.lines.find((one) => one.id === key)
  const all = invoiced.get(key)
  const dearer = goods.filter((each) => each.line === key)
  const pieces = dearer.find(({ parcel }) => parcel === shipment)?.pieces ?? 0
  if (!sold || !all || pieces === 0) return []
  const whole = amountsOf(sold)
  const kept = without(whole, splitLike(whole, sold.cancelledAmount))
  const before = booked.get(key) ?? { key, pieces: 0, amounts: noAmounts }
  const more = amountsOfPieces(
    { ...without(kept, all.amounts), discount: 0 },
    {
      pieces,
      of: dearer.reduce((sum, each) => sum + each.pieces, 0),
      taken: before.amounts,
      takenPieces: before.pieces,
    },
  )
  booked.set(key, { key, pieces: before.pieces + pieces, amounts: sumOf([before.amounts, more]) })
  return more.total > 0 ? [{ ...line, ...more, quantity: 0 }] : []
}
