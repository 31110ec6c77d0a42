import { column, table } from '../../../../server/database/appTable.ts'
import type { Table } from '../../../../src/derive/table.ts'

/** What was published, as it was then; nobody changes one. `live` is what the store shows (`content/publishing`). */
const revisions = table(
  '_revisions',
  [
    column('id', 'uuid'),
    column('area', 'text'),
    /** The id of the record, or the name of a page's layout. */
    column('key', 'text'),
    column('number', 'integer'),
    column('live', 'boolean'),
    { name: 'slug', type: 'text', notNull: false },
    column('data', 'jsonb'),
    { name: 'note', type: 'text', notNull: false },
    column('at', 'timestamp(3) with time zone', 'now()'),
    { name: 'actor_id', type: 'uuid', notNull: false },
    column('actor_name', 'text'),
  ],
  {
    checks: { number: 'number > 0' },
    unique: [['area', 'key', 'number']],
    indexes: [['area', 'live', 'slug']],
  },
)

/** Secret links to drafts. */
const previews = table(
  '_previews',
  [
    column('id', 'uuid'),
    column('area', 'text'),
    column('key', 'text'),
    column('token_hash', 'bytea'),
    column('ends_at', 'timestamp(3) with time zone'),
  ],
  { unique: [['token_hash']] },
)

/** Addresses of the store that were asked for and are not there: where redirects begin. */
const missingAddresses = table(
  '_missing_addresses',
  [
    column('id', 'uuid'),
    column('path', 'text'),
    column('hits', 'integer', '1'),
    { name: 'referrer', type: 'text', notNull: false },
    column('first_at', 'timestamp(3) with time zone', 'now()'),
    column('last_at', 'timestamp(3) with time zone', 'now()'),
  ],
  { unique: [['path']], indexes: [['hits']] },
)

/** The sitemap as it was last made: one row, with the id 1; without the address of the store, which each request brings. */
const sitemaps = table('_sitemap', [
  column('id', 'integer'),
  column('text', 'text'),
  column('addresses', 'integer'),
  /** How many there are, with those beyond the limit of a sitemap. */
  column('found', 'integer'),
  column('built_at', 'timestamp(3) with time zone', 'now()'),
])

/** Records that people keep out of the sitemap although search engines may list them. */
const sitemapLeftOut = table(
  '_sitemap_left_out',
  [
    column('id', 'uuid'),
    column('entity', 'text'),
    column('record_id', 'uuid'),
    column('at', 'timestamp(3) with time zone', 'now()'),
    column('actor_name', 'text'),
  ],
  { unique: [['record_id']] },
)

/** What the store shows, what it may show soon, and what it was asked for in vain. */
export const publishingTables: readonly Table[] = [
  revisions,
  previews,
  missingAddresses,
  sitemaps,
  sitemapLeftOut,
]
