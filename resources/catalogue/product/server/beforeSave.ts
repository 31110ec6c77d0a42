import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { product } from '../product.ts'
import { completeOptions } from '../rules/completeOptions.ts'
import { compositionProblems } from '../rules/composition.ts'
import { alignedCosts } from '../rules/costs.ts'
import { barcodeProblems } from '../rules/problems.ts'
import { followOptions, namedOptions } from './followOptions.ts'
import { followPrices } from './followPrices.ts'
import { dropProblems } from './guardDrops.ts'
import { priceProblems } from './guardPrices.ts'
import { hsnProblems } from './hsnProblems.ts'
import { categoryPath, inheritedFields } from './inherited.ts'
import { missingAttributes } from './missingAttributes.ts'
import { taxOfHsn } from './taxOfHsn.ts'

type Product = RecordOf<typeof product>

/**
 * What the server adds to a product before it is stored, and what it refuses: values as the options of the shop have them, and in step
 * with the variants, barcodes with their check digit, prices changed by those who may and no farther than they may, costs under the SKU of their variant, what brand and category hand down.
 * @throws ApiError `invalid` at every cell that is wrong
 */
export async function beforeSave(change: OpenChange<Product>): Promise<Partial<Product>> {
  const { record, previous, actor, db } = change
  const options = await namedOptions(db, record)
  const followed = followOptions(record, previous, options)
  const { changes, problems } = completeOptions(followed, previous)
  // A value that a variant brought along may be one of the shop, too.
  const typed = { ...followed, ...changes } as Product
  const priced = followPrices(typed, previous)
  const full = followOptions(priced.product, previous, options)
  const all = [
    ...problems,
    ...priced.problems,
    ...barcodeProblems(full.variants),
    ...compositionProblems(full, previous),
    ...priceProblems(full, previous, actor),
    // Variants that follow the product fall as far as it does: that is told once.
    ...(await dropProblems({ ...full, variants: typed.variants }, previous, actor, db)),
    ...(await hsnProblems(full, previous, db)),
  ]
  if (all.length > 0) throw new ApiError('invalid', { problems: all })
  const path = await categoryPath(db, full.primaryCategory)
  const missing = await missingAttributes(full.attributes, path, db)
  const inherited = (await inheritedFields(full, previous, path, db)) as Partial<Product>
  return {
    colours: full.colours,
    sizes: full.sizes,
    otherOption: full.otherOption,
    otherValues: full.otherValues,
    variants: full.variants,
    media: full.media,
    mrp: full.mrp,
    salePrice: full.salePrice,
    ...inherited,
    ...(await suggestedTax({ ...full, ...inherited }, previous, db)),
    variantCosts: alignedCosts(full.variantCosts, full.variants, previous),
    missingAttributes: missing,
    ...publishing(full, change),
  }
}

/** A new HSN code brings its tax category along where none was chosen. */
async function suggestedTax(
  { hsnCode, taxCategory }: Product,
  previous: Product | undefined,
  db: OpenChange<Product>['db'],
): Promise<Partial<Product>> {
  if (hsnCode === null || taxCategory !== null || hsnCode === previous?.hsnCode) return {}
  return { taxCategory: await taxOfHsn(db, hsnCode) }
}

/** When it went live, and no date left over that would send it live again by itself. */
function publishing({ publishedAt }: Product, { action, at }: OpenChange<Product>): Partial<Product> {
  if (action === 'activate') return publishedAt === null || publishedAt > at ? { publishedAt: at } : {}
  return action === 'deactivate' || action === 'restore' ? { publishedAt: null, unpublishedAt: null } : {}
}
