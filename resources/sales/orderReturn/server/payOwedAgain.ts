import type { Refund } from '../../payment/server/paying.ts'
import { orderReturn } from '../orderReturn.ts'
import { finishInspected } from './finishInspected.ts'
import { payLeft } from './payParts.ts'
import { returnsShortOf } from './returnsShortOf.ts'
import { keptLines, owedLines, settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * A refund was called off: what returns of its goods were settled for less because of it goes back now; of a parcel that was never
 * delivered it is credited, too. A return that nobody settled yet waits for whoever does. The order is locked by the caller.
 */
export async function payOwedAgain(work: ReturnWork, off: Refund): Promise<void> {
  for (const record of await returnsShortOf(work.db, off))
    await (record.source === 'rto' ? finishInspected(work, record) : payRest(work, record))
}

/** What a refunded return is short of, the way its other money went; of one that was paid without its goods, as if all had come back. */
async function payRest(work: ReturnWork, record: OrderReturn): Promise<void> {
  const isEarly = record.inspectedAt === null
  const money = await settlementNow(work.db, record, { before: isEarly })
  const lines = keptLines(record, await owedLines(work.db, record))
  const isSettled = record.status === 'completed' || money.refunded > 0 || record.exchangeOrder
  if (isSettled) await payLeft(work, record, money, { isEarly }, { lines })
  else await work.records.write(orderReturn, record.id, { lines }, 'refund')
}
