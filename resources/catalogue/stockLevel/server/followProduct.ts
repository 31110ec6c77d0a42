import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { product } from '../../product/product.ts'
import { addLevels, readLevels, readVariants, updateLevels } from './levels.ts'
import { refreshVariantStock } from './refreshVariantStock.ts'

type Product = RecordOf<typeof product>

/**
 * Keeps the stock in step with a product that was saved: new variants get an empty level at every place in use, a new name or
 * SKU is written to the levels. For the product's `afterSave`.
 * @throws ApiError `invalid` with `variant-in-stock` where a variant was taken away that still has pieces
 */
export async function followProduct({ record, previous, db }: OpenChange<Product>): Promise<void> {
  const [before, after] = [marksOf(previous), marksOf(record)]
  if (before === after) return
  const levels = await readLevels(db, sql`"product" = ${record.id}`, true)
  const kept = new Set(record.variants.map(({ id }) => id))
  const lost = levels.find(
    (level) =>
      !kept.has(level.variant) && level.onHand + level.committed + level.reserved + level.incoming > 0,
  )
  if (lost) {
    throw refused<Product>('variants', 'variant-in-stock', { sku: lost.sku })
  }
  const variants = await readVariants(db, sql`v."owner_id" = ${record.id}`)
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "stock_location" WHERE "active" ORDER BY "priority", "id"`.execute(db)
  const had = new Set(levels.map(({ variant }) => variant))
  const fresh = variants.filter(({ variant }) => !had.has(variant))
  await addLevels(
    db,
    fresh,
    rows.map(({ id }) => id),
  )
  const renamed = levels.flatMap((level) => {
    const variant = variants.find(({ variant }) => variant === level.variant)
    const same =
      !variant || (variant.sku === level.sku && variant.item === level.item && variant.lowAt === level.lowAt)
    return same ? [] : [{ ...level, ...variant }]
  })
  await updateLevels(db, renamed, record.updatedAt)
  // A copy brings the numbers of what it was copied from; only the ledger says what there is.
  if (fresh.length > 0) await refreshVariantStock(db, [record.id])
}

/** What the levels repeat of a product, as one text. */
const marksOf = (product: Product | undefined): string =>
  product === undefined
    ? ''
    : JSON.stringify([
        product.name,
        product.variants.map(({ id, sku, colour, size, other, lowStock }) => [
          ...[id, sku, colour, size, other, lowStock],
        ]),
      ])

/** Takes the empty levels of a product away that never moved, so that it can be deleted. For its `beforeDelete`. */
export async function purgeUnmoved({ record, db }: OpenChange<Product>): Promise<void> {
  await sql`
    DELETE FROM "stock_level" l WHERE "product" = ${record.id} AND NOT EXISTS (
      SELECT 1 FROM "stock_movement" m WHERE m."variant" = l."variant" AND m."location" = l."location")`.execute(
    db,
  )
}
