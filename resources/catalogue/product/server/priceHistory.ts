import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { OpenChange } from '../../../../server/context.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { isSame } from '../../../../server/records/values.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { product } from '../product.ts'
import type { PriceState } from '../rules/priceState.ts'
import { priceFields } from '../rules/variantFields.ts'

type Product = RecordOf<typeof product>

/**
 * Notes the prices of every variant that is new or costs something else now; append-only, for the honest "was" price. A product that is
 * brought back has those that it had.
 */
export async function notePrices({
  db,
  record,
  previous,
  actor,
  action,
}: OpenChange<Product>): Promise<void> {
  if (action === 'undelete') return
  const before = new Map((previous?.variants ?? []).map((row) => [row.id, row]))
  const changed = record.variants.filter((row) => {
    const was = before.get(row.id)
    return !was || priceFields.some((name) => !isSame(row[name] ?? null, was[name] ?? null))
  })
  if (changed.length === 0) return
  const rows = changed.map((row) => ({
    id: uuidv7(),
    variant_id: row.id,
    sku: row.sku,
    mrp: row.mrp,
    sale_price: row.salePrice,
    special_price: row.specialPrice,
  }))
  await sql`
    INSERT INTO "_price_history" ("id", "product_id", "variant_id", "sku", "mrp", "sale_price", "special_price", "at", "actor_name")
    SELECT r.id, ${record.id}::uuid, r.variant_id, r.sku, r.mrp, r.sale_price, r.special_price, ${record.updatedAt}::timestamptz, ${actor.name}
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r(id uuid, variant_id uuid, sku text, mrp bigint, sale_price bigint, special_price bigint)`.execute(
    db,
  )
}

/** How many states are answered. */
const most = 500

/** The price states of a product, newest first. */
export async function readPrices(db: Db, productId: string): Promise<PriceState[]> {
  const { rows } = await sql<PriceState>`
    SELECT "sku", "mrp"::float8 AS "mrp", "sale_price"::float8 AS "salePrice", "special_price"::float8 AS "specialPrice",
      ${instant('at')} AS "at", "actor_name" AS "by"
    FROM "_price_history" WHERE "product_id" = ${productId} ORDER BY "at" DESC, "id" DESC LIMIT ${most}`.execute(
    db,
  )
  return rows
}

/** For how many days before a reduction the lowest price is the one that may be struck through. */
const priorDays = 30

/**
 * The honest "was" price of each variant that costs less than before: the lowest selling price of the thirty days before its
 * present price began.
 */
export function priorPrices(states: readonly PriceState[]): Record<string, number> {
  const bySku = Map.groupBy(states, ({ sku }) => sku)
  const result: Record<string, number> = {}
  for (const [sku, [now, ...earlier]] of bySku) {
    if (!now || earlier.length === 0) continue
    const from = Date.parse(now.at) - priorDays * 86_400_000
    // The state that held when the thirty days began counts too.
    const inside = earlier.filter(({ at }, index) => {
      const next = earlier[index - 1]
      return Date.parse(at) >= from || next === undefined || Date.parse(next.at) > from
    })
    const lowest = Math.min(...inside.map(({ salePrice }) => salePrice))
    if (lowest > now.salePrice) result[sku] = lowest
  }
  return result
}

/** For so many hours a deleted product may be brought back, with the prices that it had. */
const keptHours = 48

/** Forgets the prices of products that were deleted and that nobody brings back any more. */
export async function purgePrices(db: Tx, now: string): Promise<void> {
  await sql`
    DELETE FROM "_price_history" p USING (
      SELECT DISTINCT q."product_id" AS "id" FROM "_price_history" q
      WHERE NOT EXISTS (SELECT 1 FROM "product" t WHERE t."id" = q."product_id") AND NOT EXISTS (
        SELECT 1 FROM "_history" h WHERE h."resource" = 'product' AND h."record_id" = q."product_id" AND h."action" = 'delete'
          AND h."at" > ${now}::timestamptz - ${keptHours} * interval '1 hour')) gone
    WHERE p."product_id" = gone."id"`.execute(db)
}
