import { countOf, lastUse } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/** A word that staff hang on things, scoped by what it is hung on (areas, 10). */
export const tag = defineResource({
  name: 'tag',
  path: 'pages/tag',
  endpoint: 'tags',
  icon: 'tag',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 40 }),
    slug: f.slug({ from: 'name' }),
    kind: f.select(['product', 'order', 'customer', 'content'], { required: true, default: 'product' }),
    colour: f.colour({ default: '#3e82f7' }),
    description: f.longText({ max: 300, lines: 3 }),
    public: f.boolean({ default: false, help: true, told: 'customers' }),
    usageCount: f.integer({ computed: true }),
    lastUsedAt: f.dateTime({ computed: true }),
  },
  computed: { usageCount: countOf('usageCount'), lastUsedAt: lastUse('lastUsedAt') },
  unique: [['kind', 'name']],
  list: {
    columns: ['name', 'kind', 'colour', 'public', 'usageCount', 'lastUsedAt', 'updatedAt'],
    search: ['name', 'slug'],
    filters: ['kind', 'public', 'usageCount', 'lastUsedAt', 'name', 'createdAt'],
    sort: '-usageCount',
    views: {
      product: { kind: 'product' },
      order: { kind: 'order' },
      customer: { kind: 'customer' },
      content: { kind: 'content' },
      unused: { usageCount: 0 },
    },
  },
  form: { sections: { general: [['name', 'kind'], ['slug', 'colour'], 'description', 'public'] } },
})
