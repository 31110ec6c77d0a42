import { sql } from 'kysely'
import type { ValueOf } from '../../src/core/index.ts'
import { tableName } from '../../src/derive/sqlNames.ts'
import type { Setting } from '../../src/settings/defineSettings.ts'
import { engineSettings, settingArea } from '../../src/settings/engineSettings.ts'
import type { Context } from '../context.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Db } from '../database/schema.ts'

/** What some of the defined settings hold. */
export type SettingValues<D extends Readonly<Record<string, Setting>>, K extends keyof D> = {
  readonly [P in K]: ValueOf<D[P]['field']>
}

/** What the engine's own settings hold as they are now; in a shop that keeps none they are as delivered. */
export async function readEngineSettings<const K extends keyof typeof engineSettings>(
  { database, registry }: Pick<Context, 'database' | 'registry'>,
  keys: readonly K[],
): Promise<SettingValues<typeof engineSettings, K>> {
  const area = registry[settingArea]
  const stored = area ? await storedSettings(database.db, [tableName(area)], keys) : new Map()
  return valuesOf(engineSettings, keys, stored)
}

/** What was set of some keys, in tables of settings; one statement. */
export async function storedSettings(
  db: Db,
  tables: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const each = tables.map(
    (table) => sql`SELECT key, value FROM ${sql.table(table)} WHERE key = ANY(${[...keys]}::text[])`,
  )
  const { rows } = await sql<{
    key: string
    value: unknown
  }>`${keptPlan}${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** The values by their keys; the default where nothing was set. */
export const valuesOf = <D extends Readonly<Record<string, Setting>>, K extends keyof D & string>(
  definitions: D,
  keys: readonly K[],
  stored: ReadonlyMap<string, unknown>,
): SettingValues<D, K> =>
  Object.fromEntries(
    keys.map((key) => [key, stored.has(key) ? stored.get(key) : definitions[key]?.default]),
  ) as SettingValues<D, K>
