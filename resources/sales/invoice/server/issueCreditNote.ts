import { type RawBuilder, sql } from 'kysely'
import { type Amounts, noAmounts, splitLike, without } from '../../../shared/documents/rules/amounts.ts'
import { amountsOf } from '../../../shared/documents/rules/hsnSummary.ts'
import { invoice } from '../invoice.ts'
import { creditedOf, invoicedRoundOff } from './taken.ts'
import type { Invoice, Order, SaleWork, Shipment } from './work.ts'
import { writeCorrection } from './writeCorrection.ts'

/** What is given back of an order, in paise with taxes; `fee` is what was paid as COD and gift fee. */
export interface Credit {
  readonly order: Pick<Order, 'id'>
  /** The refund that gives it back; none for goods that came back undelivered and for what was never paid. */
  readonly refund?: { readonly id: string }
  /** Goods with the parcel whose invoice had them; what has none was never invoiced. */
  readonly lines: readonly {
    readonly line: string
    readonly parcel: string | null
    readonly quantity: number
    readonly amount: number
  }[]
  /** Of shipping and fees, whichever were invoiced. */
  readonly charges?: number | null | undefined
  readonly shipping?: number | null | undefined
  readonly fee?: number | null | undefined
  /** Of what the total of the order was rounded by; as far as it was invoiced. */
  readonly roundOff?: number | null | undefined
  readonly reason?: string | null | undefined
  /** The parcel of which nobody paid for what is credited. */
  readonly parcel?: string
}

type Line = Omit<Invoice['lines'][number], 'id'>

interface Wish {
  readonly keys: readonly string[]
  /** The parcel whose invoice it is of; any for charges. */
  readonly parcel?: string
  readonly quantity: number
  readonly amount: number
}

/**
 * Corrects the invoices of an order by what came back or was refunded (areas, S5): goods on the invoice of the parcel that brought
 * them, one credit note for each invoice, with the taxes as they were invoiced, never more than is left of it. What was never invoiced
 * needs none yet. A refund has one note for an invoice, however often it is asked for. Answers the ids of all it has.
 */
export async function issueCreditNote(work: SaleWork, credit: Credit): Promise<string[]> {
  const refund = credit.refund?.id ?? null
  const { rows: known } = await sql<{ id: string; of: string }>`
    SELECT "id", "corrects_invoice" AS "of" FROM "invoice" WHERE "refund" = ${refund} ORDER BY "id"`.execute(
    work.db,
  )
  const wishes: Wish[] = [
    ...credit.lines.flatMap(({ line, parcel, quantity, amount }) =>
      parcel ? [{ keys: [line], parcel, quantity, amount }] : [],
    ),
    { keys: ['shipping', 'codFee', 'giftFee'], quantity: 1, amount: credit.charges ?? 0 },
    { keys: ['shipping'], quantity: 1, amount: credit.shipping ?? 0 },
    { keys: ['codFee', 'giftFee'], quantity: 1, amount: credit.fee ?? 0 },
  ].filter(({ amount }) => amount > 0)
  const open = await openInvoices(
    work,
    sql`i."order" = ${credit.order.id} AND s."status" IS DISTINCT FROM 'cancelled'`,
  )
  const given = wishes.flatMap((wish) => take(open, wish))
  const fresh = given.filter(({ of }) => !known.some((note) => note.of === of.id))
  const groups = [...Map.groupBy(fresh, ({ of }) => of.id).values()]
  // The rounding stands on one invoice: it goes with the note of that one, if there is one.
  groups.sort((a, b) => Number(Boolean(b[0]?.of.roundOff)) - Number(Boolean(a[0]?.of.roundOff)))
  const ids = known.map(({ id }) => id)
  let roundOff = credit.roundOff
    ? within(credit.roundOff, await invoicedRoundOff(work.db, credit.order.id))
    : 0
  for (const group of groups) {
    const lines = group.map(({ line }) => line)
    const note = await writeCorrection(work, group[0]?.of as Invoice, lines, {
      kind: 'creditNote',
      refund,
      shipment: credit.parcel ?? null,
      reason: credit.reason ?? null,
      roundOff,
    })
    roundOff = 0
    ids.push(note.id)
  }
  return ids
}

/** A part of a rounding, which is above or below zero: no more of it than there is. */
const within = (part: number, whole: number): number =>
  whole > 0 ? Math.max(0, Math.min(part, whole)) : Math.min(0, Math.max(part, whole))

/** Takes back the invoice of a parcel that was called off after it was packed: its number stays used, a credit note makes up for it. */
export async function reverseInvoice(work: SaleWork, shipment: Shipment): Promise<Invoice | undefined> {
  const open = await openInvoices(work, sql`i."shipment" = ${shipment.id}`)
  const lines = open.flatMap(({ of, left }) =>
    of.lines.flatMap((line) => {
      const rest = left.get(line.id)
      return rest && rest.amounts.total > 0 ? [noteLine(of, line, rest.pieces, rest.amounts)] : []
    }),
  )
  const [first] = open
  if (!first || lines.length === 0) return undefined
  return writeCorrection(work, first.of, lines, {
    kind: 'creditNote',
    shipment: shipment.id,
    reason: shipment.number,
    roundOff: first.of.roundOff,
  })
}

interface OpenInvoice {
  readonly of: Invoice
  /** What is left of each of its lines, by the id of the line. */
  readonly left: Map<string, { pieces: number; amounts: Amounts }>
}

/** Some invoices (`i`, with their parcels `s`) and what is left of them. */
async function openInvoices({ db, records }: SaleWork, which: RawBuilder<unknown>): Promise<OpenInvoice[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT i."id" FROM "invoice" i LEFT JOIN "shipment" s ON s."id" = i."shipment"
    WHERE i."kind" = 'invoice' AND ${which} ORDER BY i."issued_at", i."id"`.execute(db)
  const open: OpenInvoice[] = []
  for (const { id } of rows) {
    const of = (await records.read(invoice, id)) as Invoice
    const credited = await creditedOf(db, id)
    const left = of.lines.map((line) => {
      const before = credited.get(line.line ?? line.charge ?? '')
      return [
        line.id,
        {
          pieces: Math.max(0, line.quantity - (before?.pieces ?? 0)),
          amounts: without(amountsOf(line), before?.amounts ?? noAmounts),
        },
      ] as const
    })
    open.push({ of, left: new Map(left) })
  }
  return open
}

/** Spreads a wish over the lines that are left, the oldest first. */
function take(open: readonly OpenInvoice[], wish: Wish): { of: Invoice; line: Line }[] {
  let { amount, quantity } = wish
  return open.flatMap(({ of, left }) =>
    of.lines.flatMap((line) => {
      const rest = left.get(line.id)
      if (amount <= 0 || !rest || rest.amounts.total <= 0) return []
      if (!wish.keys.includes(line.line ?? line.charge ?? '')) return []
      if (wish.parcel && wish.parcel !== of.shipment) return []
      const amounts = splitLike(rest.amounts, Math.min(amount, rest.amounts.total))
      const pieces = Math.min(quantity, rest.pieces)
      amount -= amounts.total
      quantity -= pieces
      left.set(line.id, { pieces: rest.pieces - pieces, amounts: without(rest.amounts, amounts) })
      return [{ of, line: noteLine(of, line, pieces, amounts) }]
    }),
  )
}

const noteLine = (
  of: Invoice,
  { id: _, ...line }: Invoice['lines'][number],
  quantity: number,
  amounts: Amounts,
): Line => ({ ...line, ...amounts, quantity, corrects: of.id })
