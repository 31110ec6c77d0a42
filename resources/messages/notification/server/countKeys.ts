import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { messageLocales } from '../rules/channels.ts'
import { messageResults } from './messageResults.ts'

/**
 * Keeps how often each event was told in seven days and in which languages it has words; of each template the group of its event, the
 * languages that its event lacks for its channel, and how often it was sent in thirty days. No change of theirs: no version, no history.
 */
export async function countKeys(db: Tx): Promise<void> {
  await sql`
    UPDATE notification_key AS k SET fired_count = c.fired, failed_count = c.failed,
      failure_rate = round(100.0 * c.failed / nullif(c.fired, 0), 2)
    FROM (SELECT o.id, count(n.id)::int AS fired,
        count(n.id) FILTER (WHERE n.status IN ('failed', 'bounced'))::int AS failed
      FROM notification_key o LEFT JOIN notification n ON n.key = o.id AND n.status NOT IN ('suppressed', 'cancelled')
        AND n.created_at > now() - interval '7 days' GROUP BY o.id) c
    WHERE c.id = k.id AND (k.fired_count, k.failed_count) IS DISTINCT FROM (c.fired, c.failed)`.execute(db)
  await sql`
    UPDATE template AS t SET sent_count = c.sent, failed_count = c.failed + c.bounced,
      open_rate = c.open_rate, click_rate = c.click_rate, failure_rate = c.failure_rate
    FROM (SELECT o.id, ${messageResults} FROM template o LEFT JOIN notification n ON n.template = o.id
        AND coalesce(n.sent_at, n.created_at) > now() - interval '30 days' GROUP BY o.id) c
    WHERE c.id = t.id AND (t.sent_count, t.failed_count, t.open_rate, t.click_rate, t.failure_rate)
      IS DISTINCT FROM (c.sent, c.failed + c.bounced, c.open_rate, c.click_rate, c.failure_rate)`.execute(db)
  await sql`
    WITH used AS (SELECT owner_id AS key, channel FROM notification_key_ways WHERE use = 'always'),
    worded AS (
      SELECT u.key, l.locale FROM used u CROSS JOIN unnest(${[...messageLocales]}::text[]) AS l (locale)
      GROUP BY u.key, l.locale HAVING bool_and(EXISTS (SELECT 1 FROM template t
        WHERE t.key = u.key AND t.channel = u.channel AND t.locale = l.locale AND t.status = 'active')))
    UPDATE notification_key AS k SET worded_in = c.locales, missing_template = c.missing
    FROM (SELECT o.id, array(SELECT locale FROM worded w WHERE w.key = o.id
          ORDER BY array_position(${[...messageLocales]}::text[], locale)) AS locales,
        EXISTS (SELECT 1 FROM used u WHERE u.key = o.id)
          AND NOT EXISTS (SELECT 1 FROM worded w WHERE w.key = o.id AND w.locale = 'en') AS missing
      FROM notification_key o) c
    WHERE c.id = k.id AND (k.worded_in, k.missing_template) IS DISTINCT FROM (c.locales, c.missing)`.execute(
    db,
  )
  await sql`
    UPDATE template AS t SET "group" = c."group", missing_in = c.missing
    FROM (SELECT o.id, k."group", array(
        SELECT l.locale FROM unnest(${[...messageLocales]}::text[]) WITH ORDINALITY AS l (locale, at)
        WHERE NOT EXISTS (SELECT 1 FROM template a
          WHERE a.key = o.key AND a.channel = o.channel AND a.locale = l.locale AND a.status = 'active')
        ORDER BY l.at) AS missing
      FROM template o JOIN notification_key k ON k.id = o.key) c
    WHERE c.id = t.id AND (t."group", t.missing_in) IS DISTINCT FROM (c."group", c.missing)`.execute(db)
}
