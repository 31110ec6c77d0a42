import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderReturn } from '../orderReturn.ts'
import { completeSettled } from './completeSettled.ts'
import type { PiecesOfLines } from './exchangeUndone.ts'
import { payBack } from './payBack.ts'
import { refundableOf } from './refundableOf.ts'
import { owedLines, settlementNow } from './refundReturn.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

type Exchange = Pick<Order, 'sourceReturn'>

/** What goods that came back paid for an order in exchange and is owed again, `more` of its pieces being called off; paise of their own order. */
export async function owedForExchange(
  db: Db,
  { sourceReturn }: Exchange,
  more: PiecesOfLines,
): Promise<{ readonly order: string; readonly amount: number } | undefined> {
  const record = sourceReturn
    ? ((await findRecord(db, orderReturn, sourceReturn)) as OrderReturn | undefined)
    : undefined
  if (!record || !isSeen(record)) return undefined
  const { left } = await settlementNow(db, record, { undone: more })
  return { order: record.order, amount: Math.min(left, await refundableOf(db, record.order)) }
}

/**
 * What goods paid for an exchange goes back out of the payments of their own order, as far as the new ones do not reach the customer.
 * Until the old ones are seen it waits for that. The order in exchange is locked by the caller. Answers the refunds and their sum.
 */
export async function giveBackExchanged(
  work: ReturnWork,
  { sourceReturn }: Exchange,
  destination?: OrderReturn['refundDestination'],
): Promise<{ readonly ids: readonly string[]; readonly amount: number }> {
  const nothing = { ids: [], amount: 0 }
  if (!sourceReturn) return nothing
  const { order } = (await work.records.read(orderReturn, sourceReturn)) as OrderReturn
  await lockOrder(work, order)
  const record = (await work.records.read(orderReturn, sourceReturn)) as OrderReturn
  if (!isSeen(record)) return nothing
  const money = await settlementNow(work.db, record)
  const left = Math.min(money.left, await refundableOf(work.db, order))
  if (left <= 0) {
    await completeSettled(work, record)
    return nothing
  }
  const lines = await owedLines(work.db, record)
  const { ids, kept } = await payBack(
    work,
    { ...record, lines },
    { ...money, left },
    { isEarly: false, destination },
    (made) =>
      work.records.write(
        orderReturn,
        record.id,
        {
          refunds: [...record.refunds, ...made],
          refundTotal: money.refunded + left,
          roundOff: money.roundOff,
        },
        'refund',
      ),
  )
  await completeSettled(work, kept)
  return { ids, amount: left }
}

const isSeen = ({ status }: OrderReturn): boolean => status === 'inspected' || status === 'completed'
