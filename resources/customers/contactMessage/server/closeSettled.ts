import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { contactMessage } from '../contactMessage.ts'

/** So many at once, so that the minute is not spent on a backlog. */
const most = 200

/** Closes what has been settled for seven days without a word of the customer (areas, 19). */
export async function closeSettled({ db, records, now }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "contact_message" WHERE "status" = 'resolved' AND "resolved_at" <= ${now}::timestamptz - interval '7 days'
    ORDER BY "resolved_at" LIMIT ${most}`.execute(db)
  for (const { id } of rows) await records.transition(contactMessage, id, 'close')
}
