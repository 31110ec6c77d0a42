import { sql } from 'kysely'
import { readSettings } from '../areas/setting/readSettings.ts'
import type { Context } from '../context.ts'

/** Ends the oldest sessions of an account beyond those that the shop lets one person have at once (areas, 28). */
export async function limitSessions(
  { database: { db }, registry }: Pick<Context, 'database' | 'registry'>,
  accountId: string,
): Promise<void> {
  if (!registry.adminSetting || !registry.configSetting) return
  const { 'security.sessions': most } = await readSettings(db, ['security.sessions'])
  if (!most) return
  // Ids sort by the time they were made.
  await sql`
    DELETE FROM _sessions WHERE account_id = ${accountId} AND id NOT IN (
      SELECT id FROM _sessions WHERE account_id = ${accountId} ORDER BY id DESC LIMIT ${most})`.execute(db)
}
