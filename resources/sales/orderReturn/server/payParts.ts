import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { Refund } from '../../payment/server/paying.ts'
import { type ReturnableMoney, returnableMoneyOf } from '../../refund/server/goneBefore.ts'
import { orderReturn } from '../orderReturn.ts'
import { ownLeft, type Settlement } from '../rules/settlementOf.ts'
import { completeSettled } from './completeSettled.ts'
import { earlierGoods, isSeen } from './earlierGoods.ts'
import { payBack, type Way } from './payBack.ts'
import { owedLines, refundedOf, roundedBack, settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** What of the money of a return goes back out of the payments of one order: its own, or one whose goods paid for it. */
export interface MoneyPart {
  readonly record: OrderReturn
  readonly amount: number
  readonly money: Settlement
  /** Its goods are not seen yet: nothing goes back for them. */
  readonly isWaiting: boolean
}

/**
 * Divides what is left of a return by whose payments it goes back of: first what was paid in money for its goods, out of their own order;
 * then what goods that went back before paid for them, out of theirs, and so on to what was bought first.
 */
export async function partsOf(
  db: Db,
  record: OrderReturn,
  money: Settlement,
  before = false,
): Promise<MoneyPart[]> {
  const earlier = await earlierGoods(db, record.order)
  const isWaiting = !before && !isSeen(record)
  if (!earlier) return [{ record, money, amount: money.left, isWaiting }]
  const facts = { ...record, lines: await owedLines(db, record), refunded: money.refunded }
  const amount = ownLeft(facts, money, before)
  const own = { record, money, amount, isWaiting }
  const rest = money.left - amount
  if (rest === 0) return [own]
  const above = await settlementNow(db, earlier, { before: !isSeen(earlier), returned: rest })
  const left = Math.min(above.left, rest)
  return [own, ...(await partsOf(db, earlier, { ...above, left }))]
}

/** The parts with no more than the payments of their orders still have. */
export async function payable(db: Db, parts: readonly MoneyPart[]): Promise<MoneyPart[]> {
  const capped: MoneyPart[] = []
  for (const part of parts) {
    const most = part.isWaiting ? 0 : (await returnableMoneyOf(db, part.record.order)).sum
    capped.push({ ...part, amount: Math.min(part.amount, most) })
  }
  return capped
}

/**
 * What can still be given back for a return, by its own order, and in all (`refundable`): by those, too, whose goods paid for it; in paise.
 */
export async function payableOf(
  db: Db,
  { order }: Pick<OrderReturn, 'order'>,
): Promise<Omit<ReturnableMoney, 'sum'> & { readonly refundable: number }> {
  const { sum, ...own } = await returnableMoneyOf(db, order)
  const earlier = await earlierGoods(db, order)
  const more = earlier && isSeen(earlier) ? (await payableOf(db, earlier)).refundable : 0
  return { ...own, refundable: sum + more }
}

/** What the parts come to, in paise. */
export const sumOfParts = (parts: readonly Pick<MoneyPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Pays the parts of a return back, those of the goods that were bought first before the others: each return keeps its own refunds and
 * those of the ones before it, by which their money is known to have gone back for it. `keep` is what the return itself does with all.
 * @throws ApiError those of `requestRefund`
 */
export async function payParts(
  work: ReturnWork,
  parts: readonly MoneyPart[],
  way: Way,
  keep: (ids: readonly string[]) => Promise<unknown>,
): Promise<{ ids: string[]; kept: OrderReturn }> {
  const [first, ...rest] = parts as [MoneyPart, ...MoneyPart[]]
  if (parts.some(({ isWaiting, amount }) => isWaiting && amount > 0))
    throw refused<Refund>('amount', 'above-refundable', {
      money: (await payableOf(work.db, first.record)).refundable,
    })
  const ids: string[] = []
  let paid = 0
  for (const part of rest.toReversed()) {
    const { record, money, amount } = part
    paid += amount
    const destination = way.destination ?? first.record.refundDestination
    const wayUp = { isEarly: false, destination, note: way.note }
    const { kept } = await payPart(work, part, wayUp, async (made) => {
      ids.push(...made)
      if (ids.length === 0) return
      const refunds = [...record.refunds, ...ids]
      const values = { refunds, refundTotal: money.refunded + paid, roundOff: money.roundOff }
      await work.records.write(orderReturn, record.id, values, 'refund')
    })
    await completeSettled(work, kept)
  }
  const { kept } = await payPart(work, first, way, (made) => {
    ids.push(...made)
    return keep(ids)
  })
  return { ids, kept }
}

/**
 * Pays what is left of a return, as far as its payments still have it, and has it keep the refunds, and what `more` says of it. Answers
 * them and the return as it is after that.
 */
export async function payLeft(
  work: ReturnWork,
  record: OrderReturn,
  money: Settlement,
  way: Way,
  more: Partial<OrderReturn> = {},
): Promise<{ ids: string[]; amount: number; kept: OrderReturn }> {
  const parts = await payable(work.db, await partsOf(work.db, record, money, way.isEarly))
  const amount = sumOfParts(parts)
  if (amount <= 0) return { ids: [], amount: 0, kept: record }
  const paid = await payParts(work, parts, way, (made) =>
    work.records.write(
      orderReturn,
      record.id,
      {
        ...more,
        refunds: [...record.refunds, ...made],
        refundTotal: money.refunded + amount,
        roundOff: money.roundOff,
      },
      'refund',
    ),
  )
  return { ...paid, amount }
}

async function payPart(
  work: ReturnWork,
  { record, amount, money }: MoneyPart,
  way: Way,
  keep: (ids: readonly string[]) => Promise<unknown>,
) {
  const lines = await owedLines(work.db, record)
  const refunded = await refundedOf(work.db, record, record.order)
  // What earlier goods paid took their rounding along.
  const hasOwn = !(await earlierGoods(work.db, record.order))
  const roundOff = hasOwn ? money.roundOff - (await roundedBack(work.db, record)) : 0
  return payBack(work, { ...record, lines }, { left: amount, refunded, roundOff }, way, keep)
}
