import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import { type MailServer, openMailServer } from '../../support/mailServer.ts'
import type { Call } from '../../support/server.ts'
import { connect } from '../providers/connect.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
let support: Call
let mails: MailServer
beforeAll(async () => {
  shop = await notificationShop()
  support = await shop.server.signIn('support')
  mails = await openMailServer()
}, 300_000)
afterAll(async () => {
  await mails?.close()
  await shop?.server.close()
})

const send = (channel: string, call = support) =>
  shop.ask('POST', '/auth/notifications/test', { channel }, call)
const refusal = async (channel: string) => {
  const { status, body } = await send(channel)
  return [status, body.errors?.channel]
}
const sent = async () => {
  const { rows } = await sql<{ channel: string; status: string; recipient: string }>`
    SELECT channel, status, recipient_id AS recipient FROM notification ORDER BY id`.execute(shop.db)
  return rows
}

describe('a message to oneself', () => {
  it('stands in one’s own inbox at once, in one’s language, and in nobody else’s', async () => {
    const answer = await support('/auth/notifications/test', {
      method: 'POST',
      body: { channel: 'inApp' },
      headers: { 'Accept-Language': 'fr' },
    })
    expect(await answer.json()).toEqual({ status: 'delivered', to: null, error: null })
    const inbox = (await shop.ask('GET', '/auth/inbox', undefined, support)).body
    expect(inbox.messages[0]).toMatchObject({ subject: 'Message d’essai', readAt: null })
    const theirs = (await shop.ask('GET', '/auth/inbox')).body.messages
    expect(theirs.filter(({ subject }: any) => subject === 'Message d’essai')).toEqual([])
  })

  it('is refused where the way is not set up, or leads to no browser, and none is written', async () => {
    const before = (await sent()).length
    expect(await refusal('email')).toEqual([422, expect.stringContaining('no mail server')])
    expect(await refusal('push')).toEqual([422, expect.stringContaining('not set up push messages')])
    await storeSecret(shop.db, shop.server.context.settings, 'messaging.firebaseAccount', '{}')
    expect(await refusal('push')).toEqual([422, expect.stringContaining('None of your browsers')])
    expect((await send('sms')).status).toBe(422)
    expect((await send('inApp', shop.server.call)).status).toBe(401)
    expect((await sent()).length).toBe(before)
  })

  it('goes through the mail server of the shop before the answer, and leaves what else is due to the clock', async () => {
    const set = (port: number) =>
      connect(
        shop.server.context,
        { 'messaging.smtpHost': '127.0.0.1', 'messaging.smtpPort': port, 'messaging.from': 'shop@shop.test' },
        {},
      )
    await set(mails.port)
    const [waiting = ''] = await shop.announce('staff.password_link', {
      to: [{ audience: 'staff', id: await shop.account('admin'), name: 'Asha', email: 'admin@atelier.test' }],
      values: {},
    })
    expect((await send('email')).body).toEqual({ status: 'sent', to: 'support@atelier.test', error: null })
    expect(mails.heard).toContain('RCPT TO:<support@atelier.test>')
    expect(mails.heard.filter((line) => line.startsWith('RCPT'))).toHaveLength(1)
    expect((await shop.ask('GET', `/notifications/${waiting}`)).body.status).toBe('queued')
    await set(1)
    const failed = (await send('email')).body
    expect([failed.status, failed.error]).toEqual(['scheduled', expect.stringContaining('ECONNREFUSED')])
  })

  it('is limited to ten an hour', async () => {
    const answers: number[] = []
    for (let turn = 0; turn < 9; turn++) answers.push((await send('inApp')).status)
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([7, 429])
    expect((await send('inApp', shop.admin)).status).toBe(200)
  })
})
