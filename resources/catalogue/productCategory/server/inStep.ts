import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { searchText } from '../../../../src/derive/searchText.ts'
import { product } from '../../product/product.ts'
import { productCategory } from '../productCategory.ts'
import { countAssigned } from './countAssigned.ts'
import { endOf } from './places.ts'

type Product = RecordOf<typeof product>
type Pair = RecordOf<typeof productCategory>

/** A pair as both sides of the truth are compared by. */
interface Known {
  readonly id: string
  readonly category: string
  readonly isPrimary: boolean
}

/** What a pair copies of its product, so that a list of pairs is searched and filtered by it. */
type Copied = Pick<Pair, 'label' | 'productStatus' | 'skus'>

/**
 * What a product's own fields are brought to before it is stored: `categories` holds the primary one too, at its head where it was
 * missing. To be called from `beforeSave` of product; answers the fields that change. A draft may do without a primary category (the
 * clean-up lists find it), what is on sale may not.
 * @throws ApiError `invalid` at `primaryCategory`
 */
export function settledCategories({ record }: { record: Product }): Partial<Product> {
  const { primaryCategory, categories, status } = record
  if (primaryCategory === null && status === 'active') throw refused<Product>('primaryCategory', 'required')
  if (primaryCategory === null || categories.includes(primaryCategory)) return {}
  return { categories: [primaryCategory, ...categories] }
}

/**
 * Brings the pairs of a product in step with what it says now: missing ones are made (at the end of their category), others removed,
 * and the primary one marked. To be called from `afterSave` of product.
 */
export async function pairsFollow({ db, records, record, previous }: OpenChange<Product>): Promise<void> {
  const copied = copiedOf(record)
  const isSame =
    previous !== undefined &&
    previous.primaryCategory === record.primaryCategory &&
    previous.categories.join() === record.categories.join() &&
    isAlike(copiedOf(previous), copied)
  if (isSame) return
  const pairs = await pairsOf(db, record.id)
  const wanted = new Set(record.categories)
  for (const pair of pairs) if (!wanted.has(pair.category)) await records.remove(productCategory, pair.id)
  const known = new Map(pairs.map((pair) => [pair.category, pair]))
  for (const category of record.categories) {
    const isPrimary = category === record.primaryCategory
    const pair = known.get(category)
    if (!pair) await records.create(productCategory, { product: record.id, category, isPrimary })
    else if (pair.isPrimary !== isPrimary) await records.update(productCategory, pair.id, { isPrimary })
  }
  await relabel(db, record.id, copied)
}

/** Pairs that have no copies yet, such as those of a time before there were any, are given them; some in one minute. */
export async function relabelSome({ db, records }: Pick<OpenChange<Pair>, 'db' | 'records'>): Promise<void> {
  const { rows } = await sql<{ product: string }>`
    SELECT DISTINCT "product" FROM (SELECT "product" FROM "product_category"
      WHERE "product_status" IS NULL LIMIT ${mostRelabelled}) pairs`.execute(db)
  for (const { product: id } of rows) {
    const record = await records.read(product, id)
    if (record) await relabel(db, id, copiedOf(record))
  }
}

const mostRelabelled = 200

/** Removes the pairs of a product that is about to be deleted. To be called from `beforeDelete` of product. */
export async function dropPairs({ db, record }: OpenChange<Product>): Promise<void> {
  const { rows } = await sql<{ category: string }>`
    DELETE FROM "product_category" WHERE "product" = ${record.id} RETURNING "category"`.execute(db)
  await countAssigned(
    db,
    rows.map(({ category }) => category),
    [],
  )
}

/**
 * What a pair is completed with before it is stored: its label, its place at the end of the category, and that the first category of
 * a product is its primary one.
 * @throws ApiError `invalid` where a pair is given another product or category, or a primary one is to be none
 */
export async function settledPair({ db, record, previous }: OpenChange<Pair>): Promise<Partial<Pair>> {
  if (previous) {
    const changed = (['product', 'category'] as const).find((name) => record[name] !== previous[name])
    if (changed) throw refused<Pair>(changed, 'not-allowed')
    return { position: record.position ?? previous.position }
  }
  await sql`${keptPlan}SELECT 1 FROM "product" WHERE "id" = ${record.product} FOR UPDATE`.execute(db)
  const found = (await findRecord(db, product, record.product)) as Product | undefined
  if (!found) throw refused<Pair>('product', 'unknown-reference')
  const isFirst = found.primaryCategory === null && found.categories.length === 0
  return {
    ...copiedOf(found),
    position: record.position ?? (await endOf(db, record.category)),
    isPrimary: record.isPrimary || isFirst,
  }
}

/**
 * Brings the product in step with a pair that was stored: at most one pair is primary, and the product's fields say what its pairs do.
 * @throws ApiError `invalid` at `isPrimary` where a product would be left without a primary category
 */
export async function productFollows({ db, records, record, previous }: OpenChange<Pair>): Promise<void> {
  if (!previous) {
    const others = (await pairsOf(db, record.product)).map(({ category }) => category)
    await countAssigned(
      db,
      others.filter((id) => id !== record.category),
      others,
    )
  }
  const now = await productNow(db, record.product)
  if (!now) return
  if (previous?.isPrimary && !record.isPrimary && now.primaryCategory === record.category)
    throw refused<Pair>('isPrimary', 'primary-needed')
  if (record.isPrimary) {
    for (const pair of await pairsOf(db, record.product)) {
      if (pair.id === record.id || !pair.isPrimary) continue
      // The product is told first, so that the pair that was primary until now may cease to be.
      await records.update(product, record.product, fieldsWith(now, record.category, record.category))
      await records.update(productCategory, pair.id, { isPrimary: false })
    }
  }
  const fields = fieldsWith(now, record.category, record.isPrimary ? record.category : now.primaryCategory)
  if (!isSame(now, fields)) await records.update(product, record.product, fields)
}

/**
 * Brings the product in step with a pair that is gone. Where it was the primary one, the category it has been in longest takes its
 * place.
 * @throws ApiError `invalid` where an active product would be left without any category
 */
export async function productLosesPair({ db, records, record }: OpenChange<Pair>): Promise<void> {
  const pairs = await pairsOf(db, record.product)
  const left = pairs.map(({ category }) => category)
  await countAssigned(db, [...left, record.category], left)
  const now = await productNow(db, record.product)
  if (!now?.categories.includes(record.category)) return
  const categories = now.categories.filter((id) => id !== record.category)
  const primaryCategory = now.primaryCategory === record.category ? (left[0] ?? null) : now.primaryCategory
  if (primaryCategory === null && now.status === 'active') throw refused<Pair>('category', 'last-category')
  const heir = pairs.find((pair) => pair.category === primaryCategory && !pair.isPrimary)
  await records.update(product, record.product, { categories, primaryCategory })
  if (heir) await records.update(productCategory, heir.id, { isPrimary: true })
}

interface Now {
  readonly primaryCategory: string | null
  readonly categories: string[]
  readonly status: string
}

async function productNow(db: Tx, id: string): Promise<Now | undefined> {
  const { rows } = await sql<Now>`${keptPlan}
    SELECT "primary_category" AS "primaryCategory", "categories", "status" FROM "product" WHERE "id" = ${id}`.execute(
    db,
  )
  return rows[0]
}

const fieldsWith = (now: Now, category: string, primaryCategory: string | null) => ({
  categories: now.categories.includes(category) ? now.categories : [...now.categories, category],
  primaryCategory,
})

const isSame = (now: Now, fields: Pick<Now, 'categories' | 'primaryCategory'>) =>
  now.primaryCategory === fields.primaryCategory && now.categories.join() === fields.categories.join()

/** The pairs of a product, the oldest first. */
async function pairsOf(db: Tx, id: string): Promise<Known[]> {
  const { rows } = await sql<Known>`${keptPlan}
    SELECT "id", "category", "is_primary" AS "isPrimary" FROM "product_category"
    WHERE "product" = ${id} ORDER BY "created_at", "id"`.execute(db)
  return rows
}

const copiedOf = ({ name, styleCode, status, variants }: Product): Copied => ({
  label: (styleCode ? `${name} · ${styleCode}` : name).slice(0, 250),
  productStatus: status,
  skus: variants.map(({ sku }) => sku).join(' ') || null,
})

const isAlike = (a: Copied, b: Copied): boolean =>
  a.label === b.label && a.productStatus === b.productStatus && a.skus === b.skus

/** A product is called otherwise, or stands otherwise; nobody changed its pairs, so neither their versions nor their history tell of it. */
async function relabel(db: Tx, id: string, copied: Copied): Promise<void> {
  const { label, productStatus, skus } = copied
  const search = searchText(productCategory, copied)
  await sql`
    UPDATE "product_category" SET "label" = ${label}, "product_status" = ${productStatus}, "skus" = ${skus}, "search" = ${search}
    WHERE "product" = ${id} AND ("label", "product_status", "skus") IS DISTINCT FROM (${label}, ${productStatus}, ${skus})`.execute(
    db,
  )
}
