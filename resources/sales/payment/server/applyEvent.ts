import { sql } from 'kysely'
import { defined } from '../../../../src/core/defined.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { refund } from '../../refund/refund.ts'
import { failRefund, settleRefund } from '../../refund/server/settleRefund.ts'
import { payment } from '../payment.ts'
import { isGateway } from '../rules/gateways.ts'
import { bankTold, methodTold } from '../rules/toldByGateway.ts'
import { applyDispute } from './disputes.ts'
import type { GatewayEvent } from './eventSchema.ts'
import { makePayment } from './expectPayment.ts'
import type { Facts } from './moves.ts'
import { authorise, expire, fail, noteOnly, voidPayment, wait } from './moves.ts'
import { noted } from './noted.ts'
import type { Paying, Payment, Refund } from './paying.ts'
import { type Captured, recordCapture } from './recordCapture.ts'
import type { Told } from './told.ts'

/**
 * Does what an event says, wherever the payment is by now: an event that comes late never takes a payment back to where it was, it is
 * only noted. The order is locked.
 */
export async function applyEvent(
  work: Paying,
  id: string,
  told: Pick<Told, 'event' | 'gateway'>,
  keepsWaiting: boolean,
): Promise<'applied' | 'noChange'> {
  const { event } = told
  const before = (await work.records.read(payment, id)) as Payment
  const after = await change(work, before, told, keepsWaiting)
  const isMoved = after.status !== before.status || after.refunded !== before.refunded
  return isMoved || event.kind === 'payment.settled' || event.refund ? 'applied' : 'noChange'
}

async function change(
  work: Paying,
  current: Payment,
  { event, gateway }: Pick<Told, 'event' | 'gateway'>,
  keepsWaiting: boolean,
): Promise<Payment> {
  const { kind, payment: told } = event
  const note = { kind: kind.replace(/^payment\./, ''), id: event.id, at: event.at }
  const facts = defined<Facts>({
    providerPaymentId: told.id || undefined,
    providerOrderId: told.order || undefined,
    instrument: told.instrument || undefined,
  })
  const method = told.method ? methodTold(told.method) : undefined
  // Of an attempt that may still fail it says nothing: money has come only with the next two.
  const paidBy = defined<Facts>({
    method: method || undefined,
    bank: told.bank ? bankTold(told.bank) : undefined,
  })
  const fees = defined<Partial<Pick<Payment, 'fee' | 'feeTax'>>>({
    fee: told.fee ?? undefined,
    feeTax: told.feeTax ?? undefined,
  })
  switch (kind) {
    case 'payment.pending':
      return wait(work, current, facts, note)
    case 'payment.authorised':
      return authorise(work, current, { ...facts, ...paidBy }, note, keepsWaiting)
    case 'payment.captured': {
      if (isOther(current, event))
        return applyOther(work, current, event, { ...facts, ...paidBy, ...fees, provider: gateway })
      const captured = {
        amount: told.amount ?? current.amount,
        facts: { ...facts, ...paidBy, ...fees },
        event: note,
      }
      const stored = await recordCapture(work, current, { ...captured, by: 'gateway', keepsWaiting })
      return stored.status === current.status ? noteOnly(work, stored, note, paidBy) : stored
    }
    case 'payment.failed':
      return fail(
        work,
        current,
        { ...facts, code: told.failureCode ?? null, reason: told.failureReason ?? null },
        note,
      )
    case 'payment.expired':
      return expire(work, current, note)
    case 'payment.voided':
      return voidPayment(work, current, note)
    case 'payment.settled':
      return settle(work, current, event, fees)
    case 'refund.processed':
    case 'refund.failed':
      return applyRefund(work, current, event)
    default:
      return applyDispute(work, current, event)
  }
}

/** Whether money is told of that is not the money this payment was paid by: another attempt worked, or somebody booked it by hand. */
const isOther = (
  { captured, provider, providerPaymentId: known }: Payment,
  { payment: { id } }: GatewayEvent,
): boolean => captured > 0 && Boolean(id) && id !== known && (known !== null || !isGateway(provider))

/** Money that came a second time is a payment of its own, for finance; this one stays as it is. */
async function applyOther(
  work: Paying,
  { order: id, method, number }: Payment,
  event: GatewayEvent,
  facts: NonNullable<Captured['facts']>,
): Promise<Payment> {
  const order = await lockOrder(work, id)
  const amount = event.payment.amount ?? 0
  const made = await makePayment(work, order, method, amount)
  const other = (await work.records.read(payment, made)) as Payment
  const note = { kind: 'captured', id: event.id, at: event.at, note: number }
  return recordCapture(work, other, { amount, facts, event: note, by: 'gateway' })
}

function settle(work: Paying, current: Payment, event: GatewayEvent, fees: object): Promise<Payment> {
  const { settlement } = event
  if (!settlement) return noteOnly(work, current, { kind: 'settled', id: event.id })
  return work.records.update(payment, current.id, {
    ...fees,
    settled: settlement.amount,
    settledOn: settlement.on,
    settlementId: settlement.id,
    settlementUtr: settlement.utr ?? null,
    ...noted(work, current, { kind: 'settled', id: event.id, at: event.at, note: settlement.id }),
  })
}

async function applyRefund(work: Paying, current: Payment, event: GatewayEvent): Promise<Payment> {
  const { refund: told, kind } = event
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "refund" WHERE "payment" = ${current.id} AND "number" = ${told?.reference ?? null}`.execute(
    work.db,
  )
  const found = rows[0] && ((await work.records.read(refund, rows[0].id)) as Refund)
  const note = { kind, id: event.id, at: event.at, note: told?.reference ?? null }
  if (!found || !told) return noteOnly(work, current, note)
  if (kind === 'refund.processed')
    await settleRefund(work, found, {
      utr: told.utr ?? null,
      providerRefundId: told.id ?? found.providerRefundId,
    })
  else
    await failRefund(
      work,
      found,
      { reason: told.failureReason ?? null },
      null,
      told.id ?? found.providerRefundId,
    )
  const after = (await work.records.read(payment, current.id)) as Payment
  const differs = told.amount != null && told.amount !== (await sentWith(work, found))
  // It was called off here and made there: whoever looks at the books has to know.
  const isUndue = kind === 'refund.processed' && found.status === 'cancelled'
  return work.records.update(
    payment,
    current.id,
    defined({
      mismatch: differs || isUndue ? true : undefined,
      mismatchReason: isUndue ? ('unknownState' as const) : differs ? ('amountDiffers' as const) : undefined,
      ...noted(work, after, differs ? { ...note, note: `${note.note}: ${told.amount}` } : note),
    }),
  )
}

/** What a gateway was asked for with a refund: what of it stands for goods that came back since is a refund of its own (`setOffGoodwill`). */
async function sentWith({ db }: Paying, { payment: of, providerRefundId, amount }: Refund): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    SELECT sum("amount")::float8 AS "amount" FROM "refund" WHERE "payment" = ${of} AND "provider_refund_id" = ${providerRefundId}`.execute(
    db,
  )
  return rows[0]?.amount || amount
}
