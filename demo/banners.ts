import { z } from 'zod'
import bannerTexts from '../resources/content/banner/texts/en.ts'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { categoryCodeSchema, categoryOf } from './categories.ts'
import { collectionKeySchema } from './collections.ts'
import { sampleSchema } from './colours.ts'
import rows from './content/banners.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { fieldsSchema, fieldValues } from './fieldValues.ts'
import { pageKeySchema } from './pages.ts'
import type { Entry, Shop } from './shop.ts'
import { unlike } from './unlike.ts'
import { inEveryLanguage, slugOf, type Words, wordsSchema } from './words.ts'

const { fields } = resources.banner
const { priority, startsAt, endsAt, devices, audience, frequencyCap, linkText } = fields

const colourKeySchema = z.enum(keysOf(rows.colours))

const bannerSchema = fieldsSchema({
  priority,
  startsAt,
  endsAt,
  devices,
  audience,
  frequencyCap,
  linkText,
}).extend({
  placement: z.enum(fields.placement.options.values),
  /** The category whose garment is on its picture; words alone without one. */
  shown: categoryCodeSchema.exactOptional(),
  colours: colourKeySchema,
  heading: wordsSchema,
  link: z
    .union([
      z.strictObject({ category: categoryCodeSchema }),
      z.strictObject({ collection: collectionKeySchema }),
      z.strictObject({ page: pageKeySchema }),
      z.strictObject({ coupon: z.string() }),
    ])
    .exactOptional(),
})

type DemoBanner = z.infer<typeof bannerSchema>

const keyOf = ({ heading, placement }: Pick<DemoBanner, 'heading' | 'placement'>) =>
  slugOf(`${heading.en} (${placement})`)

const { button, colours, banners } = contentOf(
  'banners.json',
  z.strictObject({
    button: wordsSchema,
    /** Of a banner's picture and of its words. */
    colours: z.record(
      colourKeySchema,
      z.strictObject({ ground: sampleSchema, wash: sampleSchema, ink: sampleSchema }),
    ),
    banners: z.array(bannerSchema).check(unlike(keyOf)),
  }),
  rows,
)

/** By which widgets refer to a banner. */
export const bannerKeySchema = z.enum(banners.map(keyOf))

/** The banners of the demo shop: all placements; live, past, to come, one draft, one that is paused. */
export const bannerEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  banners.map((banner, index) => async () => {
    const { placement, shown, heading, link = {}, colours: colouring, ...more } = banner
    const { ground, ink } = colours[colouring]
    const [[linkType, target] = ['none', '']] = Object.entries<string>(link)
    const key = keyOf(banner)
    const at = `2025-06-${String(1 + index).padStart(2, '0')}T06:00:00.000Z`
    const texts: Record<string, Words> = {
      heading,
      ...(linkType === 'none' ? {} : { ctaLabel: button }),
      ...(shown ? { alt: heading } : {}),
    }
    return {
      key,
      at,
      values: {
        name: `${heading.en} (${bannerTexts.values.placement[placement].toLowerCase()})`,
        placement,
        textColour: ink,
        backdrop: ground,
        linkType,
        ...inEveryLanguage(texts),
        ...linkedRecord(shop, linkType, target),
        ...(await pictures(shop, banner, key)),
        ...fieldValues(shop, fields, more).values,
      },
      moves: [
        ...(placement === 'appSplash' ? [] : [{ name: 'publish', at }]),
        ...(placement === 'popup' ? [{ name: 'pause', at }] : []),
      ],
    }
  })

function linkedRecord(shop: Shop, type: string, key: string): Values {
  const { category, collection, page } = resources
  if (type === 'category') return { linkCategory: shop.id(category, key) }
  if (type === 'collection') return { linkCollection: shop.id(collection, key) }
  return type === 'page' ? { linkPage: shop.id(page, key) } : {}
}

async function pictures(
  shop: Shop,
  { placement, shown, colours: colouring, heading }: DemoBanner,
  name: string,
): Promise<Values> {
  if (!shown) return {}
  const { ground, wash } = colours[colouring]
  const isWide = placement === 'homeHero'
  const isSquare = ['listingInline', 'popup', 'appHome', 'appSplash', 'login'].includes(placement)
  const draw = (part: string, width: number, height: number) =>
    shop.picture(
      { banner: { picture: categoryOf(shown).picture, ground, wash, width, height } },
      `${name}-${part}.webp`,
      heading.en,
    )
  return {
    mediaDesktop: isSquare
      ? await draw('desktop', 900, 900)
      : await draw('desktop', 1600, isWide ? 640 : 400),
    mediaMobile: isSquare || isWide ? await draw('mobile', 900, 900) : await draw('mobile', 900, 450),
  }
}
