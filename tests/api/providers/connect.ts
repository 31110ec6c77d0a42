import { sql } from 'kysely'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import type { Context } from '../../../server/context.ts'

/** Sets settings of the shop and its secrets, as the page of the configuration does. */
export async function connect(
  { database: { db }, settings }: Context,
  values: Readonly<Record<string, unknown>>,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await sql`UPDATE config_setting SET value = ${JSON.stringify(value)}::jsonb WHERE key = ${key}`.execute(
      db,
    )
  for (const [key, secret] of Object.entries(secrets)) await storeSecret(db, settings, key, secret)
}
