import { type RawBuilder, sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { mostCounted } from '../../../../server/records/total.ts'
import type { ShelfItem, ShelfSort } from '../rules/shelf.ts'
import { isPinnedNow } from './places.ts'

interface ShelfQuery {
  readonly category: string
  readonly sort: ShelfSort
  readonly from: number
  readonly to: number
  readonly status?: string | undefined
}

/** The product comes before the pair, so that the order of a big category is read from few columns. */
const orders: Readonly<Record<ShelfSort, RawBuilder<unknown>>> = {
  manual: sql`pc."position", pc."id"`,
  newest: sql`p."created_at" DESC, pc."id"`,
  bestSelling: sql`p."sold_lately" DESC NULLS LAST, pc."id"`,
  priceUp: sql`p."price_from" NULLS LAST, pc."id"`,
  priceDown: sql`p."price_from" DESC NULLS LAST, pc."id"`,
  discount: sql`p."discount" DESC NULLS LAST, pc."id"`,
}

/** A page of the products right in a category, in the order that customers see: pinned ones first. The total is exact up to 10,000. */
export async function readShelf(
  db: Db,
  { category, sort, from, to, status }: ShelfQuery,
): Promise<{ total: number; items: ShelfItem[] }> {
  const where = sql`pc."category" = ${category}${status === undefined ? sql`` : sql` AND p."status" = ${status}`}`
  const source = sql`"product_category" pc JOIN "product" p ON p."id" = pc."product"`
  const order = sql`${isPinnedNow} DESC, ${sql`CASE WHEN ${isPinnedNow} THEN pc."position" END`}, ${orders[sort]}`
  const { rows } = await sql<{ total: number; items: ShelfItem[] }>`
    SELECT (SELECT count(*)::int FROM (SELECT 1 FROM ${source} WHERE ${where} LIMIT ${mostCounted}) c) AS total,
      (SELECT coalesce(json_agg(item), '[]') FROM (
        SELECT json_build_object(
          'id', pc."id", 'version', pc."version", 'position', pc."position", 'isPrimary', pc."is_primary",
          'pinned', ${isPinnedNow}, 'pinnedUntil', CASE WHEN ${isPinnedNow} THEN ${instant('pc.pinned_until')} END,
          'source', pc."source",
          'product', json_build_object('id', p."id", 'name', p."name", 'styleCode', p."style_code", 'status', p."status",
            'picture', p."media" -> 0, 'priceFrom', p."price_from", 'mrp', p."mrp", 'discount', p."discount", 'stock', p."stock")
        ) AS item FROM ${source} WHERE ${where} ORDER BY ${order} LIMIT ${to - from + 1} OFFSET ${from}) page) AS items`.execute(
    db,
  )
  return rows[0] ?? { total: 0, items: [] }
}
