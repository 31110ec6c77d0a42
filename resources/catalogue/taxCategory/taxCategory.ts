import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * One price band of a rate for a time (areas, 11): above `minValue` up to `maxValue` per piece, in one country or, as an
 * exception, one state by its GST code. CGST, SGST and IGST are derived from `rate` and never typed.
 */
const rate = {
  country: f.country({ default: 'IN' }),
  state: f.text({ pattern: /^\d{2}$/ }),
  effectiveFrom: f.date({ required: true }),
  effectiveTo: f.date(),
  basis: f.select(['none', 'unitValue'], { default: 'none' }),
  minValue: f.money({ min: 0 }),
  maxValue: f.money({ min: 1 }),
  rate: f.percent({ required: true }),
  cess: f.percent({ default: 0 }),
  label: f.text({ max: 80 }),
}

/** What is taxed alike (areas, 11). Rates are dated data, to be confirmed by a tax adviser before a shop opens. */
export const taxCategory = defineResource({
  name: 'taxCategory',
  path: 'pages/tax-category',
  endpoint: 'tax-categories',
  icon: 'taxCategory',
  menu: 'settings',
  below: 'configSetting',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 120, unique: true }),
    code: f.text({ required: true, max: 40, unique: true, pattern: /^[A-Za-z0-9_-]+$/ }),
    description: f.longText({ max: 600, lines: 3 }),
    taxability: f.select(['taxable', 'nilRated', 'exempt', 'nonGst'], {
      required: true,
      default: 'taxable',
      help: true,
    }),
    appliesTo: f.select(['goods', 'shipping', 'codFee', 'giftWrap'], { required: true, default: 'goods' }),
    hsnPrefixes: f.rows(
      { prefix: f.text({ required: true, pattern: /^\d{2,8}$/ }) },
      { max: 100, uniqueTogether: [['prefix']], help: true },
    ),
    isDefault: f.boolean({ default: false, help: true }),
    active: f.boolean({ default: true }),
    rates: f.rows(rate, { max: 200, help: true }),
    productsCount: f.integer({ computed: true }),
  },
  computed: { productsCount: countOf('productsCount', 'product.taxCategory') },
  rules: { rates: { visible: { taxability: 'taxable' }, required: { taxability: 'taxable' } } },
  list: {
    columns: ['name', 'code', 'taxability', 'rates', 'productsCount', 'isDefault', 'active', 'updatedAt'],
    search: ['name', 'code', 'hsnPrefixes.prefix'],
    filters: ['active', 'taxability', 'appliesTo', 'productsCount', 'isDefault', 'name', 'code', 'updatedAt'],
    sort: 'name',
    views: {
      goods: { active: true, appliesTo: 'goods' },
      services: { active: true, appliesTo: { in: ['shipping', 'codFee', 'giftWrap'] } },
      inactive: { active: false },
      unused: { appliesTo: 'goods', productsCount: 0 },
    },
  },
  form: {
    as: 'tabs',
    sections: {
      general: [['name', 'code'], ['taxability', 'appliesTo'], 'description'],
      rates: ['rates'],
      hsn: ['hsnPrefixes'],
      display: { fields: ['isDefault', 'active'], in: 'aside' },
    },
  },
})
