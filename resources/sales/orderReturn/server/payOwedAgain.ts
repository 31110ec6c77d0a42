import type { Refund } from '../../payment/server/paying.ts'
import { orderReturn } from '../orderReturn.ts'
import { lockEarlier } from './earlierGoods.ts'
import { finishInspected } from './finishInspected.ts'
import { payLeft } from './payParts.ts'
import { returnsOfRefund } from './returnsOfRefund.ts'
import { keptLines, owedLines, settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * A refund was called off: what returns of its goods were settled for less because of it goes back now; of a parcel that was never
 * delivered it is credited, too. A return that nobody settled yet waits for whoever does. `isOwn` is for one that nobody called off by
 * choice: the returns that it was of get it again. The order is locked by the caller.
 */
export async function payOwedAgain(
  work: ReturnWork,
  off: Refund,
  { isOwn = false }: { readonly isOwn?: boolean } = {},
): Promise<void> {
  for (const record of await returnsOfRefund(work, off)) {
    const isOf = record.refunds.includes(off.id)
    if (isOf && !isOwn) continue
    await (record.source === 'rto' ? finishInspected(work, record) : payRest(work, record, isOf))
  }
}

/** What a refunded return is short of, the way its other money went; of one that was paid without its goods, as if all had come back. */
async function payRest(work: ReturnWork, record: OrderReturn, isOf: boolean): Promise<void> {
  const isEarly = record.inspectedAt === null
  await lockEarlier(work, record.order)
  const money = await settlementNow(work.db, record, { before: isEarly })
  const lines = keptLines(record, await owedLines(work.db, record))
  const isSettled = isOf || record.status === 'completed' || money.refunded > 0 || record.exchangeOrder
  if (isSettled) await payLeft(work, record, money, { isEarly }, { lines })
  else await work.records.write(orderReturn, record.id, { lines }, 'refund')
}
