import { type RawBuilder, sql } from 'kysely'
import type { Registry } from '../../src/core/index.ts'
import { tableName } from '../../src/derive/sqlNames.ts'
import { type engineSettings, settingArea } from '../../src/settings/engineSettings.ts'
import type { ServerSettings } from '../settings.ts'

/** A setting as it is at the moment of a query, as SQL; null in a shop without such settings. */
const settingOf = (registry: Registry, key: keyof typeof engineSettings): RawBuilder<unknown> => {
  const area = registry[settingArea]
  return area ? sql`(SELECT value #>> '{}' FROM ${sql.table(tableName(area))} WHERE key = ${key})` : sql`NULL`
}

/** Of whom the shop demands a second step. */
export const stepFor = (registry: Registry) => settingOf(registry, 'security.secondStepFor')

/** Whom the shop lets have tokens for other systems. */
export const tokensFor = (registry: Registry) => settingOf(registry, 'security.tokensFor')

/** From where staff may come in, as a list in JSON. */
export const addressesOf = (registry: Registry) => settingOf(registry, 'security.addresses')

/** How long a session lives unused, and altogether; as SQL. */
export interface SessionTimes {
  readonly idle: RawBuilder<unknown>
  readonly whole: RawBuilder<unknown>
}

/** What the shop says of its sessions, else what the server was started with. */
export const sessionTimes = (
  registry: Registry,
  { sessionIdleMinutes, sessionHours }: Pick<ServerSettings, 'sessionIdleMinutes' | 'sessionHours'>,
): SessionTimes => ({
  idle: sql`coalesce(${settingOf(registry, 'security.idleMinutes')}::int, ${sessionIdleMinutes}::int) * interval '1 minute'`,
  whole: sql`coalesce(${settingOf(registry, 'security.sessionHours')}::int, ${sessionHours}::int) * interval '1 hour'`,
})

/** Whether a session, in the query as `s`, goes on: shorter times end those that have begun, longer ones are for the next. */
export const alive = ({ idle, whole }: SessionTimes) =>
  sql<boolean>`s.ends_at > now() AND s.created_at > now() - ${whole} AND s.used_at > now() - ${idle}`
