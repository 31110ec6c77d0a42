import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notification } from '../../notification/notification.ts'
import type { Announcing } from '../../notification/server/announcing.ts'
import { samplesOf } from '../../template/server/renderMessage.ts'
import type { broadcast } from '../broadcast.ts'
import { laidOut, wordsFor } from './wording.ts'

/**
 * Queues each text of a broadcast, with samples, for one address; they are delivered like every other message.
 * @throws ApiError `not-allowed-now` for what is no e-mail, or has no words
 */
export async function sendTest(
  { db, records }: Announcing,
  record: RecordOf<typeof broadcast>,
  to: string,
  actor: Actor,
): Promise<{ sent: number }> {
  const { channel } = record
  const texts = await laidOut(db, record)
  if (channel !== 'email' || texts.length === 0) throw new ApiError('not-allowed-now')
  for (const text of texts) {
    const { subject, body } = wordsFor(channel, text, samplesOf('broadcast', null))
    await records.create(notification, {
      subject,
      body,
      locale: text.locale,
      channel,
      class: 'service',
      audience: 'staff',
      recipient: actor.name,
      recipientId: actor.id,
      email: to,
      why: `Test by ${actor.name}`,
    })
  }
  return { sent: texts.length }
}
