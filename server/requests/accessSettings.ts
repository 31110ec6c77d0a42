import { type RawBuilder, sql } from 'kysely'
import { adminSetting } from '../../resources/settings/adminSetting.ts'
import type { Registry } from '../../src/core/index.ts'
import { quoted, tableName } from '../../src/derive/sqlNames.ts'
import type { adminSettings } from '../../src/shop/settings/adminSettings.ts'

/** A setting as it is at the moment of a query, as SQL; null in a shop without such settings. */
const settingOf = (registry: Registry, key: keyof typeof adminSettings): RawBuilder<unknown> =>
  registry[adminSetting.name]
    ? sql`(SELECT value #>> '{}' FROM ${sql.raw(quoted(tableName(adminSetting)))} WHERE key = ${key})`
    : sql`NULL`

/** Of whom the shop demands a second step. */
export const stepFor = (registry: Registry) => settingOf(registry, 'security.secondStepFor')

/** Whom the shop lets have tokens for other systems. */
export const tokensFor = (registry: Registry) => settingOf(registry, 'security.tokensFor')
