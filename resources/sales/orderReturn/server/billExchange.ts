import { ApiError } from '../../../../server/apiError.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { issueSupplement } from '../../invoice/server/issueSupplement.ts'
import { order as orders } from '../../order/order.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { withChange } from '../../order/server/noteChange.ts'
import { notifyBuyer } from '../../order/server/notifyBuyer.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { withDiscounts } from '../../order/server/withDiscounts.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import { orderReturn } from '../orderReturn.ts'
import { exchangeBills } from './exchangeBill.ts'
import { settlementNow } from './settlementNow.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * Bills what went out in exchange for goods that stay with the customer: the new ones cost more by what these were to pay, of which a
 * payment waits, and an invoice more says so. Nothing of what was called off, or came back itself; but what went out for that in turn,
 * as far as the first goods were to pay for it.
 * @throws ApiError `not-allowed-now` as long as some of the new goods are under way
 */
export async function billExchange(work: ReturnWork, record: OrderReturn): Promise<void> {
  const bills = await exchangeBills(work.db, record, (id) => lockOrder(work, id))
  if (!bills) throw new ApiError('not-allowed-now')
  for (const { order, number, amount, discounts, kept } of bills) {
    if (amount === 0) continue
    const { total, ...values } = await withDiscounts(work.db, order, discounts)
    const what = withChange(work, order, { what: number ?? '', difference: total - order.total })
    const stored = await work.records.write(orders, order.id, { ...values, ...what, total }, 'bill')
    await expectPayment(work, stored)
    await issueSupplement(work, stored, kept, number)
    await notifyBuyer(work, 'order.edited', await orderChanged(work, order.id))
  }
}

/**
 * Bills what did not come back of a return whose goods were seen, once all that is owed for the others is paid back. What is billed is
 * the customer's and no part of the return any more, so that it may come back like any other goods; not where money for it went in advance.
 * @throws ApiError `not-allowed-now` as long as money goes back, or some of the new goods are under way
 */
export async function billRest(work: ReturnWork, record: OrderReturn): Promise<void> {
  const { left } = await settlementNow(work.db, record)
  if (left > 0) throw new ApiError('not-allowed-now')
  await billExchange(work, record)
  const back = record.lines.filter(({ accepted }) => (accepted ?? 0) > 0)
  const lines = back.length === 0 || record.earlyRefundReason ? record.lines : back.map(cameBack)
  await work.records.write(orderReturn, record.id, { lines, toBill: 0 }, 'billRest')
}

/** A line as if no more of it had been asked back than was accepted. */
function cameBack(line: OrderReturn['lines'][number]): OrderReturn['lines'][number] {
  const { quantity, value, exchangedValue } = line
  const accepted = line.accepted ?? 0
  return {
    ...line,
    quantity: accepted,
    received: accepted,
    value: shareOf(value ?? 0, accepted, quantity),
    exchangedValue: exchangedValue === null ? null : shareOf(exchangedValue, accepted, quantity),
  }
}
