import { uuidv7 } from 'uuidv7'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { contactMessage } from '../contactMessage.ts'
import type { Talking } from './conversation.ts'

type Message = RecordOf<typeof contactMessage>
type Entry = Message['thread'][number]

/** The message that the other one is a duplicate of. */
interface Joining {
  readonly into: string
}

/**
 * Closes a message as the duplicate of another one, which takes its words over. Nothing is deleted: every complaint keeps its number
 * (areas, 19), and the numbers have no gaps.
 * @throws ApiError `invalid` at `into`
 */
export async function joinDuplicate(
  { records, at }: Talking,
  message: Message,
  { into: intoId }: Joining,
): Promise<{ into: string; ticketNo: string | null }> {
  if (intoId === message.id) throw refused<Joining>('into', 'same-record')
  const into = await records.read(contactMessage, intoId)
  if (!into) throw refused<Joining>('into', 'unknown-reference')
  if (into.status === 'spam' || into.duplicateOf) throw refused<Joining>('into', 'not-allowed')
  const body = {
    kind: 'customer',
    author: message.name,
    channel: message.channel,
    text: message.body,
    at: message.createdAt,
  } as Entry
  const ids = new Map(message.thread.map(({ id }) => [id, uuidv7()]))
  const taken = [body, ...message.thread.map((entry) => ({ ...entry, id: ids.get(entry.id) }) as Entry)]
  const files = message.files.map(
    ({ entry, file, sentAs }) => ({ entry: ids.get(entry), file, sentAs }) as Message['files'][number],
  )
  const thread = [...into.thread, ...taken].sort((a, b) => a.at.localeCompare(b.at))
  await records.write(contactMessage, into.id, { thread, files: [...into.files, ...files] })
  if (message.status === 'closed' || message.status === 'spam')
    await records.transition(contactMessage, message.id, 'reopen')
  if (message.status !== 'resolved')
    await records.transition(contactMessage, message.id, 'resolve', { resolution: 'duplicate' })
  await records.update(contactMessage, message.id, {
    resolution: 'duplicate',
    duplicateOf: into.id,
    firstResponseAt: message.firstResponseAt ?? at,
  })
  await records.transition(contactMessage, message.id, 'close')
  return { into: into.id, ticketNo: into.ticketNo }
}
