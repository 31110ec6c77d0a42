import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Context } from '../../../../../server/context.ts'
import type { Tx } from '../../../../../server/database/schema.ts'
import { inTransaction } from '../../../../../server/records/work.ts'
import { systemActor } from '../../../../../server/systemActor.ts'
import { applyReceipt } from './applyReceipt.ts'
import type { Receipt } from './receiptSchema.ts'

/** What became of a receipt: it changed something, said what was known, came again, or is about no message that is known here. */
export type Outcome = 'applied' | 'noChange' | 'repeated' | 'unknown'

/** Does once, by its id, what a receipt says that was believed; in whatever order receipts come. */
export const takeReceipt = (context: Context, receipt: Receipt): Promise<Outcome> =>
  inTransaction(context, { actor: systemActor, requestId: receipt.id }, async (work) => {
    const { db } = work
    const id = await messageOf(db, receipt)
    if (!(await isNew(db, receipt, id))) return 'repeated'
    const outcome = id ? await applyReceipt(work, id, receipt) : 'unknown'
    await sql`UPDATE "_message_receipts" SET "outcome" = ${outcome}
      WHERE "provider" = ${receipt.provider} AND "event_id" = ${receipt.id}`.execute(db)
    return outcome
  })

async function messageOf(
  db: Tx,
  { kind, message: { reference, id, phone, channel } }: Receipt,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM notification WHERE id = ${reference ?? null}::uuid
    UNION ALL SELECT id FROM notification WHERE provider_id = ${id ?? null} LIMIT 1`.execute(db)
  if (rows[0] || kind !== 'answered' || !phone || !channel) return rows[0]?.id
  return lastTo(db, phone, channel)
}

/** For how many days an answer that names no message is taken for one to the last. */
const answeredWithin = 90

/** The last message that a number was sent by a way: people who write back quote nothing. */
async function lastTo(db: Tx, phone: string, channel: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM notification WHERE phone = ${phone} AND channel = ${channel} AND audience = 'customer'
      AND sent_at IS NOT NULL AND created_at > now() - ${answeredWithin} * interval '1 day'
    ORDER BY sent_at DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}

/** Writes the receipt down; false where it was before. A parallel one waits for the other's transaction here. */
async function isNew(
  db: Tx,
  { id, kind, at, provider }: Receipt,
  message: string | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "_message_receipts" ("id", "provider", "event_id", "kind", "notification_id", "at")
    VALUES (${uuidv7()}, ${provider}, ${id}, ${kind}, ${message ?? null}, ${at})
    ON CONFLICT ("provider", "event_id") DO NOTHING RETURNING "id"`.execute(db)
  return rows.length > 0
}
