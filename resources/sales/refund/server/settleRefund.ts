import { refused } from '../../../../server/refused.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { refundSettled } from '../../orderReturn/server/refundSettled.ts'
import { notifyCustomer } from '../../payment/server/notifyCustomer.ts'
import { payIntoWallet } from '../../payment/server/payFromWallet.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import type { SentRefund } from '../../payment/server/provider/provider.ts'
import { recountPayment } from '../../payment/server/recountPayment.ts'
import { refund } from '../refund.ts'
import { creditRefunds } from './creditRefunds.ts'
import { destinationWords } from './destinationWords.ts'
import { isUnheard } from './isUnheard.ts'
import { purgePayee } from './payee.ts'

/**
 * The money of a refund is with the customer: the payment, the order, the return that waits for it and, for what was sold, the credit
 * note follow in the same transaction. Repeated, it changes nothing. `destination` is the way it went, where not the one that was asked for.
 */
export async function settleRefund(
  work: Paying,
  asked: Refund,
  facts: Partial<Pick<Refund, 'utr' | 'providerRefundId' | 'destination'>>,
): Promise<Refund> {
  const order = await lockOrder(work, asked.order)
  const current = (await work.records.read(refund, asked.id)) as Refund
  if (current.status === 'processed' || current.status === 'cancelled') return current
  if ((facts.destination ?? current.destination) === 'storeCredit')
    await payIntoWallet(work, current.customer, current.amount, `${current.number} (${current.orderNumber})`)
  const settled = await work.records.transition(refund, current.id, 'process', {
    ...facts,
    processedAt: work.at,
    failureCode: null,
    failureReason: null,
    nextTryAt: null,
  })
  await followRefund(work, settled)
  const told = {
    'refund.amount': settled.amount,
    'refund.method': destinationWords[settled.destination],
  }
  await notifyCustomer(work, 'refund.processed', order, told, settled)
  return settled
}

/** A refund did not work: it stays what it is, spoken for, until it is tried again or called off. */
export async function failRefund(
  work: Paying,
  asked: Refund,
  { code = null, reason }: Pick<SentRefund, 'code' | 'reason'>,
  nextTryAt: string | null = null,
  providerRefundId: string | null = asked.providerRefundId,
): Promise<Refund> {
  const order = await lockOrder(work, asked.order)
  const current = (await work.records.read(refund, asked.id)) as Refund
  const failure = { failureCode: code, failureReason: reason, nextTryAt, providerRefundId }
  // What nobody knew of it is known now.
  if (current.status === 'failed' && isUnheard(current) && code !== 'noAnswer')
    return work.records.update(refund, current.id, failure)
  if (current.status !== 'approved' && current.status !== 'processing') return current
  const failed = await work.records.transition(refund, current.id, 'fail', failure)
  await notifyCustomer(
    work,
    'refund.failed',
    order,
    { 'refund.amount': failed.amount, 'refund.method': destinationWords[failed.destination] },
    failed,
  )
  return failed
}

/**
 * Calls a refund off: its money can be given back in another way.
 * @throws ApiError `not-allowed-now` once it is on its way, `invalid` where it may have been made
 */
export async function cancelRefund(work: Paying, asked: Refund, note: string | null): Promise<Refund> {
  await lockOrder(work, asked.order)
  const current = (await work.records.read(refund, asked.id)) as Refund
  if (current.status !== 'processing' && isUnheard(current))
    throw refused<Refund>('failureCode', 'refund-unheard')
  const cancelled = await work.records.transition(refund, asked.id, 'cancel', note ? { note } : {})
  await followRefund(work, cancelled)
  return cancelled
}

/** What follows once a refund is with the customer, or is not sent any more. The order is locked by the caller. */
export async function followRefund(work: Paying, done: Refund): Promise<void> {
  await creditRefunds(work, done)
  await purgePayee(work.db, done.id)
  await recountPayment(work, done.payment)
  await orderChanged(work, done.order)
  await refundSettled(work, done)
}
