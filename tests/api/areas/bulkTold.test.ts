import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
let clerk: Call
beforeAll(async () => {
  shop = await notificationShop()
  clerk = await shop.server.signIn('catalogue')
}, 120_000)
afterAll(async () => shop?.server.close())

it('whoever had all records of a condition changed hears of its end, how many were and were not, and nobody else does', async () => {
  for (const name of ['Told one', 'Told two'])
    await shop.ask('POST', '/tags', { name, slug: name.toLowerCase().replace(' ', '-') }, clerk)
  const begun = await shop.ask(
    'POST',
    '/tags/bulk/jobs',
    { action: 'delete', filter: { name: { contains: 'Told' } } },
    clerk,
  )
  const state = async () => (await shop.ask('GET', `/tags/bulk/jobs/${begun.body.id}`, undefined, clerk)).body
  await expect.poll(async () => (await state()).state).toBe('checked')
  const told = async () =>
    (
      await sql<{ recipient: string; channel: string; title: string; body: string }>`
        SELECT n."recipient_id" AS "recipient", n."channel", n."subject" AS "title", n."body" FROM "notification" n
        JOIN "notification_key" k ON k."id" = n."key" WHERE k."key" LIKE 'bulk.%'`.execute(shop.db)
    ).rows
  expect(await told()).toEqual([])
  const { version } = await state()
  await shop.ask('POST', `/tags/bulk/jobs/${begun.body.id}/run`, { version }, clerk)
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0)
  const messages = await told()
  const person = await shop.account('catalogue')
  expect(new Set(messages.map(({ recipient }) => recipient))).toEqual(new Set([person]))
  expect(messages.find(({ channel }) => channel === 'inApp')).toMatchObject({
    body: expect.stringContaining('tags: 2 changed, 0 left out.'),
  })
})
