import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { sendable } from '../../orderReturn/server/refundableOf.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { readRefunds } from './readRefunds.ts'

/** That a bank took the money of a refund (`r`) back, as far as no goods are known that came back for it. */
const isTaken = sql`r."source" = 'dispute' AND r."status" = 'processed'`

/**
 * That goodwill (`r`) with the customer was for nothing that was sold. While a payment of its order is disputed nobody knows what is left
 * of it, so no goodwill stands for anything else.
 */
const isGoodwill = sql`r."source" = 'goodwill' AND r."status" = 'processed' AND r."extra_amount" > 0
  AND NOT EXISTS (SELECT FROM "payment" p WHERE p."order" = r."order" AND p."status" = 'disputed')`

/**
 * What a customer has of an order for no goods, and what may stand for goods that come back (`bookTaken`): first what banks `taken` back
 * after disputes, and once no payment has anything left, goodwill for nothing that was sold.
 */
interface GoneBefore<T> {
  readonly taken: T
  readonly goodwill: T
}

/** The refunds of an order that may stand for goods which come back. */
export const goneBefore = async (work: Paying, order: string): Promise<GoneBefore<Refund[]>> => ({
  taken: await readRefunds(work, sql`r."order" = ${order} AND ${isTaken}`),
  goodwill: await readRefunds(work, sql`r."order" = ${order} AND ${isGoodwill}`),
})

/** What may go back for goods of an order that came back, in paise. */
export interface ReturnableMoney extends GoneBefore<number> {
  /** What its payments still have. */
  readonly sendable: number
  /** All of that. */
  readonly sum: number
}

export async function returnableMoneyOf(db: Db, order: string): Promise<ReturnableMoney> {
  const { rows } = await sql<ReturnableMoney>`
    SELECT m.*, m."taken" + m."goodwill" + m."sendable" AS "sum" FROM (
      SELECT coalesce(sum(r."amount") FILTER (WHERE ${isTaken}), 0)::float8 AS "taken",
        coalesce(sum(r."extra_amount") FILTER (WHERE ${isGoodwill}), 0)::float8 AS "goodwill", ${sendable(order)} AS "sendable"
      FROM "refund" r WHERE r."order" = ${order}) m`.execute(db)
  return rows[0] as ReturnableMoney
}
