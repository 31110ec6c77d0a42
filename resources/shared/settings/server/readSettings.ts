import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { type SettingValues, storedSettings, valuesOf } from '../../../../server/settings/storedSettings.ts'
import type { ValueOf } from '../../../../src/core/index.ts'
import { adminSettings } from '../rules/adminSettings.ts'
import { configSettings } from '../rules/configSettings.ts'

type Definitions = typeof adminSettings & typeof configSettings

/** The key of a setting of the shop or of its back office. */
export type SettingKey = keyof Definitions

/** What a setting holds. */
export type SettingValue<K extends SettingKey> = ValueOf<Definitions[K]['field']>

const definitions: Definitions = { ...adminSettings, ...configSettings }

/**
 * Reads settings as they are now, in one statement: `const { 'orders.prefix': prefix } = await readSettings(db, ['orders.prefix'])`.
 * One that has no record yet has its default.
 */
export const readSettings = async <const K extends SettingKey>(
  db: Db,
  keys: readonly K[],
): Promise<SettingValues<Definitions, K>> =>
  valuesOf(definitions, keys, await storedSettings(db, ['admin_setting', 'config_setting'], keys))

/** The same for what works in every shop, one without such areas among them: it goes on with the defaults. */
export const settingsOfShop = async <const K extends SettingKey>(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  keys: readonly K[],
): Promise<SettingValues<Definitions, K>> =>
  registry.adminSetting && registry.configSetting
    ? readSettings(database.db, keys)
    : valuesOf(definitions, keys, new Map())
