import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { storeLink } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'

/** Where the store sends visitors of an address that is no more; most are left behind by a changed slug. */
export const redirect = defineResource({
  name: 'redirect',
  path: 'pages/redirects',
  endpoint: 'redirects',
  icon: 'redirect',
  menu: 'content',
  below: 'page',
  title: 'fromPath',
  foundLast: true,
  fields: {
    fromPath: f.text({ required: true, max: 500, unique: true, pattern: /^\/\S*$/, help: true }),
    to: f.text({ max: 1000, pattern: storeLink, help: true }),
    type: f.select(['301', '302', '410'], { required: true, default: '301' }),
    match: f.select(['exact', 'prefix'], { required: true, default: 'exact', help: true }),
    source: f.select(['auto', 'manual', 'import'], { required: true, default: 'manual' }),
    hits: f.integer({ computed: true }),
    lastHitAt: f.dateTime({ computed: true }),
    active: f.boolean({ default: true }),
  },
  computed: { hits: keptAs('hits', 0), lastHitAt: keptAs<string | null>('lastHitAt', null) },
  rules: { to: { required: { type: { not: '410' } }, visible: { type: { not: '410' } } } },
  list: {
    columns: ['fromPath', 'to', 'type', 'match', 'source', 'hits', 'lastHitAt', 'active'],
    search: ['fromPath', 'to'],
    filters: ['type', 'match', 'source', 'active', 'hits', 'lastHitAt', 'createdAt'],
    sort: '-hits',
    views: { automatic: { source: 'auto' }, gone: { type: '410' }, unused: { hits: 0 } },
  },
  form: {
    sections: {
      general: ['fromPath', ['type', 'match'], 'to'],
      state: { fields: ['active', 'source'], in: 'aside' },
    },
  },
})
