import { sql } from 'kysely'
import { broadcast } from '../resources/messages/broadcast/broadcast.ts'
import { addresseesAfter } from '../resources/messages/broadcast/server/audience.ts'
import { messageTo } from '../resources/messages/broadcast/server/messageTo.ts'
import { countResults } from '../resources/messages/broadcast/server/sendPortions.ts'
import { laidOut } from '../resources/messages/broadcast/server/wording.ts'
import { notification } from '../resources/messages/notification/notification.ts'
import type { Context } from '../server/context.ts'
import { instant } from '../server/database/instant.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { tellReceipts } from './receipts.ts'
import { endOfShop } from './time.ts'

/** Writes the messages of the broadcasts that the demo shop has sent, as they left, and what became of them. */
export async function fillSentBroadcasts(context: Context, now = new Date()): Promise<void> {
  const { rows } = await sql<{ id: string; at: string }>`
    SELECT id, ${instant('started_at')} AS at FROM broadcast
    WHERE status = 'sent'`.execute(context.database.db)
  for (const { id, at } of rows) {
    await hookRecordsOf(
      context,
      async (records, db) => {
        const found = await records.read(broadcast, id)
        if (!found) return
        const texts = await laidOut(db, found)
        const addressees = await addresseesAfter(db, found, null, 500)
        for (const to of addressees) {
          const { id: message } = await records.create(notification, messageTo(found, texts, to, 'Atelier'))
          await records.transition(notification, message, 'send', {
            sentAt: at,
            attempts: 1,
            provider: 'post-demo',
          })
        }
        await sql`UPDATE broadcast SET queued_count = ${addressees.length} WHERE id = ${id}`.execute(db)
      },
      at,
    )
  }
  await tellReceipts(context)
  await context.database.transaction((db) => countResults({ db, now: endOfShop(now).toISOString() }))
}
