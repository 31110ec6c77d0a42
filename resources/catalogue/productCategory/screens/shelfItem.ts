import type { Picture } from '../../../../src/fields/image/image.ts'

/** How customers may find the products of a category ordered. */
export const shelfSorts = ['manual', 'newest', 'bestSelling', 'priceUp', 'priceDown', 'discount'] as const

/** A product as the pictures of a category and of a collection show it. Prices are paise. */
export interface ShownProduct {
  readonly id: string
  readonly name: string
  readonly styleCode: string | null
  readonly status: string
  readonly picture: Picture | null
  readonly priceFrom: number | null
  readonly mrp: number
  readonly discount: number | null
  readonly stock: number | null
}

/** A product in a category, as the operation `shelf` answers it. */
export interface ShelfItem {
  readonly id: string
  readonly version: number
  readonly position: number
  readonly isPrimary: boolean
  readonly pinned: boolean
  readonly pinnedUntil: string | null
  readonly source: string
  readonly product: ShownProduct
}
