import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import type { Tick } from '../../../../server/defineHooks.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { expireOrder } from './awaitPayment.ts'
import { refreshOrder } from './refreshOrder.ts'

/** How many orders one minute takes on of each kind; the rest waits for the next. */
const most = 200

/**
 * What happens to orders by the clock: drafts and orders that nobody paid end, and what was delivered is completed when nothing can be
 * returned any more. Each in a transaction of its own, after this one, so that one that fails does not keep the others.
 */
export async function timedOrders({ db, now, after }: Tick): Promise<void> {
  const { rows: ended } = await sql<{ id: string }>`
    SELECT "id" FROM "order" WHERE "status" IN ('draft', 'pendingPayment') AND "expires_at" <= ${now}
    ORDER BY "expires_at" LIMIT ${most}`.execute(db)
  const { rows: done } = await sql<{ id: string }>`
    SELECT o."id" FROM "order" o
    WHERE o."status" = 'processing' AND o."fulfilment_status" IN ('delivered', 'partiallyDelivered', 'rto')
      AND o."due" = 0 AND NOT o."on_hold" AND NOT o."cancellation_pending" AND o."return_status" NOT IN ('requested', 'open')
      AND NOT EXISTS (SELECT 1 FROM "order_lines" l WHERE l."owner_id" = o."id"
        AND (l."returnable_until" >= ${dayIn(new Date(now))}::date
          OR l."quantity" > l."cancelled" + greatest(l."delivered", l."fulfilled")))
    ORDER BY o."updated_at" LIMIT ${most}`.execute(db)
  for (const { id } of ended) after((context) => each(context, now, id, (work) => expireOrder(work, id)))
  for (const { id } of done) after((context) => each(context, now, id, (work) => refreshOrder(work, id)))
}

async function each(
  context: Context,
  at: string,
  id: string,
  run: (work: Paying) => Promise<unknown>,
): Promise<void> {
  try {
    await inTransaction(context, { actor: systemActor, requestId: 'timed' }, ({ db, records, actor }) =>
      run({ db, records, actor, at }),
    )
  } catch (error) {
    context.log.error(
      { err: error, order: id },
      'The clock could not move an order on. It is tried again in a minute.',
    )
  }
}
