import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notification } from '../../notification/notification.ts'
import type { Announcing } from '../../notification/server/announcing.ts'
import type { template } from '../template.ts'
import { keyOf } from './checkTemplate.ts'
import { renderInLayout } from './renderInLayout.ts'
import { samplesOf } from './renderMessage.ts'

/**
 * Queues a template with its samples for one address; it is delivered like every other message, within a minute.
 * @throws ApiError `not-allowed-now` for what is no e-mail
 */
export async function sendTest(
  { db, records }: Announcing,
  record: RecordOf<typeof template>,
  to: string,
  actor: Actor,
): Promise<{ id: string }> {
  if (record.channel !== 'email') throw new ApiError('not-allowed-now')
  const key = await keyOf(db, record.key)
  const { subject, preheader, body, link } = await renderInLayout(
    db,
    record,
    key,
    samplesOf(record.kind, key),
  )
  const made = await records.create(notification, {
    subject,
    preheader,
    body,
    link,
    key: record.key,
    template: record.id,
    templateVersion: record.version,
    locale: record.locale,
    channel: 'email',
    class: 'service',
    audience: 'staff',
    recipient: actor.name,
    recipientId: actor.id,
    email: to,
    why: `Test by ${actor.name}`,
  })
  return { id: made.id }
}
