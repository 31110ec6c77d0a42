import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { dimensions } from '../../product/rules/options.ts'
import { column, type Dimension, inEachDimension, rowsTable } from './valueUses.ts'

/** A product that would have two equal variants if two values were one, and the SKUs of these. */
export interface Clash {
  readonly id: string
  readonly name: string
  readonly skus: readonly string[]
}

interface Value {
  readonly code: string
  readonly label: string
}

const mostNamed = 20

/** The products with both of two values of an option in variants that are equal otherwise; the first of them by name. */
export async function clashesOf(db: Db, id: string, from: Value, into: Value): Promise<Clash[]> {
  const { rows } = await sql<Clash>`
    SELECT "id", "name", array_agg(DISTINCT "sku" ORDER BY "sku") AS "skus"
    FROM (${inEachDimension((each) => pairsIn(each, { id, from, into }))}) pairs
    GROUP BY "id", "name" ORDER BY "name", "id" LIMIT ${mostNamed}`.execute(db)
  return rows
}

/** SQL of the SKUs of such variants by one of the things that products vary in. */
function pairsIn(
  { key, list, option }: Dimension,
  { id, from, into }: { id: string; from: Value; into: Value },
): RawBuilder<unknown> {
  const rows = rowsTable(list)
  const others = dimensions.flatMap((each) => (each.key === key ? [] : [column(each.key)]))
  const equal = others.map((name) => sql`lower(v.${name}) IS NOT DISTINCT FROM lower(w.${name})`)
  return sql`
    SELECT p."id", p."name", unnest(ARRAY[v."sku", w."sku"]) AS "sku" FROM "product" p
    JOIN ${rows} a ON a."owner_id" = p."id" AND a."code" = ${from.code}
    JOIN ${rows} b ON b."owner_id" = p."id" AND b."id" <> a."id"
      AND (b."code" = ${into.code} OR lower(b."value") = lower(${into.label}))
    JOIN "product_variants" v ON v."owner_id" = p."id" AND v.${column(key)} = a."value"
    JOIN "product_variants" w ON w."owner_id" = p."id" AND w.${column(key)} = b."value" AND ${sql.join(equal, sql` AND `)}
    WHERE p.${column(option)} = ${id}`
}
