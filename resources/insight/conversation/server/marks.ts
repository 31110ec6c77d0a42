import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { touch } from '../../../../server/changes/touch.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { conversation } from '../conversation.ts'

type Conversation = RecordOf<typeof conversation>
type Mark = Pick<Conversation['marks'][number], 'person' | 'readAt' | 'muted'>

/**
 * Changes somebody's own mark in a conversation, which is locked. To read is no change of what was agreed: it makes no version, on which
 * somebody else's change would fail, and the history, which would be full of it, says nothing. The pages of the members hear of it.
 */
export async function mark(
  db: Tx,
  { id, marks }: Pick<Conversation, 'id' | 'marks'>,
  person: string,
  change: Partial<Mark>,
): Promise<Mark> {
  const own = marks.find((each) => each.person === person)
  const { readAt, muted }: Mark = {
    person,
    readAt: own?.readAt ?? null,
    muted: own?.muted ?? false,
    ...change,
  }
  if (own)
    await sql`
      UPDATE "conversation_marks" SET "read_at" = ${readAt}, "muted" = ${muted} WHERE "id" = ${own.id}`.execute(
      db,
    )
  else
    await sql`
      INSERT INTO "conversation_marks" ("id", "owner_id", "position", "person", "read_at", "muted")
      VALUES (${uuidv7()}, ${id}, ${marks.length}, ${person}, ${readAt}, ${muted})`.execute(db)
  await touch(db, conversation, id)
  return { person, readAt, muted }
}
