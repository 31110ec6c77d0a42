import type { Picture } from '../../../../src/fields/image/image.ts'
import { useRecordNames } from '../../../../src/fields/reference/recordNames.tsx'

/** What was sold, as lines of orders, parcels, returns and carts say it. */
export interface SoldItem {
  readonly product?: string | null | undefined
  readonly variant?: string | null | undefined
}

/**
 * The picture of what was sold: of its colour, where the product has one, so that nobody packs another. The ids of products and variants
 * are among the names that the page wants (`itemIds`).
 */
export function useItemPicture(): (item: SoldItem) => Picture | undefined {
  const nameOf = useRecordNames()
  return ({ product, variant }) =>
    (variant && nameOf('product', variant).picture) ||
    (product && nameOf('product', product).picture) ||
    undefined
}

/** What names and pictures of items are looked up by. */
export const itemIds = (items: readonly SoldItem[]): string[] =>
  items.flatMap(({ product, variant }) => [product, variant].filter((id): id is string => Boolean(id)))
