import { refused } from '../../../../server/refused.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import { worthOf } from '../../payment/rules/refundLeft.ts'
import { leftFor, type OrderLeft } from '../../payment/rules/refundProposal.ts'
import { roundOffOfLines } from '../../payment/rules/roundOffOfLines.ts'
import { type LineGoingBack, spreadByParcel } from '../../payment/rules/spreadByParcel.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { refund } from '../refund.ts'
import { leftOfOrder } from './leftOfOrder.ts'
import { type Payee, storePayee } from './payee.ts'
import { type RefundRequest, requestRefund } from './requestRefund.ts'

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
  const left = leftFor(await leftOfOrder(work.db, order), asked.source)
  const lines = demandLeft(left, asked)
  const { shipping, fee, extra } = asked
  const roundOff = roundOffOfLines(left.rounding, spreadByParcel(left.parcels, lines), {
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

/**
 * The lines that people ask back, as they go back: pieces count where all that is left of their money goes with them. For less, the
 * pieces stay with the customer for a lower price, and may still come back as a return.
 * @throws ApiError `invalid` where people ask for more of a line, of shipping or of fees than is left of it; the order is locked
 */
function demandLeft(left: OrderLeft, asked: AskedRefund): LineGoingBack[] {
  const lines = asked.lines.map(({ line, quantity, amount }, index) => {
    const of = left.lines.find((one) => one.line === line)
    if (!of) throw refused<RefundRequest>(`lines.${index}.line`, 'unknown-row')
    if (quantity > of.quantity)
      throw refused<RefundRequest>(`lines.${index}.quantity`, 'above-line', { max: of.quantity })
    if (amount > of.amount)
      throw refused<RefundRequest>(`lines.${index}.amount`, 'above-refundable', { money: of.amount })
    return { line, quantity: amount < worthOf(quantity, of) ? 0 : quantity, amount }
  })
  if (asked.shipping > left.shipping)
    throw refused<Refund>('shippingAmount', 'above-refundable', { money: left.shipping })
  if (asked.fee > left.fee) throw refused<Refund>('feeAmount', 'above-refundable', { money: left.fee })
  return lines
}
