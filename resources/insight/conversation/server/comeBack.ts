import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { conversation } from '../conversation.ts'

interface Asking {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/**
 * Takes back in whoever left a conversation a moment ago, which nobody else could do for those who were alone with somebody. It is known
 * by the time at which they left: whoever is not in a conversation cannot name it. What was said meanwhile is new to them.
 * @throws ApiError `not-found` where they left none then, or longer ago
 */
export async function comeBack({ db, records, actor, at }: Asking, leftAt: string) {
  const { rows } = await sql<{ id: string }>`
    SELECT "record_id" AS "id" FROM "_history"
    WHERE "resource" = ${conversation.name} AND "actor_id" = ${actor.id} AND "action" = 'leave' AND "at" = ${leftAt}::timestamptz
      AND "at" > ${at}::timestamptz - interval '10 minutes'`.execute(db)
  const id = rows[0]?.id
  const found = id === undefined ? undefined : await records.read(conversation, id)
  if (!found || found.members.includes(actor.id)) throw new ApiError('not-found')
  const own = { id: uuidv7(), person: actor.id, readAt: leftAt, muted: false }
  const changed = { members: [...found.members, actor.id], marks: [...found.marks, own] }
  await records.write(conversation, found.id, changed, 'comeBack')
  return { id: found.id }
}
