import { defineResource, locales } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { blockWords } from './rules/blockWords.ts'
import { languagesOf } from './rules/languagesOf.ts'

/**
 * The shop's own pages (areas, 4), built of typed blocks (`resources/content/page/rules/blockTypes.ts`) that the server checks and cleans on every
 * write. `bodyText` is what the blocks say in all languages, for the search.
 */
export const page = defineResource({
  name: 'page',
  path: 'pages/pages',
  endpoint: 'pages',
  icon: 'page',
  menu: 'content',
  title: 'title',
  picture: 'cover',
  fields: {
    title: f.text({ required: true, max: 150, localized: true }),
    slug: f.slug({ required: true, from: 'title', unique: true }),
    pageType: f.select(
      [
        ...(['standard', 'landing', 'faq', 'about', 'contact'] as const),
        ...(['sizeGuide', 'lookbook', 'blogPost'] as const),
      ],
      { required: true, default: 'standard' },
    ),
    parent: f.parent({ maxDepth: 3 }),
    menuPosition: f.integer({ min: 0, default: 0 }),
    showInMenu: f.boolean({ default: false }),
    layout: f.select(['default', 'fullWidth', 'sidebar'], { required: true, default: 'default' }),
    blocks: f.json({ help: true, pictures: true }),
    bodyText: f.longText({ computed: true, max: 60_000 }),
    excerpt: f.longText({ max: 300, lines: 3, localized: true }),
    cover: f.image(),
    visibility: f.select(['public', 'linkOnly', 'customers'], {
      required: true,
      default: 'public',
      help: true,
    }),
    author: f.reference('subAdmin', { told: 'staff' }),
    tags: f.references('tag', { max: 20 }),
    languages: f.multiSelect(locales, { computed: true }),
    ...f.publishable.fields,
    ...f.seo.fields,
  },
  computed: {
    bodyText: ({ blocks }) => blockWords(blocks).slice(0, 50_000) || null,
    languages: (record) => languagesOf(record, ['title', 'excerpt']),
  },
  rules: { ...f.publishable.rules },
  workflow: f.publishable.workflow,
  // What is live would stay on the store without its record.
  access: { delete: { liveNumber: { empty: true } } },
  permissions: ['rawHtml'],
  list: {
    columns: ['cover', 'title', 'slug', 'pageType', 'status', 'ahead', 'languages', 'updatedAt'],
    search: ['title', 'slug', 'excerpt', 'bodyText'],
    filters: [
      ...(['pageType', 'status', 'ahead', 'author', 'languages', 'showInMenu'] as const),
      ...(['visibility', 'tags', 'updatedAt'] as const),
    ],
    sort: '-updatedAt',
    views: {
      live: { liveNumber: { empty: false } },
      changed: { liveNumber: { empty: false }, ahead: true },
      drafts: { status: 'draft' },
      scheduled: { status: 'scheduled' },
      inMenu: { showInMenu: true },
    },
  },
  page: {
    facts: ['status', 'slug', 'pageType', 'ahead', 'languages'],
  },
  form: {
    as: 'tabs',
    sections: {
      content: ['title', 'slug', 'blocks'],
      settings: ['excerpt', 'cover', ['pageType', 'layout'], ['author', 'tags']],
      revisions: { fields: ['bodyText'] },
      publishing: { fields: f.publishable.section, in: 'aside' },
      menu: { fields: ['visibility', 'parent', ['showInMenu', 'menuPosition']], in: 'aside' },
      seo: f.seo.section,
    },
  },
})
