import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { notificationKey } from '../../notificationKey/notificationKey.ts'
import { renderInLayout } from '../../template/server/renderInLayout.ts'
import { notification } from '../notification.ts'
import type { Channel } from '../rules/channels.ts'
import { allowedAt } from '../rules/quietHours.ts'
import type { Announcement } from './announcement.ts'
import type { Announcing } from './announcing.ts'
import { isCarried } from './carriers/textCarriers.ts'
import { pushState } from './carryPush.ts'
import type { Recipient } from './recipient.ts'
import { storeSecrets } from './secretValues.ts'
import { isMailbox } from './waysFor.ts'
import { hasAddress, unregisteredFor, type Words, wordsFor } from './wordsFor.ts'

type Key = RecordOf<typeof notificationKey>
type Way = Pick<Key['ways'][number], 'channel' | 'use' | 'delayMinutes'>
type Reason = NonNullable<RecordOf<typeof notification>['reason']>

/** One message to one person, before it is written. */
export interface Message extends Omit<Announcement, 'to'> {
  readonly recipient: Recipient
  /** The notification that failed and that this one stands in for. */
  readonly fallbackOf?: string
}

/** Why a channel could not be used at all: another one may do. What a person does not want is not sent another way. */
const unreachable: readonly Reason[] = ['noAddress', 'noTemplate', 'notConfigured', 'noDlt', 'notApproved']

/**
 * Writes one notification: queued, scheduled (delay, quiet hours), delivered at once (inbox), or suppressed with the reason, and
 * then by the next way that the key has for such a case. Answers its id; undefined where the channel is not for such people.
 */
export async function queueMessage(
  work: Announcing,
  key: Key,
  way: Way,
  message: Message,
): Promise<string | undefined> {
  const { db, records } = work
  const { recipient, values, about, why, fallbackOf, secrets } = message
  const channel = way.channel as Channel
  if (!isFor(recipient, channel)) return undefined
  const { used, wording } = await wordsFor(db, key, channel, recipient)
  const rendered = wording && (await renderInLayout(db, wording, key.key, values))
  const made = await records.create(notification, {
    subject: rendered?.subject ?? line(rendered?.body, 120) ?? key.name,
    key: key.id,
    audience: recipient.audience,
    class: key.class,
    channel,
    recipient: line(recipient.name, 160),
    recipientId: recipient.id,
    email: recipient.email ?? null,
    phone: recipient.phone ?? null,
    values,
    template: used?.id ?? null,
    templateVersion: used?.version ?? null,
    locale: wording?.locale ?? null,
    preheader: rendered?.preheader ?? null,
    body: rendered?.body.slice(0, 60_000) || null,
    link: rendered?.link ?? null,
    why: line(why, 300),
    fallbackOf: fallbackOf ?? null,
    area: about?.area ?? null,
    areaId: about?.id ?? null,
    areaName: line(about?.name, 160),
  })
  if (secrets) await storeSecrets(db, secrets.settings, made.id, secrets.values)
  const reason = await heldBack(db, key, made.id, channel, wording, message)
  if (reason) {
    await records.transition(notification, made.id, 'suppress', { reason })
    if (unreachable.includes(reason)) await fallBack(work, key, channel, { ...message, fallbackOf: made.id })
    return made.id
  }
  const now = new Date(made.createdAt)
  const due = await dueAt(db, key, way, now)
  if (channel === 'inApp')
    await records.transition(notification, made.id, 'deliver', { sentAt: now.toISOString() })
  else if (due > now)
    await records.transition(notification, made.id, 'postpone', { scheduledAt: due.toISOString() })
  return made.id
}

/** Whether a channel is for such people at all. */
function isFor({ audience, id }: Recipient, channel: Channel): boolean {
  if (audience === 'customer') return channel !== 'inApp'
  return isMailbox(id) ? channel === 'email' : channel !== 'sms' && channel !== 'whatsapp'
}

/** What was meant for one line fits in one: no name may refuse the event that it is told of. */
const line = (text: string | undefined, most: number) =>
  text?.replace(/\s+/g, ' ').trim().slice(0, most) || null

/** Sends by the next of the key's ways “when others fail”, if there is one after the channel that did. */
export async function fallBack(work: Announcing, key: Key, failed: Channel, message: Message): Promise<void> {
  const ways = key.ways.filter(({ use, channel }) => use === 'fallback' || channel === failed)
  const at = ways.findIndex(({ channel }) => channel === failed)
  const next = ways.slice(at + 1).find(({ use }) => use === 'fallback')
  if (next) await queueMessage(work, key, next, message)
}

async function heldBack(
  db: Tx,
  key: Key,
  id: string,
  channel: Channel,
  used: Words | undefined,
  { recipient, about }: Message,
): Promise<Reason | undefined> {
  if (!used) return 'noTemplate'
  if (!hasAddress(channel, recipient)) return 'noAddress'
  if (
    key.class === 'promotional' &&
    recipient.audience === 'customer' &&
    !recipient.consents?.includes(channel)
  )
    return 'noConsent'
  if (key.canOptOut && !key.legal && (await isUnwanted(db, key.id, recipient))) return 'optedOut'
  const unregistered = unregisteredFor(channel, used, recipient)
  if (unregistered === 'noDlt') return unregistered
  if ((channel === 'sms' || channel === 'whatsapp') && !(await isCarried(db, channel))) return 'notConfigured'
  if (unregistered) return unregistered
  if (channel === 'push') {
    const state = recipient.audience === 'staff' ? await pushState(db, recipient.id) : 'notConfigured'
    if (state !== 'ready') return state
  }
  return tooOften(db, key, id, channel, recipient.id, about?.id ?? null)
}

/** Whether a customer wants no messages of this kind. */
async function isUnwanted(db: Tx, key: string, { audience, id }: Recipient): Promise<boolean> {
  if (audience !== 'customer' || !isId(id)) return false
  const { rows } = await sql`
    SELECT FROM customer WHERE id = ${id} AND unwanted_messages @> ARRAY[${key}]::uuid[]`.execute(db)
  return rows.length > 0
}

async function tooOften(
  db: Tx,
  { id: key, dedupeMinutes, hourlyLimit }: Key,
  id: string,
  channel: Channel,
  recipientId: string,
  about: string | null,
): Promise<Reason | undefined> {
  if (!dedupeMinutes && !hourlyLimit) return undefined
  // Two events at once must see each other, or both would be sent.
  await takeTurn(db, `notify ${key} ${channel} ${recipientId}`)
  const { rows } = await sql<{ same: number; hourly: number }>`
    SELECT count(*) FILTER (WHERE area_id IS NOT DISTINCT FROM ${about}
        AND created_at > now() - ${dedupeMinutes ?? 0} * interval '1 minute')::int AS same,
      count(*) FILTER (WHERE created_at > now() - interval '1 hour')::int AS hourly
    FROM notification WHERE key = ${key} AND channel = ${channel} AND recipient_id = ${recipientId} AND id <> ${id}
      AND status NOT IN ('suppressed', 'cancelled') AND created_at > now() - interval '30 days'`.execute(db)
  if (dedupeMinutes && (rows[0]?.same ?? 0) > 0) return 'repeated'
  return hourlyLimit && (rows[0]?.hourly ?? 0) >= hourlyLimit ? 'tooMany' : undefined
}

async function dueAt(db: Tx, key: Key, way: Way, now: Date): Promise<Date> {
  const due = new Date(now.getTime() + (way.delayMinutes ?? 0) * 60_000)
  if (key.class !== 'promotional') return due
  const hours = await readSettings(db, ['messaging.quietFrom', 'messaging.quietTo'])
  return allowedAt(due, { from: hours['messaging.quietFrom'] ?? 0, to: hours['messaging.quietTo'] ?? 0 })
}
