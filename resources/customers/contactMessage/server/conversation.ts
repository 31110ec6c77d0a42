import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Records } from '../../../../server/records.ts'
import { ownOf, type RecordOf } from '../../../../src/core/index.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { contactMessage } from '../contactMessage.ts'

/** By which step a message is open again when its customer answers. */
const back = { waitingOnCustomer: 'open', resolved: 'reopen', closed: 'reopen' } as const

type Message = RecordOf<typeof contactMessage>
type Entry = Message['thread'][number]

export interface Talking {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/** A file that goes with words, and the message that carries it. */
export type SentFile = Pick<Message['files'][number], 'file' | 'sentAs'>

/** What is said, and where the message goes by it. */
export interface Reply {
  readonly text: string
  readonly channel: Message['channel']
  readonly files: readonly SentFile[]
  readonly sentAs: Entry['sentAs']
  readonly next: 'wait' | 'open' | 'resolve'
  readonly resolution: Message['resolution']
}

/**
 * Adds the shop's answer to a conversation; the first one stops the first clock. Afterwards the customer has the word, or the message
 * stays open, or it is settled.
 * @throws ApiError `not-allowed-now` for a closed message or spam
 */
export async function reply(
  talking: Talking,
  message: Message,
  { next, resolution, ...said }: Reply,
): Promise<void> {
  if (message.status === 'closed' || message.status === 'spam') throw new ApiError('not-allowed-now')
  const { records, at } = talking
  await add(talking, message, 'reply', said, { firstResponseAt: message.firstResponseAt ?? at })
  if (message.status === 'resolved') await records.transition(contactMessage, message.id, 'reopen')
  const status = message.status === 'resolved' ? 'open' : message.status
  if (next === 'resolve') await records.transition(contactMessage, message.id, 'resolve', { resolution })
  else if (next === 'wait' && status !== 'waitingOnCustomer')
    await records.transition(contactMessage, message.id, 'wait')
  else if (next === 'open' && status !== 'open') await records.transition(contactMessage, message.id, 'open')
}

/** Adds a note that only staff see; nothing else changes. */
export const note = (
  talking: Talking,
  message: Message,
  text: string,
  files: readonly StoredFile[],
): Promise<void> => add(talking, message, 'note', { text, channel: null, files: unsent(files) })

/** Files that only stand in the conversation. */
export const unsent = (files: readonly StoredFile[]): readonly SentFile[] =>
  files.map((file) => ({ file, sentAs: null }))

/**
 * Adds what the customer said; the word is the shop's again, also where all had been settled.
 * @throws ApiError `not-allowed-now` for spam
 */
export async function received(
  talking: Talking,
  message: Message,
  { files, ...said }: Pick<Entry, 'text' | 'channel'> & { readonly files: readonly StoredFile[] },
): Promise<void> {
  if (message.status === 'spam') throw new ApiError('not-allowed-now')
  await add(talking, message, 'customer', { ...said, files: unsent(files) })
  const step = ownOf(back, message.status)
  if (step) await talking.records.transition(contactMessage, message.id, step)
}

async function add(
  { records, actor, at }: Talking,
  message: Message,
  kind: Entry['kind'],
  { files, ...said }: Pick<Entry, 'text' | 'channel'> & Partial<Pick<Entry, 'sentAs'>> & Pick<Reply, 'files'>,
  more: Partial<Message> = {},
): Promise<void> {
  const author = kind === 'customer' ? message.name : actor.name
  const entry = { ...said, id: uuidv7(), kind, author, at } as Entry
  const own = files.map((each) => ({ ...each, entry: entry.id }) as Message['files'][number])
  await records.write(contactMessage, message.id, {
    ...more,
    thread: [...message.thread, entry],
    files: [...message.files, ...own],
  })
}
