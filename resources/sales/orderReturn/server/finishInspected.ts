import { settleRecalls } from '../../cancellationRequest/server/settleRecalls.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { creditUncollected } from '../../refund/server/creditUncollected.ts'
import { returnableMoneyOf } from '../../refund/server/goneBefore.ts'
import { orderReturn } from '../orderReturn.ts'
import { completeSettled } from './completeSettled.ts'
import { creditUndelivered } from './creditUndelivered.ts'
import { giveBackExchanged } from './giveBackExchanged.ts'
import { payBack } from './payBack.ts'
import { keptLines, roundedBack } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * What follows from an inspection at once. Of a parcel that was never delivered, all that was paid for its goods is credited and paid back
 * without anybody's decision, and what other goods paid for it as an exchange; what was to be paid at the door is credited already (`creditUncollected`). Everything else waits for whoever refunds or sends
 * the exchange, but for what is settled already.
 */
export async function finishInspected(work: ReturnWork, stored: OrderReturn): Promise<OrderReturn> {
  if (stored.source !== 'rto') return completeSettled(work, stored)
  const order = await lockOrder(work, stored.order)
  // A parcel that came back before its cash was credited at once.
  if (stored.shipment) await creditUncollected(work, order, { id: stored.shipment, number: stored.number })
  const { record, money, creditNote } = await creditUndelivered(work, stored)
  const left = Math.min(money.left, (await returnableMoneyOf(work.db, record.order)).sum)
  const payable = { ...money, left, roundOff: Math.min(money.roundOff, left) }
  const way = { isEarly: false, creditNote }
  const { kept } = await payBack(work, record, payable, way, async (made) => {
    const refunds = [...record.refunds, ...made]
    const refundTotal = money.refunded + left
    const roundOff = await roundedBack(work.db, { refunds })
    // Of what nobody paid, nothing is owed.
    const owed = left < money.left ? cut(record, refundTotal - roundOff) : record.lines
    const values = { refunds, refundTotal, roundOff, lines: keptLines(stored, owed) }
    await work.records.write(orderReturn, record.id, values, 'refund')
  })
  const done = await completeSettled(work, kept)
  await giveBackExchanged(work, order)
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
