import { z } from 'zod'
import { attributeSetKeySchema } from './attributeSets.ts'
import { sampleSchema } from './colours.ts'
import rows from './content/categories.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { garmentSchema, type Picture } from './garment/draw.ts'
import { clothSchema, cutSchema, patternSchema } from './garment/look.ts'
import { sizeChartKeySchema } from './sizeCharts.ts'
import { taxCodeSchema } from './taxCategories.ts'
import { slugOf, type Words, wordsSchema } from './words.ts'

/** The key that products refer to. */
export const categoryCodeSchema = z.enum(keysOf(rows))

export type CategoryCode = z.infer<typeof categoryCodeSchema>

/** The first digits of India's code of goods. */
export const hsnSchema = z.string().regex(/^\d{4}(\d{2}){0,2}$/, 'Expected four, six or eight digits')

/** A node of the tree, below the nodes before it. */
const categorySchema = z.strictObject({
  parent: categoryCodeSchema.exactOptional(),
  name: wordsSchema,
  description: wordsSchema,
  picture: z.strictObject({
    garment: garmentSchema,
    base: sampleSchema,
    accent: sampleSchema,
    cut: cutSchema.exactOptional(),
    pattern: patternSchema.exactOptional(),
    cloth: clothSchema.exactOptional(),
  }),
  /** What new products below this node begin with; what is left out it takes from the one above. */
  tax: taxCodeSchema.exactOptional(),
  attributes: attributeSetKeySchema.exactOptional(),
  sizes: sizeChartKeySchema.exactOptional(),
  /** Suggested for them. */
  hsn: hsnSchema.exactOptional(),
  /** The days in which its goods may come back, where they are not fifteen. */
  returns: z.number().int().min(0).exactOptional(),
  inactive: z.literal(true).exactOptional(),
  /** Not in the menu. */
  hidden: z.literal(true).exactOptional(),
})

const treeSchema = z.record(categoryCodeSchema, categorySchema).check(({ value, issues }) => {
  const seen = new Set<string>()
  for (const [code, { parent }] of Object.entries(value)) {
    if (parent && !seen.has(parent))
      issues.push({
        code: 'custom',
        input: parent,
        path: [code, 'parent'],
        message: 'Expected a category above it',
      })
    seen.add(code)
  }
})

/** A node of the category tree. */
export interface DemoCategory {
  code: CategoryCode
  parent: CategoryCode | null
  /** 1 for the top level. */
  level: number
  slug: string
  name: Words
  description: Words
  position: number
  isActive: boolean
  showInMenu: boolean
  hsnCode: string | null
  defaults: Pick<z.infer<typeof categorySchema>, 'tax' | 'attributes' | 'sizes'>
  returnWindowDays: number
  picture: Picture
}

/** Soft walls for the tiles, in turn. */
const walls = ['#e6d3c4', '#d9dfd6', '#e9dccb', '#d6dce4', '#ecd7d3', '#dfd8e3'] as const

const tree = new Map<CategoryCode, DemoCategory>()
for (const [code, row] of Object.entries(contentOf('categories.json', treeSchema, rows)))
  grow(code as CategoryCode, row)

/** The category tree, parents before children. */
export const categories: readonly DemoCategory[] = [...tree.values()]

/** The category with that code. */
export function categoryOf(code: CategoryCode): DemoCategory {
  return tree.get(code) as DemoCategory
}

/** The categories from the top down to the one with that code. */
export function categoryPath(code: CategoryCode): DemoCategory[] {
  const found = categoryOf(code)
  return found.parent ? [...categoryPath(found.parent), found] : [found]
}

function grow(code: CategoryCode, row: z.infer<typeof categorySchema>): void {
  const { parent = null, name, description, picture, hsn, returns = 15, inactive, hidden, ...defaults } = row
  const level = parent === null ? 1 : categoryOf(parent).level + 1
  const { garment, pattern = 'plain', ...look } = picture
  const ground = walls[tree.size % walls.length] as string
  tree.set(code, {
    code,
    parent,
    level,
    slug: slugOf(name.en),
    name,
    description,
    position: [...tree.values()].filter((other) => other.parent === parent).length,
    isActive: !inactive,
    showInMenu: !hidden && level <= 3,
    hsnCode: hsn ?? null,
    defaults,
    returnWindowDays: returns,
    picture: { garment, look: { ...look, pattern, view: 'front', ground } },
  })
}
