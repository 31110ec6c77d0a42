import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { type GoingBack, roundOffBack } from '../../order/rules/roundOff.ts'
import type { RoundingLeft } from '../../payment/rules/refundProposal.ts'

/**
 * Reads what is left of the rounding of an order, whose refunds nobody else writes meanwhile. What nobody paid for is gone as if it had
 * been given back (`creditUncollected`).
 */
export async function roundingLeft(db: Db, order: Order): Promise<RoundingLeft> {
  if (!order.roundOff || order.status === 'cancelled') return { roundOff: 0, left: 0 }
  const { rows } = await sql<{ sold: number; rounding: number }>`
    SELECT coalesce(sum("sold"), 0)::float8 AS "sold", coalesce(sum("rounding"), 0)::float8 AS "rounding" FROM (
      SELECT "amount" - coalesce("extra_amount", 0) - coalesce("round_off_amount", 0) AS "sold", "round_off_amount" AS "rounding"
      FROM "refund" WHERE "order" = ${order.id} AND "status" <> 'cancelled' AND "source" <> 'cancellation'
      UNION ALL
      SELECT n."total" - coalesce(n."round_off", 0), n."round_off" FROM "invoice" n JOIN "shipment" s ON s."id" = n."shipment"
      WHERE n."order" = ${order.id} AND n."kind" = 'creditNote' AND s."status" <> 'cancelled') gone`.execute(
    db,
  )
  const { sold = 0, rounding = 0 } = rows[0] ?? {}
  const ordered =
    order.lines.reduce((sum, { total, cancelledAmount }) => sum + total - cancelledAmount, 0) +
    order.charges.reduce((sum, { amount }) => sum + amount, 0)
  return {
    roundOff: order.total - order.cancelledTotal - ordered - rounding,
    left: Math.max(0, ordered - sold),
  }
}

/** What of the rounding goes back with goods and charges of an order that are worth `asked`; paise, below zero where it was rounded down. */
export async function roundOffWith(
  db: Db,
  order: Order,
  asked: Pick<GoingBack, 'asked' | 'extra' | 'refundable'>,
): Promise<number> {
  return roundOffBack({ ...(await roundingLeft(db, order)), ...asked })
}
