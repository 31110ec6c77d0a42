import { ownOf } from '../../../../src/core/index.ts'
import { storeLink } from '../../../../src/core/patterns.ts'
import * as f from '../../../../src/fields/index.ts'
import type { ContentShape } from './typed.ts'

/** A path of the store or an address that begins with https. */
const link = { max: 500, pattern: storeLink } as const
const heading = f.text({ max: 120, localized: true })

/** What a page can be built of (areas, 4). */
export const blockTypes = {
  richText: { fields: { text: f.richText({ required: true, localized: true }) } },
  image: {
    fields: {
      image: f.image({ required: true }),
      caption: f.text({ max: 200, localized: true }),
      link: f.text(link),
    },
  },
  gallery: {
    fields: { heading, columns: f.integer({ min: 1, max: 6, default: 3 }) },
    items: { image: f.image({ required: true }), caption: f.text({ max: 200, localized: true }) },
    most: 40,
  },
  video: { fields: { url: f.url({ required: true }), heading } },
  productGrid: {
    fields: {
      heading,
      products: f.references('product', { required: true, max: 24 }),
      columns: f.integer({ min: 1, max: 6, default: 4 }),
    },
  },
  collection: {
    fields: {
      heading,
      collection: f.reference('collection', { required: true }),
      limit: f.integer({ min: 1, max: 48, default: 8 }),
    },
  },
  banner: { fields: { banner: f.reference('banner', { required: true }) } },
  widget: { fields: { widget: f.reference('widget', { required: true }) } },
  faq: {
    fields: { heading },
    items: {
      question: f.text({ required: true, max: 200, localized: true }),
      answer: f.longText({ required: true, max: 2000, lines: 3, localized: true }),
    },
    most: 60,
  },
  table: {
    fields: {
      caption: f.text({ max: 200, localized: true }),
      cells: f.longText({ required: true, max: 8000, lines: 6, localized: true }),
      hasHeader: f.boolean({ default: true }),
    },
  },
  button: {
    fields: {
      label: f.text({ required: true, max: 60, localized: true }),
      link: f.text({ ...link, required: true }),
      look: f.select(['primary', 'plain'], { default: 'primary' }),
    },
  },
  html: { fields: { html: f.longText({ required: true, max: 20_000, lines: 8 }) }, flag: 'rawHtml' },
} as const satisfies Readonly<Record<string, ContentShape>>

export type BlockType = keyof typeof blockTypes

export const blockTypeNames = Object.keys(blockTypes) as BlockType[]

/** The most blocks of a page. */
export const mostBlocks = 100

/** The shape of a type; undefined for a word that is none. */
export const blockShape = (type: unknown): ContentShape | undefined => ownOf(blockTypes, type)

/** The cells of a table block: a line for each row, cells parted by `|`. */
export const tableRows = (cells: string): string[][] =>
  cells
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()))
