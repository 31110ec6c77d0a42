import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { orderReturn } from '../orderReturn.ts'
import { completeSettled } from './completeSettled.ts'
import type { OrderReturn } from './work.ts'

/** So many at once, so that the minute is not spent on a backlog. */
const most = 100

/**
 * Completes the exchanges whose parcel is on its way, and the returns for which money went back out of the payments of another order: the
 * orders that carry it know nothing of the return. What is to be billed waits for whoever does that.
 */
export async function completeDue({ db, records, actor, now, after }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT r."id" FROM "order_return" r LEFT JOIN "order" o ON o."id" = r."exchange_order"
    WHERE r."status" = 'inspected' AND r."to_bill" = 0 AND (o."fulfilment_status" IN ('fulfilled', 'partiallyDelivered', 'delivered', 'rto')
      OR EXISTS (SELECT 1 FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."order" <> r."order"))
    ORDER BY r."order", r."id" LIMIT ${most}`.execute(db)
  await lockOrdersOf(
    db,
    'order_return',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) {
    const record = (await records.read(orderReturn, id)) as OrderReturn
    await completeSettled({ db, records, actor, at: now, after }, record)
  }
}
