import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'

/** One message in the inbox of a member of staff. `area` and `areaId` lead to the record it is about. */
export const inboxMessageSchema = z.object({
  id: z.guid(),
  subject: z.string(),
  body: z.string().nullable(),
  group: z.string().nullable(),
  area: z.string().nullable(),
  areaId: z.string().nullable(),
  areaName: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})

export type InboxMessage = z.output<typeof inboxMessageSchema>

/** What is kept of an inbox; older messages stay in the log. */
const days = 60

const mine = (accountId: string) =>
  sql`n.channel = 'inApp' AND n.recipient_id = ${accountId} AND n.status IN ('delivered', 'opened')
    AND n.created_at > now() - ${days} * interval '1 day' AND (n.snoozed_until IS NULL OR n.snoozed_until <= now())`

/** How many messages somebody has not read yet. */
export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    SELECT count(*)::int AS unread FROM notification n WHERE ${mine(accountId)} AND n.read_at IS NULL`.execute(
    db,
  )
  return rows[0]?.unread ?? 0
}

/** The fifty latest messages of somebody's inbox. */
export async function listInbox(db: Db, accountId: string): Promise<InboxMessage[]> {
  const { rows } = await sql<InboxMessage & { created: Date | string; read: Date | string | null }>`
    SELECT n.id, coalesce(n.subject, '') AS subject, n.body, k."group", n.area, n.area_id AS "areaId", n.area_name AS "areaName",
      n.created_at AS created, n.read_at AS read
    FROM notification n LEFT JOIN notification_key k ON k.id = n.key
    WHERE ${mine(accountId)} ORDER BY n.created_at DESC, n.id DESC LIMIT 50`.execute(db)
  return rows.map(({ created, read, ...message }) => ({
    ...message,
    createdAt: new Date(created).toISOString(),
    readAt: read && new Date(read).toISOString(),
  }))
}

/** Marks messages of one's own inbox as read; all of them where none is named. */
export async function markRead(db: Db, accountId: string, ids?: readonly string[]): Promise<void> {
  const only = ids ? sql`AND n.id = ANY(${[...ids]}::uuid[])` : sql``
  await sql`
    UPDATE notification n SET read_at = now(), status = 'opened' WHERE ${mine(accountId)} AND n.read_at IS NULL ${only}`.execute(
    db,
  )
}

/** Marks as read what somebody was told of a record, once they have seen the record itself. */
export async function markReadAbout(db: Db, accountId: string, area: string, id: string): Promise<void> {
  await sql`
    UPDATE notification n SET read_at = now(), status = 'opened'
    WHERE ${mine(accountId)} AND n.read_at IS NULL AND n.area = ${area} AND n.area_id = ${id}`.execute(db)
}

/**
 * Lets a message come back at another time, unread.
 * @throws ApiError `not-found` for one that is somebody else's
 */
export async function snooze(db: Db, accountId: string, id: string, until: string): Promise<void> {
  const done = await sql`
    UPDATE notification n SET snoozed_until = ${until}, read_at = NULL WHERE n.id = ${id} AND ${mine(accountId)}`.execute(
    db,
  )
  if (done.numAffectedRows !== 1n) throw new ApiError('not-found')
}
