import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/**
 * The tax category that an HSN code suggests: of the active ones for goods the one with the longest prefix that fits, else the
 * default one; null where there is neither (areas, 11).
 */
export async function taxOfHsn(db: Db, hsn: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT t."id" FROM "tax_category" t
    LEFT JOIN "tax_category_hsn_prefixes" h ON h."owner_id" = t."id" AND starts_with(${hsn}, h."prefix")
    WHERE t."active" AND t."applies_to" = 'goods' AND (h."prefix" IS NOT NULL OR t."is_default")
    ORDER BY length(h."prefix") DESC NULLS LAST, t."id" LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
