import { keptAs } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import { storeLink } from '../../../src/core/patterns.ts'
import * as f from '../../../src/fields/index.ts'
import { longestTerm } from './rules/searchTerms.ts'

/**
 * What visitors of the store look for (areas, 20), counted per term as the store reports it: without who, from where or when each time.
 * Staff say where a term leads, and which other words are looked for along with it; the store reads both (`GET /public/search-terms`).
 */
export const searchTerm = defineResource({
  name: 'searchTerm',
  path: 'pages/search-terms',
  endpoint: 'search-terms',
  icon: 'seo',
  menu: 'insight',
  title: 'term',
  foundLast: true,
  fields: {
    term: f.text({ required: true, max: longestTerm, unique: true }),
    results: f.integer({ computed: true }),
    uses: f.integer({ computed: true }),
    lastUsedAt: f.dateTime({ computed: true }),
    redirectTo: f.text({ max: 1000, pattern: storeLink, help: true }),
    synonyms: f.texts({ max: 20, help: true }),
  },
  computed: {
    results: keptAs<number | null>('results', null),
    uses: keptAs('uses', 0),
    lastUsedAt: keptAs<string | null>('lastUsedAt', null),
  },
  rules: { term: { readOnly: { version: { gt: 0 } } } },
  permissions: ['report'],
  list: {
    columns: ['term', 'results', 'uses', 'lastUsedAt', 'redirectTo', 'synonyms'],
    search: ['term', 'redirectTo'],
    filters: ['results', 'uses', 'lastUsedAt', 'redirectTo', 'synonyms', 'createdAt'],
    sort: '-uses',
    views: {
      withoutResults: { results: 0 },
      unanswered: { results: 0, redirectTo: { empty: true }, synonyms: { empty: true } },
      redirected: { redirectTo: { empty: false } },
    },
  },
  form: {
    sections: {
      general: ['term', 'redirectTo', 'synonyms'],
      figures: { fields: ['results', 'uses', 'lastUsedAt'], in: 'aside' },
    },
  },
})
