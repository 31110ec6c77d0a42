import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { orderReturn } from '../orderReturn.ts'
import { completeSettled } from './completeSettled.ts'
import { isSeen } from './earlierGoods.ts'
import type { PiecesOfLines } from './exchangeUndone.ts'
import { partsOf, payable, payLeft } from './payParts.ts'
import { settlementNow } from './settlementNow.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

type Exchange = Pick<Order, 'sourceReturn'>

/**
 * What goods that came back paid for an order in exchange and is owed again, `more` of its pieces being called off; in paise, by the orders
 * whose payments it goes back of.
 */
export async function owedForExchange(
  db: Db,
  { sourceReturn }: Exchange,
  more: PiecesOfLines,
): Promise<{ readonly order: string; readonly amount: number }[]> {
  const record = sourceReturn
    ? ((await findRecord(db, orderReturn, sourceReturn)) as OrderReturn | undefined)
    : undefined
  if (!record || !isSeen(record)) return []
  const parts = await partsOf(db, record, await settlementNow(db, record, { undone: more }))
  return (await payable(db, parts)).map(({ record: { order }, amount }) => ({ order, amount }))
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
  const record = (await work.records.read(orderReturn, sourceReturn)) as OrderReturn
  if (!isSeen(record)) return nothing
  const money = await settlementNow(work.db, record)
  const { ids, amount, kept } = await payLeft(work, record, money, { isEarly: false, destination })
  await completeSettled(work, kept)
  return { ids, amount }
}
