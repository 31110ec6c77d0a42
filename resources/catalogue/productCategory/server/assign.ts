import { sql } from 'kysely'
import type { Records } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { category as categories } from '../../category/category.ts'
import { product } from '../../product/product.ts'
import { productCategory } from '../productCategory.ts'

interface Writing {
  readonly db: Tx
  readonly records: Records
}

/** Puts products at the end of a category; those that are in it already stay where they are. Answers how many were new. */
export async function assign(
  { db, records }: Writing,
  { products, category, primary }: { products: readonly string[]; category: string; primary: boolean },
): Promise<{ added: number; already: number }> {
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

/** Takes products out of a category. Answers how many were in it. */
export async function unassign(
  { db, records }: Writing,
  { products, category }: { products: readonly string[]; category: string },
): Promise<{ removed: number }> {
  const pairs = await pairsIn(db, category, products)
  for (const id of pairs.values()) await records.remove(productCategory, id)
  return { removed: pairs.size }
}

/**
 * Moves up to `most` products from one category to another, where they keep their order and whether it is their primary one.
 * Answers what is left, so that a big category moves in several requests, each a transaction of its own.
 */
export async function moveAll(
  { db, records }: Writing,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<{ moved: number; left: number }> {
  if (from === to) throw refused('to', 'same-record')
  if (!(await records.read(categories, to))) throw refused('to', 'unknown-reference')
  const { rows } = await sql<{ id: string; product: string; isPrimary: boolean }>`
    SELECT "id", "product", "is_primary" AS "isPrimary" FROM "product_category"
    WHERE "category" = ${from} ORDER BY "position", "id" LIMIT ${most}`.execute(db)
  for (const { id, product: owner, isPrimary } of rows) {
    await assign({ db, records }, { products: [owner], category: to, primary: isPrimary })
    await records.remove(productCategory, id)
  }
  const { rows: rest } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM "product_category" WHERE "category" = ${from}`.execute(db)
  return { moved: rows.length, left: rest[0]?.left ?? 0 }
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
  if (primary !== null && !ids.includes(primary)) throw refused('primary', 'unknown-reference')
  const found = await records.read(product, id)
  if (!found) throw refused('product', 'unknown-reference')
  const kept = found.categories.filter((category) => ids.includes(category))
  const wanted = [...kept, ...ids.filter((category) => !kept.includes(category))]
  const stored = await records.update(product, id, { categories: wanted, primaryCategory: primary })
  return { categories: stored.categories, primaryCategory: stored.primaryCategory }
}

/** The pairs of some products in a category, by the product. */
async function pairsIn(
  db: Tx,
  category: string,
  products: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; product: string }>`
    SELECT "id", "product" FROM "product_category"
    WHERE "category" = ${category} AND "product" = ANY (${[...products]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, product: owner }) => [owner, id]))
}
