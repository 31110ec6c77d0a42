import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import samples from '../../samples/whatsapp.json' with { type: 'json' }
import { type Imitation, imitate } from '../../support/imitation.ts'
import { connect } from './connect.ts'
import { type MessageShop, messageShop } from './messages.ts'

const secret = 'the secret of the app'

/** Meta's Cloud API as "Messages" and "Send template messages" describe it. */
const meta = () =>
  imitate('graph.facebook.com', ({ method, path, headers, text }) => {
    if (headers.authorization !== 'Bearer token of meta')
      return { status: 401, body: { error: { message: 'Error validating access token', code: 190 } } }
    if (method === 'GET') return { body: samples.number }
    const { template, biz_opaque_callback_data: id } = JSON.parse(text)
    if (
      !path.endsWith('/106540352242922/messages') ||
      template.name !== 'order_out' ||
      template.language.code !== 'en'
    )
      return { status: 404, body: samples.unknownTemplate }
    return { body: { ...samples.sent, messages: [{ id: `wamid.${id}` }] } }
  })

let shop: MessageShop
let service: Imitation
beforeAll(async () => {
  shop = await messageShop('whatsapp', { providerName: 'order_out', providerStatus: 'approved' })
  service = await meta()
}, 180_000)
afterAll(async () => {
  await service?.[Symbol.asyncDispose]()
  await shop?.server.close()
})

const set = () =>
  connect(
    shop.context,
    { 'messaging.whatsappNumber': '106540352242922' },
    {
      'messaging.whatsappToken': 'token of meta',
      'messaging.whatsappAppSecret': secret,
      'messaging.whatsappVerifyToken': 'open sesame',
    },
  )

/** Statuses of messages, as Meta posts them. */
const statuses = (...told: readonly object[]) => {
  const [entry] = samples.status.entry
  const [change] = entry?.changes ?? []
  const [usual] = change?.value.statuses ?? []
  const value = { ...change?.value, statuses: told.map((each) => ({ ...usual, ...each })) }
  return { ...samples.status, entry: [{ ...entry, changes: [{ ...change, value }] }] }
}
const tell = (event: object, signature?: string) => {
  const body = JSON.stringify(event)
  const right = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return shop.post('/message-receipts/whatsapp', body, {
    'Content-Type': 'application/json',
    'X-Hub-Signature-256': signature ?? right,
  })
}

async function sent(to?: any): Promise<string> {
  const id = await shop.tell(to ?? (await shop.customer()))
  await shop.send()
  expect(await shop.message(id)).toMatchObject({ status: 'sent', providerId: `wamid.${id}` })
  return id
}

describe('messages by WhatsApp', () => {
  it('are held back, and nobody is asked, until the number is set', async () => {
    const id = await shop.tell(await shop.customer())
    await shop.send()
    expect(await shop.message(id)).toMatchObject({ status: 'suppressed', reason: 'notConfigured' })
    expect((await tell(statuses({}))).status).toBe(401)
    expect(service.asked).toEqual([])
    await set()
    const { body } = await shop.ask('POST', '/config-settings/operations/test', { connection: 'whatsapp' })
    expect(body).toEqual({ ok: true, by: 'whatsapp', error: null })
  })

  it('are the approved template with what fills its places, in their order', async () => {
    const person = await shop.customer()
    const id = await sent(person)
    expect(JSON.parse(service.asked.at(-1)?.text ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: person.phone.slice(1),
      type: 'template',
      biz_opaque_callback_data: id,
      template: {
        name: 'order_out',
        language: { code: 'en' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'AT-1' },
              { type: 'text', text: 'Delhivery' },
            ],
          },
        ],
      },
    })
  })

  it('wait for the approval of their words, which holds for one wording', async () => {
    const change = async (values: object) => {
      const { version } = await shop.read('templates', shop.template)
      return shop.ask('PUT', `/templates/${shop.template}`, { version, ...values })
    }
    const body = 'Order {{order.number}} comes with {{shipment.courier}} today.'
    expect((await change({ body })).body.providerStatus).toBe('draft')
    const id = await shop.tell(await shop.customer())
    expect(await shop.message(id)).toMatchObject({ status: 'suppressed', reason: 'notApproved' })
    const choice = await change({ body: '{{#if order.number}}Yes{{/if}}' })
    expect(choice.body.errors.body).toMatch(/WhatsApp/)
    expect((await change({ providerStatus: 'approved' })).body.providerStatus).toBe('approved')
  })

  it('say why they did not leave', async () => {
    const id = await shop.tell(await shop.customer())
    service.fail({ status: 429, body: samples.tooMany })
    await shop.send()
    expect((await shop.message(id)).error).toBe(
      'WhatsApp answered 429: (#130429) Rate limit hit – Cloud API message throughput has been reached.',
    )
    service.fail({ status: 404, body: samples.unknownTemplate })
    await shop.send(6)
    expect((await shop.message(id)).error).toMatch(/does not exist in en/)
    service.fail('silence')
    await shop.send(40)
    expect(await shop.message(id)).toMatchObject({ status: 'failed', attempts: 3 })
  })
})

describe('what WhatsApp tells of messages', () => {
  it('is believed by its signature over the bytes alone', async () => {
    const id = await sent()
    const read = statuses({ id: `wamid.${id}`, status: 'read' })
    const other = `sha256=${createHmac('sha256', secret).update('{}').digest('hex')}`
    for (const signature of ['', 'sha256=', other, other.slice(7)])
      expect([(await tell(read, signature)).status, signature]).toEqual([401, signature])
    expect((await shop.message(id)).status).toBe('sent')
    expect((await tell(read)).body).toEqual({ outcome: ['applied'] })
    expect((await shop.message(id)).status).toBe('opened')
    expect((await tell({ object: 'page', entry: [] })).status).toBe(422)
  })

  it('comes many at once, in any order and again', async () => {
    const [one, two] = [await sent(), await sent()]
    const told = statuses(
      { id: `wamid.${one}`, status: 'read', timestamp: '1795000060' },
      { id: `wamid.${two}`, status: 'sent' },
      { id: `wamid.${one}`, status: 'delivered' },
      { id: 'wamid.unknown', status: 'delivered' },
    )
    expect((await tell(told)).body).toEqual({ outcome: ['applied', 'applied', 'unknown'] })
    expect((await tell(told)).body).toEqual({ outcome: ['repeated', 'repeated', 'repeated'] })
    expect(await shop.message(one)).toMatchObject({
      status: 'opened',
      openedAt: '2026-11-18T11:07:40.000Z',
      deliveredAt: '2026-11-18T11:06:40.000Z',
    })
    expect((await shop.message(two)).status).toBe('sent')
  })

  it('may be faster than the answer: the message is found by our own id', async () => {
    const id = await shop.tell(await shop.customer())
    service.fail('broken')
    await shop.send()
    await tell(
      statuses({ id: 'wamid.of-the-broken-line', status: 'delivered', biz_opaque_callback_data: id }),
    )
    const asked = service.asked.length
    await shop.send(10)
    expect([(await shop.message(id)).status, service.asked.length]).toEqual(['delivered', asked])
  })

  it('of what did not arrive goes the next way, and leaves the number to SMS', async () => {
    const person = await shop.customer()
    const id = await sent(person)
    await tell(statuses({ id: `wamid.${id}`, status: 'failed', errors: [samples.undeliverable] }))
    expect(await shop.message(id)).toMatchObject({
      status: 'bounced',
      bounceReason: '131026 Message Undeliverable.',
    })
    const [next] = await shop.find('notifications', { recipientId: person.id, channel: 'email' })
    expect(next?.fallbackOf ?? 'none').toBe(id)
    expect(await shop.find('suppressed-addresses', { customer: person.id })).toEqual([])
  })

  it('of whoever wants no more advertising takes the consent back', async () => {
    const person = await shop.customer()
    await shop.ask('POST', `/customers/${person.id}/operations/consent`, {
      channel: 'whatsapp',
      state: 'granted',
      source: 'Checkout',
    })
    const id = await sent(person)
    const timestamp = String(Math.floor(Date.now() / 1000) + 60)
    await tell(statuses({ id: `wamid.${id}`, status: 'failed', timestamp, errors: [samples.stopped] }))
    expect((await shop.read('customers', person.id)).consentedTo).toEqual([])
    expect((await shop.message(id)).status).toBe('bounced')
  })

  it('is set up by an answer to the token that both sides know', async () => {
    const ask = (token: string) =>
      shop.server.call(
        `/message-receipts/whatsapp?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=${token}`,
      )
    const right = await ask('open%20sesame')
    expect([right.status, await right.text()]).toEqual([200, '1158201444'])
    expect((await ask('wrong')).status).toBe(401)
  })
})

describe('what customers write back by WhatsApp', () => {
  const writing = (...messages: readonly object[]) => {
    const [entry] = samples.status.entry
    const [change] = entry?.changes ?? []
    const { statuses: _, ...value } = change?.value ?? { statuses: [] }
    return {
      ...samples.status,
      entry: [{ ...entry, changes: [{ ...change, value: { ...value, messages } }] }],
    }
  }
  let written = 0
  const said = (person: any, text: string, more: object = {}) => ({
    ...samples.written,
    id: `wamid.in-${++written}`,
    from: person.phone.slice(1),
    text: { body: text },
    ...more,
  })
  const asked = async (person: any) =>
    Promise.all(
      (await shop.find('contact-messages', { customer: [person.id] })).map(({ id }) =>
        shop.read('contact-messages', id),
      ),
    )

  it('stands in the contact desk once, believed by its signature alone', async () => {
    const person = await shop.customer()
    const id = await sent(person)
    const event = writing(said(person, 'Can it come on Saturday?', { context: { id: `wamid.${id}` } }))
    expect((await tell(event, 'sha256=00')).status).toBe(401)
    expect(await asked(person)).toEqual([])
    const answers = await Promise.all([tell(event), tell(event), tell(event)])
    expect(answers.map(({ body }) => body.outcome[0]).sort()).toEqual(['applied', 'repeated', 'repeated'])
    const [message, ...none] = await asked(person)
    expect(none).toEqual([])
    expect(message).toMatchObject({
      channel: 'whatsapp',
      phone: person.phone,
      body: 'Can it come on Saturday?',
      status: 'new',
    })
    expect((await shop.message(id)).status).toBe('delivered')
  })

  it('goes on as one conversation, whatever it is made of, and what says nothing is passed over', async () => {
    const person = await shop.customer()
    await sent(person)
    const { outcome } = (
      await tell(
        writing(
          said(person, 'Hello'),
          said(person, '', { type: 'image', text: null, image: { caption: 'This one' } }),
          said(person, '', { type: 'audio', text: null }),
          said(person, '', { type: 'button', text: null, button: { text: 'Yes' } }),
          said(person, '', { type: 'reaction', text: null }),
        ),
      )
    ).body
    expect(outcome).toEqual(['applied', 'applied', 'applied', 'applied'])
    const [message, ...none] = await asked(person)
    expect([none, message.body, message.thread.map(({ text }: any) => text)]).toEqual([
      [],
      'Hello',
      ['This one', '[WhatsApp: audio]', 'Yes'],
    ])
    expect(message.thread[0]).toMatchObject({ kind: 'customer', channel: 'whatsapp' })
    await shop.ask('POST', `/contact-messages/${message.id}/transitions/resolve`, {
      version: message.version,
      resolution: 'explained',
    })
    await tell(writing(said(person, 'One more thing')))
    expect((await asked(person)).map(({ status }) => status)).toEqual(['open'])
  })

  it('of a number that was sent nothing is no answer', async () => {
    const stranger = await shop.customer()
    expect((await tell(writing(said(stranger, 'Hello?')))).body).toEqual({ outcome: ['unknown'] })
    expect(await asked(stranger)).toEqual([])
  })
})
