import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { notification } from './notification.ts'
import { hasSecrets } from './server/secretValues.ts'

export default defineOperations(notification, {
  resend: {
    on: 'record',
    adds: true,
    flag: 'send',
    summary: 'Sends the same words once more to the same person, as a message of its own.',
    input: z.strictObject({}),
    async run({ records, record, actor }) {
      // What a person does not want, or what has no words, does not become right by sending it again.
      const isSendable =
        record.status !== 'suppressed' &&
        record.status !== 'queued' &&
        record.body &&
        !hasSecrets(record.body)
      if (!isSendable || record.channel === 'inApp') throw new ApiError('not-allowed-now')
      const { subject, key, audience, class: kind, channel, recipient, recipientId, email, phone } = record
      const { template, templateVersion, locale, body, values, link, area, areaId, areaName } = record
      const made = await records.create(notification, {
        subject,
        key,
        audience,
        class: kind,
        channel,
        recipient,
        recipientId,
        email,
        phone,
        template,
        templateVersion,
        locale,
        body,
        values,
        link,
        area,
        areaId,
        areaName,
        why: `Sent again by ${actor.name}`,
      })
      return { id: made.id }
    },
  },
})
