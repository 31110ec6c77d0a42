import { refused } from '../../../../server/refused.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import { roundOffOfLines } from '../../payment/rules/roundOffOfLines.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { linesByParcel } from './linesByParcel.ts'
import { type Payee, storePayee } from './payee.ts'
import { demandLeft } from './proposal.ts'
import { type RefundRequest, requestRefund } from './requestRefund.ts'
import { roundingLeft } from './roundingLeft.ts'

/** A refund as people ask for it: with whom to pay where money cannot go back the way it came. */
export interface AskedRefund extends Required<Pick<RefundRequest, 'lines' | 'shipping' | 'fee' | 'extra'>> {
  readonly order: string
  readonly payment?: string | undefined
  readonly source: RefundRequest['source']
  readonly destination: RefundRequest['destination']
  readonly payee?: Payee | undefined
  readonly reason: string | null
  readonly note: string | null
}

/**
 * A refund by hand (areas, 14): beside the rules of every refund, no more than is left of a line, of shipping and of fees. Answers the
 * refunds it made, with their states.
 * @throws ApiError those of `requestRefund`; `invalid` at `reason` where none is given for goodwill
 */
export async function askRefund(
  work: Paying,
  settings: ServerSettings,
  asked: AskedRefund,
): Promise<{ refunds: Pick<Refund, 'id' | 'number' | 'amount' | 'destination' | 'status'>[] }> {
  const { payee, payment = null, reason, note, ...rest } = asked
  const order = await lockOrder(work, asked.order)
  if (reason)
    await demandReason<AskedRefund>(work.db, {
      id: reason,
      domain: 'refund',
      note,
      path: 'reason',
      notePath: 'note',
    })
  else if (!note) throw refused<AskedRefund>('reason', 'required')
  if (asked.destination === 'storeCredit' && !order.customer)
    throw refused<AskedRefund>('destination', 'no-credit-account')
  const lines = await demandLeft(work.db, order, asked)
  const { shipping, fee, extra } = asked
  const goods = await linesByParcel(work.db, order.id, lines)
  const roundOff = roundOffOfLines(await roundingLeft(work.db, order), goods, {
    charges: shipping + fee,
    extra,
    refundable: await refundableOf(work.db, order.id, payment),
  })
  const ids = await requestRefund(work, { ...rest, lines, order, payment, roundOff, reason, note })
  const refunds: Refund[] = []
  for (const id of ids) {
    const made = (await work.records.read(refund, id)) as Refund
    const isOpen = made.destination === 'bankOrUpi' && payee !== undefined
    if (isOpen)
      await work.records.update(refund, id, { payee: await storePayee(work.db, settings, id, payee) })
    refunds.push(made)
  }
  return {
    refunds: refunds.map(({ id, number, amount, destination, status }) => ({
      id,
      number,
      amount,
      destination,
      status,
    })),
  }
}
