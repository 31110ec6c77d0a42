import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** A code that was pasted, and the product it belongs to. */
export interface FoundCode {
  readonly code: string
  readonly product: string
  readonly name: string
}

/** Finds products by style codes and SKUs, in the order given; what belongs to none comes back as unknown. */
export async function findCodes(
  db: Db,
  codes: readonly string[],
): Promise<{ found: FoundCode[]; unknown: string[] }> {
  const { rows } = await sql<FoundCode>`
    SELECT given.code, p."id" AS product, p."name" FROM unnest(${[...codes]}::text[]) WITH ORDINALITY AS given (code, place)
    JOIN "product" p ON p."id" = coalesce(
      (SELECT s."id" FROM "product" s WHERE lower(s."style_code") = lower(given.code)),
      (SELECT v."owner_id" FROM "product_variants" v WHERE lower(v."sku") = lower(given.code)))
    ORDER BY given.place`.execute(db)
  const known = new Set(rows.map(({ code }) => code))
  return { found: rows, unknown: codes.filter((code) => !known.has(code)) }
}
