import { voteTable } from '../resources/content/faq/server/voteTable.ts'
import { publishingTables } from '../resources/content/publishing/server/publishingTables.ts'
import { feedTable } from '../resources/insight/calendarEvent/server/feedTable.ts'
import { receiptTables } from '../resources/messages/notification/server/receipts/receiptTables.ts'
import { couponTables } from '../resources/sales/coupon/server/couponTables.ts'
import { paymentTables } from '../resources/sales/payment/server/paymentTables.ts'
import { summaryTables } from '../resources/shared/summaries/server/summaryTables.ts'
import { followTable } from '../resources/staff/follow/server/followTable.ts'
import { accountTables } from '../server/auth/accountTables.ts'
import { column, table } from '../server/database/appTable.ts'
import { releaseTable } from '../server/release.ts'
import { savedViewTables } from '../server/savedViews/savedViewTables.ts'
import { secretKeyTable } from '../server/secretKey.ts'
import type { Registry } from '../src/core/index.ts'
import { type Table, tablesOf } from '../src/derive/table.ts'

/**
 * A file stays although no record refers to it any more: histories and undo still do, and an upload comes before the record
 * that will hold it. Nothing in the product deletes one.
 */
const files = table(
  '_files',
  [
    column('id', 'uuid'),
    column('kind', 'text'),
    column('type', 'text'),
    column('name', 'text'),
    column('bytes', 'integer'),
    { name: 'width', type: 'integer', notNull: false },
    { name: 'height', type: 'integer', notNull: false },
    column('created_at', 'timestamp(3) with time zone', 'now()'),
    { name: 'created_by', type: 'uuid', notNull: false },
    /** SHA-256 of what was uploaded, by which the same picture is recognised; none of files from before there was one. */
    { name: 'hash', type: 'text', notNull: false },
  ],
  { indexes: [['hash']], checks: { kind: `kind IN ('image', 'document')`, bytes: 'bytes > 0' } },
)

/** One row, with the id 1; what it holds comes before the defaults, key by key. */
const publicSettings = table('_public_settings', [
  column('id', 'integer'),
  column('value', 'jsonb'),
  column('updated_at', 'timestamp(3) with time zone', 'now()'),
])

/** Secrets of the shop, encrypted (`resources/shared/settings/server/secrets.ts`). */
const secrets = table('_secrets', [
  column('key', 'text'),
  column('sealed', 'bytea'),
  column('updated_at', 'timestamp(3) with time zone', 'now()'),
])

/** What was begun and is not done yet, so that the next start does not take it for whole. */
const unfinished = table('_unfinished', [column('key', 'text')])

/** Every price that a variant ever had, for the honest "was" price; written by the product's hooks only (areas, 6). */
const priceHistory = table(
  '_price_history',
  [
    column('id', 'uuid'),
    column('product_id', 'uuid'),
    column('variant_id', 'uuid'),
    column('sku', 'text'),
    column('mrp', 'bigint'),
    column('sale_price', 'bigint'),
    { name: 'special_price', type: 'bigint', notNull: false },
    column('at', 'timestamp(3) with time zone'),
    column('actor_name', 'text'),
  ],
  { indexes: [['product_id', 'at']] },
)

/** The moments whose summary of waiting work was told, so that each is told once. */
const digests = table('_digests', [column('at', 'timestamp(3) with time zone')], { unique: [['at']] })

/** The last number of each series that has no gaps, such as the tickets of a year; a row is locked until its number is stored. */
const numbers = table('_numbers', [column('series', 'text'), column('last', 'integer')], {
  unique: [['series']],
})

/** All tables that this release wants beside those of the database's own system. */
export const wantedTables = (registry: Registry): readonly Table[] => [...appTables, ...tablesOf(registry)]

/**
 * The tables that belong to no area: those of the folders that need them, and of the server as a whole. They go through the same migration
 * as the areas' (`migrate(database, wantedTables(registry))`), so a new column here is added at the next start.
 */
export const appTables: readonly Table[] = [
  unfinished,
  ...accountTables,
  ...savedViewTables,
  files,
  publicSettings,
  secrets,
  secretKeyTable,
  releaseTable,
  priceHistory,
  ...publishingTables,
  numbers,
  digests,
  feedTable,
  voteTable,
  followTable,
  ...paymentTables,
  ...receiptTables,
  ...summaryTables,
  ...couponTables,
]
