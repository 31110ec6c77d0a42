import { sql } from 'kysely'
import type { Jobs, Tick } from '../../../../server/context.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { expireOrder } from './awaitPayment.ts'
import { orderChanged } from './salesEvents.ts'

/** How many orders one minute takes on of each kind; the rest waits for the next. */
const most = 200

/**
 * What happens to orders by the clock: drafts and orders that nobody paid end, and what was delivered is completed when nothing can be
 * returned any more. Each is work of its own, so that one that fails keeps no other, is tried again, and is seen.
 */
export const orderJobs: Jobs = {
  moveOrders: { every: 1, run: moveOrders },
  expireOrder: {
    run: ({ db, records, actor, now, subject }) =>
      expireOrder({ db, records, actor, at: now }, subject ?? ''),
  },
  completeOrder: {
    async run({ db, records, actor, now, subject }) {
      await orderChanged({ db, records, actor, at: now }, subject ?? '')
    },
  },
}

async function moveOrders({ db, now, ask }: Tick): Promise<void> {
  const { rows: ended } = await sql<Found>`
    SELECT "id", "number" FROM "order" WHERE "status" IN ('draft', 'pendingPayment') AND "expires_at" <= ${now}
    ORDER BY "expires_at" LIMIT ${most}`.execute(db)
  const { rows: done } = await sql<Found>`
    SELECT o."id", o."number" FROM "order" o
    WHERE o."status" = 'processing' AND o."fulfilment_status" IN ('delivered', 'partiallyDelivered', 'rto')
      AND o."due" = 0 AND NOT o."on_hold" AND NOT o."cancellation_pending" AND o."return_status" NOT IN ('requested', 'open')
      AND NOT EXISTS (SELECT 1 FROM "order_lines" l WHERE l."owner_id" = o."id"
        AND (l."returnable_until" >= ${dayIn(new Date(now))}::date
          OR l."quantity" > l."cancelled" + greatest(l."delivered", l."fulfilled")))
    ORDER BY o."updated_at" LIMIT ${most}`.execute(db)
  for (const { id, number } of ended) await ask('expireOrder', id, number ?? '')
  for (const { id, number } of done) await ask('completeOrder', id, number ?? '')
}

interface Found {
  readonly id: string
  readonly number: string | null
}
