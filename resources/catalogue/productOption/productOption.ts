import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { colourFamilies, sizeSystems } from '../product/rules/options.ts'

/**
 * What products of the shop differ in, with the values that they choose from (areas, S1): colours with their look, sizes in order.
 * A product names its option, and its rows of the same `code` are the values of it; so a label, and not a code, can change later.
 */
export const productOption = defineResource({
  name: 'productOption',
  path: 'pages/product-options',
  endpoint: 'product-options',
  icon: 'productOption',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 30, unique: true, localized: true }),
    code: f.text({ required: true, max: 40, unique: true, pattern: /^[a-z][a-z0-9_]*$/ }),
    display: f.select(['swatch', 'image', 'pill', 'select'], {
      required: true,
      default: 'pill',
      help: true,
    }),
    values: f.rows(
      {
        label: f.text({ required: true, max: 40 }),
        code: f.text({ required: true, max: 12, pattern: /^[A-Za-z0-9]+$/ }),
        hex: f.colour(),
        swatch: f.image({ maxMB: 2 }),
        family: f.select(colourFamilies),
        system: f.select(sizeSystems),
        labelFr: f.text({ max: 40 }),
        labelZh: f.text({ max: 40 }),
        labelJa: f.text({ max: 40 }),
      },
      { max: 300, uniqueTogether: [['code'], ['label']], help: true },
    ),
    labels: f.texts({ computed: true }),
    productsCount: f.integer({ computed: true }),
    /** Some of its products still have to take over what was changed of its values. */
    behind: f.boolean({ system: true, default: false }),
  },
  computed: {
    labels: ({ values }) => values.map(({ label }) => label),
    productsCount: countOf(
      'productsCount',
      'product.colourOption',
      'product.sizeOption',
      'product.furtherOption',
    ),
  },
  list: {
    columns: ['name', 'labels', 'display', 'code', 'productsCount', 'updatedAt'],
    search: ['name', 'code', 'values.label', 'values.code'],
    filters: ['display', 'labels', 'productsCount', 'name', 'code', 'updatedAt'],
    sort: 'name',
    views: {
      looks: { display: { in: ['swatch', 'image'] } },
      words: { display: { in: ['pill', 'select'] } },
      unused: { productsCount: 0 },
    },
  },
  form: {
    sections: {
      general: [['name', 'code', 'display']],
      values: ['values'],
      use: { fields: ['productsCount'], in: 'aside' },
    },
  },
})
