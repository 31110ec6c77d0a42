import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** Who made it (areas, 9). A record rather than a text, so that one brand is one brand. */
export const brand = defineResource({
  name: 'brand',
  path: 'pages/brand',
  endpoint: 'brands',
  icon: 'brand',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  picture: 'logo',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    slug: f.slug({ required: true, from: 'name', unique: true, help: true }),
    code: f.text({ max: 20, unique: true }),
    logo: f.image({ maxMB: 2 }),
    banner: f.image({ maxMB: 5 }),
    description: f.richText({ localized: true }),
    country: f.country(),
    active: f.boolean({ default: true }),
    position: f.integer({ min: 0, default: 0, help: true }),
    manufacturer: f.longText({ max: 300, lines: 2, help: true }),
    packer: f.longText({ max: 300, lines: 2 }),
    importer: f.longText({ max: 300, lines: 2 }),
    careContact: f.text({ max: 160 }),
    sizeCharts: f.references('sizeChart', { max: 10, help: true }),
    productsCount: f.integer({ computed: true }),
    ...f.seo.fields,
  },
  computed: { productsCount: countOf('productsCount', 'product.brand') },
  list: {
    columns: ['logo', 'name', 'code', 'productsCount', 'active', 'position', 'updatedAt'],
    search: ['name', 'slug', 'code'],
    filters: [
      ...(['active', 'country', 'productsCount', 'name'] as const),
      ...(['code', 'createdAt', 'updatedAt'] as const),
    ],
    sort: 'name',
    views: {
      active: { active: true },
      inactive: { active: false },
      withoutProducts: { productsCount: 0 },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: [['name', 'code'], 'slug', 'description', 'country'],
      media: [['logo', 'banner']],
      display: { fields: ['active', 'position'], in: 'aside' },
      compliance: ['manufacturer', 'packer', 'importer', 'careContact', 'sizeCharts'],
      seo: f.seo.section,
    },
  },
})
