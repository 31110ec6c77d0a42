import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type NotificationShop, notificationShop, orderValues, someone } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 180_000)
afterAll(() => shop?.server.close())

const change = (record: { id: string; version: number }, values: object) =>
  shop.ask('PUT', `/templates/${record.id}`, { version: record.version, ...values })
const operation = (id: string, name: string, input: object = {}) =>
  shop.ask('POST', `/templates/${id}/operations/${name}`, input)

describe('a template', () => {
  it('with a variable that its event does not bring is refused at its place', async () => {
    const mail = await shop.templateOf('order.placed', 'email')
    const { status, body } = await change(mail, { body: '<p>Hello</p>\n<p>{{order.numbr}}</p>' })
    expect([status, body.errors.body]).toEqual([
      422,
      'Line 2, column 4: this event has no variable “order.numbr”.',
    ])
    for (const wrong of [
      '{{',
      '{{#if order.number}}',
      '{{/if}}',
      '{{constructor.constructor}}',
      '{{ order.number | x }}',
    ])
      expect([wrong, (await change(mail, { body: wrong })).status]).toEqual([wrong, 422])
  })

  it('is as delivered until it is changed, and again after a reset', async () => {
    const mail = await shop.templateOf('shipment.delivered', 'email', 'fr')
    expect(mail.original).toBe(true)
    const changed = (await change(mail, { subject: 'Voilà, {{order.number}}' })).body
    expect(changed.original).toBe(false)
    const reset = await operation(mail.id, 'reset', { version: changed.version })
    expect([reset.status, reset.body.subject, reset.body.original]).toEqual([200, mail.subject, true])
  })

  it('gives way to the one that is activated after it', async () => {
    const first = await shop.templateOf('order.placed', 'email', 'ja')
    const { id } = (await operation(first.id, 'copy')).body
    const copy = (await shop.ask('GET', `/templates/${id}`)).body
    expect(copy).toMatchObject({ status: 'draft', locale: 'ja', body: first.body })
    const moved = await shop.ask('POST', `/templates/${id}/transitions/activate`, { version: copy.version })
    expect(moved.status).toBe(200)
    expect((await shop.ask('GET', `/templates/${first.id}`)).body.status).toBe('archived')
    const clash = await change(await shop.templateOf('order.placed', 'email', 'zh'), { locale: 'ja' })
    expect([clash.status, Object.keys(clash.body.errors)]).toEqual([409, ['locale']])
  })

  it('is found by the group of its event, and by the languages that nobody has written it in', async () => {
    const found = async (filter: object): Promise<any[]> =>
      (await shop.ask('GET', `/templates?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
    const mail = await shop.templateOf('review.rejected', 'email')
    await runTimedWork(shop.server.context)
    const sought = { key: mail.key, channel: 'email', locale: 'en' }
    const [before] = await found({ ...sought, group: 'review', missingIn: { has: ['mr'] } })
    expect(before).toMatchObject({ id: mail.id, version: mail.version, group: 'review' })
    expect(before.missingIn).toEqual(['hi', 'bn', 'ta', 'te', 'mr'])
    expect(await found({ ...sought, group: 'order' })).toEqual([])
    const { id } = (await operation(mail.id, 'copy', { locale: 'mr' })).body
    const copy = (await shop.ask('GET', `/templates/${id}`)).body
    // A draft is not written for customers yet.
    await runTimedWork(shop.server.context)
    expect(await found({ ...sought, missingIn: { has: ['mr'] } })).toHaveLength(1)
    expect(copy.group).toBe('review')
    await shop.ask('POST', `/templates/${id}/transitions/activate`, { version: copy.version })
    await runTimedWork(shop.server.context)
    expect(await found({ ...sought, missingIn: { has: ['mr'] } })).toEqual([])
  })

  it('stays the only active one when two are activated at once', async () => {
    const first = await shop.templateOf('order.confirmed', 'email')
    const copies = await Promise.all([
      operation(first.id, 'copy', { locale: 'hi' }),
      operation(first.id, 'copy', { locale: 'hi' }),
    ])
    await Promise.all(
      copies.map(({ body }) =>
        shop.ask('POST', `/templates/${body.id}/transitions/activate`, { version: 1 }),
      ),
    )
    expect(await shop.find('templates', { key: first.key, locale: 'hi', status: 'active' })).toHaveLength(1)
  })

  it('is shown with its samples, or with what was last said to those who may see that', async () => {
    const mail = await shop.templateOf('order.placed', 'email')
    const { body } = await operation(mail.id, 'preview')
    expect(body).toMatchObject({ html: true, values: 'samples', subject: 'We have your order AT-10248' })
    expect(body.body).toContain('₹4,599.00')
    expect(body.plain).toContain('Hello Ananya Iyer,\n\nThank you')
    await shop.announce('order.placed', { to: [someone({ name: 'Kabir Das' })], values: orderValues })
    expect((await operation(mail.id, 'preview', { values: 'last' })).body.plain).toContain('Hello Kabir Das,')
    const orders = await shop.server.signIn('orders')
    const refused = await shop.ask(
      'POST',
      `/templates/${mail.id}/operations/preview`,
      { values: 'last' },
      orders,
    )
    expect(refused.status).toBe(403)
  })

  it('is tried by e-mail alone', async () => {
    const mail = await shop.templateOf('order.placed', 'email')
    const { status, body } = await operation(mail.id, 'test', { to: 'me@example.com' })
    expect(status).toBe(200)
    expect((await shop.ask('GET', `/notifications/${body.id}`)).body).toMatchObject({
      email: 'me@example.com',
      status: 'queued',
    })
    const text = await shop.templateOf('order.placed', 'sms')
    expect((await operation(text.id, 'test', { to: 'me@example.com' })).status).toBe(409)
    expect((await operation(mail.id, 'test', { to: 'nobody' })).status).toBe(422)
  })

  it('loses what could run when it is sent', async () => {
    const mail = await shop.templateOf('order.cancelled', 'email')
    await change(mail, {
      body: '<p onclick="x()">Hi</p><script>1</script><a href="javascript:x()">{{order.number}}</a>',
    })
    const { body } = await operation(mail.id, 'preview')
    expect(body.body).toBe('<p>Hi</p><a>AT-10248</a>')
  })
})
