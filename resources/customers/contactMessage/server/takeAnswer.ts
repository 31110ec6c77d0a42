import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import { customerOfMessage } from '../../../messages/notification/server/customerOfMessage.ts'
import { contactMessage } from '../contactMessage.ts'
import { received } from './conversation.ts'

type Sent = RecordOf<typeof notification>

/** The longest that a word of a conversation is. */
const most = 5000

/**
 * Takes in what a customer answers to something that the shop sent, by the way it came: to a message of the contact desk and to a broadcast that they
 * answered before in its conversation, else as a new message, which names the broadcast. Answers false where nobody could be answered.
 */
export async function takeAnswer(work: Work, sent: Sent, said: string): Promise<boolean> {
  if (sent.audience !== 'customer') return false
  const text = said.slice(0, most)
  const customer = await customerOfMessage(work.db, sent)
  const channel = wayOf(sent)
  const known = await conversationOf(work.db, sent, customer)
  const message = known && (await work.records.read(contactMessage, known))
  if (message) {
    await received(work, message, { text, channel, files: [] })
    return true
  }
  const { broadcast, recipient, email, phone, locale, subject, area, areaName } = sent
  if (!email && !phone) return false
  await work.records.create(contactMessage, {
    type: area === 'order' ? 'order' : 'enquiry',
    name: (recipient ?? email ?? '').slice(0, 120),
    email,
    phone,
    customer: customer ?? null,
    orderNumber: area === 'order' ? (areaName?.slice(0, 40) ?? null) : null,
    broadcast,
    subject: `Re: ${subject ?? ''}`.slice(0, 150),
    body: text,
    channel,
    language: languages.find((each) => each === locale) ?? 'en',
  })
  return true
}

/** The way by which somebody answers: the one by which they were written to. */
const wayOf = ({ channel }: Sent) => (channel === 'sms' || channel === 'whatsapp' ? channel : 'email')

const languages = ['en', 'hi', 'bn', 'ta', 'te', 'mr'] as const

/**
 * The conversation that goes on; what was put aside as spam is none, and a closed one about a broadcast is over. Whoever writes by
 * telephone sends many short words without a subject: they are one conversation until it is closed.
 */
async function conversationOf(db: Tx, sent: Sent, customer: string | undefined): Promise<string | undefined> {
  const { broadcast, phone } = sent
  const about = sent.area === 'contactMessage' ? sent.areaId : null
  const chat = wayOf(sent) === 'email' || broadcast ? null : wayOf(sent)
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "contact_message" WHERE "status" <> 'spam' AND ("id" = ${about}::uuid OR ("status" <> 'closed' AND (
      ("broadcast" = ${broadcast}::uuid AND "customer" = ${customer ?? null}::uuid)
      OR ("broadcast" IS NULL AND "channel" = ${chat} AND ("customer" = ${customer ?? null}::uuid OR "phone" = ${phone})))))
    ORDER BY ("id" = ${about}::uuid) DESC NULLS LAST, "id" DESC LIMIT 1`.execute(db)
  return rows[0]?.id
}
