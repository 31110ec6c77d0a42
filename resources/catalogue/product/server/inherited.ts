import { sql } from 'kysely'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { fromTable, recordJson, recordNames } from '../../../../server/records/recordSql.ts'
import { brand } from '../../brand/brand.ts'
import { category } from '../../category/category.ts'

type Values = Readonly<Record<string, unknown>>

/** What a product takes over from its brand and from its category where it says nothing itself (areas, 7 and 9). */
const fromBrand = ['manufacturer', 'packer', 'importer', 'careContact'] as const
const fromCategory = [
  ...(['hsnCode', 'taxCategory', 'sizeChart'] as const),
  ...(['returnable', 'returnWindowDays', 'codAllowed'] as const),
] as const

/** How deep the tree of categories may be. */
const deepest = 4

/** A category and those above it, nearest first. Not locked: many products are saved at once, and what is handed down is a start. */
export async function categoryPath(db: Db, id: string | null): Promise<readonly Values[]> {
  if (id === null) return []
  const { rows } = await sql<{ record: Values }>`${keptPlan}
    WITH RECURSIVE path (id, parent, place) AS (
      SELECT c."id", c."parent", 1 FROM "category" c WHERE c."id" = ${id}
      UNION ALL
      SELECT c."id", c."parent", path.place + 1 FROM "category" c JOIN path ON c."id" = path.parent WHERE path.place < ${deepest}
    )
    SELECT ${sql.raw(recordJson(category, recordNames(category)))} AS record
    FROM path JOIN ${sql.raw(fromTable(category))} ON t."id" = path.id ORDER BY path.place`.execute(db)
  return rows.map(({ record }) => record)
}

/** The value that the nearest category with one says. */
export const nearest = (path: readonly Values[], name: string): unknown =>
  path.map((each) => each[name] ?? null).find((value) => value !== null && value !== '') ?? null

/**
 * The empty fields of a product that its brand and categories fill: for a new product, and when it gets another brand or category.
 */
export async function inheritedFields(
  record: Values,
  previous: Values | undefined,
  path: readonly Values[],
  db: Db,
): Promise<Values> {
  const isEmpty = (name: string) => record[name] === null || record[name] === undefined
  const isAbroad = !isEmpty('countryOfOrigin') && record.countryOfOrigin !== 'IN'
  const changes: Record<string, unknown> = {}
  if (record.brand && record.brand !== previous?.brand) {
    const owner: Values = (await findRecord(db, brand, String(record.brand))) ?? {}
    // Goods made in the country have no importer.
    for (const name of fromBrand.filter((each) => each !== 'importer' || isAbroad))
      if (isEmpty(name) && owner[name]) changes[name] = owner[name]
    const [chart] = (owner.sizeCharts ?? []) as string[]
    if (isEmpty('sizeChart') && chart) changes.sizeChart = chart
  }
  if (record.primaryCategory && record.primaryCategory !== previous?.primaryCategory) {
    for (const name of fromCategory) {
      const value = nearest(path, name)
      // The chart of the brand is closer to the article than that of the category.
      if (isEmpty(name) && !(name in changes) && value !== null) changes[name] = value
    }
  }
  // What does not come back has no time to.
  if ((changes.returnable ?? record.returnable) === false) delete changes.returnWindowDays
  return changes
}
