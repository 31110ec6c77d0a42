import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestTime } from '../../../resources/insight/dashboard/rules/digestTime.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 180_000)
afterAll(() => shop?.server.close())

/** Nine in the morning on the shop's clock. */
const nine = '2027-03-04T03:30:00.000Z'
const later = (minutes: number) => new Date(Date.parse(nine) + minutes * 60_000)

async function setTimes(value: unknown): Promise<number> {
  const [{ id, version }] = await shop.find('admin-settings', { key: 'alerts.digestTimes' })
  return (await shop.ask('PUT', `/admin-settings/${id}`, { version, value })).status
}

/** Who was told by which way, and what. */
async function told() {
  const { rows } = await sql<{ email: string; channel: string; subject: string; body: string }>`
    SELECT a.email, n.channel, n.subject, n.body FROM notification n JOIN notification_key k ON k.id = n.key
      JOIN _accounts a ON a.id::text = n.recipient_id
    WHERE k.key = 'staff.digest' ORDER BY n.created_at, a.email, n.channel`.execute(shop.db)
  return rows
}

describe('the time of a summary', () => {
  it('is on the shop’s clock, and counts for an hour', () => {
    const at = (now: Date) => digestTime(['09:00', '17:30'], now)
    expect([at(later(-1)), at(later(0)), at(later(59)), at(later(60))]).toEqual([
      undefined,
      nine,
      nine,
      undefined,
    ])
    expect(digestTime(['08:45', '09:00'], later(1))).toBe(nine)
    // A quarter of an hour after midnight.
    expect(digestTime(['23:50'], new Date('2027-03-03T18:45:00.000Z'))).toBe('2027-03-03T18:20:00.000Z')
  })
})

describe('the summary of waiting work', () => {
  it('is told once, at the times that are set, to those for whom anything waits, of the queues they may see', async () => {
    const { body } = await shop.ask('POST', '/contact-messages', {
      name: 'Rohan Mehta',
      email: 'rohan@example.com',
      subject: 'Late',
      body: 'Where is it?',
    })
    await sql`UPDATE contact_message SET due_at = now() - interval '2 days' WHERE id = ${body.id}`.execute(
      shop.db,
    )
    const french = await shop.server.signIn('support')
    await shop.ask('PUT', '/auth/preferences', { locale: 'fr' }, french)

    await runTimedWork(shop.server.context, later(0))
    expect(await told()).toEqual([])
    expect(await setTimes(['9'])).toBe(422)
    expect(await setTimes(['09:00'])).toBe(200)
    await runTimedWork(shop.server.context, later(-1))
    expect(await told()).toEqual([])

    // Two servers in the same minute, and one that starts later.
    await Promise.all([1, 2].map(() => runTimedWork(shop.server.context, later(0))))
    await runTimedWork(shop.server.context, later(20))
    const messages = await told()
    // Packing may not see what customers write.
    expect(messages.map(({ email, channel }) => `${email} ${channel}`).sort()).toEqual(
      ['admin', 'catalogue', 'orders', 'support'].flatMap((name) => [
        `${name}@atelier.test email`,
        `${name}@atelier.test inApp`,
      ]),
    )
    expect(messages.find(({ email }) => email.startsWith('admin'))).toMatchObject({
      subject: 'What waits for you: 1',
      body: expect.stringContaining('Overdue messages (1)'),
    })
    expect(messages.find(({ email }) => email.startsWith('support'))?.subject).toBe(
      'En attente pour vous : 1',
    )
  })

  it('comes again the next day, not by ways that somebody has switched off, and not when all is done', async () => {
    await shop.ask('PUT', '/auth/notifications/staff.digest', { inApp: false, email: false })
    await runTimedWork(shop.server.context, later(1440))
    const next = (await told()).slice(8).map(({ email }) => email)
    expect([next.length, next.includes('admin@atelier.test')]).toEqual([6, false])
    await sql`UPDATE contact_message SET due_at = NULL`.execute(shop.db)
    await runTimedWork(shop.server.context, later(2880))
    expect(await told()).toHaveLength(14)
  })
})
