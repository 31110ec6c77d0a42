import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { visible } from '../../../../server/records/visible.ts'
import { hasFlag, type Registry } from '../../../../src/core/index.ts'
import { mail } from '../mail.ts'
import type { CustomerFolder, FolderCounts } from '../rules/folders.ts'

/** What waits in the folders of somebody's mailbox. */
export async function countFolders(db: Db, actor: Actor, registry: Registry): Promise<FolderCounts> {
  const unread = sql`t."folder" = 'inbox' AND NOT t."read" AND NOT t."deleted"`
  const { rows } = await sql<Omit<FolderCounts, CustomerFolder>>`
    SELECT count(*) FILTER (WHERE ${unread})::int AS "inbox",
      count(*) FILTER (WHERE t."folder" = 'draft' AND NOT t."deleted")::int AS "draft",
      count(*) FILTER (WHERE ${unread} AND t."starred")::int AS "starred",
      count(*) FILTER (WHERE ${unread} AND 'works' = ANY (t."labels"))::int AS "works",
      count(*) FILTER (WHERE ${unread} AND 'private' = ANY (t."labels"))::int AS "private",
      count(*) FILTER (WHERE ${unread} AND 'important' = ANY (t."labels"))::int AS "important"
    FROM "mail" t WHERE ${withinReach(actor, mail)}`.execute(db)
  const counts = rows[0] as Omit<FolderCounts, CustomerFolder>
  return { ...counts, ...(await newOfCustomers(db, actor, registry)) }
}

type OfCustomers = Pick<FolderCounts, CustomerFolder>

async function newOfCustomers(db: Db, actor: Actor, { contactMessage }: Registry): Promise<OfCustomers> {
  if (!contactMessage || !hasFlag(actor, contactMessage.name, 'view'))
    return { customers: null, answers: null }
  const { rows } = await sql<OfCustomers>`
    SELECT count(*) FILTER (WHERE t."broadcast" IS NULL)::int AS "customers", count(t."broadcast")::int AS "answers"
    FROM "contact_message" t WHERE t."status" = 'new' AND ${visible(contactMessage, actor)}`.execute(db)
  return rows[0] as OfCustomers
}
