import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { OrderReturn } from './work.ts'

/** The products of lines with their brands and categories, for the filters of the list. */
export async function facetsOf(
  db: Db,
  lines: readonly { readonly product: string | null }[],
): Promise<Pick<OrderReturn, 'products' | 'brands' | 'categories'>> {
  const products = [...new Set(lines.flatMap(({ product }) => product ?? []))]
  const { rows } = await sql<{ brand: string | null; categories: string[] | null; primary: string | null }>`
    SELECT "brand", "categories", "primary_category" AS "primary" FROM "product" WHERE "id" = ANY (${products}::uuid[])`.execute(
    db,
  )
  return {
    products,
    brands: [...new Set(rows.flatMap(({ brand }) => brand ?? []))],
    categories: [
      ...new Set(
        rows.flatMap(({ categories, primary }) => [...(categories ?? []), ...(primary ? [primary] : [])]),
      ),
    ],
  }
}
