import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type NotificationShop, notificationShop, orderValues, someone } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 120_000)
afterAll(async () => shop?.server.close())

async function set(key: string, value: unknown) {
  const [{ id, version }] = await shop.find('admin-settings', { key })
  return (await shop.ask('PUT', `/admin-settings/${id}`, { version, value })).status
}

/** The hour in which the clock looks, so many days from now. */
const pass = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCMinutes(23)
  return runTimedWork(shop.server.context, at)
}

const count = async (table: string, where: string) => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE ${sql.raw(where)}`.execute(shop.db)
  return rows[0]?.n as number
}

describe('the logs of the shop', () => {
  let brand: string
  beforeAll(async () => {
    brand = (await shop.ask('POST', '/brands', { name: 'Asha Looms' })).body.id
    for (const to of [someone(), someone()])
      await shop.announce('order.placed', { to: [to], values: orderValues })
  })

  it('are kept as delivered', async () => {
    expect(await count('notification', 'true')).toBeGreaterThan(1)
    const before = await count('_history', 'true')
    await pass(4000)
    expect(await count('_history', `record_id = '${brand}'`)).toBe(1)
    expect(await count('_history', 'true')).toBeGreaterThanOrEqual(before)
  })

  it('of messages go after the days that the shop says, with what their history says, but for those that wait', async () => {
    expect(await set('privacy.notificationDays', 89)).toBe(422)
    expect(await set('privacy.notificationDays', 90)).toBe(200)
    await sql`
      UPDATE notification SET status = 'queued', next_try_at = now() + interval '20 years'
      WHERE id = (SELECT min(id::text)::uuid FROM notification)`.execute(shop.db)
    const rest = await count('notification', "status <> 'queued'")
    expect(rest).toBeGreaterThan(0)
    await pass(89)
    expect(await count('notification', "status <> 'queued'")).toBe(rest)
    await pass(91)
    // One that another stands in for goes after that one.
    await pass(92)
    expect(await count('notification', "status <> 'queued'")).toBe(0)
    const waiting = await count('notification', "status = 'queued'")
    expect(waiting).toBeGreaterThan(0)
    const told = "resource = 'notification' AND record_id NOT IN (SELECT id FROM notification)"
    expect(await count('_history', told)).toBe(0)
    expect(await count('_history', `record_id = '${brand}'`)).toBe(1)
  })

  it('of changes go after the years that the shop says, two at least', async () => {
    expect(await set('privacy.historyYears', 1)).toBe(422)
    expect(await set('privacy.historyYears', 2)).toBe(200)
    await pass(730)
    expect(await count('_history', `record_id = '${brand}'`)).toBe(1)
    await pass(735)
    expect(await count('_history', `record_id = '${brand}'`)).toBe(0)
  })
})
