import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'

/**
 * The database reckons in the time zone too, and knows those that it came with.
 * @throws ApiError `invalid`
 */
export async function checkTimeZone(db: Db, value: unknown): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM pg_timezone_names WHERE name = ${value}`.execute(db)
  if (rows.length === 0) throw refused<typeof adminSetting>('value', 'no-time-zone')
}
