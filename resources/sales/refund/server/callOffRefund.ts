import { sql } from 'kysely'
import type { Order } from '../../invoice/server/work.ts'
import { order as orderArea } from '../../order/order.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payOwedAgain } from '../../orderReturn/server/payOwedAgain.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import { owedFor } from '../../payment/server/owed.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { waitForLess } from '../../payment/server/waitForLess.ts'
import { goodwillUnpacked } from './givenBack.ts'
import { requestRefund } from './requestRefund.ts'
import { cancelRefund } from './settleRefund.ts'

/**
 * Calls a refund off as staff do. What of it pieces took along that were called off, edited out or came back since is asked for anew, for these: less
 * went back for them because of it.
 * @throws ApiError `not-allowed-now` once it is on its way, `invalid` where it may have been made
 */
export async function callOffRefund(work: Paying, asked: Refund, note: string | null): Promise<void> {
  const cancelled = await cancelRefund(work, asked, note)
  const order = await lockOrder(work, asked.order)
  await giveBackCancelled(work, order, cancelled)
  await waitForLess(work, order)
  await payOwedAgain(work, cancelled)
}

/** Never more than the order was paid too much; nothing for pieces that were called off without giving money back. */
async function giveBackCancelled(work: Paying, order: Order, off: Refund): Promise<void> {
  const given = await goodwillUnpacked(work.db, order.id)
  const goodwillLeft = (line: Order['lines'][number]) =>
    Math.min(line.cancelledGoodwill, given.get(line.id) ?? 0)
  const short = order.lines.filter((line) => line.cancelledGoodwill > goodwillLeft(line))
  const lines = order.lines.map((line) => ({ ...line, cancelledGoodwill: goodwillLeft(line) }))
  if (short.length > 0) await work.records.write(orderArea, order.id, { lines }, 'refresh')
  const paidBack = await linesPaidBack(work, order.id)
  const owing = short.filter(
    ({ id, cancelledAmount, cancelledGoodwill }) => cancelledAmount <= cancelledGoodwill || paidBack.has(id),
  )
  const amounts = [
    ...owing.map((line) => line.cancelledGoodwill - goodwillLeft(line)),
    ofLinesGone(order, off),
  ]
  const { owed } = await owedFor(work.db, { ...order, lines }, given)
  const most = Math.min(-owed, await refundableOf(work.db, order.id))
  const amount = Math.min(
    most,
    amounts.reduce((sum, each) => sum + each, 0),
  )
  if (amount <= 0) return
  const parts = allocate(amount, amounts)
  await requestRefund(work, {
    order,
    source: 'cancellation',
    lines: owing.map(({ id }, index) => ({ line: id, quantity: 0, amount: parts[index] ?? 0 })),
    extra: parts.at(-1) ?? 0,
    destination: off.destination,
    note: off.number,
  })
}

/** What of goodwill was for lines that an edit took out since. */
function ofLinesGone({ lines }: Order, off: Refund): number {
  if (overpaidSources.includes(off.source)) return 0
  const gone = off.lines.filter(({ line }) => !lines.some(({ id }) => id === line))
  return gone.reduce((sum, { amount }) => sum + amount, 0)
}

/** The lines of an order for whose pieces money went back as they were called off. */
async function linesPaidBack({ db }: Paying, order: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ line: string }>`
    SELECT DISTINCT l."line" FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."source" = 'cancellation' AND r."status" <> 'cancelled'`.execute(db)
  return new Set(rows.map(({ line }) => line))
}
