import { ownOf } from '../../../../src/core/index.ts'
import { storeLink } from '../../../../src/core/patterns.ts'
import * as f from '../../../../src/fields/index.ts'
import type { ContentShape } from '../../page/rules/typed.ts'

const link = { max: 500, pattern: storeLink } as const
const label = f.text({ required: true, max: 80, localized: true })
const none: ContentShape = { fields: {} }
const slide = {
  image: f.image({ required: true }),
  label: f.text({ max: 80, localized: true }),
  link: f.text(link),
}

/** The kinds of section and what each needs beside the common fields: the schema of `config`, and its form (areas, 21). */
export const widgetTypes = {
  heroSlider: {
    fields: {
      secondsPerSlide: f.integer({ min: 2, max: 30, default: 6 }),
      loop: f.boolean({ default: true }),
    },
    items: { banner: f.reference('banner', { required: true }) },
    most: 10,
  },
  bannerGrid: { fields: {}, items: { banner: f.reference('banner', { required: true }) }, most: 12 },
  productCarousel: { fields: { autoplay: f.boolean({ default: false }) } },
  categoryTiles: {
    fields: { categories: f.references('category', { tree: true, required: true, max: 24 }) },
  },
  brandStrip: { fields: { brands: f.references('brand', { required: true, max: 40 }) } },
  collectionSpotlight: { fields: { image: f.image() } },
  countdownOffer: {
    fields: {
      endsAt: f.dateTime({ required: true }),
      couponCode: f.text({ max: 40, pattern: /^[A-Z0-9-]+$/ }),
    },
  },
  uspStrip: {
    fields: {},
    items: {
      icon: f.select(['truck', 'return', 'shield', 'leaf', 'hand', 'gift'], { default: 'truck' }),
      label,
      link: f.text(link),
    },
    most: 6,
  },
  richText: { fields: { text: f.richText({ required: true, localized: true }) } },
  video: { fields: { url: f.url({ required: true }), poster: f.image() } },
  lookbook: { fields: {}, items: slide, most: 24 },
  reviews: { fields: { leastStars: f.integer({ min: 1, max: 5, default: 4 }) } },
  newsletter: {
    fields: { label, consent: f.longText({ required: true, max: 400, lines: 2, localized: true }) },
  },
  recentlyViewed: none,
  footerLinks: { fields: {}, items: { label, link: f.text({ ...link, required: true }) }, most: 20 },
  html: { fields: { html: f.longText({ required: true, max: 20_000, lines: 8 }) }, flag: 'rawHtml' },
} as const satisfies Readonly<Record<string, ContentShape>>

export type WidgetType = keyof typeof widgetTypes

export const widgetTypeNames = Object.keys(widgetTypes) as WidgetType[]

export const layoutPages = ['home', 'appHome', 'category', 'product', 'cart', 'landing'] as const

export type LayoutPage = (typeof layoutPages)[number]

export const slots = ['top', 'main', 'bottom'] as const

/** The shape of a type's `config`; undefined for a word that is none. */
export const widgetShape = (type: unknown): ContentShape | undefined => ownOf(widgetTypes, type)
