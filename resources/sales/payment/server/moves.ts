import { defined } from '../../../../src/core/defined.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { placeOrder } from '../../order/server/placeOrder.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { payment } from '../payment.ts'
import { holdForCoupon, unmetNote } from './holdForCoupon.ts'
import { liftCouponHold } from './liftCouponHold.ts'
import { noted } from './noted.ts'
import { methodWords, notifyCustomer } from './notifyCustomer.ts'
import type { Paying, Payment } from './paying.ts'

type Event = { kind: string; id?: string | null; note?: string | null; at?: string }
/** What a gateway tells of a payment beside its state. */
export type Facts = Partial<
  Pick<Payment, 'providerOrderId' | 'providerPaymentId' | 'instrument' | 'method' | 'bank'>
>

/**
 * A bank holds the money for the shop; the order that waited for it is placed, and held where its coupon asks for another way of paying.
 * What was captured already stays so.
 */
export async function authorise(
  work: Paying,
  asked: Payment,
  facts: Facts,
  event: Event,
  keepsWaiting = false,
): Promise<Payment> {
  const order = await lockOrder(work, asked.order)
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (!['created', 'pending', 'failed', 'expired'].includes(current.status))
    return noteOnly(work, current, event, facts)
  const paidBy = { method: facts.method ?? current.method, bank: facts.bank ?? current.bank }
  const unmet = await unmetNote(work, order, paidBy, current.number)
  const mismatchReason = keepsWaiting ? 'notPlaced' : 'couponUnmet'
  const stored = await work.records.transition(payment, current.id, 'authorise', {
    ...facts,
    authorisedAt: event.at ?? work.at,
    failureCode: null,
    failureReason: null,
    ...defined<Partial<Payment>>({
      mismatch: keepsWaiting || unmet ? true : undefined,
      mismatchReason: keepsWaiting || unmet ? mismatchReason : undefined,
      mismatchNote: unmet,
    }),
    ...noted(work, current, event),
  })
  if (unmet) await holdForCoupon(work, order, unmet)
  else await liftCouponHold(work, order.id)
  await orderChanged(work, order.id)
  if (order.status === 'pendingPayment' && !keepsWaiting) await placeOrder(work, order.id)
  return stored
}

/** The customer is at the gateway. */
export async function wait(work: Paying, asked: Payment, facts: Facts, event: Event): Promise<Payment> {
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (current.status !== 'created') return noteOnly(work, current, event)
  return work.records.transition(payment, current.id, 'wait', { ...facts, ...noted(work, current, event) })
}

/** An attempt did not work. An attempt that fails after another one worked is only noted. */
export async function fail(
  work: Paying,
  asked: Payment,
  { code, reason, ...facts }: Facts & { code: string | null; reason: string | null },
  event: Event,
): Promise<Payment> {
  const order = await lockOrder(work, asked.order)
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (!['created', 'pending', 'authorised', 'failed'].includes(current.status))
    return noteOnly(work, current, event)
  const values = {
    ...facts,
    attempts: current.attempts + 1,
    failedAt: event.at ?? work.at,
    failureCode: code,
    failureReason: reason,
    ...noted(work, current, event),
  }
  const stored =
    current.status === 'failed'
      ? await work.records.update(payment, current.id, values)
      : await work.records.transition(payment, current.id, 'fail', values)
  const told = { 'payment.method': methodWords[stored.method], 'payment.url': stored.link }
  await notifyCustomer(work, 'payment.failed', order, told, stored)
  return stored
}

/** Nobody paid in time, or the gateway says so. */
export async function expire(work: Paying, asked: Payment, event: Event): Promise<Payment> {
  await lockOrder(work, asked.order)
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (current.status !== 'created' && current.status !== 'pending') return noteOnly(work, current, event)
  const stored = await work.records.transition(payment, current.id, 'expire', noted(work, current, event))
  return stored
}

/** Gives up a payment that nothing was taken for. */
export async function voidPayment(work: Paying, asked: Payment, event: Event): Promise<Payment> {
  await lockOrder(work, asked.order)
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (!['created', 'pending', 'authorised', 'failed', 'toCollect'].includes(current.status))
    return noteOnly(work, current, event)
  const stored = await work.records.transition(payment, current.id, 'void', noted(work, current, event))
  return stored
}

/**
 * Writes an event down that changes nothing: it came too late, or says what is known. A bank that nobody named yet is kept, and an order
 * that was held because of its coupon goes on where it is the right one.
 */
export async function noteOnly(
  work: Paying,
  current: Payment,
  event: Event,
  { bank }: Pick<Facts, 'bank'> = {},
): Promise<Payment> {
  const isTold = Boolean(bank) && current.bank === null
  const stored = await work.records.update(
    payment,
    current.id,
    defined({
      bank: bank && isTold ? bank : undefined,
      ...noted(work, current, { ...event, note: event.note ?? 'noChange' }),
    }),
  )
  if (isTold) await liftCouponHold(work, current.order)
  return stored
}
