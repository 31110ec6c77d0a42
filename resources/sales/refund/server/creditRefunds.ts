import { sql } from 'kysely'
import { type Credit, issueCreditNote } from '../../invoice/server/issueCreditNote.ts'
import type { Invoice } from '../../invoice/server/work.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import type { ParcelGoingBack } from '../../payment/rules/spreadByParcel.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { linesByParcel } from './linesByParcel.ts'
import { goodsKey, piecesToCredit } from './piecesToCredit.ts'
import { readRefunds } from './readRefunds.ts'

/**
 * Corrects the invoices by what a request gave back, once nothing of it is open any more: however many payments the money came out of,
 * each invoice gets one credit note. What has its note since the goods came back gets no second one. The order is locked by the caller.
 */
export async function creditRefunds(work: Paying, of: Refund): Promise<void> {
  const { paid, credit } = await creditOf(work, of)
  if (!credit || paid.some(({ creditNote }) => creditNote)) return
  const [creditNote] = await issueCreditNote(work, credit)
  if (creditNote) await noteOn(work, paid, creditNote)
}

/** Corrects an invoice, as it is issued, by what a request gave back before of its goods, and of the charges that are on it. */
export async function creditIssued(work: Paying, of: Refund, issued: Invoice): Promise<void> {
  const { paid, credit } = await creditOf(work, of)
  if (!credit) return
  const hasCharges = issued.lines.some(({ charge }) => charge)
  const [creditNote] = await issueCreditNote(work, {
    order: credit.order,
    refund: credit.refund,
    reason: credit.reason,
    lines: credit.lines.filter(({ parcel }) => parcel === issued.shipment),
    shipping: hasCharges ? credit.shipping : 0,
    fee: hasCharges ? credit.fee : 0,
    roundOff: issued.roundOff ? credit.roundOff : 0,
  })
  if (creditNote && !paid.some((each) => each.creditNote)) await noteOn(work, paid, creditNote)
}

async function noteOn({ records }: Paying, paid: readonly Refund[], creditNote: string): Promise<void> {
  for (const { id } of paid) await records.write(refund, id, { creditNote }, 'credit')
}

/** What was paid of a request, and what that corrects once nothing of it is open any more. */
async function creditOf(
  work: Paying,
  of: Refund,
): Promise<{ paid: readonly Refund[]; credit?: Credit & { readonly refund: Refund } }> {
  const all = await readRefunds(work, sql`r."id" = ${of.id} OR r."request" = ${of.request}`)
  const isOpen = all.some(({ status }) => status !== 'processed' && status !== 'cancelled')
  const paid = all.filter(({ status }) => status === 'processed')
  const [first] = paid
  if (isOpen || !first || first.source === 'dispute' || overpaidSources.includes(first.source))
    return { paid }
  const sum = (name: 'shippingAmount' | 'feeAmount' | 'roundOffAmount') =>
    paid.reduce((total, each) => total + each[name], 0)
  const credit = {
    order: { id: first.order },
    refund: first,
    lines: await goodsOf(work, first, all),
    shipping: sum('shippingAmount'),
    fee: sum('feeAmount'),
    roundOff: sum('roundOffAmount'),
    reason: first.note,
  }
  return { paid, credit }
}

/**
 * The goods of a request, those of a line and a parcel together, and what was paid for them. Of a return, whose money may go back in several
 * requests, the pieces that no note has yet. What people ask back as goodwill takes pieces along only with all of their money
 * (`demandLeft`): where some of it was called off they stay with the customer. One from before parcels were named is told now which it
 * is of.
 */
async function goodsOf(
  { db }: Paying,
  { id, order, request, source }: Refund,
  refunds: readonly Refund[],
): Promise<readonly ParcelGoingBack[]> {
  const all = refunds.flatMap(({ status, lines }) =>
    lines.map((line) => ({ ...line, asked: line.amount, amount: status === 'processed' ? line.amount : 0 })),
  )
  if (!request) return linesByParcel(db, order, all, [id])
  const returned = await piecesToCredit(db, id)
  return [...Map.groupBy(all, goodsKey)].map(([key, parts]) => {
    const sum = (name: 'quantity' | 'amount' | 'asked') =>
      parts.reduce((total, part) => total + part[name], 0)
    const amount = sum('amount')
    const quantity = source === 'goodwill' && amount < sum('asked') ? 0 : sum('quantity')
    const [{ line, parcel }] = parts as [(typeof parts)[number]]
    return { line, parcel, quantity: returned.get(key) ?? quantity, amount }
  })
}
