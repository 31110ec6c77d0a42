import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EventName, eventKeys } from '../../../resources/messages/notification/rules/eventKeys.ts'
import type { Carrier } from '../../../resources/messages/notification/server/carriers/carrier.ts'
import { deliverDue } from '../../../resources/messages/notification/server/deliverDue.ts'
import { notify } from '../../../resources/messages/notification/server/notify.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type NotificationShop, notificationShop, orderValues, someone } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 180_000)
afterAll(() => shop?.server.close())

const from = { name: 'Atelier', address: 'shop@example.com' }
const carrierOf = (send: Carrier['send']) => ({ mail: { from, carrier: { name: 'test', send } } })
const of = async (id: string | undefined) => (await shop.ask('GET', `/notifications/${id}`)).body
const minutes = (count: number) => new Date(Date.now() + count * 60_000)

describe('the keys', () => {
  it('are all there after a start, with templates, and another start changes nothing', async () => {
    const keys = await shop.find('notification-keys', {})
    expect(keys.map(({ key }) => key).sort()).toEqual(Object.keys(eventKeys).sort())
    await ensureKeys(shop.server.context)
    expect(await shop.find('notification-keys', {})).toEqual(keys)
    const [low] = keys.filter(({ key }) => key === 'stock.low')
    expect([low.staffRoles.length, low.activeChannels, low.translations.fr.name]).toEqual([
      3,
      ['inApp'],
      'Stock faible',
    ])
  })

  it('say in which languages they have words for every way, and which have none at all', async () => {
    const words = async () => {
      await runTimedWork(shop.server.context, minutes(0))
      const keys = await shop.find('notification-keys', {})
      return (name: string) => keys.find(({ key }) => key === name)
    }
    const first = await words()
    expect(first('stock.low')).toMatchObject({ wordedIn: ['en', 'fr', 'zh', 'ja'], missingTemplate: false })
    // Text messages are worded in English alone.
    expect(first('order.placed')).toMatchObject({ wordedIn: ['en'], missingTemplate: false })
    const [english] = await shop.find('templates', { key: [first('stock.low').id], locale: 'en' })
    const move = (name: string, version: number) =>
      shop.ask('POST', `/templates/${english.id}/transitions/${name}`, { version })
    await move('archive', english.version)
    const after = await words()
    expect(after('stock.low')).toMatchObject({ wordedIn: ['fr', 'zh', 'ja'], missingTemplate: true })
    const found = await shop.find('notification-keys', { missingTemplate: true })
    expect(found.map(({ key }) => key)).toEqual(['stock.low'])
    await move('activate', english.version + 1)
  })

  it('that are off tell nobody', async () => {
    await shop.setKey('order.edited', { enabled: false })
    expect(await shop.announce('order.edited', { to: [someone()], values: orderValues })).toEqual([])
  })

  it('cannot be made, deleted or given another key by people', async () => {
    expect((await shop.ask('POST', '/notification-keys', { name: 'Own' })).status).toBe(403)
    const same = await shop.setKey('order.confirmed', { key: 'other.key', description: 'New' })
    expect([same.key, same.description]).toEqual(['order.confirmed', 'New'])
  })
})

describe('a message', () => {
  it('keeps what was said in the language of the person, and lands in the outbox', async () => {
    const to = someone({ locale: 'fr' })
    const [id] = await shop.announce('order.placed', {
      to: [to],
      values: orderValues,
      about: { area: 'order', id: 'o1', name: 'AT-1' },
    })
    expect(await of(id)).toMatchObject({
      status: 'queued',
      channel: 'email',
      locale: 'fr',
      areaName: 'AT-1',
      class: 'transactional',
    })
    await runTimedWork(shop.server.context, new Date())
    const sent = await of(id)
    expect(sent).toMatchObject({
      status: 'sent',
      provider: 'outbox',
      attempts: 1,
      subject: 'Nous avons reçu votre commande AT-1',
    })
    expect(sent.tries).toMatchObject([{ outcome: 'sent', provider: 'outbox' }])
    const file = readFileSync(
      join(resolve(shop.server.context.settings.dataDir), 'outbox', `${id}.eml`),
      'utf8',
    )
    expect(file).toContain(`Message-ID: <${id}@localhost>`)
    expect(file).toContain(`<${to.email}>`)
    const html = Buffer.from(
      file.split('text/html')[1]?.split('\r\n\r\n')[1]?.split('\r\n--')[0] ?? '',
      'base64',
    ).toString()
    expect(html).toContain('4\u202f599,00')
  })

  it('is taken back with the transaction that announces it', async () => {
    const to = someone()
    const failing = inTransaction(
      shop.server.context,
      { actor: systemActor, requestId: 'test' },
      async (work) => {
        await notify(work, 'order.placed', { to: [to], values: orderValues })
        throw new Error('The order was not placed.')
      },
    )
    await expect(failing).rejects.toThrow()
    expect(await shop.find('notifications', { recipientId: to.id })).toHaveLength(0)
  })

  it('shows markup in a value as text', async () => {
    const values = {
      ...orderValues,
      reason: '<img src=x onerror=alert(1)>',
      'order.number': '"><script>1</script>',
    }
    const [id] = await shop.announce('order.on_hold', { to: [someone()], values })
    const { body, subject } = await of(id)
    expect(body).not.toMatch(/<(img|script)/)
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(subject).toContain('"><script>')
  })

  it('writes a header of its own through no value', async () => {
    const to = someone({ name: 'Eve\r\nBcc: all@example.com' })
    const [id] = await shop.announce('order.confirmed', { to: [to], values: orderValues })
    await runTimedWork(shop.server.context, new Date())
    const folder = join(resolve(shop.server.context.settings.dataDir), 'outbox')
    expect(readdirSync(folder)).toContain(`${id}.eml`)
    expect(readFileSync(join(folder, `${id}.eml`), 'utf8')).not.toMatch(/^Bcc:/m)
  })

  it('that nothing carries says so, and the next way takes over', async () => {
    const to = someone({ phone: '+919812345678', email: null })
    await shop.announce('account.otp', {
      to: [{ ...to, email: 'otp@example.com' }],
      values: { 'otp.code': '1', 'otp.minutes': 5 },
    })
    const all = await shop.find('notifications', { recipientId: to.id })
    expect(all.map(({ channel, status, reason }) => [channel, status, reason]).sort()).toEqual([
      ['email', 'queued', null],
      ['sms', 'suppressed', 'noDlt'],
    ])
    expect(all.find(({ channel }) => channel === 'email').fallbackOf).toBe(
      all.find(({ channel }) => channel === 'sms').id,
    )
  })
})

describe('promotion', () => {
  const values = { 'cart.total': 100, 'cart.items': 1, 'cart.url': 'https://shop.example/cart' }

  it('goes only to customers who agreed to that channel', async () => {
    const [without] = await shop.announce('cart.abandoned', { to: [someone()], values })
    expect(await of(without)).toMatchObject({ status: 'suppressed', reason: 'noConsent' })
    const [agreed] = await shop.announce('cart.abandoned', { to: [someone({ consents: ['email'] })], values })
    expect(['queued', 'scheduled']).toContain((await of(agreed)).status)
  })

  it('waits for the end of the quiet hours', async () => {
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', {
        hour: '2-digit',
        hourCycle: 'h23',
        timeZone: 'Asia/Kolkata',
      }).format(),
    )
    const set = async (key: string, value: number) => {
      const [found] = await shop.find('config-settings', { key })
      await shop.ask('PUT', `/config-settings/${found.id}`, { version: found.version, value })
    }
    await set('messaging.quietFrom', hour)
    await set('messaging.quietTo', (hour + 2) % 24)
    const [id] = await shop.announce('cart.abandoned', { to: [someone({ consents: ['email'] })], values })
    const waiting = await of(id)
    expect(waiting.status).toBe('scheduled')
    const wait = Date.parse(waiting.scheduledAt) - Date.now()
    expect(wait).toBeGreaterThan(55 * 60_000)
    expect(wait).toBeLessThanOrEqual(120 * 60_000)
    await deliverDue(shop.server.context, new Date())
    expect((await of(id)).status).toBe('scheduled')
    await deliverDue(shop.server.context, minutes(121))
    expect((await of(id)).status).toBe('sent')
  })
})

describe('limits of a key', () => {
  it('leave out the same message about the same thing, also when two come at once', async () => {
    await shop.setKey('refund.failed', { dedupeMinutes: 60 })
    const to = someone()
    const announce = (id: string) =>
      shop.announce('refund.failed', { to: [to], values: {}, about: { area: 'order', id, name: id } })
    await Promise.all([announce('a'), announce('a')])
    await announce('b')
    const mails = (await shop.find('notifications', { recipientId: to.id })).filter(
      ({ channel }) => channel === 'email',
    )
    expect(mails.filter(({ reason }) => reason === 'repeated')).toHaveLength(1)
    expect(mails.filter(({ status }) => status === 'queued')).toHaveLength(2)
  })

  it('hold back what is too much in an hour', async () => {
    await shop.setKey('return.received', { hourlyLimit: 2 })
    const to = someone()
    for (const id of ['1', '2', '3'])
      await shop.announce('return.received', { to: [to], values: {}, about: { area: 'order', id, name: id } })
    const all = await shop.find('notifications', { recipientId: to.id })
    expect(all.map(({ reason }) => reason).filter(Boolean)).toEqual(['tooMany'])
  })
})

describe('delivery', () => {
  it('tries three times, longer apart each time, then gives up and may be asked again', async () => {
    await deliverDue(shop.server.context, minutes(300))
    const [id] = await shop.announce('order.confirmed', { to: [someone()], values: orderValues })
    let asked = 0
    const failing = {
      ...shop.server.context,
      carriers: carrierOf(async () => {
        asked++
        throw new Error('550 mailbox unknown')
      }),
    }
    await deliverDue(failing, minutes(0))
    expect(await of(id)).toMatchObject({ status: 'scheduled', attempts: 1, error: '550 mailbox unknown' })
    await deliverDue(failing, minutes(4))
    expect(asked).toBe(1)
    await deliverDue(failing, minutes(6))
    await deliverDue(failing, minutes(40))
    const failed = await of(id)
    expect([failed.status, failed.attempts, failed.tries.length, asked]).toEqual(['failed', 3, 3, 3])
    const { status } = await shop.ask('POST', `/notifications/${id}/transitions/retry`, {
      version: failed.version,
    })
    expect(status).toBe(200)
    await deliverDue(shop.server.context, minutes(41))
    expect((await of(id)).status).toBe('sent')
  })

  it('by two servers at once sends everything once', async () => {
    const to = Array.from({ length: 30 }, () => someone())
    await shop.announce('review.approved', { to, values: {} })
    const sent: string[] = []
    const context = {
      ...shop.server.context,
      carriers: carrierOf(async ({ id }) => {
        await new Promise((done) => setTimeout(done, 2))
        sent.push(id)
        return { id }
      }),
    }
    await Promise.all([deliverDue(context, new Date()), deliverDue(context, new Date())])
    expect(new Set(sent).size).toBe(sent.length)
    expect(sent.length).toBeGreaterThanOrEqual(30)
  })

  it('leaves out what was called off', async () => {
    const [id] = await shop.announce('order.confirmed', { to: [someone()], values: orderValues })
    const { version } = await of(id)
    await shop.ask('POST', `/notifications/${id}/transitions/cancel`, { version })
    await deliverDue(shop.server.context, new Date())
    expect(await of(id)).toMatchObject({ status: 'cancelled', attempts: 0 })
  })

  it('sends again as a message of its own', async () => {
    const [id] = await shop.announce('order.confirmed', { to: [someone()], values: orderValues })
    await deliverDue(shop.server.context, new Date())
    const { status, body } = await shop.ask('POST', `/notifications/${id}/operations/resend`, {})
    expect(status).toBe(200)
    expect(await of(body.id)).toMatchObject({ status: 'queued', why: 'Sent again by Asha Rao', attempts: 0 })
    expect((await shop.ask('POST', `/notifications/${body.id}/operations/resend`, {})).status).toBe(409)
  })
})

describe('a customer’s message', () => {
  it('is told to support once, and again when its answer is overdue; the answer goes out by e-mail', async () => {
    const message = (
      await shop.ask('POST', '/contact-messages', {
        name: 'Rohan',
        email: 'rohan@example.com',
        subject: 'Hi',
        body: 'Where is it?',
      })
    ).body
    const about = async () =>
      (await shop.find('notifications', { area: 'contactMessage' })).filter(
        ({ areaId }) => areaId === message.id,
      )
    await runTimedWork(shop.server.context, new Date())
    await runTimedWork(shop.server.context, new Date())
    expect((await about()).map(({ channel, audience }) => [audience, channel])).toEqual([['staff', 'inApp']])
    await runTimedWork(shop.server.context, new Date(Date.parse(message.dueAt) + 60_000))
    expect((await about()).filter(({ channel }) => channel === 'email')).toHaveLength(1)
    const reply = await shop.ask('POST', `/contact-messages/${message.id}/operations/reply`, {
      text: 'Today.',
      channel: 'email',
    })
    expect(reply.status).toBe(200)
    expect((await about()).filter(({ audience }) => audience === 'customer')).toMatchObject([
      { email: 'rohan@example.com' },
    ])
  })
})

describe('a customer who does not want a kind of message', () => {
  it('gets none where the message lets customers opt out, and all others', async () => {
    const [key] = await shop.find('notification-keys', { key: 'shipment.delivered' })
    const email = 'quiet@example.com'
    const values = { firstName: 'Quiet', email, unwantedMessages: [key.id] }
    const made = await shop.ask('POST', '/customers', values)
    expect(made.status).toBe(201)
    const to = [someone({ id: made.body.id, email })]
    const told = async (event: EventName) => of((await shop.announce(event, { to, values: orderValues }))[0])
    expect(await told('shipment.delivered')).toMatchObject({ status: 'queued' })
    await shop.setKey('shipment.delivered', { canOptOut: true })
    expect(await told('shipment.delivered')).toMatchObject({ status: 'suppressed', reason: 'optedOut' })
    expect(await told('order.placed')).toMatchObject({ status: 'queued' })
    await shop.setKey('shipment.delivered', { canOptOut: false })
  })
})
