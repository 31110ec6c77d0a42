import { sql } from 'kysely'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { RefundPart } from '../../payment/rules/splitRefund.ts'
import type { Paying, Payment, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { readRefunds } from './readRefunds.ts'

/** What banks took back after disputes of what was paid for an order, as far as no goods are known that came back for it. */
export const takenBack = (work: Paying, order: string): Promise<Refund[]> =>
  readRefunds(work, sql`r."order" = ${order} AND r."source" = 'dispute' AND r."status" = 'processed'`)

/** Writes down that a bank takes money of a payment back; answers the refund, which is granted and nobody has to send. */
export async function writeTaken(
  work: Paying,
  { id, order, orderNumber, customer, contactName }: Taken,
  { amount, note }: Pick<Refund, 'amount' | 'note'>,
): Promise<Refund> {
  const made = await work.records.create(refund, {
    number: `REF-${String(await nextNumber(work.db, 'refund')).padStart(6, '0')}`,
    payment: id,
    order,
    orderNumber,
    customer,
    contactName,
    source: 'dispute',
    amount,
    extraAmount: amount,
    destination: 'original',
    note,
  })
  return work.records.transition(refund, made.id, 'approve', { approvedAt: work.at })
}

type Taken = Pick<Payment, 'id' | 'order' | 'orderNumber' | 'customer' | 'contactName'>

/**
 * What a bank took back is for goods that came back: it is their refund as if the shop had sent it, and what it is more stays what the
 * bank took. What follows of that does so as it is granted (`grantRefunds`).
 */
export async function bookTaken(
  work: Paying,
  taken: Refund,
  { payment: _, lines, ...amounts }: RefundPart,
  why: Pick<Refund, 'source' | 'reason' | 'note' | 'request' | 'creditNote'>,
): Promise<void> {
  const { id, payment, amount, note, processedAt, providerRefundId } = taken
  await work.records.write(refund, id, { ...why, ...amounts, lines: lines as Refund['lines'] }, 'book')
  if (amounts.amount === amount) return
  const rest = await writeTaken(work, { ...taken, id: payment }, { amount: amount - amounts.amount, note })
  await work.records.transition(refund, rest.id, 'process', { processedAt, providerRefundId })
}
