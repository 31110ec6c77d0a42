import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '../../server/database/schema.ts'
import { systemActor } from '../../server/systemActor.ts'
import { backsOf, iso, type Told } from './told.ts'

/** Puts what was refunded as credit into the customers' wallets, each entry with the balance after it. */
export async function writeWallets(tx: Tx, all: readonly Told[]): Promise<void> {
  const entries = all.flatMap((told) =>
    backsOf(told).flatMap(({ refund, amount, isDone }) => {
      const { customer } = told.story.buyer
      if (!isDone || refund.destination !== 'storeCredit' || customer === null) return []
      const [number, order] = [told.number(`refund ${refund.id}`), told.number(`order ${told.story.id}`)]
      return [{ id: uuidv7(), customer, amount, reason: `${number} (${order})`, at: iso(refund.processed) }]
    }),
  )
  if (entries.length === 0) return
  await sql`
    INSERT INTO "customer_wallet" ("id", "owner_id", "position", "amount", "reason", "by", "balance", "at")
    SELECT "id", "customer", row_number() OVER w - 1, "amount", "reason", ${systemActor.name}, sum("amount") OVER w, "at"
    FROM json_to_recordset(${JSON.stringify(entries)}::json)
      AS r("id" uuid, "customer" uuid, "amount" bigint, "reason" text, "at" timestamptz)
    WINDOW w AS (PARTITION BY "customer" ORDER BY "at", "id")`.execute(tx)
  await sql`
    UPDATE "customer" c SET "wallet_balance" = w."amount" FROM (
      SELECT "owner_id", sum("amount") AS "amount" FROM "customer_wallet" GROUP BY 1) w WHERE w."owner_id" = c."id"`.execute(
    tx,
  )
}
