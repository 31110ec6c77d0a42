import { defineResource, defineResources } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { brand, order, product } from '../../types/shop.ts'

/** A tree with a combination that is unique, and formatted text in several languages. */
export const category = defineResource({
  name: 'category',
  endpoint: 'categories',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 100, localized: true }),
    slug: f.slug({ required: true, from: 'name' }),
    parent: f.parent({ maxDepth: 4 }),
    description: f.richText({ localized: true }),
  },
  unique: [['parent', 'slug']],
})

/** A list of references, a field nobody but a few may see, one nobody but a few may change, and rules between fields. */
export const article = defineResource({
  name: 'article',
  title: 'name',
  picture: 'photos',
  fields: {
    name: f.text({ required: true, max: 100, unique: true, localized: true }),
    categories: f.references('category'),
    photos: f.images(),
    labels: f.multiSelect(['new', 'sale', 'eco']),
    price: f.money({ required: true, min: 0, restricted: { edit: 'changePrice' } }),
    cost: f.money({ min: 0, restricted: { view: 'viewCost', edit: 'changePrice' } }),
    secret: f.text({ localized: true, restricted: { view: 'viewCost' } }),
    note: f.longText(),
    rating: f.decimal({ digits: 1, min: 0, max: 5 }),
    since: f.date(),
    seenAt: f.dateTime(),
    margin: f.money({ computed: true, restricted: { view: 'viewCost' } }),
    parts: f.rows(
      {
        code: f.text({ required: true, unique: true }),
        colour: f.text(),
        count: f.integer({ min: 0, default: 1 }),
      },
      { uniqueTogether: [['colour', 'count']] },
    ),
  },
  computed: { margin: ({ price, cost }) => (cost === null ? null : price - cost) },
  rules: { cost: { atMost: 'price' }, note: { readOnly: { labels: { has: ['eco'] } } } },
  list: {
    columns: ['name', 'price', 'cost', 'rating', 'updatedAt'],
    summed: 'cost',
    search: ['name', 'note', 'secret', 'parts.code', 'categories'],
    filters: ['price', 'categories', 'labels', 'since'],
    sort: 'name',
    views: { cheap: { price: { lt: 1000 } }, loss: { margin: { lt: 0 } } },
  },
  access: { view: { name: { not: 'hidden' } }, export: { name: { not: 'kept inside' } } },
  workflow: {
    initial: 'draft',
    states: { draft: {}, live: {}, closed: { locked: true } },
    transitions: {
      publish: { from: 'draft', to: 'live', when: { price: { gt: 0 } }, undo: 'told' },
      close: { from: ['draft', 'live'], to: 'closed', ask: ['note'], undo: true },
      reopen: { from: 'closed', to: 'draft', permission: 'publish', undo: true },
    },
  },
})

/** The areas that the records are tested with: those of the language's tests, and what they lack. */
export const areas = defineResources([brand, category, product, article, order])
