import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { ownOf } from '../../../../src/core/index.ts'
import type { Settings } from '../../../../src/settings/defineSettings.ts'
import { configSettings } from '../rules/configSettings.ts'
import { readSettings, type SettingKey } from './readSettings.ts'

/** Which of the settings that a connection needs are not set yet; without all of them it is off. */
export async function missingSettings<const K extends SettingKey>(db: Db, keys: readonly K[]): Promise<K[]> {
  const values: Readonly<Record<string, unknown>> = await readSettings(db, keys)
  const { rows } = await sql<{
    key: string
  }>`SELECT key FROM _secrets WHERE key = ANY(${[...keys]}::text[])`.execute(db)
  const secrets = new Set(rows.map(({ key }) => key))
  const isSecret = (key: K) => ownOf<Settings>(configSettings, key)?.isSecret === true
  return keys.filter((key) => (isSecret(key) ? !secrets.has(key) : values[key] == null))
}

/** @throws Error naming what is missing, for whoever tries the connection */
export async function demandSettings(db: Db, service: string, keys: readonly SettingKey[]): Promise<void> {
  const missing = await missingSettings(db, keys)
  if (missing.length > 0)
    throw new Error(`${service} is not set up. Set ${missing.join(', ')} in the configuration.`)
}
