import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { storePath } from '../../../content/page/rules/storePath.ts'
import { followAddress } from '../../../shared/redirect/server/leaveRedirect.ts'
import { recountCategories } from '../../productCategory/server/countAssigned.ts'
import type { category } from '../category.ts'
import { type DefaultsOf, type Inherited, inheritedDefaults } from '../rules/defaults.ts'

type Category = RecordOf<typeof category>

/** The path and level a category has by its parent and slug. */
export async function placedCategory({ db, record }: OpenChange<Category>): Promise<Partial<Category>> {
  const { rows } = await sql<{ path: string | null; level: number | null }>`${keptPlan}
    SELECT "path", "level" FROM "category" WHERE "id" = ${record.parent}`.execute(db)
  const [above] = rows
  return above
    ? { path: `${above.path}/${record.slug}`, level: (above.level ?? 0) + 1 }
    : { path: record.slug, level: 1 }
}

/**
 * After a category moved or got another slug: everything below it has another path and level, its products count above it elsewhere,
 * and visitors of the old address are led to the new one, those of all categories below it too.
 */
export async function branchFollows(change: OpenChange<Category>): Promise<void> {
  const { db, record, previous } = change
  if (!previous || (previous.path === record.path && previous.parent === record.parent)) return
  await placeBelow(db, record.id)
  if (previous.parent !== record.parent) await recountCategories(db, [previous.parent, record.parent])
  await followAddress(
    change,
    ({ active, path }) => (active && path !== null ? storePath.category(path) : undefined),
    { prefix: true },
  )
}

/** Writes path and level of everything below a category anew. */
export async function placeBelow(db: Db, id: string): Promise<void> {
  await sql`
    WITH RECURSIVE below (id, path, level) AS (
      SELECT "id", "path", "level" FROM "category" WHERE "id" = ${id}
      UNION ALL
      SELECT c."id", below.path || '/' || c."slug", below.level + 1 FROM below JOIN "category" c ON c."parent" = below.id
    ) UPDATE "category" t SET "path" = below.path, "level" = below.level
    FROM below WHERE t."id" = below.id AND (t."path", t."level") IS DISTINCT FROM (below.path, below.level)`.execute(
    db,
  )
}

/** What a category below `parent` inherits: for the form, where empty fields show it, and for new products. */
export async function inheritedBelow(
  db: Db,
  parent: string | null,
): Promise<Readonly<Record<string, Inherited>>> {
  if (parent === null) return {}
  const { rows } = await sql<DefaultsOf>`
    WITH RECURSIVE up (id, step) AS (
      SELECT ${parent}::uuid, 0
      UNION ALL SELECT c."parent", up.step + 1 FROM up JOIN "category" c ON c."id" = up.id
      WHERE c."parent" IS NOT NULL AND up.step < 10
    )
    SELECT c."id", c."name", c."hsn_code" AS "hsnCode", c."tax_category" AS "taxCategory",
      c."attribute_set" AS "attributeSet", c."size_chart" AS "sizeChart", c."returnable",
      c."return_window_days" AS "returnWindowDays", c."cod_allowed" AS "codAllowed"
    FROM up JOIN "category" c ON c."id" = up.id ORDER BY up.step`.execute(db)
  return inheritedDefaults(rows)
}

/** How much of the shop hides with a category: the categories below it that show now, and the products in them and in it. */
export async function hiddenWith(
  db: Db,
  { id, productsTotal }: Pick<Category, 'id' | 'productsTotal'>,
): Promise<{ categories: { id: string; name: string; path: string }[]; products: number }> {
  const { rows } = await sql<{ id: string; name: string; path: string }>`
    WITH RECURSIVE below (id) AS (
      SELECT "id" FROM "category" WHERE "parent" = ${id} AND "active"
      UNION SELECT c."id" FROM below JOIN "category" c ON c."parent" = below.id AND c."active"
    ) SELECT c."id", c."name", c."path" FROM below JOIN "category" c ON c."id" = below.id ORDER BY c."path" LIMIT 200`.execute(
    db,
  )
  return { categories: rows, products: productsTotal ?? 0 }
}
