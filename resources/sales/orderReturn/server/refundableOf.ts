import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** What can still be given back of all that was paid for an order, or by one of its payments, in paise; in SQL. */
export const sendable = (order: string, payment: string | null = null): RawBuilder<number> => sql<number>`(
  SELECT coalesce(sum(greatest("captured" - "refunded" - "refunding", 0)), 0)::float8 FROM "payment"
  WHERE "order" = ${order} AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
    AND (${payment}::uuid IS NULL OR "id" = ${payment}))`

/** The same as it is now. */
export async function refundableOf(db: Db, order: string, payment: string | null = null): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT ${sendable(order, payment)} AS "sum"`.execute(db)
  return rows[0]?.sum ?? 0
}
