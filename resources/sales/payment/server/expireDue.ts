import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { payment } from '../payment.ts'
import { expire } from './moves.ts'
import type { Payment } from './paying.ts'

/** Ends the payments that nobody paid in time. For the clock. */
export async function expireDue({ db, records, actor, now }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "payment" WHERE "status" IN ('created', 'pending') AND "expires_at" <= ${now}::timestamptz
    ORDER BY "order", "id" LIMIT 200`.execute(db)
  const work = { db, records, actor, at: now }
  await lockOrdersOf(
    db,
    'payment',
    rows.map(({ id }) => id),
  )
  for (const { id } of rows) {
    await expire(work, (await records.read(payment, id)) as Payment, { kind: 'expired' })
  }
}
