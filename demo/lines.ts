import { z } from 'zod'
import { brandKindSchema } from './brands.ts'
import { categoryCodeSchema, hsnSchema } from './categories.ts'
import ethnic from './content/lines/ethnic.json' with { type: 'json' }
import goods from './content/lines/goods.json' with { type: 'json' }
import home from './content/lines/home.json' with { type: 'json' }
import kids from './content/lines/kids.json' with { type: 'json' }
import men from './content/lines/men.json' with { type: 'json' }
import women from './content/lines/women.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { garmentSchema } from './garment/draw.ts'
import { cutSchema, patternSchema } from './garment/look.ts'
import { materialKeySchema } from './materials.ts'
import { paletteKeySchema } from './palettes.ts'
import { sizeSystemSchema } from './sizes.ts'
import { productTagSchema } from './tags.ts'
import { unlike } from './unlike.ts'
import { wearKeySchema } from './wear.ts'
import { wordsSchema } from './words.ts'

/** A line of products: one shape that comes in several materials, patterns and cuts. */
const lineSchema = z.strictObject({
  /** Two capitals, the middle of every style code. */
  code: z.string().regex(/^[A-Z]{2}$/, 'Expected two capitals'),
  /** The noun of the product's name. */
  noun: wordsSchema,
  /** The first sentence of every description. */
  intro: wordsSchema,
  gender: z.enum(['women', 'men', 'girls', 'boys', 'unisex']),
  ageGroup: z.enum(['adult', 'kids', 'baby']),
  garment: garmentSchema,
  /** The cuts in which it comes; products take them in turn. */
  cuts: z.array(cutSchema).min(1),
  brands: brandKindSchema,
  /** The first is the primary category. */
  categories: z.tuple([categoryCodeSchema], categoryCodeSchema),
  sizes: sizeSystemSchema,
  materials: z.array(materialKeySchema).min(1),
  patterns: z.array(patternSchema).min(1),
  palette: paletteKeySchema,
  season: z.enum(['summer', 'winter', 'festive', 'all']),
  /** The range of the MRP in rupees, before material and brand. */
  price: z.tuple([z.number().positive(), z.number().positive()]),
  /** Of the middle size, in grams. */
  weight: z.number().positive(),
  hsn: hsnSchema,
  wear: wearKeySchema,
  /** How many products. */
  count: z.number().int().min(1),
  tags: z.array(productTagSchema).exactOptional(),
  /** Colours per product, 1 to this. */
  most: z.number().int().min(1).exactOptional(),
})

const linesSchema = z.array(lineSchema).check(unlike(({ code }) => code))

export type Line = z.infer<typeof lineSchema>

/** Shoes, bags, jewellery and the rest. */
export const goodsLines = contentOf('lines/goods.json', linesSchema, goods)

/** All lines, in the order in which products are made of them. */
export const lines: readonly Line[] = [
  ...contentOf('lines/women.json', linesSchema, women),
  ...contentOf('lines/men.json', linesSchema, men),
  ...contentOf('lines/kids.json', linesSchema, kids),
  ...contentOf('lines/ethnic.json', linesSchema, ethnic),
  ...goodsLines,
  ...contentOf('lines/home.json', linesSchema, home),
]
