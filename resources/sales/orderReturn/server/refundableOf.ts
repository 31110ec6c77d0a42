import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** What can still be given back of all that was paid for an order, or by one of its payments, in paise. */
export async function refundableOf(db: Db, order: string, payment: string | null = null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(greatest("captured" - "refunded" - "refunding", 0)), 0)::float8 AS "sum" FROM "payment"
    WHERE "order" = ${order} AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
      AND (${payment}::uuid IS NULL OR "id" = ${payment})`.execute(db)
  return rows[0]?.sum ?? 0
}

/** The same for goods of it that came back: these may be what a bank took the money back for after a dispute (`bookTaken`). */
export const returnableMoneyOf = async (db: Db, order: string): Promise<number> =>
  (await takenOf(db, order)) + (await refundableOf(db, order))

/** What banks took back of an order after disputes, as far as no goods are known that came back for it, in paise. */
export async function takenOf(db: Db, order: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT coalesce(sum("amount"), 0)::float8 AS "taken" FROM "refund"
    WHERE "order" = ${order} AND "source" = 'dispute' AND "status" = 'processed'`.execute(db)
  return rows[0]?.taken ?? 0
}
