import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverDue } from '../../../resources/messages/notification/server/deliverDue.ts'
import { type NotificationShop, notificationShop, orderValues, someone } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 120_000)
afterAll(() => shop?.server.close())

const make = async (values: object) => {
  const { status, body } = await shop.ask('POST', '/templates', values)
  return { status, body, id: body.id as string }
}
const layoutOf = (body: string, more: object = {}) =>
  make({ kind: 'layout', name: 'House', locale: 'en', body, ...more })
const step = async (id: string, name: string) => {
  const { version } = (await shop.ask('GET', `/templates/${id}`)).body
  return (await shop.ask('POST', `/templates/${id}/transitions/${name}`, { version })).status
}
const change = async (id: string, values: object) => {
  const { version } = (await shop.ask('GET', `/templates/${id}`)).body
  return shop.ask('PUT', `/templates/${id}`, { version, ...values })
}
const house =
  '<h2>{{shop.name}}, Jaipur</h2>{{content}}<p>Return within 14 days. <a href="https://shop.example">Shop</a></p>'

it('a layout has one place for the words of each message', async () => {
  for (const body of ['<p>No place</p>', '{{content}} {{content}}', '{{#if shop.name}}{{content}}{{/if}}']) {
    const { status, body: told } = await layoutOf(body)
    expect([status, Object.keys(told.errors)]).toEqual([422, ['body']])
  }
  expect((await layoutOf('{{content}} {{order.number}}')).status).toBe(422)
  const placed = await shop.templateOf('order.placed', 'email')
  const { status, body } = await change(placed.id, { layout: placed.id })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['layout']])
})

it('stands around mails, their preview and their test, from the day it is active', async () => {
  const layout = await layoutOf(house)
  expect(layout.status).toBe(201)
  const placed = await shop.templateOf('order.placed', 'email')
  expect((await change(placed.id, { layout: layout.id })).status).toBe(200)
  const preview = async () => (await shop.ask('POST', `/templates/${placed.id}/operations/preview`, {})).body
  const before = await preview()
  expect(before.body).not.toContain('Jaipur')
  expect(await step(layout.id, 'activate')).toBe(200)
  const shown = await preview()
  expect(shown.body).toMatch(/^<h2>Atelier, Jaipur<\/h2>/)
  expect(shown.body).toContain(before.body)
  expect(shown.plain).toContain('Return within 14 days.')

  const customer = someone({ name: '<b>Asha</b> "onload=x' })
  const [id = ''] = await shop.announce('order.placed', { to: [customer], values: orderValues })
  const sent = (await shop.ask('GET', `/notifications/${id}`)).body
  expect(sent.body).toMatch(/^<h2>Atelier, Jaipur<\/h2>[\s\S]*AT-1[\s\S]*Return within 14 days\./)
  expect(sent.body).not.toContain('<b>Asha')
  expect(sent.body).not.toContain('Words-of-the-message')

  const test = await shop.ask('POST', `/templates/${placed.id}/operations/test`, { to: 'me@example.com' })
  expect(test.status).toBe(200)
  const mails: string[] = []
  const send = async ({ html, text }: { html: string; text: string }) => {
    mails.push(html, text)
    return { id: 'sent' }
  }
  const from = { name: 'Atelier', address: 'shop@example.com' }
  const carriers = { mail: { from, carrier: { name: 'test', send } } } as never
  await deliverDue({ ...shop.server.context, carriers }, new Date())
  expect(mails.filter((mail) => mail.includes('Jaipur')).length).toBe(4)

  expect(await step(layout.id, 'archive')).toBe(200)
  expect((await preview()).body).toBe(before.body)
})

it('sends a mail in the name that its template gives, with its answers and its preview line', async () => {
  const placed = await shop.templateOf('order.placed', 'email')
  const values = { preheader: 'Order {{order.number}} <is> on its way', fromName: 'Asha of Atelier' }
  expect((await change(placed.id, { ...values, replyTo: 'help@example.com' })).status).toBe(200)
  const [id = ''] = await shop.announce('order.placed', { to: [someone()], values: orderValues })
  const sent: Record<string, unknown>[] = []
  const send = async (mail: Record<string, unknown>) => {
    sent.push(mail)
    return { id: 'sent' }
  }
  const from = { name: 'Atelier', address: 'shop@example.com' }
  const carriers = { mail: { from, carrier: { name: 'test', send } } } as never
  await deliverDue({ ...shop.server.context, carriers }, new Date())
  const mail = sent.find((each) => each.id === id)
  expect(mail).toMatchObject({
    from: { name: 'Asha of Atelier', address: 'shop@example.com' },
    replyTo: 'help@example.com',
  })
  expect(mail?.html).toContain('Order AT-1 &#60;is&#62; on its way</div>')
  await change(placed.id, { preheader: null, fromName: null, replyTo: null })
})

it('brings nothing into a mail that a mail may not hold, wherever its place is', async () => {
  const layout = await layoutOf(
    '<a href="{{content}}">x</a><script>alert(1)</script><img src="x" onerror="y">',
  )
  await step(layout.id, 'activate')
  const placed = await shop.templateOf('order.placed', 'email')
  await change(placed.id, { layout: layout.id })
  const { body } = (await shop.ask('POST', `/templates/${placed.id}/operations/preview`, {})).body
  expect(body).not.toMatch(/<script|<img|onerror|alert/)
  expect((await shop.ask('POST', `/templates/${layout.id}/operations/preview`, {})).body.html).toBe(true)
})

it('is not taken along into a copy for another language', async () => {
  const placed = await shop.templateOf('order.placed', 'email')
  const copy = async (input: object) =>
    (await shop.ask('POST', `/templates/${placed.id}/operations/copy`, input)).body.id
  const [same, french] = [await copy({}), await copy({ locale: 'fr' })]
  expect((await shop.ask('GET', `/templates/${same}`)).body.layout).toBe(
    (await shop.ask('GET', `/templates/${placed.id}`)).body.layout,
  )
  expect((await shop.ask('GET', `/templates/${french}`)).body.layout).toBeNull()
})
