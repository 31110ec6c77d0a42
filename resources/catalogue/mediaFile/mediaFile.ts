import { countOf } from '../../../src/core/countOf.ts'
import { defineResource } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'

/**
 * A picture of the media library (areas, S10). Its id is that of its file. It comes by an upload, or by the first record that shows
 * it; what it shows is never changed, but another picture can be put into its place everywhere.
 */
export const mediaFile = defineResource({
  name: 'mediaFile',
  path: 'pages/media',
  endpoint: 'media-files',
  icon: 'mediaFile',
  menu: 'catalogue',
  below: 'product',
  title: 'name',
  picture: 'picture',
  foundLast: true,
  fields: {
    picture: f.image({ required: true, library: false }),
    name: f.text({ required: true, max: 200 }),
    folder: f.text({ max: 120, pattern: /^[^/\s][^/]*(\/[^/]+)*$/, help: true }),
    tags: f.references('tag', { max: 20 }),
    alt: f.text({ computed: true, max: 125 }),
    width: f.integer({ system: true }),
    height: f.integer({ system: true }),
    bytes: f.integer({ system: true }),
    usageCount: f.integer({ computed: true }),
  },
  computed: {
    alt: ({ picture }) => picture?.alt || null,
    usageCount: countOf('usageCount'),
  },
  permissions: ['upload', 'replace'],
  access: { create: false, import: false },
  list: {
    columns: [
      'picture',
      'name',
      'folder',
      'alt',
      'tags',
      'width',
      'height',
      'bytes',
      'usageCount',
      'createdAt',
    ],
    search: ['name', 'folder', 'alt', 'tags'],
    filters: ['folder', 'tags', 'usageCount', 'alt', 'width', 'height', 'bytes', 'name', 'createdAt'],
    sort: '-createdAt',
    views: {
      used: { usageCount: { gt: 0 } },
      unused: { usageCount: 0 },
      withoutText: { alt: { empty: true } },
    },
  },
  form: {
    sections: {
      general: ['picture', 'name', ['folder', 'tags']],
      uses: [],
      facts: { fields: ['usageCount', ['width', 'height'], 'bytes'], in: 'aside' },
    },
  },
})
