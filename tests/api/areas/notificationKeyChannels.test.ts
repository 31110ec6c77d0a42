import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notificationShop } from './notificationShop.ts'

let shop: Awaited<ReturnType<typeof notificationShop>>
beforeAll(async () => {
  shop = await notificationShop()
}, 60_000)
afterAll(() => shop?.server.close())

const keyOf = async (key: string) => (await shop.find('notification-keys', { key }))[0]
const readWays = async (id: string) => {
  const { ways } = (await shop.ask('GET', `/notification-keys/${id}`)).body
  return ways.map(({ channel, use }: { channel: string; use: string }) => `${channel} ${use}`)
}
const many = (ids: string[], data: object, more: object = {}) =>
  shop.ask('POST', '/notification-keys/bulk/operations/channel', {
    items: ids.map((id) => ({ id })),
    data,
    ...more,
  })

describe('a channel', () => {
  it('is switched for several events at once, and the others stay as they are', async () => {
    const [placed, dispatched] = [await keyOf('order.placed'), await keyOf('shipment.dispatched')]
    const before = [await readWays(placed.id), await readWays(dispatched.id)]
    expect(before).toEqual([expect.arrayContaining(['sms always']), expect.arrayContaining(['sms always'])])
    const { body } = await many([placed.id, dispatched.id], { channel: 'sms', use: 'off' })
    expect(body.done).toHaveLength(2)
    for (const [index, { id }] of [placed, dispatched].entries())
      expect(await readWays(id)).toEqual(
        before[index].map((way: string) => way.replace('sms always', 'sms off')),
      )
    expect((await many([placed.id], { channel: 'push', use: 'always' })).body.refused).toEqual([])
    expect(await readWays(placed.id)).toContain('push always')
    expect((await keyOf('order.placed')).activeChannels).not.toContain('sms')
  })

  it('that an event is made for is switched off and on again, whoever is told', async () => {
    const { id } = await keyOf('account.password_changed')
    await many([id], { channel: 'inApp', use: 'off' })
    expect(await readWays(id)).toContain('inApp off')
    expect((await many([id], { channel: 'inApp', use: 'always' })).body.refused).toEqual([])
    expect(await readWays(id)).toContain('inApp always')
  })

  it('that the people told do not have is refused for those events alone', async () => {
    const [placed, staff] = [await keyOf('order.placed'), await keyOf('stock.low')]
    const { body } = await many([placed.id, staff.id], { channel: 'whatsapp', use: 'always' })
    expect([body.done.length, body.refused.length]).toEqual([1, 1])
    expect(await readWays(staff.id)).not.toContain('whatsapp always')
  })
})

describe('a test', () => {
  it('sends every language of an event with samples, to the address alone', async () => {
    const { id } = await keyOf('order.placed')
    const { body } = await shop.ask('POST', `/notification-keys/${id}/operations/test`, {
      to: 'me@atelier.test',
    })
    const sent = await shop.find('notifications', { email: 'me@atelier.test' })
    expect(body.sent).toBe(sent.length)
    expect(sent.map(({ locale }) => locale).sort()).toEqual(['en', 'fr', 'ja', 'zh'])
    expect(sent[0].why).toContain('Test by')
  })

  it('says so where there are no words for e-mail', async () => {
    const { id } = await keyOf('broadcast.waiting')
    const { status, body } = await shop.ask('POST', `/notification-keys/${id}/operations/test`, {
      to: 'me@atelier.test',
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['to']])
  })
})

describe('the addresses of a key', () => {
  const values = { 'variant.sku': 'KUR-1', 'product.name': 'Kurta', 'stock.available': 2 }
  const heard = async (ids: string[]) =>
    (await shop.find('notifications', { id: ids }))
      .map(({ recipientId, email, channel, status }) => [recipientId, email, channel, status])
      .sort()

  it('get an e-mail beside the staff, by no other channel, and take nobody’s place', async () => {
    const person = await shop.account('catalogue')
    await shop.setKey('stock.low', {
      staffRoles: [],
      staffPeople: [person],
      staffEmails: ['stores@shop.example', 'catalogue@atelier.test'],
    })
    const ids = await shop.announce('stock.low', { values })
    const told = await heard(ids)
    expect(told.filter(([, email]) => email === 'stores@shop.example')).toEqual([
      ['stores@shop.example', 'stores@shop.example', 'email', 'queued'],
    ])
    // Whoever hears of it anyway does not hear of it twice.
    expect(told.filter(([id]) => id === person).map(([, , channel]) => channel)).toEqual(['inApp'])
    expect(told).toHaveLength(2)
    await shop.setKey('stock.low', { staffPeople: [] })
    const administrators = await heard(await shop.announce('stock.low', { values }))
    expect(administrators.map(([, email]) => email)).toContain('admin@atelier.test')
  })

  it('are left out where the event itself says who is told', async () => {
    const id = await shop.account('orders')
    const to = [{ audience: 'staff' as const, id, name: 'Vikram', email: 'orders@atelier.test' }]
    const told = await heard(await shop.announce('stock.low', { values, to }))
    expect(told.map(([recipient]) => recipient)).toEqual([id])
  })

  it.each([['no address'], ['Stores@Shop.example'], ['a@b']])('are addresses: not %s', async (address) => {
    const { id, version } = await keyOf('stock.low')
    const { status, body } = await shop.ask('PUT', `/notification-keys/${id}`, {
      version,
      staffEmails: [address],
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['staffEmails.0']])
  })
})

describe('the preview of a key', () => {
  it('is one of its active texts, filled in with samples', async () => {
    const { id } = await keyOf('order.placed')
    const preview = async (input: object = {}) =>
      (await shop.ask('POST', `/notification-keys/${id}/operations/preview`, input)).body
    const first = await preview()
    const channels = first.texts.map(({ channel }: { channel: string }) => channel)
    expect(new Set(channels)).toEqual(new Set(['email', 'sms', 'whatsapp']))
    expect(first.preview).toMatchObject({ html: true, subject: expect.any(String) })
    expect(first.preview.body).not.toContain('{{')
    const french = first.texts.find(({ locale, channel }: any) => locale === 'fr' && channel === 'email')
    expect((await preview({ text: french.id })).preview.subject).not.toBe(first.preview.subject)
  })
})
