import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

/** The tree in which customers find goods (areas, 7); at most four levels. */
export const category = defineResource({
  name: 'category',
  path: 'pages/categories',
  endpoint: 'categories',
  icon: 'category',
  menu: 'catalogue',
  title: 'name',
  picture: 'image',
  fields: {
    name: f.text({ required: true, max: 100, localized: true }),
    slug: f.slug({ required: true, from: 'name' }),
    parent: f.parent({ maxDepth: 4 }),
    position: f.integer({ min: 0, default: 0 }),
    description: f.richText({ localized: true }),
    image: f.image(),
    banner: f.image(),
    active: f.boolean({ default: true, help: true }),
    showInMenu: f.boolean({ default: true }),
    showOnHome: f.boolean({ default: false }),
    hsnCode: f.text({ pattern: /^\d{4}(\d{2})?(\d{2})?$/, help: true }),
    returnable: f.boolean({ default: true }),
    returnWindowDays: f.integer({ min: 0, max: 90, default: 14 }),
    codAllowed: f.boolean({ default: true }),
    defaultSort: f.select(['manual', 'newest', 'bestSelling', 'priceUp', 'priceDown', 'discount'], {
      default: 'newest',
    }),
    googleCategory: f.text({ max: 200 }),
    ...f.seo.fields,
  },
  unique: [['parent', 'slug']],
  rules: { returnWindowDays: { visible: { returnable: true } } },
  list: {
    columns: ['image', 'name', 'slug', 'active', 'showInMenu', 'position', 'updatedAt'],
    search: ['name', 'slug'],
    filters: ['active', 'showInMenu', 'showOnHome', 'parent', 'hsnCode', 'name', 'updatedAt'],
    sort: 'position',
    views: {
      inMenu: { showInMenu: true },
      inactive: { active: false },
      withoutImage: { image: { empty: true } },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', ['slug', 'parent'], 'description'],
      display: ['image', 'banner', 'defaultSort', 'googleCategory'],
      visibility: { fields: ['active', 'showInMenu', 'showOnHome', 'position'], in: 'aside' },
      defaults: [
        ['hsnCode', 'codAllowed'],
        ['returnable', 'returnWindowDays'],
      ],
      seo: f.seo.section,
    },
  },
})
