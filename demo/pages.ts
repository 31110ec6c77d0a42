import { z } from 'zod'
import { type BlockType, blockTypeNames, blockTypes } from '../resources/content/page/rules/blockTypes.ts'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { categoryCodeSchema, categoryOf } from './categories.ts'
import { collectionKeySchema } from './collections.ts'
import rows from './content/pages.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { type Parts, partsSchema, partsValues, unionByType } from './contentParts.ts'
import type { Entry, Shop } from './shop.ts'
import { unlike } from './unlike.ts'
import { inEveryLanguage, slugOf, wordsSchema } from './words.ts'

/** A page's part of its address, by which others refer to it. */
export const pageKeySchema = z.enum(rows.map(({ title }) => slugOf(title.en)))

const keys = { collection: collectionKeySchema }

const blockSchema = unionByType<Parts & { readonly type: BlockType }>(() =>
  blockTypeNames.map((type) => partsSchema(blockTypes[type], keys).extend({ type: z.literal(type) })),
)

const pageSchema = z.strictObject({
  type: z.enum(resources.page.fields.pageType.options.values),
  title: wordsSchema,
  excerpt: wordsSchema,
  /** The category whose picture is its cover. */
  shown: categoryCodeSchema,
  /** The page that it lies below, one of those before it. */
  parent: pageKeySchema.exactOptional(),
  /** Its place in the menu. */
  menu: z.number().int().min(1).exactOptional(),
  draft: z.literal(true).exactOptional(),
  blocks: z.array(blockSchema).min(1),
})

const pages = contentOf(
  'pages.json',
  z.array(pageSchema).check(unlike(({ title }) => slugOf(title.en))),
  rows,
)

/** The pages of the demo shop, each after the one that it lies below. */
export const pageEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  pages.map(({ type, title, excerpt, shown, parent, menu, draft, blocks }, index) => async () => {
    const slug = slugOf(title.en)
    return {
      key: slug,
      at: `2025-05-${String(3 + index).padStart(2, '0')}T05:00:00.000Z`,
      values: {
        slug,
        pageType: type,
        ...inEveryLanguage({ title, excerpt }),
        parent: parent ? shop.id(resources.page, parent) : null,
        showInMenu: menu !== undefined,
        menuPosition: menu ?? 0,
        cover: await shop.picture({ garment: categoryOf(shown).picture }, `${slug}.webp`, title.en),
        blocks: blocks.map((block) => blockOf(shop, block)),
      },
      moves: draft
        ? []
        : [{ name: 'publish', at: `2025-06-${String(1 + index).padStart(2, '0')}T05:00:00.000Z` }],
    }
  })

const blockOf = (shop: Shop, { type, ...parts }: (typeof pages)[number]['blocks'][number]): Values => ({
  id: '',
  type,
  items: [],
  ...partsValues(shop, blockTypes[type], parts),
})
