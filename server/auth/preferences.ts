import { sql } from 'kysely'
import { type Preferences, preferencesSchema } from '../../src/derive/account.ts'
import type { Database } from '../database/open.ts'

/** What an account has kept; a key that an earlier version wrote and this one does not understand is left out. */
export async function readPreferences({ db }: Pick<Database, 'db'>, accountId: string): Promise<Preferences> {
  const { rows } = await sql<{ preferences: Record<string, unknown> }>`
    SELECT preferences FROM _accounts WHERE id = ${accountId}
  `.execute(db)
  const known = Object.entries(rows[0]?.preferences ?? {}).filter(
    ([key, value]) => preferencesSchema.safeParse({ [key]: value }).success,
  )
  return Object.fromEntries(known)
}

/** Keeps some preferences and answers all; keys that are absent keep their value. They are no part of the account's version. */
export async function keepPreferences(
  database: Database,
  accountId: string,
  preferences: Preferences,
): Promise<Preferences> {
  await sql`
    UPDATE _accounts SET preferences = preferences || ${JSON.stringify(preferences)}::jsonb WHERE id = ${accountId}
  `.execute(database.db)
  return readPreferences(database, accountId)
}
