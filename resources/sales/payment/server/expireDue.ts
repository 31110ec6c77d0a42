import { sql } from 'kysely'
import type { Tick } from '../../../../server/defineHooks.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { dueRefunds, sendRefunds } from '../../refund/server/sendRefunds.ts'
import { payment } from '../payment.ts'
import { expire } from './moves.ts'
import type { Payment } from './paying.ts'

/** By the clock: payments that nobody paid in time end, and refunds that wait for a gateway are sent (again). */
export async function expireDue({ db, records, actor, now, after }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string; order: string }>`
    SELECT "id", "order" FROM "payment" WHERE "status" IN ('created', 'pending') AND "expires_at" <= ${now}::timestamptz
    ORDER BY "order", "id" LIMIT 200`.execute(db)
  const work = { db, records, actor, at: now }
  for (const { id, order } of rows) {
    await lockOrder(work, order)
    await expire(work, (await records.read(payment, id)) as Payment, { kind: 'expired' })
  }
  after(async (context) => sendRefunds(context, await dueRefunds(context, now)))
}
