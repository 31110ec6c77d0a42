import { sql } from 'kysely'
import type { Tick } from '../../defineHooks.ts'
import { notify } from './notify.ts'

interface Waiting {
  id: string
  number: string
  subject: string
  name: string
  due: Date | string | null
  is_late: boolean
}

/** Tells staff of what customers wrote, and of answers that are overdue: each message once of each. */
export async function announceMessages({ db, records, now }: Tick): Promise<void> {
  const { rows } = await sql<Waiting>`
    SELECT m.id, coalesce(m.ticket_no, '') AS number, m.subject, m.name, m.due_at AS due, w.is_late
    FROM contact_message m CROSS JOIN (VALUES (false, 'message.received'), (true, 'message.sla_breach')) AS w (is_late, key)
    WHERE m.status IN ('new', 'open')
      AND CASE WHEN w.is_late THEN m.due_at < ${now}::timestamptz AND m.due_at > ${now}::timestamptz - interval '1 day'
        ELSE m.created_at > ${now}::timestamptz - interval '30 minutes' END
      AND NOT EXISTS (SELECT 1 FROM notification n JOIN notification_key k ON k.id = n.key
        WHERE k.key = w.key AND n.area = 'contactMessage' AND n.area_id = m.id::text)
    ORDER BY m.id LIMIT 50`.execute(db)
  for (const { id, number, subject, name, due, is_late } of rows) {
    const values = { 'message.number': number, 'message.subject': subject, 'message.from': name }
    const about = { area: 'contactMessage', id, name: number }
    if (!is_late) await notify({ db, records }, 'message.received', { values, about })
    else if (due)
      await notify({ db, records }, 'message.sla_breach', {
        values: { ...values, 'message.due': new Date(due).toISOString() },
        about,
      })
  }
}
