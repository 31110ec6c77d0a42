import { ApiError } from '../../../../server/apiError.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../payment.ts'
import { hasBank, type receivedMethods } from '../rules/banks.ts'
import { makePayment } from './expectPayment.ts'
import type { Paying, Payment } from './paying.ts'
import { recordCapture } from './recordCapture.ts'

/** How money that people received themselves is proven. */
export interface Received {
  readonly amount?: number | undefined
  readonly method: (typeof receivedMethods)[number]
  readonly bank?: Payment['bank'] | undefined
  readonly reference: string
  readonly proof: NonNullable<Payment['proof']>
  readonly note?: string | undefined
}

/**
 * Books money for a waiting payment that somebody received by hand, with its proof (areas, 14).
 * @throws ApiError `not-allowed-now` where money is there already
 */
export async function markPaid(work: Paying, asked: Payment, received: Received): Promise<Payment> {
  if (!['created', 'pending', 'failed', 'expired', 'toCollect'].includes(asked.status))
    throw new ApiError('not-allowed-now')
  const { amount = asked.amount, method, reference, proof, note = null } = received
  const bank = hasBank(method) ? (received.bank ?? null) : null
  // Cash that the customer brings before the courier does is no cash of the courier's any more.
  const current = asked.status === 'toCollect' ? await insteadOfCash(work, asked, method, amount) : asked
  return recordCapture(work, current, {
    amount,
    by: 'staff',
    facts: { method, bank, provider: 'manual', reference, proof, receivedBy: work.actor.id },
    event: { kind: 'markedPaid', note: [reference, note].filter(Boolean).join(' · ') },
  })
}

/** Books money for an order that no payment waits for. */
export async function recordPayment(
  work: Paying,
  orderId: string,
  received: Received & { readonly amount: number },
): Promise<Payment> {
  const order = await lockOrder(work, orderId)
  if (order.status === 'draft') throw new ApiError('not-allowed-now')
  const id = await makePayment(work, order, 'manual', received.amount)
  return markPaid(work, (await work.records.read(payment, id)) as Payment, received)
}

async function insteadOfCash(
  work: Paying,
  asked: Payment,
  method: Received['method'],
  amount: number,
): Promise<Payment> {
  const order = await lockOrder(work, asked.order)
  if (amount >= asked.amount) await work.records.transition(payment, asked.id, 'void')
  else await work.records.update(payment, asked.id, { amount: asked.amount - amount })
  const id = await makePayment(work, order, method, amount)
  return (await work.records.read(payment, id)) as Payment
}
