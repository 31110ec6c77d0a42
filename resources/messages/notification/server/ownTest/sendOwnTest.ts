import { z } from 'zod'
import { ApiError } from '../../../../../server/apiError.ts'
import { countOwnTest } from '../../../../../server/auth/throttle.ts'
import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import { readRecord } from '../../../../../server/records/read.ts'
import { inTransaction } from '../../../../../server/records/work.ts'
import { refused } from '../../../../../server/refused.ts'
import { systemActor } from '../../../../../server/systemActor.ts'
import type { Locale, RecordOf } from '../../../../../src/core/index.ts'
import { readSettings } from '../../../../shared/settings/server/readSettings.ts'
import { wordedFor } from '../../../template/server/originals/originalOf.ts'
import { renderMessage } from '../../../template/server/renderMessage.ts'
import { notification } from '../../notification.ts'
import { type StaffChannel, staffChannels } from '../../rules/channels.ts'
import { pushState } from '../carryPush.ts'
import { deliverDue } from '../deliverDue.ts'
import type { Recipient } from '../recipient.ts'
import { staffRecipient } from '../staffRecipients.ts'
import { testWords } from './testWords.ts'

export const ownTestSchema = z.strictObject({ channel: z.enum(staffChannels) })

export const ownTestAnswerSchema = z.object({
  status: z.string(),
  to: z.string().nullable().describe('The address that an e-mail went to.'),
  error: z.string().nullable(),
})

interface Asker {
  readonly accountId: string
  readonly requestId: string
  readonly locale: Locale
}

/**
 * Sends somebody a message of their own, by a way that staff hear by, and tells what came of it.
 * @throws ApiError `invalid` at `channel` where it could not arrive, `throttled` after too many
 */
export async function sendOwnTest(
  context: Context,
  { accountId, requestId, locale }: Asker,
  channel: StaffChannel,
): Promise<z.output<typeof ownTestAnswerSchema>> {
  const { db } = context.database
  await demandWay(db, accountId, channel)
  await countOwnTest(db, accountId)
  const person = await staffRecipient(db, accountId)
  if (!person) throw new ApiError('signed-out')
  const said = await wordsOf(db, person, channel, locale)
  const id = await inTransaction(context, { actor: systemActor, requestId }, async ({ records }) => {
    const { id } = await records.create(notification, { ...said, channel, ...addressed(person) })
    if (channel === 'inApp')
      await records.transition(notification, id, 'deliver', { sentAt: new Date().toISOString() })
    return id
  })
  if (channel !== 'inApp') await deliverDue(context, new Date(), id)
  const sent = (await readRecord(db, notification, id)) as unknown as RecordOf<typeof notification>
  return { status: sent.status, to: channel === 'email' ? sent.email : null, error: sent.error }
}

async function demandWay(db: Db, accountId: string, channel: StaffChannel): Promise<void> {
  const refuse = (code: Parameters<typeof refused>[1]) => {
    throw refused<z.output<typeof ownTestSchema>>('channel', code)
  }
  if (channel === 'push') {
    const state = await pushState(db, accountId)
    if (state !== 'ready') refuse(state === 'noAddress' ? 'no-push-browser' : 'push-not-set-up')
  }
  // What a shop without a mail server keeps in its outbox arrives nowhere.
  if (channel === 'email' && !(await readSettings(db, ['messaging.smtpHost']))['messaging.smtpHost'])
    refuse('mail-not-set-up')
}

async function wordsOf(db: Db, { name }: Recipient, channel: StaffChannel, locale: Locale) {
  const { 'branding.title': shop } = await readSettings(db, ['branding.title'])
  const worded = wordedFor(testWords[locale], channel, locale)
  const values = { 'shop.name': shop, 'recipient.name': name }
  const { subject, body } = renderMessage(
    // Of no event: it may use what every message may.
    { ...worded, kind: 'broadcast', channel, locale, link: null },
    null,
    values,
  )
  return { subject, body, locale }
}

const addressed = ({ id, name, email }: Recipient) =>
  ({
    audience: 'staff',
    class: 'service',
    recipient: name,
    recipientId: id,
    email: email ?? null,
    why: `Test by ${name}`.slice(0, 300),
  }) as const
