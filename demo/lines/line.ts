import type { BrandKind } from '../brands.ts'
import type { Garment } from '../garment/draw.ts'
import type { Cut, Pattern } from '../garment/look.ts'
import type { MaterialKey } from '../materials.ts'
import type { PaletteKey } from '../palettes.ts'
import type { SizeSystem } from '../sizes.ts'
import type { WearKey } from '../wear.ts'
import type { Words } from '../words.ts'

/** A line of products: one shape that comes in several materials, patterns and cuts. */
export interface Line {
  /** Two capitals, the middle of every style code. */
  code: string
  /** The noun of the product's name. */
  noun: Words
  /** The first sentence of every description. */
  intro: Words
  garment: Garment
  /** The cuts in which it comes; products take them in turn. */
  cuts: readonly Cut[]
  gender: 'women' | 'men' | 'girls' | 'boys' | 'unisex'
  ageGroup: 'adult' | 'kids' | 'baby'
  brands: BrandKind
  /** The first is the primary category. */
  categories: readonly [string, ...string[]]
  sizes: SizeSystem
  materials: readonly MaterialKey[]
  patterns: readonly Pattern[]
  palette: PaletteKey
  season: 'summer' | 'winter' | 'festive' | 'all'
  /** The range of the MRP in rupees, before material and brand. */
  price: readonly [low: number, high: number]
  /** Of the middle size, in grams. */
  weight: number
  hsn: string
  wear: WearKey
  /** How many products. */
  count: number
  tags?: readonly string[]
  /** Colours per product, 1 to this. */
  most?: number
}
