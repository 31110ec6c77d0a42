import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { notification } from '../../notification/notification.ts'
import { allowedAt } from '../../notification/rules/quietHours.ts'
import { messageResults } from '../../notification/server/messageResults.ts'
import { broadcast } from '../broadcast.ts'
import { addresseesAfter, reachOf } from './audience.ts'
import { messageTo } from './messageTo.ts'
import { recipientLimit } from './submit.ts'
import { laidOut } from './wording.ts'

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
  if (allowedAt(at, quiet) > at) return
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
  const texts = await laidOut(db, found)
  for (const one of addressees) await records.create(notification, messageTo(found, texts, one, shop))
  const last = addressees.at(-1)
  if (last) {
    // Its place in the audience is no change that anybody made: no version, no history.
    await sql`
      UPDATE broadcast SET last_customer = ${last.id}, queued_count = coalesce(queued_count, 0) + ${addressees.length}
      WHERE id = ${found.id}`.execute(db)
  }
  if (addressees.length < most) await records.transition(broadcast, found.id, 'finish', { finishedAt: now })
}

/** What has become of the messages of broadcasts that went out lately. */
export async function countResults({ db, now }: Pick<Tick, 'db' | 'now'>): Promise<void> {
  await sql`
    UPDATE broadcast AS b SET sent_count = c.sent, delivered_count = c.delivered, opened_count = c.opened,
      clicked_count = c.clicked, bounced_count = c.bounced, failed_count = c.failed, cost = c.cost,
      open_rate = c.open_rate, click_rate = c.click_rate, failure_rate = c.failure_rate
    FROM (SELECT o.id, ${messageResults} FROM broadcast o JOIN notification n ON n.broadcast = o.id
      WHERE o.started_at > ${now}::timestamptz - interval '30 days' GROUP BY o.id) c
    WHERE c.id = b.id AND (b.sent_count, b.delivered_count, b.opened_count, b.clicked_count, b.bounced_count, b.failed_count, b.cost)
      IS DISTINCT FROM (c.sent, c.delivered, c.opened, c.clicked, c.bounced, c.failed, c.cost)`.execute(db)
}
