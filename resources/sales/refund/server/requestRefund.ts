import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { Order } from '../../invoice/server/work.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../../payment/payment.ts'
import { isGateway } from '../../payment/rules/gateways.ts'
import { overpaidSources, type RefundSource } from '../../payment/rules/methods.ts'
import { taxIn } from '../../payment/rules/refundLeft.ts'
import { type Asked, type RefundPart, splitRefund, sumOf } from '../../payment/rules/splitRefund.ts'
import type { LineGoingBack, ParcelGoingBack } from '../../payment/rules/spreadByParcel.ts'
import { notifyCustomer } from '../../payment/server/notifyCustomer.ts'
import { overpaidOf } from '../../payment/server/owed.ts'
import type { Paying, Payment, Refund } from '../../payment/server/paying.ts'
import { recountPayment } from '../../payment/server/recountPayment.ts'
import { refund } from '../refund.ts'
import { askedBy } from './askedBy.ts'
import { bookTaken, setOffGoodwill } from './bookTaken.ts'
import { destinationWords } from './destinationWords.ts'
import { goneBefore } from './goneBefore.ts'
import { grantRefunds } from './grantRefunds.ts'
import { linesByParcel } from './linesByParcel.ts'

/** Money that is to go back to a customer, in paise with taxes. */
export interface RefundRequest {
  readonly order: Pick<Order, 'id'>
  readonly source: RefundSource
  readonly lines?: readonly LineGoingBack[]
  readonly shipping?: number
  /** Of what was paid for cash on delivery and gift wrapping. */
  readonly fee?: number
  /** For nothing that was sold: goodwill, money paid twice. */
  readonly extra?: number
  /** Of what the total of the order was rounded by; below zero where it was rounded down. */
  readonly roundOff?: number
  readonly destination: Refund['destination']
  /** The id of a reason. */
  readonly reason?: string | null
  readonly note?: string | null
  /** Out of this payment alone. */
  readonly payment?: string | null
  /** The credit note that has been issued for it already, as the goods came back. */
  readonly creditNote?: string | null
  /** Granted by the caller (`grantRefunds`), once the refunds stand where they belong: one that is paid at once is asked what it is for. */
  readonly isGrantedLater?: boolean
}

/**
 * The only way money goes back (areas, 14). Spreads the amount over the payments of the order, never above what is left of each, which
 * is counted under the lock of the order; grants it at once where whoever asks may and the limit allows, else a second person must.
 * Answers the ids of the refunds, one for each payment used. What reaches a gateway is sent after the commit. For goods that came back,
 * what a bank took back after a dispute comes first: the customer has it. So have they goodwill for nothing that was sold, which is set off
 * where no payment has enough left.
 * @throws ApiError `invalid` at `amount` above what is refundable, at `source` above what was paid too much, and at `lines`
 */
export async function requestRefund(work: Paying, request: RefundRequest): Promise<string[]> {
  const order = await lockOrder(work, request.order.id)
  const lines = overpaidSources.includes(request.source)
    ? (request.lines ?? []).map((line) => ({ ...line, parcel: null }))
    : await linesByParcel(work.db, order.id, request.lines ?? [])
  const asked = askedOf(order, { ...request, lines })
  if (sumOf(asked) <= 0) throw refused<Refund>('amount', 'required')
  if (overpaidSources.includes(request.source)) await demandOverpaid(work.db, order, sumOf(asked))
  const isReturn = request.source === 'return'
  const { taken, goodwill } = isReturn ? await goneBefore(work, order.id) : { taken: [], goodwill: [] }
  const payments = await lockSources(work, order.id, request)
  const sources = [
    ...taken.map(({ id, amount }) => ({ payment: id, refundable: amount })),
    ...payments.map(({ id, refundable }) => ({ payment: id, refundable: refundable ?? 0 })),
    ...goodwill.map(({ id, extraAmount }) => ({ payment: id, refundable: extraAmount })),
  ]
  const parts = splitRefund(asked, sources)
  if (!parts) {
    const max = sources.reduce((sum, { refundable }) => sum + refundable, 0)
    throw refused<Refund>('amount', 'above-refundable', { money: max })
  }
  const ids: string[] = []
  const together = randomUUID()
  let toSend = 0
  for (const part of parts) {
    const isOf = ({ id }: { readonly id: string }) => id === part.payment
    const byBank = taken.find(isOf)
    const given = goodwill.find(isOf)
    const why = bookedAs(request, together)
    if (byBank) ids.push(await bookTaken(work, byBank, part, why))
    if (given) ids.push(await setOffGoodwill(work, given, part, why))
    if (byBank || given) continue
    const from = payments.find(isOf) as Payment
    ids.push(await write(work, order, from, part, request, together))
    await recountPayment(work, from.id)
    toSend += part.amount
  }
  if (toSend > 0)
    await notifyCustomer(
      work,
      'refund.requested',
      order,
      { 'refund.amount': toSend, 'refund.method': destinationWords[request.destination] },
      { id: ids[0] as string, number: order.number },
    )
  if (!request.isGrantedLater) await grantRefunds(work, order, ids)
  return ids
}

/** What goes back because the order became smaller, or was paid twice, was paid too much: else the order would owe it again. */
async function demandOverpaid(db: Db, order: Order, amount: number): Promise<void> {
  const money = await overpaidOf(db, order)
  if (amount > money) throw refused<Refund>('source', 'above-overpaid', { money })
}

function askedOf(
  order: Order,
  {
    lines,
    shipping = 0,
    fee = 0,
    extra = 0,
    roundOff = 0,
  }: Omit<RefundRequest, 'lines'> & { readonly lines: readonly ParcelGoingBack[] },
): Asked {
  const taxOf = (kinds: readonly string[], amount: number) => {
    const charges = order.charges.filter(({ kind }) => kinds.includes(kind))
    const whole = charges.reduce((sum, charge) => sum + charge.amount, 0)
    const tax = charges.reduce((sum, { cgst, sgst, igst, cess }) => sum + cgst + sgst + igst + cess, 0)
    return shareOf(tax, amount, whole)
  }
  return {
    lines: lines
      .filter(({ quantity, amount }) => quantity > 0 || amount > 0)
      .map(({ line, parcel, quantity, amount }, index) => {
        const sold = order.lines.find(({ id }) => id === line)
        if (!sold) throw refused<RefundRequest>(`lines.${index}.line`, 'unknown-row')
        if (amount < 0) throw refused<RefundRequest>(`lines.${index}.amount`, 'too-small-number', { min: 0 })
        const { sku, name } = sold
        return { line, parcel, sku, name, quantity, amount, tax: taxIn(amount, sold) }
      }),
    shipping: { amount: shipping, tax: taxOf(['shipping'], shipping) },
    fee: { amount: fee, tax: taxOf(['codFee', 'giftFee'], fee) },
    extra,
    roundOff,
  }
}

/** The payments that money can come out of, locked; one that should not be there first, then the oldest. */
async function lockSources(
  { db, records }: Paying,
  order: string,
  request: RefundRequest,
): Promise<Payment[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "order" = ${order} AND "captured" > 0
      AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
      AND (${request.payment ?? null}::uuid IS NULL OR "id" = ${request.payment ?? null}) ORDER BY "id" FOR UPDATE`.execute(
    db,
  )
  const found: Payment[] = []
  for (const { id } of rows) found.push((await records.read(payment, id)) as Payment)
  const isSpare = ({ mismatchReason }: Payment) => (mismatchReason === 'paidTwice' ? 0 : 1)
  return request.source === 'duplicatePayment' ? found.sort((a, b) => isSpare(a) - isSpare(b)) : found
}

/** What a request says of each of its refunds. */
const bookedAs = (
  { source, reason = null, note = null, creditNote = null }: RefundRequest,
  request: string,
) => ({ source, reason, note, request, creditNote })

async function write(
  { db, records, actor }: Paying,
  order: Order,
  from: Payment,
  part: RefundPart,
  asked: RefundRequest,
  request: string,
): Promise<string> {
  const { lines, payment: _, ...amounts } = part
  const { id } = await records.create(refund, {
    number: `REF-${String(await nextNumber(db, 'refund')).padStart(6, '0')}`,
    payment: from.id,
    order: order.id,
    orderNumber: order.number,
    customer: order.customer,
    contactName: order.contactName,
    ...bookedAs(asked, request),
    lines: lines as unknown as Refund['lines'],
    ...amounts,
    destination: reachable(from, asked.destination),
    requestedBy: await askedBy(db, actor),
  })
  return id
}

/** Cash and transfers cannot go back the way they came, and what was credit becomes credit again. */
function reachable({ provider }: Payment, destination: Refund['destination']): Refund['destination'] {
  if (destination !== 'original' || isGateway(provider)) return destination
  return provider === 'none' ? 'storeCredit' : 'bankOrUpi'
}
