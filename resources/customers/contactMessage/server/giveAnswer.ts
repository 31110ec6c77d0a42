import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { mostBelowFile } from '../../../messages/notification/rules/whatsAppLimits.ts'
import type { Announcing } from '../../../messages/notification/server/announcing.ts'
import {
  type AnswerWay,
  answerChannels,
  answerWays,
} from '../../../messages/notification/server/answerWays.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import type { contactMessage } from '../contactMessage.ts'
import { demandLight } from './answerFiles.ts'
import { type Reply, reply, type Talking, unsent } from './conversation.ts'

type Message = RecordOf<typeof contactMessage>

/** What staff say, with what goes with it. */
export type Answer = Omit<Reply, 'sentAs' | 'files'> & { readonly files: readonly StoredFile[] }

const recipientOf = ({ id, name, email, phone, language, customer }: Message): Recipient => ({
  audience: 'customer',
  id: customer ?? id,
  name,
  email,
  phone,
  locale: language,
})

const valuesOf = ({ ticketNo, subject }: Message) => ({
  'message.number': ticketNo,
  'message.subject': subject,
})

/** How an answer to whoever wrote would leave by each way. */
export const waysOf = (db: Db, message: Message): Promise<AnswerWay[]> =>
  answerWays(db, recipientOf(message), valuesOf(message))

/**
 * Gives the shop's answer: it is sent by the way in which it is given, and noted in the conversation. Answers whether it was sent; it is
 * noted alone where the shop has no such way to whoever wrote.
 * @throws ApiError `not-allowed-now` for a closed message or spam; `invalid` for files that the way does not carry, or that are too heavy
 */
export async function giveAnswer(
  work: Announcing & Talking,
  message: Message,
  said: Answer,
): Promise<boolean> {
  await demandLight(work.db, said)
  const sent = await send(work, message, said)
  await reply(work, message, { ...said, ...sent })
  return sent.sentAs !== null
}

/** Answers by which messages the words and their files are sent: one by e-mail; by WhatsApp the words below the first file, and one for each other. */
async function send(
  work: Announcing,
  message: Message,
  { text, channel, files }: Pick<Answer, 'text' | 'channel' | 'files'>,
): Promise<Pick<Reply, 'sentAs' | 'files'>> {
  const noted = { sentAs: null, files: unsent(files) }
  const by = answerChannels.find((each) => each === channel)
  if (!by) return noted
  const values = valuesOf(message)
  const [way] = await answerWays(work.db, recipientOf(message), values, [by])
  if (way?.reason !== null) return noted
  if (files.length > 0 && !way.files) throw refused<Answer>('files', 'no-file-this-way')
  if (files.length > 0 && by === 'whatsapp' && text.length > mostBelowFile)
    throw refused<Answer>('text', 'too-big-text', { max: mostBelowFile })
  const { id, ticketNo, subject } = message
  const say = async (words: string): Promise<string | null> => {
    const [sent] = await notify(work, 'message.replied', {
      to: [recipientOf(message)],
      by,
      values: { ...values, 'message.reply': words },
      about: { area: 'contactMessage', id, name: ticketNo ?? subject },
    })
    return sent ?? null
  }
  const sentAs = await say(text)
  const sent: Reply['files'][number][] = []
  for (const file of files) {
    const isOwn = by === 'whatsapp' && sent.length > 0
    sent.push({ file, sentAs: isOwn ? await say(file.name) : sentAs })
  }
  return { sentAs, files: sent }
}
