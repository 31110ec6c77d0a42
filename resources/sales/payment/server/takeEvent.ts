import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { applyEvent } from './applyEvent.ts'
import type { Outcome } from './outcome.ts'
import { redacted } from './redacted.ts'
import type { Told } from './told.ts'

/** Does once, by its id, what an event says; in whatever order events come. */
export async function takeEvent(context: Context, told: Told): Promise<Outcome> {
  const { event } = told
  try {
    return await take(context, told, false)
  } catch (error) {
    // The order that waited for the money cannot be placed any more; the money is there nevertheless.
    if (!(error instanceof ApiError) || !/^payment\.(captured|authorised)$/.test(event.kind)) throw error
    context.log.warn({ err: error, event: event.id }, 'A paid order could not be placed. Finance is told.')
    return take(context, told, true)
  }
}

const take = (context: Context, told: Told, keepsWaiting: boolean): Promise<Outcome> =>
  inTransaction(context, { actor: systemActor, requestId: told.event.id }, async (work) => {
    const { db, records, actor, at } = work
    const { gateway, event } = told
    const found = await paymentOf(db, told)
    if (found) await lockOrder({ records }, found.order)
    if (!(await isNew(db, told, found?.id ?? null))) return 'repeated'
    const outcome = found
      ? await applyEvent({ db, records, actor, at }, found.id, told, keepsWaiting)
      : 'unknown'
    await sql`UPDATE "_payment_events" SET "outcome" = ${outcome} WHERE "provider" = ${gateway} AND "event_id" = ${event.id}`.execute(
      db,
    )
    return outcome
  })

/** The payment of an event: by the id that the gateway gave it, by our number, or by the order at the gateway. */
async function paymentOf(
  db: Tx,
  { gateway, event }: Told,
): Promise<{ id: string; order: string } | undefined> {
  const { reference, id = null, order = null } = event.payment
  const { rows } = await sql<{ id: string; order: string }>`
    SELECT "id", "order" FROM "payment" WHERE "number" = ${reference}
      OR ("provider" = ${gateway} AND ("provider_payment_id" = ${id} OR "provider_order_id" = ${order}))
    ORDER BY "provider_payment_id" IS NOT DISTINCT FROM ${id} AND ${id}::text IS NOT NULL DESC, "number" = ${reference} DESC LIMIT 1`.execute(
    db,
  )
  return rows[0]
}

/** Writes the event down; false where it was before. A parallel one waits for the other's transaction here. */
async function isNew(db: Tx, { gateway, event, raw }: Told, payment: string | null): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO "_payment_events" ("id", "provider", "event_id", "kind", "payment_id", "at", "payload")
    VALUES (${uuidv7()}, ${gateway}, ${event.id}, ${event.kind}, ${payment}, ${event.at}, ${JSON.stringify(redacted(raw))}::jsonb)
    ON CONFLICT ("provider", "event_id") DO NOTHING RETURNING "id"`.execute(db)
  return rows.length > 0
}
