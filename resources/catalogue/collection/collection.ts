import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { colourFamilies } from '../product/rules/options.ts'
import { collectionSorts } from '../productCategory/rules/shelf.ts'

/**
 * A set of products shown together (areas, 12): picked by hand and in that order, or found by conditions. What an automatic
 * collection holds is asked of the database whenever it is shown (`resources/catalogue/collection/server/members.ts`), so it is never behind;
 * `productsCount` is what was counted when it was saved or last looked at by the clock. A condition uses the one value that fits its field
 * (`resources/catalogue/collection/rules/conditions.ts`).
 */
export const collection = defineResource({
  name: 'collection',
  path: 'pages/collection',
  endpoint: 'collections',
  icon: 'collection',
  menu: 'catalogue',
  below: 'product',
  title: 'title',
  picture: 'image',
  subtitle: ['type', 'scheduleState'],
  fields: {
    title: f.text({ required: true, max: 100, localized: true }),
    slug: f.slug({ required: true, from: 'title', unique: true }),
    description: f.richText({ localized: true }),
    image: f.image(),
    banner: f.image(),
    type: f.select(['manual', 'automatic'], { required: true, default: 'manual', help: true }),
    products: f.references('product', { max: 1000 }),
    match: f.select(['all', 'any'], { required: true, default: 'all' }),
    conditions: f.rows(
      {
        field: f.select(
          [
            ...(['tag', 'brand', 'category', 'gender', 'season', 'colour'] as const),
            ...([
              'price',
              'discount',
              'rating',
              'soldLately',
              'inStock',
              'sizeInStock',
              'createdWithin',
            ] as const),
          ],
          { required: true },
        ),
        operator: f.select(['is', 'isNot', 'atLeast', 'atMost'], { default: 'is' }),
        tags: f.references('tag', { max: 50 }),
        brands: f.references('brand', { max: 50 }),
        categories: f.references('category', { tree: true, max: 50 }),
        colours: f.multiSelect(colourFamilies),
        genders: f.multiSelect(['women', 'men', 'unisex', 'girls', 'boys']),
        words: f.text({ max: 200 }),
        amount: f.money({ min: 0 }),
        number: f.integer({ min: 0, max: 3650 }),
        days: f.integer({ min: 1, max: 730 }),
      },
      { max: 20 },
    ),
    pinnedProducts: f.references('product', { max: 50, help: true }),
    excludedProducts: f.references('product', { max: 200, help: true }),
    sortOrder: f.select(collectionSorts, {
      required: true,
      default: 'newest',
    }),
    maxProducts: f.integer({ min: 1, max: 100_000 }),
    ...f.schedule.fields,
    scheduleState: f.select(['always', 'scheduled', 'live', 'ended'], { computed: true }),
    active: f.boolean({ default: true }),
    position: f.integer({ min: 0, default: 0 }),
    productsCount: f.integer({ computed: true }),
    ...f.seo.fields,
  },
  computed: {
    scheduleState: keptAs<'always' | 'scheduled' | 'live' | 'ended'>('scheduleState', 'always'),
    productsCount: keptAs('productsCount', 0),
  },
  rules: {
    ...f.schedule.rules,
    type: { readOnly: { version: { gt: 0 } } },
    products: { visible: { type: 'manual' } },
    match: { visible: { type: 'automatic' } },
    conditions: { visible: { type: 'automatic' }, required: { type: 'automatic' } },
    pinnedProducts: { visible: { type: 'automatic' } },
    excludedProducts: { visible: { type: 'automatic' } },
    maxProducts: { visible: { type: 'automatic' } },
  },
  list: {
    columns: [
      ...(['image', 'title', 'type', 'productsCount', 'active'] as const),
      ...(['scheduleState', 'sortOrder', 'position', 'updatedAt'] as const),
    ],
    search: ['title', 'slug'],
    filters: [
      'type',
      'active',
      'scheduleState',
      'productsCount',
      'sortOrder',
      'startsAt',
      'endsAt',
      'updatedAt',
    ],
    sort: 'position',
    views: {
      automatic: { type: 'automatic' },
      manual: { type: 'manual' },
      live: { active: true, scheduleState: { in: ['always', 'live'] } },
      scheduled: { scheduleState: 'scheduled' },
      ended: { scheduleState: 'ended' },
      empty: { productsCount: 0 },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['title', 'slug', 'description'],
      content: ['products', 'match', 'conditions', 'pinnedProducts', 'excludedProducts'],
      display: ['image', 'banner'],
      state: { fields: ['active', 'type', 'sortOrder', 'maxProducts', 'position'], in: 'aside' },
      schedule: { fields: ['startsAt', 'endsAt'], in: 'aside' },
      seo: f.seo.section,
    },
  },
})
