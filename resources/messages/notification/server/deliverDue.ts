import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import { findRecord, lockRecord } from '../../../../server/records/read.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { addressOf, isSuppressed } from '../../suppressedAddress/server/suppressAddress.ts'
import { notification } from '../notification.ts'
import { mailLayout } from '../rules/mailLayout.ts'
import { textOfHtml } from '../rules/textOfHtml.ts'
import type { Carrier, Mail } from './carriers/carrier.ts'
import type { PushCarrier } from './carriers/firebase.ts'
import { mailCarrier } from './carriers/mailCarrier.ts'
import { carryPush, pushCarrier } from './carryPush.ts'
import { carrySms, carryWhatsApp } from './carryText.ts'
import { documentsOfMessage } from './documentsOfMessage.ts'
import { filesOfMessage } from './filesOfMessage.ts'
import { replaceFailed } from './replaceFailed.ts'
import { hasSecrets, purgeSecrets, withSecrets } from './secretValues.ts'
import { senderOf } from './senderOf.ts'

type Notification = RecordOf<typeof notification>

/** Attempts before it is given up, and the minutes after the first and the second one. */
const most = 3
const waits = [5, 30]

/** How many are taken at once, and how long they are nobody else's: a server that dies leaves them to another. */
const portion = 20
const leaseMinutes = 10

/** The ways out of the shop during one delivery; the one to browsers is asked for where a message takes it. */
interface WaysOut {
  readonly mail: { readonly carrier: Carrier; readonly from: Mail['from'] }
  readonly push: () => Promise<PushCarrier | undefined>
}

/** What delivery takes from the context; a test may hand in carriers of its own. */
export interface Delivering
  extends Pick<Context, 'registry' | 'database' | 'files' | 'hooks' | 'log' | 'settings'> {
  readonly carriers?: { readonly mail?: WaysOut['mail']; readonly push?: PushCarrier }
}

/**
 * Sends what is due. No transaction is open while a mail server is spoken to: a portion is claimed first (several servers each get
 * their own), and what came of each is written afterwards. With `only` it sends that one message, for somebody who waits for it.
 */
export async function deliverDue(context: Delivering, now: Date, only?: string): Promise<void> {
  const { carriers = {}, database, settings } = context
  let found: Promise<PushCarrier | undefined> | undefined
  const push = () => {
    found ??= carriers.push ? Promise.resolve(carriers.push) : pushCarrier(database.db, settings)
    return found
  }
  for (;;) {
    const claimed = await claim(context, now, only)
    if (claimed.length === 0) return
    const ways = { mail: carriers.mail ?? (await mailCarrier(context)), push }
    for (const one of claimed) {
      const outcome = await carry(context, ways, one, now)
      await run(context, (work) => settle(work, one.id, outcome, now))
    }
  }
}

const run = <T>(context: Delivering, work: (work: Work) => Promise<T>) =>
  inTransaction(context, { actor: systemActor, requestId: 'delivery' }, work)

const claim = (context: Delivering, now: Date, only: string | null = null): Promise<Notification[]> =>
  run(context, async ({ db }) => {
    const until = new Date(now.getTime() + leaseMinutes * 60_000).toISOString()
    const { rows } = await sql<{ id: string }>`
      UPDATE notification SET next_try_at = ${until} WHERE id IN (
        SELECT id FROM notification WHERE (status = 'queued' OR (status = 'scheduled' AND scheduled_at <= ${now.toISOString()}))
          AND (next_try_at IS NULL OR next_try_at <= ${now.toISOString()})
          AND (${only}::uuid IS NULL OR id = ${only})
        ORDER BY created_at LIMIT ${portion} FOR UPDATE SKIP LOCKED
      ) RETURNING id`.execute(db)
    // What was said first leaves first: the ids are of their time.
    const ids = rows.map(({ id }) => id).sort()
    const found = await Promise.all(ids.map((id) => findRecord(db, notification, id)))
    return found.flatMap((record) => (record ? [record as unknown as Notification] : []))
  })

interface Sent {
  readonly id: string
  /** The names of the files that went with it. */
  readonly attached?: readonly string[]
}
type Attempted = { readonly provider: string } & (
  | { readonly providerId: string; readonly attached: readonly string[] }
  | { readonly error: string }
)
/** What came of it; `held` where the address takes no messages, so that none was tried. */
type Outcome = Attempted | { readonly held: true }

async function carry(
  context: Delivering,
  { mail, push }: WaysOut,
  one: Notification,
  at: Date,
): Promise<Outcome> {
  const { channel, email } = one
  const address = addressOf(one)
  if (address && (await isSuppressed(context.database.db, address))) return { held: true }
  if (channel === 'push') {
    return attempt('firebase', async () => {
      const carrier = await push()
      if (!carrier) throw new Error('No Firebase service account is set. Set it in the settings of messages.')
      const { recipientId, subject, body, link } = one
      const message = {
        title: subject ?? '',
        body: body ?? '',
        link: link?.startsWith('https://') ? link : null,
      }
      return carryPush(context.database.db, carrier, recipientId ?? '', message)
    })
  }
  if (channel === 'email' && email)
    return attempt(mail.carrier.name, () => mailOut(context, mail, { ...one, email }, at))
  if (channel === 'sms') return attempt('exotel', () => carrySms(context, one))
  if (channel === 'whatsapp') return attempt('whatsapp', () => carryWhatsApp(context, one))
  const error = `Nothing carries ${channel} from this shop. Set the channel up, or switch it off.`
  return { provider: 'none', error }
}

async function attempt(provider: string, send: () => Promise<Sent>): Promise<Attempted> {
  try {
    const { id, attached = [] } = await send()
    return { provider, providerId: id, attached }
  } catch (error) {
    return { provider, error: (error as Error).message.slice(0, 500) || 'It failed without a word.' }
  }
}

async function mailOut(
  { database, files, settings }: Delivering,
  { carrier, from }: WaysOut['mail'],
  message: Notification & { readonly email: string },
  at: Date,
): Promise<Sent> {
  const { id, email, recipient, subject, preheader, body, locale, template } = message
  const { db } = database
  const title = subject ?? ''
  const { replyTo, ...sender } = await senderOf(db, template, from)
  const said = await withSecrets(db, settings, id, body ?? '')
  const attachments = [
    ...(await documentsOfMessage.ask(db, message)),
    ...(await filesOfMessage.ask({ database, files }, message)),
  ]
  const sent = await carrier.send({
    id,
    from: sender,
    to: { name: recipient ?? '', address: email },
    replyTo,
    subject: title,
    at,
    html: mailLayout({ shop: from.name, locale: locale ?? 'en', subject: title, preheader, body: said }),
    text: textOfHtml(said),
    attachments,
  })
  return { ...sent, attached: attachments.map(({ filename }) => filename) }
}

/** Writes what came of an attempt; one that was called off meanwhile stays so. */
async function settle(work: Work, id: string, outcome: Outcome, now: Date): Promise<void> {
  const record = (await lockRecord(work, notification, id)) as unknown as Notification
  if (record.status !== 'queued' && record.status !== 'scheduled') return
  const { records } = work
  if ('held' in outcome) {
    await records.transition(notification, id, 'suppress', { reason: 'undeliverable', nextTryAt: null })
    return replaceFailed(work, record)
  }
  const attempts = (record.attempts ?? 0) + 1
  const isSent = 'providerId' in outcome
  const attempt = {
    at: now.toISOString(),
    outcome: isSent ? ('sent' as const) : ('failed' as const),
    provider: outcome.provider,
    detail: isSent ? outcome.providerId : outcome.error,
  }
  const tries = [...record.tries, attempt] as Notification['tries']
  const common = { attempts, tries, provider: outcome.provider }
  if (isSent) {
    const { providerId, attached } = outcome
    const sent = {
      sentAt: now.toISOString(),
      providerId,
      attached: [...attached],
      nextTryAt: null,
      error: null,
    }
    if (hasSecrets(record.body)) await purgeSecrets(work.db, id)
    await records.transition(notification, id, 'send', { ...common, ...sent })
  } else if (attempts < most) {
    const next = new Date(now.getTime() + (waits[attempts - 1] ?? 60) * 60_000).toISOString()
    const later = { scheduledAt: next, nextTryAt: next, error: outcome.error }
    await records.transition(notification, id, 'postpone', { ...common, ...later })
  } else {
    await records.transition(notification, id, 'fail', { ...common, nextTryAt: null, error: outcome.error })
    await replaceFailed(work, record)
  }
}
