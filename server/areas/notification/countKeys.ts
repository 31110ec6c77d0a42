import { sql } from 'kysely'
import type { Tx } from '../../database/open.ts'

/** Keeps how often each event was told in seven days, and each template sent in thirty. No change of theirs: no version, no history. */
export async function countKeys(db: Tx): Promise<void> {
  await sql`
    UPDATE notification_key AS k SET fired_count = c.fired, failed_count = c.failed
    FROM (SELECT o.id, count(n.id)::int AS fired, count(n.id) FILTER (WHERE n.status = 'failed')::int AS failed
      FROM notification_key o LEFT JOIN notification n ON n.key = o.id AND n.status NOT IN ('suppressed', 'cancelled')
        AND n.created_at > now() - interval '7 days' GROUP BY o.id) c
    WHERE c.id = k.id AND (k.fired_count, k.failed_count) IS DISTINCT FROM (c.fired, c.failed)`.execute(db)
  await sql`
    UPDATE template AS t SET sent_count = c.sent
    FROM (SELECT o.id, count(n.id)::int AS sent FROM template o LEFT JOIN notification n ON n.template = o.id
        AND n.sent_at > now() - interval '30 days' GROUP BY o.id) c
    WHERE c.id = t.id AND t.sent_count IS DISTINCT FROM c.sent`.execute(db)
}
