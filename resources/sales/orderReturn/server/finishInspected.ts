import { settleRecalls } from '../../cancellationRequest/server/settleRecalls.ts'
import { issueCreditNote } from '../../invoice/server/issueCreditNote.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { creditUncollected } from '../../refund/server/creditUncollected.ts'
import { orderReturn } from '../orderReturn.ts'
import type { Settlement } from '../rules/settlementOf.ts'
import { completeSettled } from './completeSettled.ts'
import { giveBackExchanged } from './giveBackExchanged.ts'
import { payBack } from './payBack.ts'
import { refundableOf } from './refundableOf.ts'
import { keptLines, owedLines, roundedBack, settlementNow } from './settlementNow.ts'
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
  const record = { ...stored, lines: await owedLines(work.db, stored) }
  const settled = await settlementNow(work.db, record)
  const money = { ...settled, roundOff: settled.roundOff - (await roundedBack(work.db, record)) }
  const creditNote = await creditParcel(work, record, money)
  const left = Math.min(money.left, await refundableOf(work.db, record.order))
  const way = { isEarly: false, creditNote }
  const { kept } = await payBack(work, record, { ...money, left }, way, (made) =>
    work.records.write(
      orderReturn,
      record.id,
      {
        refunds: [...record.refunds, ...made],
        refundTotal: money.refunded + left,
        // Of what nobody paid, nothing is owed.
        lines: keptLines(stored, left < money.left ? cut(record, money.refunded + left) : record.lines),
      },
      'refund',
    ),
  )
  const done = await completeSettled(work, kept)
  await giveBackExchanged(work, order)
  await settleRecalls(work, record.order)
  return done
}

/** What was paid for the goods of the parcel, less what the shop keeps of them; what nobody paid for is credited since it came back. */
async function creditParcel(
  work: ReturnWork,
  record: OrderReturn,
  { left, roundOff }: Settlement,
): Promise<string | null> {
  const amounts = allocate(
    left - roundOff,
    record.lines.map(({ refundAmount }) => refundAmount ?? 0),
  )
  const [creditNote = null] = await issueCreditNote(work, {
    order: { id: record.order },
    lines: record.lines.map(({ line, parcel, quantity }, index) => ({
      line,
      parcel: parcel ?? record.shipment,
      quantity,
      amount: amounts[index] ?? 0,
    })),
    roundOff,
    reason: record.number,
  })
  return creditNote
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
