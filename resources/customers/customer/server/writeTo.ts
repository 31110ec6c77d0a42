import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { contactMessage } from '../../contactMessage/contactMessage.ts'
import { sendReply } from '../../contactMessage/server/sendReply.ts'
import type { customer } from '../customer.ts'

type Message = RecordOf<typeof contactMessage>

interface Writing {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/** Opens a conversation that the shop begins: it waits for the customer, and whoever wrote looks after it. */
export async function writeTo(
  { db, records, actor, at }: Writing,
  { id, name, email, phone, language }: RecordOf<typeof customer>,
  { subject, text, channel }: Pick<Message, 'subject' | 'channel'> & { text: string },
): Promise<{ id: string; ticketNo: string | null }> {
  const entry = { kind: 'reply', author: actor.name, channel, text, file: null, at }
  const message = await records.create(contactMessage, {
    type: 'other',
    name: name ?? '',
    email,
    phone,
    customer: id,
    subject,
    body: text,
    channel,
    language,
    startedBy: 'staff',
    firstResponseAt: at,
    thread: [entry as Message['thread'][number]],
  })
  await records.transition(contactMessage, message.id, 'wait')
  if (channel === 'email') await sendReply({ db, records }, message, text)
  return { id: message.id, ticketNo: message.ticketNo }
}
