import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { columnName, quoted, rowsTableName } from '../../../../src/derive/sqlNames.ts'
import { product } from '../../product/product.ts'
import { dimensions } from '../../product/rules/options.ts'

export type Dimension = (typeof dimensions)[number]

/** The column of a field of products, or of their variants. */
export const column = (name: string) => sql.raw(quoted(columnName(name)))

/** The table of a list of values of products. */
export const rowsTable = (list: Dimension['list']) => sql.raw(quoted(rowsTableName(product, list)))

/** SQL of the products `p` that name an option for a dimension, with the rows `r` of their values; by the index of the reference. */
export const rowsOfOption = ({ list, option }: Dimension, id: string): RawBuilder<unknown> => sql`
  "product" p JOIN ${rowsTable(list)} r ON r."owner_id" = p."id"
  WHERE p.${column(option)} = ${id}`

/** The same for all that a product may vary in, side by side. */
export const inEachDimension = (part: (dimension: Dimension) => RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(dimensions.map(part), sql` UNION ALL `)

/** How many products use each value of an option, by the code of the value; what none uses is left out. */
export async function countValueUses(db: Db, id: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; count: number }>`
    SELECT "code", count(DISTINCT "id")::int AS "count" FROM (
      ${inEachDimension((each) => sql`SELECT p."id", r."code" FROM ${rowsOfOption(each, id)} AND r."code" IS NOT NULL`)}
    ) used GROUP BY "code"`.execute(db)
  return new Map(rows.map(({ code, count }) => [code, count]))
}

/** The products that use a value of an option, by their ids; the first `most`, and how many there are in all. */
export async function productsOfValue(
  db: Db,
  { id, code, most }: { id: string; code: string; most: number },
): Promise<{ ids: string[]; count: number }> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT "id", count(*) OVER ()::int AS "count" FROM (
      SELECT DISTINCT "id" FROM (
        ${inEachDimension((each) => sql`SELECT p."id" FROM ${rowsOfOption(each, id)} AND r."code" = ${code}`)}
      ) used
    ) products ORDER BY "id" LIMIT ${most}`.execute(db)
  return { ids: rows.map((row) => row.id), count: rows[0]?.count ?? 0 }
}

/** How many variants of products are of a value. */
export async function countVariants(db: Db, id: string, code: string): Promise<number> {
  const used = (each: Dimension) => sql`
    SELECT v."id" FROM (SELECT r."owner_id", r."value" FROM ${rowsOfOption(each, id)} AND r."code" = ${code}) used
    JOIN "product_variants" v ON v."owner_id" = used."owner_id" AND v.${column(each.key)} = used."value"`
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT "id")::int AS "count" FROM (${inEachDimension(used)}) variants`.execute(db)
  return rows[0]?.count ?? 0
}
