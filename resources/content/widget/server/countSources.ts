import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { widget } from '../widget.ts'

type Widget = Pick<RecordOf<typeof widget>, 'source' | 'products' | 'collection' | 'category' | 'brand'>

/** How many products the source of a widget finds on the store now; null where it shows none, or what only the visitor's browser knows. */
export async function countSource(db: Db, widget: Widget): Promise<number | null> {
  const counted = async (found: ReturnType<typeof sql<{ count: number }>>) =>
    (await found.execute(db)).rows[0]?.count ?? 0
  switch (widget.source) {
    case 'manual':
      return counted(sql<{ count: number }>`
        SELECT count(*)::int AS "count" FROM "product" WHERE "id" = ANY (${widget.products}::uuid[]) AND "status" = 'active'`)
    case 'collection':
      return counted(sql<{ count: number }>`
        SELECT CASE WHEN "active" THEN coalesce("products_count", 0) ELSE 0 END AS "count" FROM "collection" WHERE "id" = ${widget.collection}`)
    case 'category':
      return counted(sql<{ count: number }>`
        SELECT CASE WHEN "active" THEN coalesce("products_total", 0) ELSE 0 END AS "count" FROM "category" WHERE "id" = ${widget.category}`)
    case 'brand':
      return counted(sql<{ count: number }>`
        SELECT count(*)::int AS "count" FROM "product" WHERE "brand" = ${widget.brand} AND "status" = 'active'`)
    default:
      return null
  }
}

/** Brings schedules and found products of all widgets up to `now` (ISO); nobody changed them, so nothing else tells of it. */
export async function refreshWidgets(db: Tx, now: string): Promise<void> {
  await sql`
    UPDATE "widget" t SET "schedule_state" = s.state, "source_count" = s.found FROM (
      SELECT w."id", CASE
        WHEN w."starts_at" IS NULL AND w."ends_at" IS NULL THEN 'always'
        WHEN w."starts_at" > ${now}::timestamptz THEN 'scheduled'
        WHEN w."ends_at" <= ${now}::timestamptz THEN 'ended' ELSE 'live' END AS state,
      CASE w."source"
        WHEN 'manual' THEN (SELECT count(*) FROM "product" p WHERE p."id" = ANY (w."products") AND p."status" = 'active')
        WHEN 'collection' THEN (SELECT coalesce(sum(c."products_count"), 0) FROM "collection" c WHERE c."id" = w."collection" AND c."active")
        WHEN 'category' THEN (SELECT coalesce(sum(c."products_total"), 0) FROM "category" c WHERE c."id" = w."category" AND c."active")
        WHEN 'brand' THEN (SELECT count(*) FROM "product" p WHERE p."brand" = w."brand" AND p."status" = 'active')
      END AS found
      FROM "widget" w) s
    WHERE t."id" = s."id" AND (t."schedule_state", t."source_count") IS DISTINCT FROM (s.state, s.found)`.execute(
    db,
  )
}
