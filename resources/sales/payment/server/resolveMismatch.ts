import { ApiError } from '../../../../server/apiError.ts'
import { payment } from '../payment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'

/** What became of a payment that did not match: a person says it, or the shop found out by itself. */
export type MismatchEnd = { readonly note: string } | { readonly end: NonNullable<Payment['mismatchEnd']> }

/** Takes a payment out of those that do not match; what did not, and what became of it, stay on the record. */
export async function resolveMismatch(work: Paying, asked: Payment, ended: MismatchEnd): Promise<void> {
  if (!asked.mismatch) throw new ApiError('not-allowed-now')
  const [end, note] = 'end' in ended ? [ended.end, null] : [null, ended.note.slice(0, 255)]
  await work.records.update(payment, asked.id, {
    mismatch: false,
    mismatchEnd: end,
    mismatchNote: note,
    ...noted(work, asked, { kind: end ?? 'resolved', note: note && `${work.actor.name}: ${note}` }),
  })
}
