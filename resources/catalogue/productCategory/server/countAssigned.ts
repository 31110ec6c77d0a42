import { sql } from 'kysely'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Tx } from '../../../../server/database/schema.ts'

/**
 * Counts a product whose categories were `before` and are `after` into the categories and those above them: `productsDirect` has it
 * in the category itself, `productsTotal` once in it or anything below.
 */
export async function countAssigned(
  db: Tx,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  if (before.length === 0 && after.length === 0) return
  await sql`${keptPlan}
    WITH RECURSIVE up (id, step) AS (
      SELECT unnest(${[...before]}::uuid[]), -1
      UNION SELECT unnest(${[...after]}::uuid[]), 1
      UNION SELECT c."parent", up.step FROM up JOIN "category" c ON c."id" = up.id WHERE c."parent" IS NOT NULL
    ), direct AS (
      SELECT id, sum(step)::int AS step FROM (
        SELECT unnest(${[...before]}::uuid[]) AS id, -1 AS step UNION ALL SELECT unnest(${[...after]}::uuid[]), 1) each GROUP BY id
    ), total AS (SELECT id, sum(step)::int AS step FROM up GROUP BY id)
    UPDATE "category" t SET
      "products_total" = greatest(0, coalesce(t."products_total", 0) + total.step),
      "products_direct" = greatest(0, coalesce(t."products_direct", 0) + coalesce(direct.step, 0))
    FROM total LEFT JOIN direct ON direct.id = total.id
    WHERE t."id" = total.id AND (total.step <> 0 OR coalesce(direct.step, 0) <> 0)`.execute(db)
}

/** Counts categories and those above them from scratch, after a branch moved or was merged. */
export async function recountCategories(db: Tx, ids: readonly (string | null)[]): Promise<void> {
  const given = ids.filter((id) => id !== null)
  if (given.length === 0) return
  await sql`
    WITH RECURSIVE up (id) AS (
      SELECT unnest(${given}::uuid[])
      UNION SELECT c."parent" FROM up JOIN "category" c ON c."id" = up.id WHERE c."parent" IS NOT NULL
    ), below (top, id) AS (
      SELECT id, id FROM up
      UNION SELECT below.top, c."id" FROM below JOIN "category" c ON c."parent" = below.id
    ), counted AS (
      SELECT below.top, count(DISTINCT p."product")::int AS total,
        (count(*) FILTER (WHERE p."category" = below.top))::int AS direct
      FROM below LEFT JOIN "product_category" p ON p."category" = below.id GROUP BY below.top
    )
    UPDATE "category" t SET "products_total" = counted.total, "products_direct" = counted.direct
    FROM counted WHERE t."id" = counted.top`.execute(db)
}
