import { sql } from 'kysely'
import type { EventName } from '../../../resources/messages/notification/rules/eventKeys.ts'
import type { Announcement } from '../../../resources/messages/notification/server/announcement.ts'
import { notify } from '../../../resources/messages/notification/server/notify.ts'
import type { Recipient } from '../../../resources/messages/notification/server/recipient.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { type Call, testServer } from '../../support/server.ts'

/** A shop whose events have their keys and templates, as after a real start. */
export async function notificationShop(environment: Record<string, string> = {}) {
  const server = await testServer({ environment })
  await ensureKeys(server.context)
  const admin = await server.signIn('admin')
  const { db } = server.context.database

  async function ask(method: string, path: string, body?: object, call: Call = admin) {
    const answer = await call(path, { method, ...(body ? { body: body as Record<string, unknown> } : {}) })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const find = async (path: string, filter: object): Promise<any[]> =>
    (await ask('GET', `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)).body
  const announce = (key: EventName, announcement: Announcement) =>
    inTransaction(server.context, { actor: systemActor, requestId: 'test' }, (work) =>
      notify(work, key, announcement),
    )
  /** Changes a key. */
  const setKey = async (key: string, values: object) => {
    const [found] = await find('notification-keys', { key })
    const { status, body } = await ask('PUT', `/notification-keys/${found.id}`, {
      version: found.version,
      ...values,
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }
  const templateOf = async (key: string, channel: string, locale = 'en') => {
    const [found] = await find('notification-keys', { key })
    return (await find('templates', { key: found.id, channel, locale, status: 'active' }))[0]
  }
  const account = async (name: string) =>
    (await sql<{ id: string }>`SELECT id FROM _accounts WHERE email = ${`${name}@atelier.test`}`.execute(db))
      .rows[0]?.id ?? ''
  return { server, admin, db, ask, find, announce, setKey, templateOf, account }
}

let people = 0

/** A customer who can be reached by e-mail. */
export const someone = (more: Partial<Recipient> = {}): Recipient => {
  people++
  return {
    audience: 'customer',
    id: `customer-${people}`,
    name: 'Ananya Iyer',
    email: `ananya${people}@example.com`,
    ...more,
  }
}

/** What an order tells. */
export const orderValues = {
  'order.number': 'AT-1',
  'order.total': 459_900,
  'order.date': '2026-11-14T05:30:00.000Z',
  'order.url': 'https://shop.example/orders/AT-1',
}

export type NotificationShop = Awaited<ReturnType<typeof notificationShop>>
