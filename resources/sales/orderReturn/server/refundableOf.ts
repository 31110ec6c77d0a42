import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { sumsGoneBefore } from '../../refund/server/goneBefore.ts'

/** What can still be given back of all that was paid for an order, or by one of its payments, in paise. */
export async function refundableOf(db: Db, order: string, payment: string | null = null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(greatest("captured" - "refunded" - "refunding", 0)), 0)::float8 AS "sum" FROM "payment"
    WHERE "order" = ${order} AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
      AND (${payment}::uuid IS NULL OR "id" = ${payment})`.execute(db)
  return rows[0]?.sum ?? 0
}

/** The same for goods of it that came back: the customer may have money for these already (`goneBefore`). */
export async function returnableMoneyOf(db: Db, order: string): Promise<number> {
  const { taken, goodwill } = await sumsGoneBefore(db, order)
  return taken + goodwill + (await refundableOf(db, order))
}
