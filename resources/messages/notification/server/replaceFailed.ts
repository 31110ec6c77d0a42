import { findRecord } from '../../../../server/records/read.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notificationKey } from '../../notificationKey/notificationKey.ts'
import type { notification } from '../notification.ts'
import type { Channel } from '../rules/channels.ts'
import type { Announcing } from './announcing.ts'
import { fallBack } from './queueMessage.ts'

/** Says what a message could not say by the next way of its event, where there is one. */
export async function replaceFailed(work: Announcing, failed: RecordOf<typeof notification>): Promise<void> {
  const found = failed.key && (await findRecord(work.db, notificationKey, failed.key))
  if (!found) return
  const { id, audience, recipientId, recipient, email, phone, locale, area, areaId, areaName, why } = failed
  await fallBack(
    work,
    found as unknown as RecordOf<typeof notificationKey>,
    failed.channel as Channel,
    defined({
      recipient: {
        audience: audience ?? 'customer',
        id: recipientId ?? '',
        name: recipient ?? '',
        email,
        phone,
        locale,
      },
      values: (failed.values ?? {}) as Record<string, unknown>,
      about: area && areaId ? { area, id: areaId, name: areaName ?? '' } : undefined,
      why: why || undefined,
      fallbackOf: id,
    }),
  )
}
