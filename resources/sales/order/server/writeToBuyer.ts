import { refused } from '../../../../server/refused.ts'
import { contactMessage } from '../../../customers/contactMessage/contactMessage.ts'
import { reply } from '../../../customers/contactMessage/server/conversation.ts'
import { sendReply } from '../../../customers/contactMessage/server/sendReply.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'

/** What the shop says first, and by which way. */
interface FirstMessage {
  readonly text: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
}

/**
 * Opens a conversation about an order with a first message of the shop. It is sent where its way is set up, and kept alone otherwise
 * (`sent`). Answers the number of the conversation.
 * @throws ApiError `invalid` at `channel` where the order has no such address
 */
export async function writeToBuyer(
  work: SaleWork,
  order: Order,
  { text, channel }: FirstMessage,
): Promise<{ number: string | null; sent: boolean }> {
  if (!(channel === 'email' ? order.email : order.phone))
    throw refused<FirstMessage>('channel', 'contact-missing')
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
    channel,
  })
  const sentAs = await sendReply(work, opened, { text, channel })
  const said = { text, channel, file: null, sentAs, next: 'wait', resolution: null } as const
  await reply(work, opened, said)
  return { number: opened.ticketNo, sent: sentAs !== null }
}
