import { z } from 'zod'
import { resources } from '../resources/index.ts'
import { brandCodeSchema } from './brands.ts'
import { categoryCodeSchema, categoryOf } from './categories.ts'
import rows from './content/collections.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { fieldsSchema, fieldValues } from './fieldValues.ts'
import type { Entry, Shop } from './shop.ts'
import { productTagSchema } from './tags.ts'
import { unlike } from './unlike.ts'
import { inEach, inEveryLanguage, slugOf, wordsSchema } from './words.ts'

const { collection, product } = resources
const { sortOrder, match, conditions, maxProducts, startsAt, endsAt } = collection.fields
const keys = { tag: productTagSchema, category: categoryCodeSchema, brand: brandCodeSchema }

const collectionSchema = fieldsSchema({ match, conditions, maxProducts, startsAt, endsAt }, keys).extend({
  title: wordsSchema,
  about: wordsSchema,
  /** The category whose picture stands for it. */
  shown: categoryCodeSchema,
  sortOrder: z.enum(sortOrder.options.values),
  /** Of a collection by hand: how many of the products that fit, the most popular first. */
  picks: z
    .strictObject({
      most: z.number().int().min(1),
      tag: productTagSchema.exactOptional(),
      giftable: z.literal(true).exactOptional(),
    })
    .exactOptional(),
  inactive: z.literal(true).exactOptional(),
})

type DemoCollection = z.infer<typeof collectionSchema>

const slugOfCollection = ({ title }: Pick<DemoCollection, 'title'>) => slugOf(title.en)

const collections = contentOf(
  'collections.json',
  z.array(collectionSchema).check(unlike(slugOfCollection)),
  rows,
)

/** A collection's part of its address, by which others refer to it. */
export const collectionKeySchema = z.enum(collections.map(slugOfCollection))

/** The collections of the demo shop; those by hand hold only what is among the shop's products. */
export const collectionEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  collections.map(({ title, about, shown, sortOrder, picks, inactive, ...more }, index) => async () => {
    const slug = slugOfCollection({ title })
    const { values } = fieldValues(shop, collection.fields, more)
    return {
      key: slug,
      at: '2025-05-02T04:30:00.000Z',
      values: {
        slug,
        ...inEveryLanguage({ title, description: inEach((locale) => `<p>${about[locale]}</p>`) }),
        image: await shop.picture({ garment: categoryOf(shown).picture }, `${slug}.webp`, title.en),
        type: more.conditions ? 'automatic' : 'manual',
        products: picks ? picked(shop, picks) : [],
        match: 'all',
        conditions: [],
        sortOrder,
        maxProducts: null,
        startsAt: null,
        endsAt: null,
        active: !inactive,
        position: index + 1,
        ...values,
      },
    }
  })

function picked(shop: Shop, { most, tag, giftable }: NonNullable<DemoCollection['picks']>): string[] {
  return shop.products
    .filter(({ status }) => status === 'active')
    .filter((one) => (!tag || one.tags.includes(tag)) && (!giftable || one.giftable))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, most)
    .map(({ styleCode }) => shop.id(product, styleCode))
}
