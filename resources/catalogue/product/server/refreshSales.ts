import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { dayAfter, dayIn } from '../../../../src/fields/date/day.ts'
import { dayStart } from '../../../../src/fields/date/period.ts'
import { summed } from '../../../shared/summaries/server/summaries.ts'

/** Days that count as lately, and for the share of what came back. */
const soldDays = 30
const returnDays = 90

/**
 * Keeps what products say of their sales: pieces sold in the last 30 days, and the share of those of 90 days that came back. Nobody
 * changed the products, so neither versions nor histories tell of it.
 */
export async function refreshSales({ db, now }: { readonly db: Tx; readonly now: string }): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT to_regclass('order_lines') IS NOT NULL AND to_regclass('order_return_lines') IS NOT NULL AS has`.execute(
    db,
  )
  if (rows[0]?.has) await countSales(db, now)
}

/** Counts them at once. */
export async function countSales(db: Tx, now: string): Promise<void> {
  const to = dayIn(new Date(now))
  const soldFrom = dayAfter(to, 1 - soldDays)
  const from = dayAfter(to, 1 - returnDays)
  await sql`
    WITH days AS (
      SELECT key, sum(sold) FILTER (WHERE day >= ${soldFrom}::date) AS lately, sum(sold) AS sold
      FROM (${summed('goods', { from, to }, true)}) rows WHERE key <> '' GROUP BY key
    ), back AS (
      SELECT l."product"::text AS key, sum(l."quantity") AS returned
      FROM "order_return" r JOIN "order_return_lines" l ON l."owner_id" = r."id"
      WHERE r."created_at" >= ${dayStart(from)}::timestamptz AND r."source" <> 'rto'
        AND r."status" NOT IN ('rejected', 'cancelled') GROUP BY 1
    ), figures AS (
      SELECT key, greatest(0, coalesce(lately, 0))::int AS lately,
        CASE WHEN sold > 0 THEN least(100, round(100 * coalesce(returned, 0)::numeric / sold::numeric, 1)) END AS rate
      FROM days LEFT JOIN back USING (key)
    )
    UPDATE "product" t SET "sold_lately" = coalesce(f.lately, 0), "return_rate" = f.rate
    FROM (
      SELECT key::uuid AS id FROM figures
      UNION SELECT "id" FROM "product" WHERE "sold_lately" > 0 OR "return_rate" IS NOT NULL
    ) c LEFT JOIN figures f ON f.key = c.id::text
    WHERE t."id" = c.id
      AND (coalesce(t."sold_lately", 0), t."return_rate") IS DISTINCT FROM (coalesce(f.lately, 0), f.rate)`.execute(
    db,
  )
}
