import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { issueSupplement } from '../../invoice/server/issueSupplement.ts'
import { order as orders } from '../../order/order.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { withChange } from '../../order/server/noteChange.ts'
import { notifyBuyer } from '../../order/server/notifyBuyer.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { withoutDiscount } from '../../order/server/withoutDiscount.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import { voidReturnStates } from '../rules/names.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

/**
 * Bills what went out in exchange for goods that stay with the customer: the new ones cost their whole price, of which a payment waits, and
 * an invoice more says so. Nothing of it where they were called off, or came back themselves.
 * @throws ApiError `not-allowed-now` as long as some of the new goods are under way, or where only a part of them came back
 */
export async function billExchange(work: ReturnWork, { exchangeOrder, number }: OrderReturn): Promise<void> {
  if (!exchangeOrder) return
  const order = await lockOrder(work, exchangeOrder)
  if (!(await isKept(work.db, order))) return
  const { total, ...values } = await withoutDiscount(work.db, order)
  const what = withChange(work, order, { what: number ?? '', difference: total - order.total })
  const stored = await work.records.write(orders, order.id, { ...values, ...what, total }, 'bill')
  await expectPayment(work, stored)
  await issueSupplement(work, stored, number)
  await notifyBuyer(work, 'order.edited', await orderChanged(work, order.id))
}

/** Whether the customer keeps new goods; not those that were called off or came back. */
async function isKept(db: Db, { id, status, lines }: Order): Promise<boolean> {
  if (status === 'cancelled' || status === 'expired') return false
  const { rows } = await sql<{ back: number }>`
    SELECT coalesce(sum(l."quantity"), 0)::integer AS "back" FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${id} AND r."status" <> ALL (${[...voidReturnStates]}::text[])`.execute(db)
  const back = rows[0]?.back ?? 0
  const sent = lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
  const arrived = lines.reduce((sum, { delivered }) => sum + delivered, 0)
  const returned = lines.reduce((sum, one) => sum + one.returned, 0)
  if (sent === returned) return false
  if (back > 0 || arrived < sent) throw new ApiError('not-allowed-now')
  return true
}
