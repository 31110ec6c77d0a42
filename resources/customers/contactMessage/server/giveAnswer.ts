import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
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
import { type Reply, reply, type Talking } from './conversation.ts'

type Message = RecordOf<typeof contactMessage>

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
 * @throws ApiError `not-allowed-now` for a closed message or spam; `invalid` for a file that the way does not carry
 */
export async function giveAnswer(
  work: Announcing & Talking,
  message: Message,
  said: Omit<Reply, 'sentAs'>,
): Promise<boolean> {
  const sentAs = await send(work, message, said)
  await reply(work, message, { ...said, sentAs })
  return sentAs !== null
}

/** Answers the id of what is sent. */
async function send(
  work: Announcing,
  message: Message,
  { text, channel, file }: Pick<Reply, 'text' | 'channel' | 'file'>,
): Promise<string | null> {
  const by = answerChannels.find((each) => each === channel)
  if (!by) return null
  const values = valuesOf(message)
  const [way] = await answerWays(work.db, recipientOf(message), values, [by])
  if (way?.reason !== null) return null
  if (file && !way.files) throw refused<Reply>('file', 'no-file-this-way')
  if (file && by === 'whatsapp' && text.length > mostBelowFile)
    throw refused<Reply>('text', 'too-big-text', { max: mostBelowFile })
  const { id, ticketNo, subject } = message
  const [sent] = await notify(work, 'message.replied', {
    to: [recipientOf(message)],
    by,
    values: { ...values, 'message.reply': text },
    about: { area: 'contactMessage', id, name: ticketNo ?? subject },
  })
  return sent ?? null
}
