import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** What is measured, on the body or on the article. */
const measures = [
  'bust',
  'chest',
  'waist',
  'hip',
  'shoulder',
  'sleeve',
  'neck',
  'inseam',
  'thigh',
  'length',
  'height',
  'width',
  'footLength',
  'footWidth',
  'innerDiameter',
  'circumference',
  'headCircumference',
  'age',
] as const

/** What each size measures (areas, S14). A measure is one number, or a range where `to` is given. */
export const sizeChart = defineResource({
  name: 'sizeChart',
  path: 'pages/size-charts',
  endpoint: 'size-charts',
  icon: 'sizeChart',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    title: f.text({ max: 80, localized: true, help: true }),
    scope: f.select(['brand', 'category', 'product'], { required: true, default: 'category' }),
    brand: f.reference('brand'),
    unit: f.select(['cm', 'in'], { required: true, default: 'cm' }),
    measuredOn: f.select(['body', 'article'], { required: true, default: 'body', told: 'customers' }),
    measurements: f.rows(
      {
        size: f.text({ required: true, max: 20 }),
        measure: f.select(measures, { required: true }),
        from: f.decimal({ required: true, min: 0, max: 999, digits: 1 }),
        to: f.decimal({ min: 0, max: 999, digits: 1 }),
      },
      { max: 600, rules: { to: { atLeast: 'from' } }, uniqueTogether: [['size', 'measure']], help: true },
    ),
    howToMeasure: f.image({ told: 'customers' }),
    howToText: f.longText({ max: 1000, lines: 4, localized: true, told: 'customers' }),
    fitNote: f.longText({ max: 300, lines: 2, localized: true, told: 'customers' }),
    active: f.boolean({ default: true }),
  },
  rules: { brand: { visible: { scope: 'brand' }, required: { scope: 'brand' } } },
  list: {
    columns: ['name', 'scope', 'brand', 'unit', 'measurements', 'active', 'updatedAt'],
    search: ['name', 'title', 'measurements.size'],
    filters: ['active', 'scope', 'brand', 'unit', 'name', 'updatedAt'],
    sort: 'name',
    views: { active: { active: true }, inactive: { active: false } },
  },
  form: {
    sections: {
      general: [
        ['name', 'title'],
        ['scope', 'brand'],
        ['unit', 'measuredOn'],
      ],
      measurements: ['measurements'],
      guide: ['howToMeasure', 'howToText', 'fitNote'],
      display: { fields: ['active'], in: 'aside' },
    },
  },
})
