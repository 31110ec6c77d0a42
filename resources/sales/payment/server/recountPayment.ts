import { sql } from 'kysely'
import { payment } from '../payment.ts'
import { openRefunds } from '../rules/waitingStates.ts'
import type { Paying, Payment } from './paying.ts'

/** Brings a payment in step with its refunds: what went back, what is on its way, and the state that follows. Its order is locked. */
export async function recountPayment({ db, records }: Paying, id: string): Promise<Payment> {
  const current = (await records.read(payment, id)) as Payment
  const { rows } = await sql<{ refunded: number; refunding: number }>`
    SELECT coalesce(sum("amount") FILTER (WHERE "status" = 'processed'), 0)::float8 AS refunded,
      coalesce(sum("amount") FILTER (WHERE "status" = ANY (${[...openRefunds]}::text[])), 0)::float8 AS refunding
    FROM "refund" WHERE "payment" = ${id}`.execute(db)
  const { refunded = 0, refunding = 0 } = rows[0] ?? {}
  const move = moveFor(current, refunded)
  const values = { refunded, refunding }
  return move ? records.transition(payment, id, move, values) : records.update(payment, id, values)
}

function moveFor({ status, captured }: Payment, refunded: number): 'refundAll' | 'refundPart' | undefined {
  if (refunded === 0 || status === 'refunded') return undefined
  if (refunded >= captured) return 'refundAll'
  return status === 'partiallyRefunded' || status === 'disputed' ? undefined : 'refundPart'
}
