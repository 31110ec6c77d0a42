import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import type { Carrier } from '../../../resources/messages/notification/server/carriers/carrier.ts'
import { deliverDue } from '../../../resources/messages/notification/server/deliverDue.ts'
import { sendPasswordLink } from '../../../resources/messages/notification/server/sendPasswordLink.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { inTransaction } from '../../../server/records/work.ts'
import type { Work } from '../../../server/records/workTypes.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 180_000)
afterAll(() => shop?.server.close())

const from = { name: 'Atelier', address: 'shop@example.com' }
const carrierOf = (send: Carrier['send']) => ({ mail: { from, carrier: { name: 'test', send } } })

describe('staff hear', () => {
  it('of a sign-in with a browser that is new, once, and of a new password', async () => {
    const id = await shop.account('orders')
    const [orders] = await Promise.all([1, 2, 3].map(() => shop.server.signIn('orders')))
    await shop.server.signIn('orders')
    const told = async () =>
      (await shop.find('notifications', { recipientId: id }))
        .map(({ area, channel }) => `${area} ${channel}`)
        .sort()
    await expect.poll(told).toEqual(['session email', 'session inApp'])
    const change = { current: 'atelier-demo', next: 'seven lamps on a pier' }
    expect((await shop.ask('POST', '/auth/password', change, orders)).status).toBe(200)
    await expect.poll(told).toHaveLength(4)
  })

  it('of what became of their import', async () => {
    const answer = await shop.admin('/brands/import', {
      method: 'POST',
      body: 'name\nHilo\n',
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(answer.status).toBe(200)
    const [message] = (await shop.ask('GET', '/auth/inbox')).body.messages
    expect(message).toMatchObject({ group: 'system', body: expect.stringMatching(/^brands: \d new/) })
  })
})

describe('stock', () => {
  it('that runs low, runs out and comes back is told once each, by the ledger alone', async () => {
    const { context } = shop.server
    const run = <T>(work: (work: Work) => Promise<T>) =>
      inTransaction(context, { actor: systemActor, requestId: 'test' }, work)
    const [place, product] = await run(async ({ records }) => [
      await records.create(resources.stockLocation, { name: 'Hub', code: 'HUB' }),
      await records.create(resources.product, {
        name: 'Shawl',
        mrp: 1000,
        salePrice: 900,
        variants: [{ sku: 'SHAWL', mrp: 1000, salePrice: 900 }] as never,
      }),
    ])
    const variant = product.variants[0]?.id ?? ''
    const move = (quantity: number) =>
      run(({ db, actor }) =>
        moveStock({ db, actor }, [
          { variant, location: place.id, ...moves.adjust(quantity), reason: 'count' },
        ]),
      )
    for (const quantity of [20, -18, -2, 9]) await move(quantity)
    await runTimedWork(context, new Date())
    await runTimedWork(context, new Date())
    const told = (await shop.find('notifications', { area: 'stockMovement', channel: 'inApp' })).map(
      ({ subject }) => subject,
    )
    expect([...new Set(told)].sort()).toEqual(['SHAWL is back', 'SHAWL is running low', 'SHAWL is sold out'])
    const people = new Set(
      (
        await shop.find('notifications', {
          area: 'stockMovement',
          subject: 'SHAWL is sold out',
          channel: 'inApp',
        })
      ).map(({ recipientId }) => recipientId),
    )
    expect(people.size).toBeGreaterThan(0)
  })
})

describe('a message that nobody answers', () => {
  it('is told to managers once it has been overdue for as long as the shop set, and never where it set nothing', async () => {
    const { context } = shop.server
    const manager = await createAccount(context.database, {
      email: 'manager@atelier.test',
      name: 'Anand Pillai',
      type: 'SUB_ADMIN',
      roles: ['manager'],
      password: demoPassword,
    })
    const now = Date.now()
    const overdueFor = async (hours: number) => {
      const { body } = await shop.ask('POST', '/contact-messages', {
        name: 'Rohan Mehta',
        email: 'rohan@example.com',
        subject: `Overdue ${hours}`,
        body: 'Where is it?',
      })
      const due = new Date(now - hours * 3_600_000).toISOString()
      await sql`UPDATE contact_message SET due_at = ${due}, first_response_due = ${due} WHERE id = ${body.id}`.execute(
        shop.db,
      )
      return body.id as string
    }
    const set = async (value: number | null) => {
      const [found] = await shop.find('admin-settings', { key: 'alerts.escalationHours' })
      const { version, id } = found
      expect((await shop.ask('PUT', `/admin-settings/${id}`, { version, value })).status).toBe(200)
    }
    const told = async (id: string) => {
      const { rows } = await sql<{ key: string; channel: string }>`
        SELECT DISTINCT k.key, n.channel FROM notification n JOIN notification_key k ON k.id = n.key
        WHERE n.area_id = ${id} AND n.recipient_id = ${manager} AND k.key <> 'message.received' ORDER BY 1, 2`.execute(
        shop.db,
      )
      return rows.map(({ key, channel }) => `${key} ${channel}`)
    }
    const late = ['message.sla_breach email', 'message.sla_breach inApp']
    const long = ['message.escalated email', 'message.escalated inApp']
    const [three, thirty] = [await overdueFor(3), await overdueFor(30)]
    await set(null)
    await runTimedWork(context, new Date(now))
    expect([await told(three), await told(thirty)]).toEqual([late, []])
    await set(24)
    await runTimedWork(context, new Date(now))
    expect([await told(three), await told(thirty)]).toEqual([late, long])
    await set(2)
    await runTimedWork(context, new Date(now))
    expect(await told(three)).toEqual([...long, ...late])
  })
})

describe('an invitation', () => {
  it('carries its link to the person and nowhere else', async () => {
    const { context } = shop.server
    const made = (
      await shop.ask('POST', '/subadmins', {
        firstName: 'Ines',
        email: 'ines@example.com',
        administrator: true,
      })
    ).body
    const url = 'https://back.example.com/auth/invitation#'
    await inTransaction(context, { actor: systemActor, requestId: 'test' }, (work) =>
      sendPasswordLink(
        work,
        { ...context.settings, publicUrl: 'https://back.example.com' },
        { accountId: made.id, key: 'staff.invited', token: 'tok&en', until: '2026-11-30T00:00:00.000Z' },
      ),
    )
    const [logged] = await shop.find('notifications', { recipientId: made.id })
    expect(JSON.stringify(logged)).not.toContain('tok')
    let text = ''
    const carriers = carrierOf(async (mail) => {
      if (mail.id === logged.id) text = mail.text
      return { id: mail.id }
    })
    await deliverDue({ ...context, carriers }, new Date())
    expect(text).toContain(`${url}tok&en`)
    const { rows } = await sql`SELECT key FROM _secrets WHERE key LIKE 'notification:%'`.execute(shop.db)
    expect(rows).toEqual([])
    expect((await shop.ask('POST', `/notifications/${logged.id}/operations/resend`, {})).status).toBe(409)
  })
})

describe('the inbox', () => {
  it('is one’s own: read, put off and counted', async () => {
    const id = await shop.account('support')
    const support = await shop.server.signIn('support')
    await expect
      .poll(async () => (await shop.find('notifications', { recipientId: id })).length)
      .toBeGreaterThan(0)
    // What was told before, such as the sign-in itself, which is written a moment after it was answered.
    let quiet = 0
    while (quiet < 5) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const { unread } = (await shop.ask('GET', '/auth/inbox/unread', undefined, support)).body
      quiet = unread === 0 ? quiet + 1 : 0
      await shop.ask('POST', '/auth/inbox/read', {}, support)
    }
    const before = (await shop.ask('GET', '/auth/inbox', undefined, support)).body.messages.length
    const to = [
      { audience: 'staff' as const, id, name: 'Support', email: 'support@atelier.test', locale: 'ja' },
    ]
    const values = { 'message.from': 'Rohan', 'message.subject': 'Hi', 'message.number': 'TK-1' }
    for (const number of ['1', '2'])
      await shop.announce('message.received', {
        to,
        values,
        about: { area: 'contactMessage', id: number, name: number },
      })
    const inbox = async (call = support) => (await shop.ask('GET', '/auth/inbox', undefined, call)).body
    const { unread, messages } = await inbox()
    expect([unread, messages.length]).toEqual([2, before + 2])
    expect(messages[0]).toMatchObject({
      body: 'Rohan 様からの新着：Hi（TK-1）。',
      group: 'message',
      area: 'contactMessage',
    })
    const mine = messages[0].id
    const until = new Date(Date.now() + 86_400_000).toISOString()
    expect((await shop.ask('POST', `/auth/inbox/${mine}/snooze`, { until })).status).toBe(404)
    expect((await shop.ask('POST', `/auth/inbox/${mine}/snooze`, { until }, support)).body).toEqual({
      unread: 1,
    })
    expect((await inbox()).messages).toHaveLength(before + 1)
    await shop.ask('POST', '/auth/inbox/read', {})
    expect((await inbox()).unread).toBe(1)
    expect((await shop.ask('POST', '/auth/inbox/read', {}, support)).body).toEqual({ unread: 0 })
    expect((await shop.ask('GET', '/auth/inbox/unread', undefined, support)).body).toEqual({ unread: 0 })
    expect((await shop.ask('POST', '/auth/inbox/read', { ids: ['x'] }, support)).status).toBe(422)
  })
})
