import { defineResource, locales } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { seoEntities } from './rules/seoPatterns.ts'

/**
 * How titles and descriptions for search engines are made where a record has none of its own (areas, 20): one pattern per kind of
 * record and language. The page of the area has the rest of search engine work: coverage, redirects, missing addresses, robots.txt.
 */
export const seo = defineResource({
  name: 'seo',
  path: 'pages/seo',
  endpoint: 'seo-patterns',
  icon: 'seo',
  menu: 'content',
  below: 'page',
  title: 'titleTemplate',
  foundLast: true,
  fields: {
    entity: f.select(seoEntities, { required: true }),
    locale: f.select(locales, { required: true, default: 'en' }),
    titleTemplate: f.text({ required: true, max: 120, help: true }),
    descriptionTemplate: f.longText({ max: 300, lines: 3 }),
    inSitemap: f.boolean({ default: true }),
    active: f.boolean({ default: true }),
  },
  unique: [['entity', 'locale']],
  permissions: ['robots'],
  list: {
    columns: ['entity', 'locale', 'titleTemplate', 'descriptionTemplate', 'inSitemap', 'active', 'updatedAt'],
    search: ['titleTemplate', 'descriptionTemplate'],
    filters: ['entity', 'locale', 'inSitemap', 'active'],
    sort: 'entity',
    views: { active: { active: true } },
  },
  page: {
    headline: ['entity', 'locale'],
    facts: [],
  },
  form: {
    sections: {
      general: [['entity', 'locale'], 'titleTemplate', 'descriptionTemplate'],
      samples: [],
      state: { fields: ['active', 'inSitemap'], in: 'aside' },
    },
  },
})
