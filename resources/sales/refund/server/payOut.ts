import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { sendRefunds } from './sendRefunds.ts'
import { settleRefund } from './settleRefund.ts'

/**
 * A person has paid a refund out by bank or UPI, and gives the number of the transfer. The order is locked.
 * @throws ApiError `not-allowed-now` unless it is granted and to be paid by hand, `invalid` at `payee` where nobody knows who was paid
 */
export async function payOut(work: Paying, asked: Refund, utr: string): Promise<Refund> {
  if (asked.destination !== 'bankOrUpi' || (asked.status !== 'approved' && asked.status !== 'failed'))
    throw new ApiError('not-allowed-now')
  if (!asked.payee) throw refused<Refund>('payee', 'required')
  return settleRefund(work, asked, { utr })
}

/** Tries a refund again that failed: the same record, so that no money goes twice. The order is locked. */
export async function retryRefund(work: Paying, asked: Refund): Promise<void> {
  await work.records.transition(refund, asked.id, 'retry', {
    failureCode: null,
    failureReason: null,
    nextTryAt: null,
  })
  if (asked.destination === 'original') work.after?.((context) => sendRefunds(context, [asked.id]))
}
