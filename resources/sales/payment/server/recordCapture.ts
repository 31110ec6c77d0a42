import { defined } from '../../../../src/core/defined.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { placeOrder } from '../../order/server/placeOrder.ts'
import { payment } from '../payment.ts'
import { holdForCoupon, unmetNote } from './holdForCoupon.ts'
import { liftCouponHold } from './liftCouponHold.ts'
import { noted } from './noted.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import { owedFor } from './owed.ts'
import type { Paying, Payment } from './paying.ts'
import { waitForLess } from './waitForLess.ts'

type Fact =
  | 'providerOrderId'
  | 'providerPaymentId'
  | 'instrument'
  | 'bank'
  | 'fee'
  | 'feeTax'
  | 'method'
  | 'provider'
  | 'receivedBy'
  | 'reference'
  | 'proof'

/** Money that has come, in paise. */
export interface Captured {
  readonly amount: number
  /** What is known of it: the ids of the gateway, the instrument, fees, who received it. */
  readonly facts?: Partial<Pick<Payment, Fact>>
  readonly event: { kind: string; id?: string | null; note?: string | null; at?: string }
  /** A gateway may send another amount than was asked for, and later than it should; people know what they enter. */
  readonly by: 'gateway' | 'staff'
  /** Not to place the order that waited for it, where that was refused before. */
  readonly keepsWaiting?: boolean
}

const open = ['created', 'pending', 'authorised', 'failed', 'expired', 'voided'] as const

/**
 * Takes in the money of a payment (areas, 14): what does not match is marked for finance instead of being refused, for the money is
 * there. An order that waited for it is placed; one whose coupon asks for another way of paying is held,
 * and goes on once money comes that fits. Repeated, it changes nothing.
 */
export async function recordCapture(work: Paying, asked: Payment, captured: Captured): Promise<Payment> {
  const order = await lockOrder(work, asked.order)
  const current = (await work.records.read(payment, asked.id)) as Payment
  if (!(open as readonly string[]).includes(current.status)) return current
  const { amount, facts = {}, event, by, keepsWaiting } = captured
  const { owed } = await owedFor(work.db, order)
  const isOver = order.status === 'cancelled' || order.status === 'expired'
  const isLate = isOver || current.status === 'expired' || current.status === 'voided'
  const paidBy = { method: facts.method ?? current.method, bank: facts.bank ?? current.bank }
  const unmet = await unmetNote(work, order, paidBy, current.number)
  const mismatchReason = isLate
    ? 'lateCapture'
    : owed <= 0
      ? 'paidTwice'
      : by === 'gateway' && amount !== current.amount
        ? 'amountDiffers'
        : keepsWaiting
          ? 'notPlaced'
          : unmet
            ? 'couponUnmet'
            : null
  const stored = await work.records.transition(payment, current.id, 'capture', {
    ...facts,
    captured: amount,
    capturedAt: event.at ?? work.at,
    failureCode: null,
    failureReason: null,
    ...defined<Partial<Payment>>({
      mismatch: mismatchReason ? true : undefined,
      mismatchReason: mismatchReason ?? undefined,
      mismatchNote: mismatchReason === 'couponUnmet' ? (unmet ?? null) : undefined,
    }),
    ...noted(work, current, event),
  })
  if (unmet) await holdForCoupon(work, order, unmet)
  else await liftCouponHold(work, order.id)
  await waitForLess(work, order)
  if (order.status === 'pendingPayment' && amount >= owed && !keepsWaiting) await placeOrder(work, order.id)
  await notifyCustomer(work, 'payment.captured', order, { 'payment.method': stored.method }, stored)
  return stored
}
