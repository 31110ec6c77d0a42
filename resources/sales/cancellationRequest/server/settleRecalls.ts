import { sql } from 'kysely'
import type { Paying } from '../../payment/server/paying.ts'
import { cancellationRequest } from '../cancellationRequest.ts'

/**
 * Settles the approved requests of an order whose recalled parcels are all back, inspected and paid back, as far as they did not get lost or
 * arrive all the same; where none came back, whoever finds that out says so (`recallFailed`). The order is locked by the caller.
 */
export async function settleRecalls(work: Paying, order: string): Promise<void> {
  const { rows } = await sql<{ id: string; refunds: string[] }>`
    SELECT c."id", c."refunds" || coalesce(array_agg(DISTINCT x."refund") FILTER (WHERE x."refund" IS NOT NULL), '{}') AS "refunds"
    FROM "cancellation_request" c JOIN "shipment" s ON s."id" = ANY (c."recall")
    LEFT JOIN "order_return" r ON r."shipment" = s."id" AND r."source" = 'rto' AND r."status" = 'completed'
    LEFT JOIN LATERAL unnest(r."refunds") AS x("refund") ON true
    WHERE c."order" = ${order} AND c."status" = 'approvedWithRecall'
    GROUP BY c."id" HAVING count(r."id") > 0 AND bool_and(r."id" IS NOT NULL OR s."status" IN ('delivered', 'lost')) ORDER BY c."id"`.execute(
    work.db,
  )
  for (const { id, refunds } of rows) {
    const { rows: sums } = await sql<{ sum: number }>`
      SELECT coalesce(sum("amount"), 0)::float8 AS "sum" FROM "refund" WHERE "id" = ANY (${refunds}::uuid[]) AND "status" <> 'cancelled'`.execute(
      work.db,
    )
    await work.records.transition(cancellationRequest, id, 'settle', { refunded: sums[0]?.sum ?? 0, refunds })
  }
}
