import type { CareSymbol } from './care.ts'
import type { ColourCode } from './colours.ts'
import type { Picture } from './garment/draw.ts'
import type { Cut, Pattern, View } from './garment/look.ts'
import type { Fibre } from './materials.ts'
import type { Locale, Words } from './words.ts'

/** One picture of a product: what to draw, and what it shows. */
export interface DemoMedia {
  /** A file name for the drawn picture, unique in the shop; the extension is `.webp`. */
  file: string
  /** In English, at most 125 characters. */
  alt: string
  position: number
  /** The colour code that the picture shows. */
  colour: ColourCode
  view: View
  picture: Picture
}

/** One size in one colour. Prices are integers in paise (INR). */
export interface DemoVariant {
  sku: string
  /** A GTIN-13 of the restricted range (prefix 29), or null where none was assigned yet. */
  barcode: string | null
  colour: ColourCode
  size: string
  sizeLabel: Words
  mrp: number
  salePrice: number
  costPrice: number
  /** In grams. */
  weight: number
  stock: number
  reserved: number
  incoming: number
  lowStockThreshold: number
  position: number
}

/** The texts of a product in another language than English. */
export interface DemoCopy {
  name: string
  shortDescription: string
  description: string
}

/** A product of the demo shop. Texts are English; the other languages are in `translations`. */
export interface DemoProduct {
  styleCode: string
  name: string
  slug: string
  /** What the article is, such as `Kurta`. */
  genericName: string
  shortDescription: string
  /** Two to four sentences of plain text; empty where it is still to be written. */
  description: string
  status: 'draft' | 'active' | 'archived'
  /** ISO 8601, UTC. */
  createdAt: string
  updatedAt: string
  publishedAt: string | null
  unpublishedAt: string | null
  /** The code of a brand. */
  brand: string
  /** Codes of categories. */
  categories: string[]
  primaryCategory: string | null
  /** Names of product tags. */
  tags: string[]
  gender: 'women' | 'men' | 'girls' | 'boys' | 'unisex'
  ageGroup: 'adult' | 'kids' | 'baby'
  /** `SS` or `AW` and two digits of the year, `FE` for festive, `CORE` for all year. */
  season: string
  occasions: string[]
  pattern: Pattern
  fit: Cut['fit'] | null
  sleeve: Cut['sleeve'] | null
  neck: Cut['neck'] | null
  length: Cut['length'] | null
  composition: { fibre: Fibre; name: Words; percent: number }[]
  care: CareSymbol[]
  hsnCode: string | null
  /** ISO 3166-1 alpha-2. */
  countryOfOrigin: string | null
  /** Name and address, only for goods made outside India. */
  importer: string | null
  isReturnable: boolean
  returnWindowDays: number
  codAllowed: boolean
  giftable: boolean
  /** Colour codes in the order of the shop. */
  colours: ColourCode[]
  sizeSystem: string
  media: DemoMedia[]
  variants: DemoVariant[]
  translations: Record<Exclude<Locale, 'en'>, DemoCopy>
  /** From 0 to 1: how often orders should choose it. */
  popularity: number
}
