import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { cancellationRequest } from '../cancellationRequest.ts'

/** So many at once, so that the minute is not spent on a backlog. */
const most = 200

/**
 * Tells the supervisors of requests that nobody has decided in time. They stay open and keep blocking the packing: silence is no
 * answer to the customer (areas, 24).
 */
export async function escalate({ db, records, now }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "cancellation_request" WHERE "status" = 'pending' AND "due_at" <= ${now}
    ORDER BY "order", "id" LIMIT ${most}`.execute(db)
  for (const { id } of rows) {
    const { number, orderNumber, order } = await records.transition(cancellationRequest, id, 'expire', {
      escalatedAt: now,
    })
    await notify({ db, records }, 'cancellation.overdue', {
      values: { 'cancellation.number': number, 'order.number': orderNumber },
      about: { area: 'cancellationRequest', id, name: number ?? order },
    })
  }
}
