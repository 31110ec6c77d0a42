import { sql } from 'kysely'
import { adminSetting } from '../../../settings/adminSetting/adminSetting.ts'
import { configSetting } from '../../../settings/configSetting/configSetting.ts'
import type { ValueOf } from '../../../../src/core/index.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import { adminSettings } from '../rules/adminSettings.ts'
import { configSettings } from '../rules/configSettings.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/open.ts'

type Definitions = typeof adminSettings & typeof configSettings

/** The key of a setting of the shop or of its back office. */
export type SettingKey = keyof Definitions

/** What a setting holds. */
export type SettingValue<K extends SettingKey> = ValueOf<Definitions[K]['field']>

/**
 * Reads settings as they are now, in one statement: `const { 'orders.prefix': prefix } = await readSettings(db, ['orders.prefix'])`.
 * One that has no record yet has its default.
 */
export const readSettings = async <const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<SettingValues<K>> => valuesOf(keys, await storedOf(db, keys))

/** The same for what works in every shop, one without such areas among them: it goes on with the defaults. */
export const settingsOfShop = async <const K extends SettingKey>(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  keys: readonly K[],
): Promise<SettingValues<K>> =>
  registry[adminSetting.name] && registry[configSetting.name]
    ? readSettings(database.db, keys)
    : valuesOf(keys, new Map())

type SettingValues<K extends SettingKey> = { readonly [P in K]: SettingValue<P> }

async function storedOf(db: Db, keys: readonly SettingKey[]): Promise<ReadonlyMap<string, unknown>> {
  const { rows } = await sql<{ key: string; value: unknown }>`
    SELECT key, value FROM ${sql.raw(quoted(tableName(adminSetting)))} WHERE key = ANY(${[...keys]}::text[])
    UNION ALL
    SELECT key, value FROM ${sql.raw(quoted(tableName(configSetting)))} WHERE key = ANY(${[...keys]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

function valuesOf<K extends SettingKey>(
  keys: readonly K[],
  stored: ReadonlyMap<string, unknown>,
): SettingValues<K> {
  const all: Definitions = { ...adminSettings, ...configSettings }
  const entries = keys.map((key) => [key, stored.has(key) ? stored.get(key) : all[key].default])
  return Object.fromEntries(entries) as SettingValues<K>
}
