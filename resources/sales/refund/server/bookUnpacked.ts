import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { amountsOf } from '../../../shared/documents/rules/hsnSummary.ts'
import { invoicedOf } from '../../invoice/server/taken.ts'
import type { Invoice, Order, Shipment } from '../../invoice/server/work.ts'
import { goodwillOf } from '../../order/rules/goodwillOf.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import { taxIn } from '../../payment/rules/refundLeft.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { creditIssued } from './creditRefunds.ts'
import { readRefunds } from './readRefunds.ts'

/**
 * Books what went back of goods before they were packed to the parcel that takes them, as its invoice is issued, and corrects the
 * invoice by that, and by what went back of the charges that are on it. The order is locked by the caller.
 */
export async function bookUnpacked(work: Paying, order: Order, issued: Invoice): Promise<void> {
  const refunds = await readGoodwill(work, order)
  if (refunds.length === 0) return
  const shares = await sharesOf(work.db, order, issued, refunds)
  await book(work, order, refunds, shares, () => ({ parcel: issued.shipment }))
  for (const [first] of Map.groupBy(refunds, ({ request }) => request).values())
    if (first) await creditIssued(work, first, issued)
}

/**
 * Pieces that an edit made a line of their own (`rests`: by its id the line that they were of) take along what went back of them before
 * they are packed. The order is locked by the caller.
 */
export async function moveUnpacked(
  work: Paying,
  order: Order,
  rests: ReadonlyMap<string, string>,
): Promise<void> {
  if (rests.size === 0) return
  const refunds = await readGoodwill(work, order)
  const given = unbooked(refunds)
  const restOf = new Map([...rests].map(([rest, line]) => [line, rest]))
  const shares = new Map(
    order.lines
      .filter(({ id }) => restOf.has(id))
      .map(({ id, cancelledGoodwill }) => [id, (given.get(id) ?? 0) - cancelledGoodwill]),
  )
  await book(work, order, refunds, shares, ({ line }) => ({ line: restOf.get(line) ?? line }))
}

/** The pieces of a packed parcel that is called off are packed again: what went back of them waits for the parcel that takes them then. */
export async function unbookParcel(work: Paying, parcel: Shipment): Promise<void> {
  const held = sql`r."status" <> 'cancelled' AND EXISTS (SELECT FROM "refund_lines" l WHERE l."owner_id" = r."id" AND l."parcel" = ${parcel.id})`
  for (const { id, lines } of await readRefunds(work, held))
    await write(
      work,
      id,
      lines.map((line) => (line.parcel === parcel.id ? { ...line, parcel: null } : line)),
    )
}

type Line = Refund['lines'][number]
type NewLine = Omit<Line, 'id'>

const readGoodwill = (work: Paying, order: Order): Promise<Refund[]> =>
  readRefunds(
    work,
    sql`r."status" <> 'cancelled' AND r."order" = ${order.id} AND r."source" <> ALL (${overpaidSources}::text[]) AND r."request" IS NOT NULL`,
  )

/** What refunds gave back of goods that no parcel has taken yet, by their lines. */
function unbooked(refunds: readonly Refund[]): Map<string, number> {
  const given = new Map<string, number>()
  for (const { line, parcel, amount } of refunds.flatMap(({ lines }) => lines))
    if (parcel === null) given.set(line, (given.get(line) ?? 0) + amount)
  return given
}

/** Writes down whose goods these shares of the lines of refunds are for now. */
async function book(
  work: Paying,
  order: Order,
  refunds: readonly Refund[],
  shares: Map<string, number>,
  to: (line: Line) => Partial<Line>,
): Promise<void> {
  for (const { id, lines } of refunds) {
    const booked = lines.flatMap((line) => {
      const share = line.parcel === null ? Math.min(line.amount, shares.get(line.line) ?? 0) : 0
      shares.set(line.line, (shares.get(line.line) ?? 0) - share)
      const sold = order.lines.find((one) => one.id === line.line)
      return sold && share > 0 ? split(line, share, sold, to(line)) : [line]
    })
    if (booked.some((line) => !lines.includes(line as Line))) await write(work, id, booked)
  }
}

/** What each line that a parcel has takes along of what went back before it was packed. */
async function sharesOf(
  db: Db,
  order: Order,
  issued: Invoice,
  refunds: readonly Refund[],
): Promise<Map<string, number>> {
  const given = unbooked(refunds)
  const invoiced = await invoicedOf(db, order.id)
  const shares = new Map<string, number>()
  for (const line of order.lines) {
    const own = issued.lines.find((one) => one.line === line.id)
    const all = invoiced.get(line.id)
    const amount = (given.get(line.id) ?? 0) - line.cancelledGoodwill
    if (!own || !all || amount <= 0) continue
    const pieces = line.quantity - line.cancelled - all.pieces + own.quantity
    const { total } = amountsOf(own)
    const worth = line.total - line.cancelledAmount - all.amounts.total + total
    shares.set(line.id, goodwillOf({ amount, pieces, worth }, { pieces: own.quantity, worth: total }))
  }
  return shares
}

/**
 * A line of a refund, a part of which is for the goods of a parcel, or of another line. Of pieces whose money is spread over several none is
 * given back alone: all of them cost less.
 */
function split(line: Line, share: number, sold: Order['lines'][number], to: Partial<Line>): NewLine[] {
  if (share === line.amount) return [{ ...line, ...to }]
  const { id: _, ...part } = line
  const amount = line.amount - share
  return [
    { ...line, quantity: 0, amount, tax: taxIn(amount, sold) },
    { ...part, ...to, quantity: 0, amount: share, tax: taxIn(share, sold) },
  ]
}

async function write({ records }: Paying, id: string, lines: readonly NewLine[]): Promise<void> {
  await records.write(refund, id, { lines: lines as Refund['lines'] }, 'book')
}
