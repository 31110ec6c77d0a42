import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { contactMessage } from '../../contactMessage/contactMessage.ts'
import { giveAnswer } from '../../contactMessage/server/giveAnswer.ts'
import type { customer } from '../customer.ts'

type Message = RecordOf<typeof contactMessage>

/** What the shop says first, and by which way. */
interface FirstMessage extends Pick<Message, 'subject' | 'channel'> {
  readonly text: string
  readonly files: readonly StoredFile[]
}

interface Writing {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/**
 * Opens a conversation that the shop begins: it waits for the customer, and whoever wrote looks after it. Its first word is sent where
 * its way is set up (`sent`).
 */
export async function writeTo(
  { db, records, actor, at }: Writing,
  { id, name, email, phone, language }: RecordOf<typeof customer>,
  { subject, text, channel, files }: FirstMessage,
): Promise<{ id: string; ticketNo: string | null; sent: boolean }> {
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
  })
  const said = { text, channel, files, next: 'wait', resolution: null } as const
  const sent = await giveAnswer({ db, records, actor, at }, message, said)
  return { id: message.id, ticketNo: message.ticketNo, sent }
}
