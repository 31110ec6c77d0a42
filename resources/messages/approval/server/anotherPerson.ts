import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { PathOf } from '../../../../src/core/pathOf.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { Recipient } from '../../notification/server/recipient.ts'
import { staffHolding } from '../../notification/server/staffRecipients.ts'

/**
 * What every decision of a second person needs (areas, 14, 16 and 29): whoever asked for something, by the id of their account, does not
 * decide on it, and neither does a colleague whom they invited, or who invited them: one person may be behind both. What administrators
 * invite is not looked at; they can give anybody every right.
 * @throws ApiError `invalid` at `path`
 */
export async function demandAnotherPerson<T>(
  db: Db,
  path: PathOf<T>,
  askedBy: string | null,
  actor: Pick<Actor, 'id'>,
): Promise<void> {
  if (askedBy === actor.id) throw refused<T>(path, 'another-person')
  const two = [askedBy, actor.id].filter(isId)
  if (two.length < 2) return
  const { rows } = await sql`
    SELECT 1 FROM "_history" h JOIN "_accounts" a ON a."id"::text = h."actor_id" AND a."type" <> 'ADMIN'
    WHERE h."resource" = 'subAdmin' AND h."record_id" = ANY(${two}::uuid[]) AND h."action" = 'create'
      AND h."actor_id" = ANY(${two}::text[]) AND h."actor_id" <> h."record_id"::text LIMIT 1`.execute(db)
  if (rows.length > 0) throw refused<T>(path, 'invited-person')
}

/** Who may decide on something that somebody asked for: all who hold the flag, but for them. */
export async function deciders(
  db: Db,
  area: string,
  askedBy: string | null,
  flag = 'approve',
): Promise<Recipient[]> {
  return (await staffHolding(db, area, flag)).filter(({ id }) => id !== askedBy)
}
