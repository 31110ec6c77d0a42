import { sql } from 'kysely'
import { adminSetting } from '../../../resources/settings/adminSetting.ts'
import { configSetting } from '../../../resources/settings/configSetting.ts'
import type { ValueOf } from '../../../src/core/index.ts'
import { quoted, tableName } from '../../../src/derive/sqlNames.ts'
import { adminSettings } from '../../../src/shop/settings/adminSettings.ts'
import { configSettings } from '../../../src/shop/settings/configSettings.ts'
import type { Db } from '../../database/open.ts'

type Definitions = typeof adminSettings & typeof configSettings

/** The key of a setting of the shop or of its back office. */
export type SettingKey = keyof Definitions

/** What a setting holds. */
export type SettingValue<K extends SettingKey> = ValueOf<Definitions[K]['field']>

/**
 * Reads settings as they are now, in one statement: `const { 'orders.prefix': prefix } = await readSettings(db, ['orders.prefix'])`.
 * One that has no record yet has its default.
 */
export async function readSettings<const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<{ readonly [P in K]: SettingValue<P> }> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    SELECT key, value FROM ${sql.raw(quoted(tableName(adminSetting)))} WHERE key = ANY(${[...keys]}::text[])
    UNION ALL
    SELECT key, value FROM ${sql.raw(quoted(tableName(configSetting)))} WHERE key = ANY(${[...keys]}::text[])`.execute(
    db,
  )
  const stored = new Map(rows.map(({ key, value }) => [key, value]))
  const all: Definitions = { ...adminSettings, ...configSettings }
  const entries = keys.map((key) => [key, stored.has(key) ? stored.get(key) : all[key].default])
  return Object.fromEntries(entries) as { readonly [P in K]: SettingValue<P> }
}
