import type { Table } from '../../../src/derive/table.ts'
import { column, table } from '../../database/appTable.ts'

/** What was published, as it was then; nobody changes one. `live` is what the store shows (`server/areas/publishing`). */
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

/** What the store shows, what it may show soon, and what it was asked for in vain. */
export const publishingTables: readonly Table[] = [revisions, previews, missingAddresses]
