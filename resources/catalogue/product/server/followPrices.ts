import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { product } from '../product.ts'

type Product = RecordOf<typeof product>
type Prices = Pick<Product, 'mrp' | 'salePrice'>

const same = (a: Prices, b: Prices) => a.mrp === b.mrp && a.salePrice === b.salePrice

/**
 * Keeps the prices of a product and of its variants from contradicting each other, whoever changes one of them: a form, an import, the
 * API. Variants that cost what the product did follow it, but for those whose offer would be above it; a product none of whose variants
 * costs that any more takes the price of the cheapest. Whoever gives the product a price that no variant has is told so.
 */
export function followPrices(
  record: Product,
  previous: Product | undefined,
): { readonly product: Product; readonly problems: readonly FieldProblem[] } {
  const isChanged = previous !== undefined && !same(record, previous)
  const before = new Map((previous?.variants ?? []).map((row) => [row.id, row]))
  const variants = record.variants.map((row) => {
    const was = before.get(row.id)
    const isOffer = (row.specialPrice ?? 0) > record.salePrice
    const follows = isChanged && was !== undefined && same(was, previous) && same(row, was) && !isOffer
    return follows ? { ...row, mrp: record.mrp, salePrice: record.salePrice } : row
  })
  const full = { ...record, variants }
  if (variants.length === 0 || variants.some((row) => same(row, record)))
    return { product: full, problems: [] }
  if (isChanged) {
    const path = record.salePrice === previous.salePrice ? 'mrp' : 'salePrice'
    return { product: full, problems: [problemAt<Product>(path, 'price-of-no-variant')] }
  }
  const [cheapest] = variants.toSorted((a, b) => a.salePrice - b.salePrice)
  return {
    product: {
      ...full,
      mrp: cheapest?.mrp ?? record.mrp,
      salePrice: cheapest?.salePrice ?? record.salePrice,
    },
    problems: [],
  }
}
