import { sql } from 'kysely'
import type { Writing as Asking } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { ChangedRecord, Undo } from '../../../../server/undo.ts'
import { product } from '../../product/product.ts'
import { productCategory } from '../productCategory.ts'

interface Writing {
  readonly db: Tx
  readonly records: Records
}

interface Assigned {
  readonly products: readonly string[]
  readonly category: string
  readonly primary: boolean
}

type Noted = Writing & Pick<Asking, 'offerUndo'>

/**
 * Puts products at the end of a category, noted as a bulk change of the products; those that are in it already stay where they are.
 * Answers how many were new.
 */
export async function assign(
  { db, records, offerUndo }: Noted,
  { products, category, primary }: Assigned,
): Promise<{ added: number; already: number; undo: Undo | undefined }> {
  const items = await versionsOf(db, products)
  const report = await put({ db, records }, { products, category, primary })
  const fields = ['categories', 'primaryCategory']
  return { ...report, undo: await offerUndo({ area: product, items, fields }) }
}

/** Puts products at the end of a category, or leaves them where they are in it. */
export async function put({ db, records }: Writing, { products, category, primary }: Assigned) {
  const known = await pairsIn(db, category, products)
  let added = 0
  for (const id of products) {
    const pair = known.get(id)
    if (!pair) {
      await records.create(productCategory, { product: id, category, isPrimary: primary })
      added++
    } else if (primary) await records.update(productCategory, pair, { isPrimary: true })
  }
  return { added, already: products.length - added }
}

/** Takes products out of a category, noted as a bulk deletion of the pairs, which come back to their places. Answers how many were in it. */
export async function unassign(
  { db, records, offerUndo }: Noted,
  { products, category }: Pick<Assigned, 'products' | 'category'>,
): Promise<{ removed: number; undo: Undo | undefined }> {
  const pairs = await pairsIn(db, category, products)
  const items: ChangedRecord[] = []
  for (const id of pairs.values()) {
    const pair = await records.read(productCategory, id)
    if (!pair) continue
    await records.remove(productCategory, id)
    items.push({ id, version: pair.version })
  }
  return { removed: items.length, undo: await offerUndo({ area: productCategory, action: 'delete', items }) }
}

/** Says anew which categories a product is in, and which is its primary one. */
export async function setCategories(
  { records }: Writing,
  {
    product: id,
    categories: ids,
    primary,
  }: { product: string; categories: string[]; primary: string | null },
): Promise<{ categories: readonly string[]; primaryCategory: string | null }> {
  if (primary !== null && !ids.includes(primary)) throw refused<Assigned>('primary', 'unknown-reference')
  const found = await records.read(product, id)
  if (!found) throw refused<typeof productCategory>('product', 'unknown-reference')
  const kept = found.categories.filter((category) => ids.includes(category))
  const wanted = [...kept, ...ids.filter((category) => !kept.includes(category))]
  const stored = await records.update(product, id, { categories: wanted, primaryCategory: primary })
  return { categories: stored.categories, primaryCategory: stored.primaryCategory }
}

/** Some products, held until the end of the transaction. */
async function versionsOf(db: Tx, ids: readonly string[]): Promise<ChangedRecord[]> {
  const { rows } = await sql<ChangedRecord>`
    SELECT "id", "version" FROM "product" WHERE "id" = ANY (${[...ids]}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`.execute(
    db,
  )
  return rows
}

/** The pairs of some products in a category, by the product. */
export async function pairsIn(
  db: Tx,
  category: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; product: string }>`
    SELECT "id", "product" FROM "product_category"
    WHERE "category" = ${category} AND "product" = ANY (${[...products]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, product: owner }) => [owner, id]))
}
