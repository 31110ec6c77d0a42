import { sql } from 'kysely'
import { notification } from '../resources/messages/notification/notification.ts'
import { eventKeys } from '../resources/messages/notification/rules/eventKeys.ts'
import { originalOf } from '../resources/messages/template/server/originals/originalOf.ts'
import { renderMessage } from '../resources/messages/template/server/renderMessage.ts'
import { template } from '../resources/messages/template/template.ts'
import type { Context } from '../server/context.ts'
import { saveRecord } from '../server/records/save.ts'
import { moveRecord } from '../server/records/transition.ts'
import type { Values } from '../server/records/values.ts'
import { inTransaction } from '../server/records/work.ts'
import type { Work } from '../server/records/workTypes.ts'
import { systemActor } from '../server/systemActor.ts'
import type { DemoSize } from './demoSize.ts'
import { tellReceipts } from './receipts.ts'
import { cannedReplies } from './templates.ts'
import { daysAgo } from './time.ts'

/** What the demo's customers were told lately: the event, and how it went. */
const told = [
  ...([
    'order.placed',
    'order.confirmed',
    'shipment.dispatched',
    'shipment.delivered',
    'payment.captured',
  ] as const),
  ...([
    'return.requested',
    'return.approved',
    'refund.processed',
    'review.invited',
    'cancellation.approved',
  ] as const),
  ...([
    'order.placed',
    'payment.failed',
    'coupon.issued',
    'message.replied',
    'account.welcome',
    'cart.abandoned',
  ] as const),
]

const customers = [
  ['Ananya Iyer', 'ananya.iyer@example.com'],
  ['Rohan Mehta', 'rohan.mehta@example.com'],
  ['Fatima Sheikh', 'fatima.sheikh@example.com'],
  ['Kabir Das', 'kabir.das@example.com'],
  ['Meenakshi Pillai', 'meenakshi.pillai@example.com'],
  ['Harpreet Gill', 'harpreet.gill@example.com'],
  ['Joseph Fernandes', 'joseph.fernandes@example.com'],
  ['Tenzin Dolma', 'tenzin.dolma@example.com'],
  ['Ishita Banerjee', 'ishita.banerjee@example.com'],
] as const

/** The log, the inboxes and canned replies of the demo shop; after its accounts and keys are there. */
export async function fillNotifications(
  context: Context,
  { told: count }: Pick<DemoSize, 'told'>,
): Promise<void> {
  const { registry, database } = context
  if (!registry[notification.name]) return
  const { rows } = await sql<{ id: string; key: string }>`SELECT id, key FROM notification_key`.execute(
    database.db,
  )
  const keys = new Map(rows.map(({ id, key }) => [key, id]))
  const staff = await sql<{ id: string; name: string; email: string }>`
    SELECT id, name, email FROM _accounts WHERE type <> 'CUSTOMER' ORDER BY email`.execute(database.db)
  await inTransaction(context, { actor: systemActor, requestId: 'demo' }, async (work) => {
    for (const values of cannedReplies)
      await saveRecord(work, template, values, undefined, { action: 'create', status: 'active' })
    for (let index = 0; index < count; index++) await notifyCustomer(work, index, keys)
    for (const person of staff.rows) await notifyStaff(work, person, keys)
  })
  await tellReceipts(context)
}

const valuesOf = (key: string, index: number): Record<string, unknown> => ({
  ...Object.fromEntries((eventKeys[key]?.variables ?? []).map(({ name, sample }) => [name, sample])),
  'order.number': `AT-${10_180 + index * 3}`,
  'order.total': 89_900 + ((index * 7919) % 60) * 10_000,
})

async function notifyCustomer(work: Work, index: number, keys: ReadonlyMap<string, string>): Promise<void> {
  const key = told[index % told.length] ?? 'order.placed'
  const [name, email] = customers[index % customers.length] ?? customers[0]
  const at = daysAgo((index * 7 + 1) / 24)
  const said: Record<string, unknown> = { ...valuesOf(key, index), 'recipient.name': name }
  const state = index % 17 === 5 ? 'fail' : key === 'cart.abandoned' && index % 2 ? 'suppress' : 'send'
  const error = state === 'fail' ? '550 5.1.1 The mailbox does not exist.' : null
  const tries = Array.from({ length: state === 'fail' ? 3 : 1 }, (_, number) => ({
    at: new Date(Date.parse(at) + number * 5 * 60_000).toISOString(),
    outcome: error ? 'failed' : 'sent',
    provider: 'outbox',
    detail: error,
  }))
  const order = key.startsWith('order') ? { areaName: String(said['order.number']) } : {}
  await write(work, { ...wording(key, 'email', said), ...order, key: keys.get(key) ?? null }, at, {
    audience: 'customer',
    class: eventKeys[key]?.class,
    recipient: name,
    email,
    values: said,
    ...(state === 'suppress'
      ? { reason: 'noConsent' }
      : { attempts: tries.length, tries, provider: 'outbox', error }),
    ...(state === 'send' ? { sentAt: at } : {}),
    move: state,
  })
}

async function notifyStaff(
  work: Work,
  { id, name, email }: { id: string; name: string; email: string },
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  const events = ['stock.low', 'message.received', 'stock.out'] as const
  for (const [index, key] of events.entries()) {
    const at = daysAgo((index * 9 + 2) / 24)
    await write(
      work,
      {
        ...wording(key, 'inApp', { ...valuesOf(key, index), 'recipient.name': name }),
        key: keys.get(key) ?? null,
      },
      at,
      {
        audience: 'staff',
        class: 'service',
        recipient: name,
        recipientId: id,
        email,
        sentAt: at,
        move: 'deliver',
      },
    )
  }
}

function wording(key: string, channel: 'email' | 'inApp', values: Record<string, unknown>): Values {
  const original = originalOf(key, channel, 'en')
  const blank = { kind: 'message', channel, locale: 'en', link: null } as const
  const { subject, body } = renderMessage(
    { ...blank, subject: original?.subject ?? null, body: original?.body ?? '' },
    key,
    { ...values, 'shop.name': 'Atelier' },
  )
  return { subject, body, channel, locale: 'en' }
}

async function write(work: Work, message: Values, at: string, { move, ...more }: Values & { move: string }) {
  const then = { ...work, at }
  const made = await saveRecord(then, notification, { ...message, ...more }, undefined, { action: 'create' })
  await moveRecord(then, notification, made, move, {})
}
