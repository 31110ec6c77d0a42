import { orderReturn } from '../../../resources/sales/orderReturn.ts'
import { settleRecalls } from '../cancellationRequest/settleRecalls.ts'
import { completeSettled } from './completeSettled.ts'
import { refundableOf } from './refundableOf.ts'
import { ask, settlementNow } from './refundReturn.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * What follows from an inspection at once. A parcel that was never delivered is paid back without anybody's decision, as far as it was
 * paid for: cash on delivery was not. Everything else waits for whoever refunds or sends the exchange, but for what is settled already.
 */
export async function finishInspected(work: ReturnWork, record: OrderReturn): Promise<OrderReturn> {
  if (record.source !== 'rto') return completeSettled(work, record)
  const money = await settlementNow(work.db, record)
  const left = Math.min(money.left, await refundableOf(work.db, record.order))
  const ids = left > 0 ? await ask(work, record, { ...money, left }, false, {}) : []
  const stored = await work.records.write(
    orderReturn,
    record.id,
    {
      refunds: [...record.refunds, ...ids],
      refundTotal: money.refunded + left,
      // Of what nobody paid, nothing is owed.
      lines: left < money.left ? cut(record, money.refunded + left) : record.lines,
    },
    'refund',
  )
  const done = await completeSettled(work, stored)
  await settleRecalls(work, record.order)
  return done
}

/** The lines with no more to refund than there is. */
function cut({ lines, deductions }: OrderReturn, most: number): OrderReturn['lines'] {
  let left = most + deductions.reduce((sum, { amount }) => sum + amount, 0)
  return lines.map((line) => {
    const refundAmount = Math.min(line.refundAmount ?? 0, left)
    left -= refundAmount
    return { ...line, refundAmount }
  })
}
