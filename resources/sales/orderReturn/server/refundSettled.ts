import { sql } from 'kysely'
import { settleRecalls } from '../../cancellationRequest/server/settleRecalls.ts'
import type { Refund } from '../../payment/server/paying.ts'
import { orderReturn } from '../orderReturn.ts'
import { completeSettled } from './completeSettled.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/**
 * A refund has been paid or called off: the return that waits for it is completed where nothing else is left to do. The order of the
 * refund is locked by the caller. A refund that stands in no return (yet) concerns nobody here.
 */
export async function refundSettled(work: ReturnWork, refund: Refund): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "order_return" WHERE "order" = ${refund.order} AND "refunds" @> ARRAY[${refund.id}::uuid]
      AND "status" = 'inspected' ORDER BY "id"`.execute(work.db)
  for (const { id } of rows) {
    const record = (await work.records.read(orderReturn, id)) as OrderReturn
    await completeSettled(work, record)
  }
  await settleRecalls(work, refund.order)
}
