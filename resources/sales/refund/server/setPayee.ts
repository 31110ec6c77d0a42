import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../../../server/apiError.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { stoppableRefunds } from '../../payment/rules/refundStates.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { askedBy } from './askedBy.ts'
import { grantRefunds } from './grantRefunds.ts'
import { type Payee, readPayee, storePayee } from './payee.ts'

const open: readonly string[] = stoppableRefunds

/**
 * Says who is paid, and answers what may be shown of it. To pay somebody else than was said is to ask for another refund: what was granted
 * is not granted any more, and whoever says so is who asked; it goes on at once only where they may grant as much alone.
 * @throws ApiError `not-allowed-now` where nobody is to be paid by hand, or nobody any more
 */
export async function setPayee(
  work: Paying,
  settings: ServerSettings,
  asked: Refund,
  payee: Payee,
): Promise<{ payee: string }> {
  const { db, records, actor } = work
  if (asked.destination !== 'bankOrUpi' || !open.includes(asked.status)) throw new ApiError('not-allowed-now')
  const before = await readPayee(db, settings, asked.id)
  const shown = await storePayee(db, settings, asked.id, payee)
  if (!before || isDeepStrictEqual(before, payee)) {
    await records.update(refund, asked.id, { payee: shown })
    return { payee: shown }
  }
  const values = { payee: shown, requestedBy: await askedBy(db, actor) }
  if (asked.status === 'requested') await records.update(refund, asked.id, values)
  else
    await records.transition(refund, asked.id, 'askAgain', {
      ...values,
      approvedBy: null,
      approvedAt: null,
      failureCode: null,
      failureReason: null,
    })
  await grantRefunds(work, await lockOrder(work, asked.order), [asked.id])
  return { payee: shown }
}
