import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { Order } from '../../invoice/server/work.ts'
import { order as orders } from '../../order/order.ts'
import type { Proposal } from '../../payment/rules/refundProposal.ts'
import { overpaidOf } from '../../payment/server/owed.ts'
import { leftOfOrder } from './leftOfOrder.ts'
import { refundLimit } from './refundLimit.ts'

/** What the refund dialog begins with (areas, 14): lines net of their discounts, with shipping and fees apart so that none is forgotten. */
export async function proposeRefund(db: Db, actor: Actor, id: string, from?: string): Promise<Proposal> {
  const order = isId(id) ? ((await findRecord(db, orders, id)) as Order | undefined) : undefined
  if (!order) throw new ApiError('not-found')
  const { rows } = await sql<Proposal['payments'][number] & { refundable: number }>`
    SELECT "id", "number", "method", "provider", "status", "refundable"::float8 AS refundable FROM "payment"
    WHERE "order" = ${id} AND "refundable" > 0 AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
      AND (${from ?? null}::uuid IS NULL OR "id" = ${from ?? null}) ORDER BY "id"`.execute(db)
  const limit = await refundLimit(db, actor)
  return {
    order: id,
    number: order.number,
    refundable: rows.reduce((sum, { refundable }) => sum + refundable, 0),
    overpaid: await overpaidOf(db, order),
    payments: rows,
    ...(await leftOfOrder(db, order)),
    limit: Number.isFinite(limit) ? limit : null,
    hasCustomer: order.customer !== null,
  }
}
