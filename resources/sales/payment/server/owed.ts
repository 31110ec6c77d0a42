import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { type Goodwill, goodwillUnpacked } from '../../refund/server/givenBack.ts'
import { overpaidSources } from '../rules/methods.ts'

/** What is still to be paid of an order and what payments wait for it, in paise. */
export interface Owed {
  /** What was ordered and not called off, less what was taken for it. Below zero where too much was taken. */
  readonly owed: number
  /** What a bank holds for the shop, to be captured. */
  readonly authorised: number
}

/**
 * What an order still owes; cash for parcels that came back is not owed any more. Money that went back because the order became smaller
 * counts as not taken, and so does goodwill for pieces that are no part of it any more: it went back of their price already. Money that went
 * back for what is delivered (returns, goodwill, disputes) does not make the order owe it again. `goodwill` is what a caller has read already.
 */
export async function owedFor(
  db: Db,
  order: Pick<Order, 'id' | 'status' | 'total' | 'cancelledTotal' | 'lines'>,
  goodwill?: Goodwill,
): Promise<Owed> {
  const { rows } = await sql<{ captured: number; authorised: number; lost: number; back: number }>`
    SELECT coalesce(sum("captured"), 0)::float8 AS captured,
      coalesce(sum("amount") FILTER (WHERE "status" = 'authorised'), 0)::float8 AS authorised,
      coalesce(sum("amount") FILTER (WHERE "status" = 'notCollected'), 0)::float8 AS lost,
      (SELECT coalesce(sum(r."amount"), 0)::float8 FROM "refund" r WHERE r."order" = ${order.id} AND r."status" <> 'cancelled'
        AND r."source" = ANY (${overpaidSources}::text[])) AS back
    FROM "payment" WHERE "order" = ${order.id}`.execute(db)
  const { captured = 0, authorised = 0, lost = 0, back = 0 } = rows[0] ?? {}
  const isOver = order.status === 'cancelled' || order.status === 'expired'
  const asked = isOver ? 0 : order.total - order.cancelledTotal
  const gone = captured > 0 ? goodwillGone(order, goodwill ?? (await goodwillUnpacked(db, order.id))) : 0
  return { owed: asked - lost - (captured - back - gone), authorised }
}

/** What was taken for an order beyond what it costs now, less what of it went back; in paise. */
export const overpaidOf = async (db: Db, order: Parameters<typeof owedFor>[1]): Promise<number> =>
  Math.max(0, -(await owedFor(db, order)).owed)

/** What went back as goodwill for pieces that were called off or edited out since. */
function goodwillGone({ lines }: Pick<Order, 'lines'>, goodwill: Goodwill): number {
  const gone = new Map(lines.map((line) => [line.id, line.cancelledGoodwill]))
  let sum = 0
  for (const [line, amount] of goodwill) sum += Math.min(amount, gone.get(line) ?? amount)
  return sum
}
