import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillNotifications } from '../../../demo/notifications.ts'
import { type NotificationShop, notificationShop } from '../../api/areas/notificationShop.ts'
import { demoOfTests } from '../../support/demoOfTests.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
  await fillNotifications(shop.server.context, demoOfTests)
}, 180_000)
afterAll(() => shop?.server.close())

const all = (path: string, filter: object) => shop.find(path, filter)

it('the demo has a log in which things went well, badly and were held back', async () => {
  const mails = await all('notifications', { channel: 'email', audience: 'customer' })
  expect(mails.length).toBeGreaterThanOrEqual(50)
  const states = new Set(mails.map(({ status }) => status))
  expect([...states].sort()).toEqual(['bounced', 'clicked', 'delivered', 'failed', 'opened', 'suppressed'])
  const [dead] = await all('suppressed-addresses', {})
  expect(dead).toMatchObject({ status: 'suppressed', way: 'email', detail: expect.stringContaining('550') })
  for (const { subject, body, status, attempts } of mails) {
    expect([subject, body].join(' ')).not.toMatch(/\{\{|undefined|null/)
    expect([status, attempts]).toEqual([status, status === 'failed' ? 3 : status === 'suppressed' ? 0 : 1])
  }
})

it('everybody on the staff of the demo finds something behind the bell', async () => {
  for (const name of ['admin', 'orders', 'support']) {
    const call = await shop.server.signIn(name)
    const { body } = await shop.ask('GET', '/auth/inbox', undefined, call)
    expect(body.unread).toBeGreaterThanOrEqual(3)
  }
})

it('canned replies are there in four languages', async () => {
  const replies = await all('templates', { kind: 'cannedReply', status: 'active' })
  expect([...new Set(replies.map(({ locale }) => locale))].sort()).toEqual(['en', 'fr', 'ja', 'zh'])
})
