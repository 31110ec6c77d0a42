import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { readSigned } from '../../../../server/requests/signedEvent.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { applyEvent } from './applyEvent.ts'
import { eventSchema, type GatewayEvent } from './eventSchema.ts'
import { gatewaySecret } from './gatewaySecret.ts'
import type { Outcome } from './outcome.ts'
import { redacted } from './redacted.ts'

/**
 * Takes in an event of the gateway: believed by its signature alone, applied once by its id, in whatever order events come.
 * @throws ApiError `wrong-signature`; `malformed` and `invalid` for what the gateway should not have sent
 */
export async function receiveEvent(context: Context, body: Uint8Array, signature: unknown): Promise<Outcome> {
  const { event, raw } = readSigned(eventSchema, await gatewaySecret(context), body, signature)
  try {
    return await take(context, event, raw, false)
  } catch (error) {
    // The order that waited for the money cannot be placed any more; the money is there nevertheless.
    if (!(error instanceof ApiError) || !/^payment\.(captured|authorised)$/.test(event.kind)) throw error
    context.log.warn({ err: error, event: event.id }, 'A paid order could not be placed. Finance is told.')
    return take(context, event, raw, true)
  }
}

async function take(
  context: Context,
  event: GatewayEvent,
  raw: unknown,
  keepsWaiting: boolean,
): Promise<Outcome> {
  return inTransaction(context, { actor: systemActor, requestId: event.id }, async (work) => {
    const { db, records, actor, at } = work
    const { rows } = await sql<{ id: string; order: string }>`
      SELECT "id", "order" FROM "payment" WHERE "number" = ${event.payment.reference}
        OR ("provider_payment_id" = ${event.payment.id ?? null} AND "provider" = 'sandbox')
      ORDER BY "number" = ${event.payment.reference} DESC LIMIT 1`.execute(db)
    const found = rows[0]
    if (found) await lockOrder({ records }, found.order)
    if (!(await isNew(db, event, raw, found?.id ?? null))) return 'repeated'
    const outcome = found
      ? await applyEvent({ db, records, actor, at }, found.id, event, keepsWaiting)
      : 'unknown'
    await sql`UPDATE "_payment_events" SET "outcome" = ${outcome} WHERE "provider" = 'sandbox' AND "event_id" = ${event.id}`.execute(
      db,
    )
    return outcome
  })
}

/** Writes the event down; false where it was before. A parallel one waits for the other's transaction here. */
async function isNew(db: Tx, event: GatewayEvent, raw: unknown, payment: string | null): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "_payment_events" ("id", "provider", "event_id", "kind", "payment_id", "at", "payload")
    VALUES (${uuidv7()}, 'sandbox', ${event.id}, ${event.kind}, ${payment}, ${event.at}, ${JSON.stringify(redacted(raw))}::jsonb)
    ON CONFLICT ("provider", "event_id") DO NOTHING RETURNING "id"`.execute(db)
  return rows.length > 0
}
