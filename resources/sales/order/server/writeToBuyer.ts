import { refused } from '../../../../server/refused.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import { contactMessage } from '../../../customers/contactMessage/contactMessage.ts'
import { giveAnswer } from '../../../customers/contactMessage/server/giveAnswer.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'

/** What the shop says first, and by which way. */
interface FirstMessage {
  readonly text: string
  readonly channel: 'email' | 'sms' | 'whatsapp'
  readonly files: readonly StoredFile[]
}

/**
 * Opens a conversation about an order with a first message of the shop. It is sent where its way is set up, and kept alone otherwise
 * (`sent`). Answers the number of the conversation.
 * @throws ApiError `invalid` at `channel` where the order has no such address
 */
export async function writeToBuyer(
  work: SaleWork,
  order: Order,
  { text, channel, files }: FirstMessage,
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
  const said = { text, channel, files, next: 'wait', resolution: null } as const
  return { number: opened.ticketNo, sent: await giveAnswer(work, opened, said) }
}
