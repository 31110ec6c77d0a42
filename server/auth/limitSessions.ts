import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'

/** Ends the oldest sessions of an account beyond those that the shop lets one person have at once (areas, 28). */
export async function limitSessions(
  shop: Pick<Context, 'database' | 'registry'>,
  accountId: string,
): Promise<void> {
  const { 'security.sessions': most } = await readEngineSettings(shop, ['security.sessions'])
  if (!most) return
  // Ids sort by the time they were made.
  await sql`
    DELETE FROM _sessions WHERE account_id = ${accountId} AND id NOT IN (
      SELECT id FROM _sessions WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${most})`.execute(
    shop.database.db,
  )
}
