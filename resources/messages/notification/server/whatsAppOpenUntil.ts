import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/**
 * Until when a number may be written to by WhatsApp in words that nobody approved: 24 hours after the last word that WhatsApp told of
 * ("Customer service windows"). Undefined where that is over, or nobody wrote.
 */
export async function whatsAppOpenUntil(db: Db, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ until: Date | string | null }>`
    SELECT max(r.at) + interval '24 hours' AS until FROM notification n JOIN "_message_receipts" r ON r.notification_id = n.id
    WHERE n.phone = ${phone} AND n.channel = 'whatsapp' AND r.kind = 'answered' AND r.at > now() - interval '24 hours'`.execute(
    db,
  )
  const until = rows[0]?.until
  return until ? new Date(until).toISOString() : undefined
}
