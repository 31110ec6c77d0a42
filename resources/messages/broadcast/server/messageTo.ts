import type { RecordOf } from '../../../../src/core/index.ts'
import type { notification } from '../../notification/notification.ts'
import type { broadcast } from '../broadcast.ts'
import type { Addressee } from './audience.ts'
import { type LaidOut, textFor, wordsFor } from './wording.ts'

/** The message of a broadcast to one person, in their language. */
export function messageTo(
  { id, name, channel }: RecordOf<typeof broadcast>,
  texts: readonly LaidOut[],
  to: Addressee,
  shop: string,
): Partial<RecordOf<typeof notification>> {
  const values = { 'shop.name': shop, 'recipient.name': to.name }
  const text = textFor(texts, to.locale)
  const words = text && wordsFor(channel, text, values)
  return {
    subject: words?.subject ?? words?.body.slice(0, 120) ?? name,
    body: words?.body ?? null,
    values,
    broadcast: id,
    audience: 'customer',
    class: 'promotional',
    channel,
    locale: text?.locale ?? null,
    recipient: to.name.slice(0, 160),
    recipientId: to.id,
    email: to.email,
    phone: to.phone,
    area: 'customer',
    areaId: to.id,
    areaName: to.name.slice(0, 160),
    why: `Broadcast “${name}”`,
  }
}
