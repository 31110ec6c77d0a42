import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { noteErasure } from '../../../../server/seals/noteErasure.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/** How many entries of each log go at once; more wait for the next hour. */
const atOnce = 5000

/**
 * Forgets what the shop's logs hold longer than it says (areas, 28): who changed what, and what was told to whom, where nothing refers to
 * it any more. Without a word from the shop both are kept. For the clock.
 */
export async function purgeLogs(db: Tx, now: string): Promise<void> {
  const { 'privacy.historyYears': years, 'privacy.notificationDays': days } = await readSettings(db, [
    'privacy.historyYears',
    'privacy.notificationDays',
  ])
  if (years !== null) await purgeHistory(db, before(now, years * 366))
  if (days !== null) await purgeNotifications(db, before(now, days))
}

const before = (now: string, days: number): Date => new Date(Date.parse(now) - days * 86_400_000)

/** Ids begin with the time at which they were made, so that the oldest are found by the key. */
const firstIdAt = (time: Date): string => {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

async function purgeHistory(db: Tx, until: Date): Promise<void> {
  const { rows } = await sql`
    DELETE FROM "_history" WHERE "id" IN (
      SELECT "id" FROM "_history" WHERE "id" < ${firstIdAt(until)}::uuid AND "at" < ${until.toISOString()}::timestamptz
      ORDER BY "id" LIMIT ${atOnce}) RETURNING "id"`.execute(db)
  if (rows.length > 0) await noteErasure(db, { until: until.toISOString() })
}

/** What is said of a message in its own history goes with it: there stand the same names and addresses. */
async function purgeNotifications(db: Tx, until: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH gone AS (
      DELETE FROM notification WHERE id IN (
        SELECT n.id FROM notification n
        WHERE n.id < ${firstIdAt(until)}::uuid AND n.created_at < ${until.toISOString()}::timestamptz
          AND n.status NOT IN ('queued', 'scheduled')
          AND NOT EXISTS (SELECT 1 FROM notification f WHERE f.fallback_of = n.id)
          AND NOT EXISTS (SELECT 1 FROM suppressed_address s WHERE s.notification = n.id)
          AND NOT EXISTS (SELECT 1 FROM cart_recoveries r WHERE r.notification = n.id)
        ORDER BY n.id LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
      RETURNING id
    ) DELETE FROM "_history" WHERE resource = 'notification' AND record_id IN (SELECT id FROM gone) RETURNING id`.execute(
    db,
  )
  if (rows.length > 0) await noteErasure(db, { records: rows.map(({ id }) => id) })
}
