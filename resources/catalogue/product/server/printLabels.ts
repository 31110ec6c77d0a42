import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../../server/database/schema.ts'
import { malformed } from '../../../../server/records/parameters.ts'
import type { NotPrinted, Printed, ProductLabel } from '../../../shared/documents/rules/printed.ts'

const ids = z.array(z.guid().toLowerCase()).min(1).max(200)

/** The labels of which products (their variants that are switched on), or of which variants; so many of each, or one for each piece. */
export const printLabelsInput = z.strictObject({
  products: ids.optional(),
  variants: ids.optional(),
  copies: z.union([z.int().min(1).max(100), z.literal('stock')]).default(1),
})

type Asked = z.output<typeof printLabelsInput>

/** Labels that one print makes. */
const mostLabels = 2000

interface Row extends ProductLabel {
  readonly owner: string
  readonly stock: number
}

/** The labels of articles to be printed: bar code, highest price, and what the law wants to be said of packed goods. */
export async function printLabels(
  db: Db,
  { products, variants, copies }: Asked,
): Promise<Printed<'productLabel'>> {
  const list = products ?? variants
  if (!list || (products && variants)) throw malformed('products or variants')
  const rows = Map.groupBy(await read(db, products ? 'p' : 'v', list), ({ owner }) => owner)
  const refused: NotPrinted[] = []
  const documents: ProductLabel[] = []
  let room = mostLabels
  for (const id of new Set(list)) {
    const labels = (rows.get(id) ?? [])
      .map(({ owner: _, stock, ...label }) => ({
        ...label,
        copies: copies === 'stock' ? Math.max(0, stock) : copies,
      }))
      .filter((label) => label.copies > 0)
    const count = labels.reduce((sum, label) => sum + label.copies, 0)
    if (count > 0 && count <= room) {
      documents.push(...labels)
      room -= count
    } else {
      const why = count > 0 ? 'print-too-many' : rows.has(id) ? 'print-no-stock' : 'print-no-variants'
      refused.push({ id, name: rows.get(id)?.[0]?.name ?? '', code: why })
    }
  }
  return { kind: 'productLabel', documents, refused: await named(db, refused) }
}

async function read(db: Db, of: 'p' | 'v', list: readonly string[]): Promise<Row[]> {
  const owner = sql.raw(`${of}."id"`)
  const { rows } = await sql<Row>`
    SELECT v."id", ${owner} AS "owner", v."sku", v."barcode", v."stock", v."mrp"::float8 AS "mrp", 1 AS "copies", p."name",
      (SELECT coalesce(json_object_agg(t.key, t.value ->> 'name') FILTER (WHERE t.value ->> 'name' <> ''), '{}')
        FROM jsonb_each(p."translations") t) AS "names",
      b."name" AS "brand", p."style_code" AS "styleCode",
      array_remove(ARRAY[nullif(v."colour", ''), nullif(v."size", ''), nullif(v."other", '')], NULL) AS "options",
      p."generic_name" AS "genericName", p."net_quantity" AS "netQuantity", p."manufactured_in" AS "manufacturedIn",
      p."country_of_origin" AS "countryOfOrigin", p."manufacturer", p."importer", p."care_contact" AS "careContact"
    FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id" LEFT JOIN "brand" b ON b."id" = p."brand"
    WHERE ${owner} = ANY (${[...list]}::uuid[]) AND (${of === 'v'} OR v."active")
    ORDER BY array_position(${[...list]}::uuid[], ${owner}), v."position", v."id"`.execute(db)
  return rows
}

/** The names of products that have nothing to print, so that people know which they are. */
async function named(db: Db, refused: readonly NotPrinted[]): Promise<NotPrinted[]> {
  const unnamed = refused.filter(({ name }) => name === '').map(({ id }) => id)
  if (unnamed.length === 0) return [...refused]
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT "id", "name" FROM "product" WHERE "id" = ANY (${unnamed}::uuid[])`.execute(db)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return refused.map((each) => {
    const name = each.name || names.get(each.id)
    return name === undefined ? { ...each, code: 'not-found' } : { ...each, name }
  })
}
