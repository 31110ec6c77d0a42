import { usualLowStock } from '../../../shared/settings/rules/usualLowStock.ts'

interface PricedVariant {
  readonly mrp: number
  readonly salePrice: number
  readonly stock: number
  readonly lowStock?: number | null
  readonly active?: boolean | null
}

interface PricedProduct {
  readonly mrp: number
  readonly salePrice: number
  readonly variants: readonly PricedVariant[]
}

/** What is on sale: the variants that are switched on, all where none is. */
const offered = ({ variants }: PricedProduct): readonly PricedVariant[] => {
  const active = variants.filter(({ active }) => active !== false)
  return active.length > 0 ? active : variants
}

/** The lowest selling price, in minor units: of the variants, or of a product without any. */
export function priceFrom(product: PricedProduct): number {
  const prices = offered(product).map(({ salePrice }) => salePrice)
  return prices.length === 0 ? product.salePrice : Math.min(...prices)
}

/** The largest reduction against the MRP, in percent with one digit. */
export function largestDiscount(product: PricedProduct): number {
  const all = offered(product).length > 0 ? offered(product) : [product]
  const shares = all.map(({ mrp, salePrice }) => (mrp > 0 ? ((mrp - salePrice) * 1000) / mrp : 0))
  return Math.max(0, Math.round(Math.max(...shares))) / 10
}

/** Pieces of all variants together. */
export const totalStock = ({ variants }: PricedProduct): number =>
  variants.reduce((sum, { stock }) => sum + stock, 0)

/** How many of the variants on sale have few pieces left, or none. */
export const lowVariants = ({ variants }: PricedProduct): number =>
  variants.filter(({ active, stock, lowStock }) => active !== false && stock <= (lowStock ?? usualLowStock))
    .length
