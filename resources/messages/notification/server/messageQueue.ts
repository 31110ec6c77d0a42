import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { QueueLength } from '../../../../server/metrics/metrics.ts'

/** How many messages have yet to leave, and how many could not, by what has become of them. */
export async function messageQueue(db: Db): Promise<QueueLength[]> {
  const { rows } = await sql<QueueLength>`
    SELECT 'messages' AS queue, status AS state, count(*)::int AS length FROM notification
    WHERE status IN ('queued', 'scheduled', 'failed') GROUP BY status`.execute(db)
  return rows
}
