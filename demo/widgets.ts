import { z } from 'zod'
import { type WidgetType, widgetTypes } from '../resources/content/widget/rules/widgetTypes.ts'
import { publishLayout } from '../resources/content/widget/server/layouts.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import { systemActor } from '../server/systemActor.ts'
import { bannerKeySchema } from './banners.ts'
import { brandCodeSchema } from './brands.ts'
import { categoryCodeSchema } from './categories.ts'
import { collectionKeySchema } from './collections.ts'
import rows from './content/widgets.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { type Parts, partsSchema, partsValues, unionByType } from './contentParts.ts'
import { fieldsSchema, fieldValues } from './fieldValues.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import type { Entry, Shop } from './shop.ts'
import { inEveryLanguage, wordsSchema } from './words.ts'

const { fields } = resources.widget
const { devices, source, collection, category, rule, limit, carousel, background, hidden } = fields
const keys = {
  banner: bannerKeySchema,
  brand: brandCodeSchema,
  category: categoryCodeSchema,
  collection: collectionKeySchema,
}

const sectionSchema = fieldsSchema(
  { devices, source, collection, category, rule, limit, carousel, background, hidden },
  keys,
).extend({
  page: z.enum(fields.page.options.values),
  slot: z.enum(fields.slot.options.values).exactOptional(),
  title: wordsSchema,
})

type DemoWidget = z.infer<typeof sectionSchema> & { type: WidgetType; config?: Parts }

const widgetSchema = unionByType<DemoWidget>(() =>
  keysOf(widgetTypes).map((type) =>
    sectionSchema.extend({
      type: z.literal(type),
      config: partsSchema(widgetTypes[type], keys).exactOptional(),
    }),
  ),
)

const widgets = contentOf('widgets.json', z.array(widgetSchema), rows)

/** The sections of the demo shop's pages. */
export const widgetEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  widgets.map(({ page, slot = 'main', type, title, config, ...more }, index) => async () => ({
    key: `${page} ${index}`,
    at: '2025-06-22T06:00:00.000Z',
    values: {
      name: `${title.en} (${page})`,
      page,
      slot,
      type,
      position: (index + 1) * 10,
      ...inEveryLanguage(type === 'heroSlider' ? {} : { title }),
      ...fieldValues(shop, fields, more).values,
      ...(more.collection ? { ctaPath: `/collections/${more.collection}` } : {}),
      ...(config ? { config: partsValues(shop, widgetTypes[type], config) } : {}),
    },
  }))

/** What the store shows of each page from the beginning; of the landing pages only the draft is there. */
export const publishLayouts = (context: Context): Promise<void> =>
  hookRecordsOf(context, async (_records, db) => {
    for (const page of ['home', 'appHome', 'category', 'product', 'cart'] as const)
      await publishLayout(db, page, null, { actor: systemActor, at: '2025-06-22T08:00:00.000Z' })
  })
