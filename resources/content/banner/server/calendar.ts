import { sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { CalendarBanner } from '../rules/banners.ts'

/** The banners that have a time between two moments (ISO), by placement; at most 500. */
export async function bannersBetween(db: Db, from: string, to: string): Promise<CalendarBanner[]> {
  const { rows } = await sql<CalendarBanner>`
    SELECT "id", "name", "placement", "status", "priority", "issues",
      ${instant('starts_at')} AS "startsAt",
      ${instant('ends_at')} AS "endsAt"
    FROM "banner"
    WHERE "status" <> 'archived' AND tstzrange("starts_at", "ends_at") && tstzrange(${from}::timestamptz, ${to}::timestamptz)
    ORDER BY "placement", "starts_at" NULLS FIRST, "priority" DESC, "id" LIMIT 500`.execute(db)
  return rows
}
