import { sql } from 'kysely'
import {
  type Layouts,
  type OwnPreferences,
  type Preferences,
  preferencesSchema,
} from '../../src/derive/account.ts'
import type { Database } from '../database/open.ts'

/** What an account has kept; a key that an earlier version wrote and this one does not understand is left out. */
export async function readPreferences(
  { db }: Pick<Database, 'db'>,
  accountId: string,
): Promise<OwnPreferences> {
  const { rows } = await sql<{ preferences: Record<string, unknown>; dashboards: Layouts[] | null }>`
    SELECT a.preferences, (
      SELECT json_agg(r.dashboards ORDER BY lower(r.name) DESC)
      FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id WHERE ar.account_id = a.id
    ) AS dashboards
    FROM _accounts a WHERE a.id = ${accountId}
  `.execute(db)
  const known = Object.entries(rows[0]?.preferences ?? {}).filter(
    ([key, value]) => preferencesSchema.safeParse({ [key]: value }).success,
  )
  // Of several roles the first by name decides.
  const roleDashboards: Layouts = Object.assign({}, ...(rows[0]?.dashboards ?? []))
  return { ...Object.fromEntries(known), roleDashboards }
}

/** Keeps some preferences and answers all; keys that are absent keep their value. They are no part of the account's version. */
export async function storePreferences(
  database: Database,
  accountId: string,
  preferences: Preferences,
): Promise<OwnPreferences> {
  await sql`
    UPDATE _accounts SET preferences = preferences || ${JSON.stringify(preferences)}::jsonb WHERE id = ${accountId}
  `.execute(database.db)
  return readPreferences(database, accountId)
}
