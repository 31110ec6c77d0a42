import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../payment.ts'
import { expire } from './moves.ts'
import type { Payment } from './paying.ts'

/** Ends the payments that nobody paid in time. For the clock. */
export async function expireDue({ db, records, actor, now }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string; order: string }>`
    SELECT "id", "order" FROM "payment" WHERE "status" IN ('created', 'pending') AND "expires_at" <= ${now}::timestamptz
    ORDER BY "order", "id" LIMIT 200`.execute(db)
  const work = { db, records, actor, at: now }
  for (const { id, order } of rows) {
    await lockOrder(work, order)
    await expire(work, (await records.read(payment, id)) as Payment, { kind: 'expired' })
  }
}
