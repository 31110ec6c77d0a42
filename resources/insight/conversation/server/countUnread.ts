import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { conversation } from '../conversation.ts'

/** What somebody has not read of one of their conversations. */
export interface Unread {
  readonly conversation: string
  readonly count: number
  readonly muted: boolean
}

/** Counts for each conversation of somebody what others have said since they read it; only those with something new are named. */
export async function countUnread(db: Db, actor: Actor): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    SELECT t."id" AS conversation, count(*)::int AS count, coalesce(bool_or(m."muted"), false) AS muted
    FROM "conversation" t
    LEFT JOIN "conversation_marks" m ON m."owner_id" = t."id" AND m."person"::text = ${actor.id}
    JOIN "chat_message" c ON c."conversation" = t."id" AND c."sender"::text IS DISTINCT FROM ${actor.id}
      AND c."created_at" > coalesce(m."read_at", '-infinity')
    WHERE ${withinReach(actor, conversation)}
    GROUP BY t."id"`.execute(db)
  return rows
}
