import { sql } from 'kysely'
import { settleRecalls } from '../../cancellationRequest/server/settleRecalls.ts'
import { issueCreditNote } from '../../invoice/server/issueCreditNote.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { orderReturn } from '../orderReturn.ts'
import type { Settlement } from '../rules/settlementOf.ts'
import { completeSettled } from './completeSettled.ts'
import { payBack } from './payBack.ts'
import { refundableOf } from './refundableOf.ts'
import { owedLines, settlementNow } from './refundReturn.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * What follows from an inspection at once. A parcel that was never delivered is credited as a whole, whoever paid for it, and paid back
 * without anybody's decision, as far as it was paid for: cash on delivery was not. Everything else waits for whoever refunds or sends
 * the exchange, but for what is settled already.
 */
export async function finishInspected(work: ReturnWork, stored: OrderReturn): Promise<OrderReturn> {
  if (stored.source !== 'rto') return completeSettled(work, stored)
  const record = { ...stored, lines: await owedLines(work.db, stored) }
  const money = await settlementNow(work.db, record)
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
        lines: left < money.left ? cut(record, money.refunded + left) : record.lines,
      },
      'refund',
    ),
  )
  const done = await completeSettled(work, kept)
  await settleRecalls(work, record.order)
  return done
}

/** The goods of the parcel, less what the shop keeps of them, and the charges that its courier did not collect either. */
async function creditParcel(
  work: ReturnWork,
  record: OrderReturn,
  { left, roundOff }: Settlement,
): Promise<string | null> {
  const amounts = allocate(
    left - roundOff,
    record.lines.map(({ refundAmount }) => refundAmount ?? 0),
  )
  const { rows } = await sql<{ lost: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "lost" FROM "payment"
    WHERE "order" = ${record.order} AND "shipment" = ${record.shipment} AND "status" = 'notCollected'`.execute(
    work.db,
  )
  const [creditNote = null] = await issueCreditNote(work, {
    order: { id: record.order },
    lines: record.lines.map(({ line, parcel, quantity }, index) => ({
      line,
      parcel: parcel ?? record.shipment,
      quantity,
      amount: amounts[index] ?? 0,
    })),
    charges: Math.max(0, (rows[0]?.lost ?? 0) - left),
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
