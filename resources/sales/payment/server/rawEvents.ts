import { sql } from 'kysely'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'

/** An event as the gateway sent it, without what may not be kept. */
export interface RawEvent {
  readonly id: string
  readonly kind: string
  readonly at: string
  readonly receivedAt: string
  readonly outcome: string
  readonly payload: unknown
}

/** All events of a payment, the last one first. */
export async function rawEvents(db: Db, payment: string): Promise<RawEvent[]> {
  const { rows } = await sql<RawEvent>`
    SELECT "event_id" AS id, "kind", "outcome", "payload",
      ${instant('at')} AS at,
      ${instant('received_at')} AS "receivedAt"
    FROM "_payment_events" WHERE "payment_id" = ${payment} ORDER BY "received_at" DESC, "id" DESC LIMIT 500`.execute(
    db,
  )
  return rows
}
