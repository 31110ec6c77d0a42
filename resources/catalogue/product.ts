import { defineResource } from '../../src/core/index.ts'
import * as f from '../../src/fields/index.ts'

const hsn = /^\d{4}(\d{2})?(\d{2})?$/

/** One size and colour of a product (areas, 6): what is priced, counted and sold. */
const variant = {
  sku: f.text({ required: true, max: 64, unique: true, pattern: /^[A-Za-z0-9._/-]+$/ }),
  barcode: f.text({ unique: true, pattern: /^(\d{8}|\d{12}|\d{13}|\d{14})$/ }),
  colour: f.text({ max: 40 }),
  size: f.text({ max: 20 }),
  mrp: f.money({ required: true, min: 1 }),
  salePrice: f.money({ required: true, min: 0 }),
  weight: f.integer({ min: 0 }),
  stock: f.integer({ min: 0, default: 0 }),
  active: f.boolean({ default: true }),
}

/** Lowest of the given prices, or null where there are none. */
const lowest = (prices: readonly number[]) => (prices.length === 0 ? null : Math.min(...prices))

/** What the shop sells (areas, 6). */
export const product = defineResource({
  name: 'product',
  path: 'pages/products',
  endpoint: 'products',
  icon: 'product',
  menu: 'catalogue',
  title: 'name',
  picture: 'media',
  fields: {
    name: f.text({ required: true, max: 200, localized: true }),
    styleCode: f.text({ max: 40, unique: true, help: true }),
    slug: f.slug({ required: true, from: 'name', unique: true }),
    shortDescription: f.longText({ max: 300, lines: 2, localized: true }),
    description: f.richText({ localized: true }),
    visibility: f.select(['everywhere', 'catalogue', 'search', 'hidden'], { default: 'everywhere' }),
    brand: f.reference('brand'),
    primaryCategory: f.reference('category'),
    categories: f.references('category', { max: 20, help: true }),
    tags: f.references('tag', { max: 30 }),
    gender: f.select(['women', 'men', 'unisex', 'girls', 'boys', 'baby']),
    season: f.select(['spring', 'summer', 'autumn', 'winter', 'allYear'], { default: 'allYear' }),
    composition: f.rows(
      {
        material: f.select(
          ['cotton', 'linen', 'silk', 'wool', 'cashmere', 'viscose', 'modal', 'polyester', 'nylon', 'elastane', 'leather', 'suede', 'rubber', 'brass', 'silver', 'other'],
          { required: true },
        ),
        percent: f.percent({ required: true, min: 0.1 }),
      },
      { max: 12, uniqueTogether: [['material']] },
    ),
    care: f.multiSelect(['machineWash', 'handWash', 'dryClean', 'doNotBleach', 'coolIron', 'doNotIron', 'lineDry', 'doNotTumbleDry']),
    media: f.images({ max: 30 }),
    mrp: f.money({ required: true, min: 1, restricted: { edit: 'changePrice' }, help: true }),
    salePrice: f.money({ required: true, min: 0, restricted: { edit: 'changePrice' } }),
    costPrice: f.money({ min: 0, restricted: { view: 'viewCost', edit: 'changePrice' } }),
    discount: f.percent({ computed: true }),
    variants: f.rows(variant, { max: 1000, rules: { salePrice: { atMost: 'mrp' } }, uniqueTogether: [['colour', 'size']] }),
    variantCount: f.integer({ computed: true }),
    priceFrom: f.money({ computed: true }),
    stock: f.integer({ computed: true }),
    hsnCode: f.text({ pattern: hsn, help: true }),
    countryOfOrigin: f.text({ pattern: /^[A-Z]{2}$/, default: 'IN', help: true }),
    manufacturer: f.longText({ max: 300, lines: 2 }),
    importer: f.longText({ max: 300, lines: 2 }),
    netQuantity: f.text({ max: 40 }),
    returnable: f.boolean({ default: true }),
    returnWindowDays: f.integer({ min: 0, max: 90, default: 14 }),
    codAllowed: f.boolean({ default: true }),
    giftable: f.boolean({ default: true }),
    maxPerOrder: f.integer({ min: 1, max: 999 }),
    weight: f.integer({ min: 0 }),
    ...f.seo.fields,
  },
  computed: {
    discount: ({ mrp, salePrice }) => (mrp > 0 ? Math.round(((mrp - salePrice) * 1000) / mrp) / 10 : 0),
    variantCount: ({ variants }) => variants.length,
    priceFrom: ({ variants, salePrice }) => lowest(variants.map((row) => row.salePrice)) ?? salePrice,
    stock: ({ variants }) => variants.reduce((sum, row) => sum + row.stock, 0),
  },
  rules: {
    salePrice: { atMost: 'mrp' },
    importer: { required: { countryOfOrigin: { not: 'IN' } } },
    returnWindowDays: { visible: { returnable: true } },
  },
  list: {
    columns: ['media', 'name', 'styleCode', 'status', 'brand', 'primaryCategory', 'priceFrom', 'discount', 'stock', 'variantCount', 'updatedAt'],
    search: ['name', 'styleCode', 'hsnCode', 'variants.sku', 'variants.barcode'],
    filters: [
      ...(['status', 'brand', 'primaryCategory', 'categories', 'tags', 'visibility', 'priceFrom', 'discount', 'stock'] as const),
      ...(['gender', 'season', 'styleCode', 'hsnCode', 'countryOfOrigin', 'returnable', 'media', 'createdAt', 'updatedAt'] as const),
    ],
    sort: '-updatedAt',
    views: {
      active: { status: 'active' },
      drafts: { status: 'draft' },
      outOfStock: { status: 'active', stock: 0 },
      lowStock: { status: 'active', stock: { gt: 0, lte: 5 } },
      missingInformation: {
        status: { in: ['draft', 'active'] },
        any: [{ media: { empty: true } }, { hsnCode: { empty: true } }, { primaryCategory: { empty: true } }],
      },
      onOffer: { status: 'active', discount: { gt: 0 } },
      archived: { status: 'archived' },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: ['name', ['styleCode', 'slug'], 'shortDescription', 'description'],
      media: ['media'],
      variants: ['variants'],
      pricing: [['mrp', 'salePrice', 'discount'], ['costPrice', 'priceFrom', 'stock']],
      attributes: [['gender', 'season'], 'composition', 'care'],
      organisation: { fields: ['visibility', 'brand', 'primaryCategory', 'categories', 'tags'], in: 'aside' },
      shipping: [['weight', 'maxPerOrder'], ['returnable', 'returnWindowDays'], ['codAllowed', 'giftable']],
      compliance: [['hsnCode', 'countryOfOrigin'], 'manufacturer', 'importer', 'netQuantity'],
      seo: f.seo.section,
    },
  },
  workflow: {
    initial: 'draft',
    states: { draft: { tone: 'neutral' }, active: { tone: 'success' }, archived: { tone: 'neutral' } },
    transitions: {
      activate: {
        from: 'draft',
        to: 'active',
        when: { media: { empty: false }, primaryCategory: { empty: false }, hsnCode: { empty: false } },
        permission: 'publish',
        tone: 'success',
      },
      deactivate: { from: 'active', to: 'draft', permission: 'publish' },
      archive: { from: ['draft', 'active'], to: 'archived', confirm: true, tone: 'danger' },
      restore: { from: 'archived', to: 'draft', permission: 'archive' },
    },
  },
})
