import type { RecordOf } from '../../../../src/core/index.ts'
import type { Announcing } from '../../../messages/notification/server/announcing.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { contactMessage } from '../contactMessage.ts'

/** Sends the shop's answer to whoever wrote, where it is given by e-mail. */
export async function sendReply(
  work: Announcing,
  message: RecordOf<typeof contactMessage>,
  text: string,
): Promise<void> {
  const { id, name, email, language, ticketNo, subject, customer } = message
  if (!email) return
  await notify(work, 'message.replied', {
    to: [{ audience: 'customer', id: customer ?? id, name, email, locale: language }],
    values: { 'message.number': ticketNo, 'message.subject': subject, 'message.reply': text },
    about: { area: 'contactMessage', id, name: ticketNo ?? subject },
  })
}
