import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A code that products, filters and feeds refer to; it never changes with the language. */
const code = f.text({ required: true, max: 40, pattern: /^[a-z][a-z0-9_]*$/ })

/** A name in every language; English where another is left empty. */
const label = {
  label: f.text({ required: true, max: 80 }),
  labelFr: f.text({ max: 80 }),
  labelZh: f.text({ max: 80 }),
  labelJa: f.text({ max: 80 }),
}

/** What is asked of the products of a category (areas, S2): ordered groups of attributes and, for a choice, its options. */
export const attributeSet = defineResource({
  name: 'attributeSet',
  path: 'pages/attribute-sets',
  endpoint: 'attribute-sets',
  icon: 'attributeSet',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 80, unique: true }),
    code: f.text({ required: true, max: 40, unique: true, pattern: /^[a-z][a-z0-9_]*$/ }),
    description: f.longText({ max: 300, lines: 2, told: 'staff' }),
    active: f.boolean({ default: true }),
    groups: f.rows({ code, ...label }, { max: 20, uniqueTogether: [['code']], help: true }),
    attributes: f.rows(
      {
        group: f.text({ required: true, max: 40 }),
        code,
        ...label,
        type: f.select(['text', 'number', 'choice', 'choices', 'yesNo'], { default: 'choice' }),
        unit: f.text({ max: 12 }),
        required: f.boolean({ default: false }),
      },
      { max: 60, uniqueTogether: [['code']], help: true },
    ),
    options: f.rows(
      { attribute: f.text({ required: true, max: 40 }), code, ...label },
      { max: 600, uniqueTogether: [['attribute', 'code']], help: true },
    ),
  },
  list: {
    columns: ['name', 'code', 'attributes', 'active', 'updatedAt'],
    search: ['name', 'code', 'attributes.code', 'attributes.label'],
    filters: ['active', 'name', 'code', 'updatedAt'],
    sort: 'name',
    views: { active: { active: true }, inactive: { active: false } },
  },
  form: {
    as: 'tabs',
    sections: {
      general: [['name', 'code'], 'description', 'groups'],
      attributes: ['attributes'],
      options: ['options'],
      display: { fields: ['active'], in: 'aside' },
    },
  },
})
