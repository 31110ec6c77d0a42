import type { Db } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { Announcing } from '../../../messages/notification/server/announcing.ts'
import {
  type AnswerWay,
  answerChannels,
  answerWays,
} from '../../../messages/notification/server/answerWays.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import type { contactMessage } from '../contactMessage.ts'

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
 * Sends the shop's answer to whoever wrote, by the way in which it is given. Answers the id of what is sent; null where the shop has no
 * such way to them, so that the answer is kept alone.
 */
export async function sendReply(
  work: Announcing,
  message: Message,
  { text, channel }: { readonly text: string; readonly channel: string },
): Promise<string | null> {
  const by = answerChannels.find((each) => each === channel)
  const way = by && (await waysOf(work.db, message)).find((each) => each.channel === by)
  if (!way || way.reason !== null) return null
  const { id, ticketNo, subject } = message
  const [sent] = await notify(work, 'message.replied', {
    to: [recipientOf(message)],
    by: way.channel,
    values: { ...valuesOf(message), 'message.reply': text },
    about: { area: 'contactMessage', id, name: ticketNo ?? subject },
  })
  return sent ?? null
}
