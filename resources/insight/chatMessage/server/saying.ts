import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { excerpt } from '../../../../src/fields/longText/excerpt.ts'
import { conversation } from '../../conversation/conversation.ts'
import type { chatMessage } from '../chatMessage.ts'

type Message = RecordOf<typeof chatMessage>

/** Characters of a message that stand in the list of conversations. */
const beginning = 120

/**
 * Whoever says something is its sender, and a member of the conversation: the demo shop and what is put back name theirs.
 * @throws ApiError `invalid` where nothing is said
 */
export function beforeSave({ record, previous, actor }: OpenChange<Message>): Partial<Message> {
  if (!record.text?.trim() && !record.file) throw refused<Message>('text', 'required')
  return { sender: previous?.sender ?? record.sender ?? actor.id }
}

/** Brings the conversation to the top of the lists of its members; what comes back may be older than what was said since. */
export async function raiseConversation(change: OpenChange<Message>): Promise<void> {
  const { record, action, records } = change
  if (action === 'create') await records.write(conversation, record.conversation, lastOf(record), 'message')
  else if (action === 'undelete') await showLast(change)
}

const lastOf = ({ text, file, createdAt }: Pick<Message, 'text' | 'file' | 'createdAt'>) => ({
  lastAt: createdAt,
  lastText: excerpt(text?.trim() || (file?.name ?? ''), beginning),
})

/** @throws ApiError `not-allowed-now` for what somebody else said */
export function beforeDelete({ record, actor }: OpenChange<Message>): void {
  if (record.sender !== actor.id) throw new ApiError('not-allowed-now')
}

/** The list of conversations shows what was said last, and nothing that was taken back. */
export async function showLast({ record, db, records }: OpenChange<Message>): Promise<void> {
  const { rows } = await sql<{ text: string | null; name: string | null }>`
    SELECT "text", "file" ->> 'name' AS name FROM "chat_message"
    WHERE "conversation" = ${record.conversation} ORDER BY "created_at" DESC, "id" DESC LIMIT 1`.execute(db)
  const [last] = rows
  const lastText = last ? excerpt(last.text?.trim() || (last.name ?? ''), beginning) : null
  await records.write(conversation, record.conversation, { lastText })
}
