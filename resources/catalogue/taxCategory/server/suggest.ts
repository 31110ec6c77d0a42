import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** The category that fits a HSN code, and the prefix that says so; the default one where no prefix fits. */
export interface SuggestedCategory {
  readonly id: string
  readonly name: string
  readonly code: string
  /** Empty where the category is only the default. */
  readonly prefix: string
}

/** The active category of goods with the longest HSN prefix of a code (areas, 11); null where there is not even a default. */
export async function suggestCategory(db: Db, hsn: string): Promise<SuggestedCategory | null> {
  const { rows } = await sql<SuggestedCategory>`
    SELECT c."id", c."name", c."code", coalesce(p."prefix", '') AS "prefix"
    FROM "tax_category" c
    LEFT JOIN "tax_category_hsn_prefixes" p ON p."owner_id" = c."id" AND starts_with(${hsn}, p."prefix")
    WHERE c."active" AND c."applies_to" = 'goods' AND (p."prefix" IS NOT NULL OR c."is_default")
    ORDER BY length(coalesce(p."prefix", '')) DESC, c."name" LIMIT 1`.execute(db)
  return rows[0] ?? null
}
