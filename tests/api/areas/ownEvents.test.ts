import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventName } from '../../../resources/messages/notification/rules/eventKeys.ts'
import type { Push } from '../../../resources/messages/notification/server/carriers/firebase.ts'
import { deliverDue } from '../../../resources/messages/notification/server/deliverDue.ts'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import type { Call } from '../../support/server.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
let support: Call
let supportId: string
beforeAll(async () => {
  shop = await notificationShop()
  support = await shop.server.signIn('support')
  supportId = await shop.account('support')
}, 120_000)
afterAll(async () => shop?.server.close())

const received = 'message.received'
const ticket = {
  'message.number': 'T-1',
  'message.subject': 'Where is it?',
  'message.url': 'https://shop.example/1',
  'message.from': 'Rohan',
}
const choose = (key: string, channels: object, call = support) =>
  shop.ask('PUT', `/auth/notifications/${key}`, channels, call)
const mine = async (call = support) => (await shop.ask('GET', '/auth/notifications', undefined, call)).body

/** The channels by which the support person was told in one announcement, with what came of each. */
async function told(key: EventName, values: object): Promise<any[]> {
  const ids = await shop.announce(key, { values: values as Record<string, unknown> })
  const { rows } = await sql<{ channel: string; status: string; reason: string | null; body: string }>`
    SELECT channel, status, reason, body FROM notification WHERE id = ANY(${ids}::uuid[]) AND recipient_id = ${supportId}
    ORDER BY channel`.execute(shop.db)
  return rows
}

describe('what somebody hears of', () => {
  it('is what their roles and their own work bring, in their language, as the keys say at first', async () => {
    const { push, events } = await mine()
    expect(push).toBe(false)
    expect(events.map(({ key }: { key: string }) => key)).toEqual([
      ...['cancellation.overdue', 'broadcast.approved', 'broadcast.declined'],
      ...['message.received', 'message.sla_breach'],
      ...['order.mentioned', 'access.declined', 'access.granted', 'staff.digest'],
      ...['staff.followed', 'staff.mail', 'staff.new_login'],
      ...['bulk.failed', 'bulk.finished', 'import.failed', 'import.finished'],
      ...['setting.approved', 'setting.declined'],
    ])
    const first = events.find(({ key }: { key: string }) => key === received)
    expect(first.channels).toEqual({ inApp: true, email: false, push: false })
    const french = await support('/auth/notifications', { headers: { 'Accept-Language': 'fr' } })
    const names = ((await french.json()) as any).events.map(({ name }: { name: string }) => name)
    expect(names).not.toEqual(events.map(({ name }: { name: string }) => name))
    const catalogue = await mine(await shop.server.signIn('catalogue'))
    const keys = catalogue.events.map(({ key }: { key: string }) => key)
    expect([keys.includes('stock.low'), keys.includes(received)]).toEqual([true, false])
  })

  it('comes by the ways that they chose, whatever the key says, and others are told as before', async () => {
    expect((await told(received, ticket)).map(({ channel }) => channel)).toEqual(['inApp'])
    expect((await choose(received, { inApp: false, email: true })).body.channels).toEqual({
      inApp: false,
      email: true,
      push: false,
    })
    const [only, ...more] = await told(received, ticket)
    expect([only.channel, only.status, more]).toEqual(['email', 'queued', []])
    // Nobody wrote an e-mail for this event: the product's own words stand in.
    expect(only.body).toContain('Rohan')
    expect((await told('message.sla_breach', ticket)).map(({ channel }) => channel)).toEqual([
      'email',
      'inApp',
    ])
    expect((await choose(received, { inApp: true })).body.channels.email).toBe(true)
    await choose(received, { email: false })
  })

  it('is not for choosing where it is somebody else’s, unknown, or demanded by law', async () => {
    const refusals = await Promise.all(
      ['stock.low', 'no.such', 'staff.invited', 'order.placed'].map((key) => choose(key, { email: true })),
    )
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect((await choose(received, { sms: true })).status).toBe(400)
    expect((await shop.ask('GET', '/auth/notifications', undefined, shop.server.call)).status).toBe(401)
  })
})

describe('push messages', () => {
  const device = (deviceToken: string | null) => shop.ask('PUT', '/auth/device', { deviceToken }, support)

  it('say why they are held back: not set up, or no browser takes them', async () => {
    await choose(received, { push: true })
    const held = async () => (await told(received, ticket)).find(({ channel }) => channel === 'push')
    expect(await held()).toMatchObject({ status: 'suppressed', reason: 'notConfigured' })
    await storeSecret(shop.db, shop.server.context.settings, 'messaging.firebaseAccount', '{}')
    expect(await held()).toMatchObject({ status: 'suppressed', reason: 'noAddress' })
    expect((await mine()).push).toBe(false)
    await device('browser-1')
    expect(await held()).toMatchObject({ status: 'queued', reason: null })
    expect((await mine()).push).toBe(true)
  })

  it('reach each browser of the person; one that is gone is forgotten', async () => {
    const second = await shop.server.signIn('support')
    await shop.ask('PUT', '/auth/device', { deviceToken: 'browser-2' }, second)
    await told(received, ticket)
    const sent: Push[] = []
    const send = async (push: Push) => {
      sent.push(push)
      return push.token === 'browser-1' ? { gone: true as const } : { id: 'projects/x/messages/7' }
    }
    const context = { ...shop.server.context, carriers: { push: { name: 'firebase', send } } }
    await deliverDue(context, new Date())
    expect([...new Set(sent.map(({ token }) => token))].sort()).toEqual(['browser-1', 'browser-2'])
    expect(sent[0]?.title).not.toBe('')
    const { rows } = await sql<{ status: string; provider: string; id: string }>`
      SELECT status, provider, provider_id AS id FROM notification WHERE channel = 'push' AND status <> 'suppressed'`.execute(
      shop.db,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows)
      expect(row).toEqual({ status: 'sent', provider: 'firebase', id: 'projects/x/messages/7' })
    const { rows: left } = await sql<{ token: string }>`
      SELECT device_token AS token FROM _sessions WHERE device_token IS NOT NULL`.execute(shop.db)
    expect(left).toEqual([{ token: 'browser-2' }])
  })

  it('are tried again while Firebase cannot be reached, and say so', async () => {
    await told(received, ticket)
    // What is set is no service account: without it nothing is asked of anybody.
    await deliverDue(shop.server.context, new Date())
    const { rows } = await sql<{ status: string; error: string }>`
      SELECT status, error FROM notification WHERE channel = 'push' AND status = 'scheduled'`.execute(shop.db)
    expect(rows).toEqual([{ status: 'scheduled', error: expect.stringContaining('service account') }])
  })
})
