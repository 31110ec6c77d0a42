import type { Picture } from '../../../../src/fields/image/image.ts'

/** How customers may find the products of a category ordered; its field `defaultSort`. */
export const shelfSorts = ['manual', 'newest', 'bestSelling', 'priceUp', 'priceDown', 'discount'] as const

/** The products of a collection also by their title. */
export const collectionSorts = [...shelfSorts, 'title'] as const

export type CollectionSort = (typeof collectionSorts)[number]

export type ShelfSort = (typeof shelfSorts)[number]

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

/** The lists of products whose categories need a hand. */
export const cleanUpLists = ['none', 'withoutPrimary', 'inactive', 'tooMany'] as const

export type CleanUpList = (typeof cleanUpLists)[number]

/** A product of such a list. */
export interface CleanUpItem extends Pick<ShownProduct, 'id' | 'name' | 'styleCode' | 'status' | 'picture'> {
  readonly primaryCategory: string | null
  readonly categories: readonly string[]
}
