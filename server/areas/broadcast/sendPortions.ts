import { sql } from 'kysely'
import { broadcast } from '../../../resources/customers/broadcast.ts'
import { notification } from '../../../resources/customers/notification.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { shopTimeZone } from '../../../src/fields/dateTime/formatTime.ts'
import { allowedAt } from '../../../src/shop/messages/quietHours.ts'
import type { Tick } from '../../defineHooks.ts'
import { readSettings } from '../setting/readSettings.ts'
import { type Addressee, addresseesAfter, reachOf } from './audience.ts'
import { recipientLimit } from './submit.ts'
import { textFor, wordsFor } from './wording.ts'

type Broadcast = RecordOf<typeof broadcast>

/** How many messages of a broadcast without a limit of its own are written in a minute, and the most of one that has. */
const portion = 200

/**
 * Begins what is due, writes the next messages of what goes out, and ends what has reached everybody. Nothing in the quiet hours, and
 * nothing while the shop has switched broadcasts off.
 */
export async function sendPortions(tick: Tick): Promise<void> {
  const { db, records, now } = tick
  await countResults(tick)
  const hours = await readSettings(db, [
    ...(['messaging.quietFrom', 'messaging.quietTo', 'branding.title', 'flags.broadcasts'] as const),
  ])
  if (hours['flags.broadcasts'] === false) return
  const quiet = { from: hours['messaging.quietFrom'], to: hours['messaging.quietTo'] }
  const at = new Date(now)
  if (allowedAt(at, { ...quiet, timeZone: shopTimeZone }) > at) return
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM broadcast WHERE status = 'sending' OR (status = 'scheduled' AND (send_at IS NULL OR send_at <= ${now}))
    ORDER BY coalesce(send_at, created_at), id LIMIT 10`.execute(db)
  for (const { id } of rows) {
    const found = await records.read(broadcast, id)
    const begun = found?.status === 'scheduled' ? await begin(tick, found) : found
    if (begun) await writeMessages(tick, begun, hours['branding.title'] ?? '')
  }
}

/** Starts a broadcast, or has it approved again where its audience has outgrown what one person may decide on. */
async function begin({ db, records, now }: Tick, found: Broadcast): Promise<Broadcast | undefined> {
  const { members, reachable } = await reachOf(db, found)
  const counts = { audienceCount: members, reachableCount: reachable }
  if (!found.approvedBy && !found.startedAt && reachable > (await recipientLimit(db))) {
    await records.transition(broadcast, found.id, 'hold', counts)
    return undefined
  }
  return records.transition(broadcast, found.id, 'start', {
    ...counts,
    startedAt: found.startedAt ?? now,
  })
}

async function writeMessages({ db, records, now }: Tick, found: Broadcast, shop: string): Promise<void> {
  const most = Math.min(portion, Math.ceil((found.hourlyLimit ?? portion * 60) / 60))
  const addressees = await addresseesAfter(db, found, found.lastCustomer, most)
  for (const one of addressees) await records.create(notification, await messageTo(db, found, one, shop))
  const last = addressees.at(-1)
  if (last) {
    // Its place in the audience is no change that anybody made: no version, no history.
    await sql`
      UPDATE broadcast SET last_customer = ${last.id}, queued_count = coalesce(queued_count, 0) + ${addressees.length}
      WHERE id = ${found.id}`.execute(db)
  }
  if (addressees.length < most) await records.transition(broadcast, found.id, 'finish', { finishedAt: now })
}

async function messageTo(
  db: Tick['db'],
  { id, name, channel, texts }: Broadcast,
  to: Addressee,
  shop: string,
): Promise<Partial<RecordOf<typeof notification>>> {
  const values = { 'shop.name': shop, 'recipient.name': to.name }
  const text = textFor(texts, to.locale)
  const words = text && (await wordsFor(db, channel, text, values))
  return {
    ...{ subject: words?.subject ?? words?.body.slice(0, 120) ?? name, body: words?.body ?? null, values },
    ...{ broadcast: id, audience: 'customer', class: 'promotional', channel, locale: text?.locale ?? null },
    ...{ recipient: to.name.slice(0, 160), recipientId: to.id, email: to.email, phone: to.phone },
    ...{ area: 'customer', areaId: to.id, areaName: to.name.slice(0, 160), why: `Broadcast “${name}”` },
  }
}

/** What has become of the messages of broadcasts that went out lately. */
async function countResults({ db, now }: Tick): Promise<void> {
  await sql`
    UPDATE broadcast AS b SET sent_count = c.sent, failed_count = c.failed
    FROM (SELECT o.id, count(*) FILTER (WHERE n.status IN ('sent', 'delivered', 'opened'))::int AS sent,
        count(*) FILTER (WHERE n.status = 'failed')::int AS failed
      FROM broadcast o JOIN notification n ON n.broadcast = o.id
      WHERE o.started_at > ${now}::timestamptz - interval '7 days' GROUP BY o.id) c
    WHERE c.id = b.id AND (b.sent_count, b.failed_count) IS DISTINCT FROM (c.sent, c.failed)`.execute(db)
}
