import { ApiError } from '../../../../server/apiError.ts'
import { payment } from '../payment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'

/** Takes a payment out of those that do not match; what did not, and what became of it, stay on the record. */
export async function resolveMismatch(work: Paying, asked: Payment, note: string): Promise<void> {
  if (!asked.mismatch) throw new ApiError('not-allowed-now')
  await work.records.update(payment, asked.id, {
    ...{ mismatch: false, mismatchNote: note },
    ...noted(work, asked, { kind: 'resolved', note: `${work.actor.name}: ${note}` }),
  })
}
