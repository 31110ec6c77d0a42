import { markOf } from '../../rules/costs.ts'

/** What is left of a price, in paise, and how large a part of it that is. */
export interface Margin {
  readonly amount: number
  readonly share: number
}

interface Priced {
  readonly salePrice?: unknown
  readonly costPrice?: unknown
  readonly variants?: unknown
  readonly variantCosts?: unknown
}

/**
 * The least and the largest margin among the variants of a product, or its own where it has none; undefined as long as no price has its
 * cost. A variant without a cost of its own costs what the product does. `kept` is what of a price is left after tax.
 */
export function marginsOf(
  { salePrice, costPrice, variants, variantCosts }: Priced,
  kept: (price: number) => number,
): { least: Margin; largest: Margin } | undefined {
  const rows = Array.isArray(variants) ? (variants as { sku?: unknown; salePrice?: unknown }[]) : []
  const costs = Array.isArray(variantCosts) ? (variantCosts as { sku?: unknown; cost?: unknown }[]) : []
  const costOf = new Map(costs.map(({ sku, cost }) => [markOf(String(sku)), cost]))
  const sold =
    rows.length > 0
      ? rows.map((row) => [row.salePrice, costOf.get(markOf(String(row.sku))) ?? costPrice] as const)
      : [[salePrice, costPrice] as const]
  const margins = sold.flatMap(([price, cost]): Margin[] => {
    if (typeof price !== 'number' || typeof cost !== 'number' || price <= 0) return []
    const value = kept(price)
    return [{ amount: value - cost, share: (value - cost) / value }]
  })
  const [least, ...more] = margins.sort((a, b) => a.share - b.share)
  return least && { least, largest: more.at(-1) ?? least }
}
