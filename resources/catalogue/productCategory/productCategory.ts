import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * That a product is in a category, and where in it (areas, 8).
 *
 * One truth in two places, for the engineers of products: a product's `primaryCategory` and `categories` (which always holds the
 * primary one too) say the same as its pairs here. Whoever writes the product gets pairs made and removed; whoever writes pairs gets
 * the product changed; both in the transaction of the write (`resources/catalogue/productCategory/server/inStep.ts`, called from the hooks of both
 * areas). Filters and collections read the product's columns, order and pins live here.
 *
 * `position` orders by hand; it leaves gaps, so that a move writes one pair. `label` is what the product is called and its style code,
 * `skus` are those of its variants; both, like `productStatus`, are copies that the list is searched and filtered by.
 */
export const productCategory = defineResource({
  name: 'productCategory',
  path: 'pages/product-category',
  endpoint: 'product-categories',
  icon: 'productCategory',
  menu: 'catalogue',
  below: 'product',
  title: 'label',
  foundLast: true,
  fields: {
    product: f.reference('product', { required: true }),
    category: f.reference('category', { required: true }),
    label: f.text({ computed: true, max: 250 }),
    productStatus: f.select(['draft', 'active', 'archived'], { computed: true }),
    skus: f.longText({ computed: true, max: 70_000 }),
    isPrimary: f.boolean({ default: false, help: true }),
    position: f.integer({ min: 0 }),
    pinned: f.boolean({ default: false }),
    pinnedUntil: f.dateTime({ help: true }),
    source: f.select(['manual', 'import', 'rule'], { required: true, default: 'manual' }),
  },
  computed: {
    label: keptAs<string | null>('label', null),
    productStatus: keptAs<'draft' | 'active' | 'archived' | null>('productStatus', null),
    skus: keptAs<string | null>('skus', null),
  },
  unique: [['product', 'category']],
  rules: {
    product: { readOnly: { version: { gt: 0 } } },
    category: { readOnly: { version: { gt: 0 } } },
    pinnedUntil: { visible: { pinned: true } },
  },
  list: {
    columns: ['label', 'category', 'isPrimary', 'position', 'pinned', 'source', 'updatedAt'],
    search: ['label', 'skus'],
    filters: [
      'category',
      'product',
      'productStatus',
      'isPrimary',
      'pinned',
      'source',
      'pinnedUntil',
      'createdAt',
      'updatedAt',
    ],
    sort: 'position',
    views: {
      primary: { isPrimary: true },
      pinned: { pinned: true },
      imported: { source: 'import' },
    },
  },
  form: {
    sections: {
      general: [['product', 'category'], 'isPrimary'],
      place: [
        ['pinned', 'pinnedUntil'],
        ['position', 'source'],
      ],
    },
  },
})
