import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { mostCounted } from '../../../../server/records/total.ts'
import type { CleanUpItem, CleanUpList } from '../rules/shelf.ts'

interface CleanUpQuery {
  readonly list: CleanUpList
  /** More categories than this are too many. */
  readonly most: number
  readonly from: number
  readonly to: number
}

function condition(list: CleanUpList, most: number): RawBuilder<boolean> {
  switch (list) {
    case 'none':
      return sql<boolean>`p."primary_category" IS NULL AND cardinality(p."categories") = 0`
    case 'withoutPrimary':
      return sql<boolean>`p."primary_category" IS NULL AND cardinality(p."categories") > 0`
    case 'inactive':
      return sql<boolean>`p."categories" && ARRAY(${hiddenCategories})`
    case 'tooMany':
      return sql<boolean>`cardinality(p."categories") > ${most}`
  }
}

/** Categories that customers do not see: inactive ones, and all below them. */
const hiddenCategories = sql<{ id: string }>`
  WITH RECURSIVE hidden (id) AS (
    SELECT "id" FROM "category" WHERE NOT "active"
    UNION SELECT c."id" FROM hidden JOIN "category" c ON c."parent" = hidden.id
  ) SELECT id FROM hidden`

/** A page of the products of a clean-up list that are not archived; the total is exact up to 10,000. */
export async function readCleanUp(
  db: Db,
  { list, most, from, to }: CleanUpQuery,
): Promise<{ total: number; items: CleanUpItem[] }> {
  const where = sql`p."status" <> 'archived' AND ${condition(list, most)}`
  const { rows } = await sql<{ total: number; items: CleanUpItem[] }>`
    SELECT (SELECT count(*)::int FROM (SELECT 1 FROM "product" p WHERE ${where} LIMIT ${mostCounted}) c) AS total,
      (SELECT coalesce(json_agg(json_build_object('id', p."id", 'name', p."name", 'styleCode', p."style_code",
          'status', p."status", 'picture', p."media" -> 0, 'primaryCategory', p."primary_category", 'categories', p."categories")), '[]')
        FROM (SELECT * FROM "product" p WHERE ${where} ORDER BY p."updated_at" DESC, p."id"
          LIMIT ${to - from + 1} OFFSET ${from}) p) AS items`.execute(db)
  return rows[0] ?? { total: 0, items: [] }
}
