import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { lookBack } from '../../../../server/jobs/lookBack.ts'
import { defined } from '../../../../src/core/defined.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { notify } from './notify.ts'

interface Waiting {
  id: string
  number: string
  subject: string
  name: string
  due: Date | string | null
  assignee: string | null
  key: 'message.received' | 'message.sla_breach' | 'message.escalated'
}

/**
 * Tells staff of what customers wrote, of answers that are overdue, and those above them of answers that stay so: each message once of
 * each. What a former system's file brings was received there.
 */
export async function announceMessages(tick: Tick): Promise<void> {
  const { db, records, now } = tick
  const { 'alerts.escalationHours': hours } = await readSettings(db, ['alerts.escalationHours'])
  // Nothing is late by no time: without hours nobody above hears of it.
  const late = (by: number | null) => sql`m.due_at < ${now}::timestamptz - ${by}::int * interval '1 hour'
    AND m.due_at > ${lookBack(tick, 24 * 60)}::timestamptz - ${by}::int * interval '1 hour'`
  const { rows } = await sql<Waiting>`
    SELECT m.id, coalesce(m.ticket_no, '') AS number, m.subject, m.name, m.due_at AS due, a.name AS assignee, w.key
    FROM contact_message m LEFT JOIN _accounts a ON a.id = m.assignee
      CROSS JOIN (VALUES ('message.received'), ('message.sla_breach'), ('message.escalated')) AS w (key)
    WHERE m.status IN ('new', 'open')
      AND CASE w.key WHEN 'message.sla_breach' THEN ${late(0)} WHEN 'message.escalated' THEN ${late(hours)}
        ELSE m.external_id IS NULL AND m.created_at > ${lookBack(tick, 30)}::timestamptz END
      AND NOT EXISTS (SELECT 1 FROM notification n JOIN notification_key k ON k.id = n.key
        WHERE k.key = w.key AND n.area = 'contactMessage' AND n.area_id = m.id::text)
    ORDER BY m.id, w.key LIMIT 50`.execute(db)
  for (const { id, number, subject, name, due, assignee, key } of rows) {
    await notify({ db, records }, key, {
      values: defined({
        'message.number': number,
        'message.subject': subject,
        'message.from': name,
        'message.due': due ? new Date(due).toISOString() : undefined,
        'message.assignee': assignee || undefined,
      }),
      about: { area: 'contactMessage', id, name: number },
    })
  }
}
