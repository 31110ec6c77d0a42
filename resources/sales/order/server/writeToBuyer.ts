import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { contactMessage } from '../../../customers/contactMessage/contactMessage.ts'
import { sendReply } from '../../../customers/contactMessage/server/sendReply.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'

type Message = RecordOf<typeof contactMessage>

/** What the shop says first, and by which way. */
interface FirstMessage {
  readonly text: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
}

/**
 * Opens a conversation about an order with a first message of the shop. An e-mail is sent; what goes by SMS or WhatsApp is kept for
 * whoever sends it. Answers the number of the conversation.
 * @throws ApiError `invalid` at `channel` where the order has no such address
 */
export async function writeToBuyer(
  work: SaleWork,
  order: Order,
  { text, channel }: FirstMessage,
): Promise<{ number: string | null }> {
  if (!(channel === 'email' ? order.email : order.phone))
    throw refused<FirstMessage>('channel', 'contact-missing')
  const by = channel === 'sms' ? 'phone' : channel
  const entry = { kind: 'reply', author: work.actor.name, channel: by, text, file: null, at: work.at }
  const opened = await work.records.create(contactMessage, {
    type: 'order',
    subject: order.number ?? '',
    body: text,
    startedBy: 'staff',
    orderNumber: order.number,
    name: order.contactName,
    email: order.email,
    phone: order.phone,
    customer: order.customer,
    language: order.locale,
    channel: by,
    firstResponseAt: work.at,
    thread: [entry as Message['thread'][number]],
  })
  await work.records.transition(contactMessage, opened.id, 'wait')
  if (channel === 'email') await sendReply(work, opened, text)
  return { number: opened.ticketNo }
}
