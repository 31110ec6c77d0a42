/** What a variant cost, by its SKU: a list of its own, because fewer people may see it. */
export interface VariantCost {
  readonly id?: string
  readonly sku: string
  readonly cost: number
}

interface Named {
  readonly id?: string
  readonly sku: string
}

/**
 * The costs that belong to variants, after SKUs were changed and variants removed. A variant that keeps its id takes its cost
 * along under its new SKU; what belongs to no variant any more goes. An entry that was changed too is taken as it is given: its
 * writer has seen the costs and renamed it.
 */
export function alignedCosts<C extends VariantCost>(
  costs: readonly C[],
  variants: readonly Named[],
  before: { readonly variants: readonly Named[]; readonly variantCosts: readonly VariantCost[] } | undefined,
): C[] {
  const now = new Map(variants.map(({ sku }) => [markOf(sku), sku]))
  const byId = new Map(variants.flatMap(({ id, sku }) => (id === undefined ? [] : [[id, sku] as const])))
  const ownerOf = new Map((before?.variants ?? []).map(({ id, sku }) => [markOf(sku), id]))
  const skuOf = new Map((before?.variantCosts ?? []).map(({ id, sku }) => [id, sku]))
  const taken = new Set<string>()
  return costs.flatMap((cost) => {
    const isUntouched = cost.id !== undefined && skuOf.get(cost.id) === cost.sku
    const owner = isUntouched ? ownerOf.get(markOf(cost.sku)) : undefined
    const sku = owner === undefined ? now.get(markOf(cost.sku)) : byId.get(owner)
    if (sku === undefined || taken.has(markOf(sku))) return []
    taken.add(markOf(sku))
    return [sku === cost.sku ? cost : { ...cost, sku }]
  })
}

/** By what a SKU is known: nobody has two that differ by capitals alone. */
export const markOf = (sku: string): string => sku.toLowerCase()
