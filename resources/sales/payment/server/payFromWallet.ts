import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { customer } from '../../../customers/customer/customer.ts'
import { adjustWallet } from '../../../customers/customer/server/adjustWallet.ts'
import type { Order } from '../../invoice/server/work.ts'
import { payment } from '../payment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment, Refund } from './paying.ts'

/**
 * Takes a payment out of the customer's credit.
 * @throws ApiError `invalid` at `paymentMethod`: nobody whose credit it could be, or too little of it
 */
export async function payFromWallet(work: Paying, order: Order, made: Payment): Promise<void> {
  const person = order.customer ? await work.records.read(customer, order.customer) : undefined
  if (!person) throw refused<Order>('paymentMethod', 'no-credit-account')
  if ((person.walletBalance ?? 0) < made.amount) throw refused<Order>('paymentMethod', 'above-balance')
  await adjustWallet({ ...work, actor: systemActor }, person, {
    amount: -made.amount,
    reason: `${order.number ?? made.number}`,
  })
  await work.records.transition(payment, made.id, 'capture', {
    captured: made.amount,
    capturedAt: work.at,
    settledOn: dayIn(new Date(work.at)),
    settled: made.amount,
    ...noted(work, made, { kind: 'captured' }),
  })
}

/** Gives an amount back as credit of the customer. @throws ApiError `invalid` at `destination` where there is no customer */
export async function payIntoWallet(
  work: Paying,
  to: string | null,
  amount: number,
  reason: string,
): Promise<void> {
  const person = to ? await work.records.read(customer, to) : undefined
  if (!person || person.status === 'anonymised') throw refused<Refund>('destination', 'no-credit-account')
  await adjustWallet({ ...work, actor: systemActor }, person, { amount, reason })
}
