import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { hsnCode } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'
import { shelfSorts } from '../productCategory/rules/shelf.ts'

/**
 * The tree in which customers find goods (areas, 7); at most four levels. The defaults for new products are empty where a category
 * takes them from the one above (`resources/catalogue/category/rules/defaults.ts`). `path` are the slugs from the top; it, the level and the counts
 * are kept by the server.
 */
export const category = defineResource({
  name: 'category',
  path: 'pages/categories',
  endpoint: 'categories',
  icon: 'category',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  picture: 'image',
  subtitle: ['path'],
  fields: {
    name: f.text({ required: true, max: 100, localized: true }),
    slug: f.slug({ required: true, from: 'name' }),
    parent: f.parent({ maxDepth: 4 }),
    position: f.integer({ min: 0, default: 0 }),
    path: f.text({ computed: true, max: 500 }),
    level: f.integer({ computed: true }),
    productsDirect: f.integer({ computed: true }),
    productsTotal: f.integer({ computed: true }),
    description: f.richText({ localized: true }),
    image: f.image(),
    banner: f.image(),
    icon: f.image({ maxMB: 1 }),
    active: f.boolean({ default: true, help: true }),
    showInMenu: f.boolean({ default: true }),
    attributeSet: f.reference('attributeSet'),
    hsnCode: f.text({ pattern: hsnCode, help: true }),
    taxCategory: f.reference('taxCategory'),
    sizeChart: f.reference('sizeChart'),
    returnable: f.boolean(),
    returnWindowDays: f.integer({ min: 0, max: 90 }),
    codAllowed: f.boolean(),
    defaultSort: f.select(shelfSorts, {
      default: 'newest',
    }),
    ...f.seo.fields,
  },
  computed: {
    path: keptAs<string | null>('path', null),
    level: keptAs<number | null>('level', null),
    productsDirect: keptAs('productsDirect', 0),
    productsTotal: keptAs('productsTotal', 0),
  },
  unique: [['parent', 'slug']],
  rules: { returnWindowDays: { visible: { returnable: { not: false } } } },
  list: {
    columns: [
      ...(['image', 'name', 'productsDirect', 'productsTotal', 'active'] as const),
      ...(['showInMenu', 'position', 'updatedAt'] as const),
    ],
    search: ['name', 'slug', 'path'],
    filters: [
      ...(['active', 'showInMenu', 'parent', 'level', 'productsTotal', 'productsDirect'] as const),
      ...(['hsnCode', 'taxCategory', 'attributeSet', 'name', 'updatedAt'] as const),
    ],
    sort: 'position',
    views: {
      inMenu: { showInMenu: true },
      inactive: { active: false },
      withoutProducts: { productsTotal: 0 },
      withoutImage: { image: { empty: true } },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', ['slug', 'parent'], 'description'],
      display: [['image', 'banner', 'icon'], 'defaultSort'],
      visibility: { fields: ['active', 'showInMenu', 'position'], in: 'aside' },
      defaults: [
        ['hsnCode', 'taxCategory'],
        ['attributeSet', 'sizeChart'],
        ['returnable', 'returnWindowDays'],
        'codAllowed',
      ],
      products: [],
      seo: f.seo.section,
    },
  },
})
