import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import exotelSamples from '../../samples/exotel.json' with { type: 'json' }
import samples from '../../samples/whatsapp.json' with { type: 'json' }
import { type Imitation, imitate } from '../../support/imitation.ts'
import { connect } from './connect.ts'
import { type MessageShop, messageShop } from './messages.ts'

const secret = 'the secret of the app'

/** Meta's Cloud API takes every message here: "Messages" of free text and of templates. */
const meta = () =>
  imitate('graph.facebook.com', ({ text }) => {
    const { biz_opaque_callback_data: id } = JSON.parse(text)
    return { body: { ...samples.sent, messages: [{ id: `wamid.${id}` }] } }
  })
const exotel = () =>
  imitate('api.in.exotel.com', ({ text }) => ({
    body: {
      SMSMessage: {
        ...exotelSamples.sent.SMSMessage,
        Sid: `sid-${new URLSearchParams(text).get('CustomField')}`,
      },
    },
  }))

let shop: MessageShop
let whatsapp: Imitation
let sms: Imitation
beforeAll(async () => {
  shop = await messageShop('whatsapp', { providerName: 'order_out', providerStatus: 'approved' })
  whatsapp = await meta()
  sms = await exotel()
}, 180_000)
afterAll(async () => {
  await sms?.[Symbol.asyncDispose]()
  await whatsapp?.[Symbol.asyncDispose]()
  await shop?.server.close()
})

const setUp = () =>
  connect(
    shop.context,
    {
      'messaging.whatsappNumber': '106540352242922',
      'messaging.exotelAccount': 'atelier1',
      'messaging.exotelKey': 'apikey-123',
    },
    {
      'messaging.whatsappToken': 'token of meta',
      'messaging.whatsappAppSecret': secret,
      'messaging.exotelToken': 'token of exotel',
    },
  )

const post = (value: object) => {
  const [entry] = samples.status.entry
  const [change] = entry?.changes ?? []
  const body = JSON.stringify({ ...samples.status, entry: [{ ...entry, changes: [{ ...change, value }] }] })
  const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
  return shop.post('/message-receipts/whatsapp', body, {
    'Content-Type': 'application/json',
    'X-Hub-Signature-256': signature,
  })
}
let written = 0
/** A customer who was told of something writes back, so many hours ago. */
async function wrote(person: any, text: string, hoursAgo = 0): Promise<any> {
  const timestamp = String(Math.floor(Date.now() / 1000) - hoursAgo * 3600)
  const message = {
    ...samples.written,
    id: `wamid.back-${++written}`,
    from: person.phone.slice(1),
    timestamp,
  }
  await post({ messages: [{ ...message, text: { body: text } }] })
  const [found] = await shop.find('contact-messages', { customer: [person.id] })
  return shop.read('contact-messages', found.id)
}
async function asked(hoursAgo = 0): Promise<{ person: any; message: any }> {
  const person = await shop.customer()
  await shop.tell(person)
  await shop.send()
  return { person, message: await wrote(person, 'Is it on its way?', hoursAgo) }
}
const operate = async (id: string, name: string, input: object = {}) => {
  const { status, body, text } = await shop.ask('POST', `/contact-messages/${id}/operations/${name}`, input)
  if (status !== 200) throw new Error(text)
  return body
}
const reply = (id: string, channel: string, text = 'Yes.\nTomorrow.') =>
  operate(id, 'reply', { text, channel, next: 'wait' })
const wayBy = async (id: string, channel: string) =>
  (await operate(id, 'answerWays')).ways.find((way: any) => way.channel === channel)
const told = async (id: string) => (await operate(id, 'deliveries')).deliveries
const lastWord = async (id: string) => (await shop.read('contact-messages', id)).thread.at(-1)
const status = (id: string, more: object) => {
  const [usual] = samples.status.entry[0]?.changes[0]?.value.statuses ?? []
  return post({ statuses: [{ ...usual, id: `wamid.${id}`, ...more }] })
}

/** A template for answers by a channel. */
async function answerTemplate(channel: string, body: string, more: object): Promise<void> {
  const [key] = await shop.find('notification-keys', { key: 'message.replied' })
  const { body: made } = await shop.ask('POST', '/templates', {
    name: `Answer by ${channel}`,
    kind: 'message',
    key: key.id,
    channel,
    locale: 'en',
    body,
    ...more,
  })
  await shop.ask('POST', `/templates/${made.id}/transitions/activate`, { version: made.version })
}

describe('an answer of staff by WhatsApp', () => {
  it('is only noted where WhatsApp is not set up', async () => {
    const person = await shop.customer()
    const { body } = await shop.ask('POST', '/contact-messages', {
      name: 'Asha',
      phone: person.phone,
      subject: 'Zip',
      body: 'It is stuck.',
      channel: 'whatsapp',
    })
    expect(await wayBy(body.id, 'whatsapp')).toMatchObject({ reason: 'notConfigured' })
    await reply(body.id, 'whatsapp')
    await shop.send()
    expect(await lastWord(body.id)).toMatchObject({ text: 'Yes.\nTomorrow.', sentAs: null })
    expect(whatsapp.asked).toEqual([])
    await setUp()
  })

  it('goes out as it was typed within 24 hours of the customer’s last word, and says what became of it', async () => {
    const { person, message } = await asked(23)
    const way = await wayBy(message.id, 'whatsapp')
    expect(way).toMatchObject({ reason: null, around: null })
    expect(Math.round((Date.parse(way.until) - Date.now()) / 3_600_000)).toBe(1)
    await reply(message.id, 'whatsapp')
    const { id: entry, sentAs } = await lastWord(message.id)
    expect(await told(message.id)).toMatchObject([{ entry, status: 'queued' }])
    await shop.send()
    expect(JSON.parse(whatsapp.asked.at(-1)?.text ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: person.phone.slice(1),
      biz_opaque_callback_data: sentAs,
      type: 'text',
      text: { body: 'Yes.\nTomorrow.', preview_url: false },
    })
    expect(await told(message.id)).toMatchObject([{ status: 'sent', error: null }])
    await status(sentAs, { status: 'failed', errors: [samples.undeliverable] })
    expect(await told(message.id)).toEqual([
      { entry, status: 'bounced', held: null, error: '131026 Message Undeliverable.' },
    ])
  })

  it('is told of by those alone who may see the conversation, and its ways to those who may answer', async () => {
    const { message } = await asked()
    const { call } = await shop.staff('looks', [{ key: 'contactMessage', view: true }])
    const by = (name: string) =>
      shop.ask('POST', `/contact-messages/${message.id}/operations/${name}`, {}, call)
    expect([(await by('deliveries')).status, (await by('answerWays')).status]).toEqual([200, 403])
  })

  it('needs an approved template after that, in whose words it goes out', async () => {
    const { message } = await asked(25)
    expect(await wayBy(message.id, 'whatsapp')).toMatchObject({ reason: 'noTemplate', until: null })
    const before = whatsapp.asked.length
    await reply(message.id, 'whatsapp')
    await shop.send()
    expect([(await lastWord(message.id)).sentAs, whatsapp.asked.length]).toEqual([null, before])
    await answerTemplate('whatsapp', 'Your message {{message.number}}: {{message.reply}}', {
      providerName: 'answer',
      providerStatus: 'approved',
    })
    expect(await wayBy(message.id, 'whatsapp')).toMatchObject({
      reason: null,
      until: null,
      around: `Your message ${message.ticketNo}: […]`,
    })
    await reply(message.id, 'whatsapp')
    await shop.send()
    const { template } = JSON.parse(whatsapp.asked.at(-1)?.text ?? '')
    expect(template).toMatchObject({
      name: 'answer',
      components: [{ parameters: [{ text: message.ticketNo }, { text: 'Yes. Tomorrow.' }] }],
    })
  })
})

describe('an answer of staff by SMS', () => {
  it('goes out under the registration of its template, once', async () => {
    const { message } = await asked()
    expect(await wayBy(message.id, 'sms')).toMatchObject({ reason: 'noTemplate' })
    const dlt = { dltEntityId: '1101234567890', dltTemplateId: '1107160000000012345', senderHeader: 'ATELIR' }
    await answerTemplate('sms', '{{message.reply}} - Atelier', dlt)
    expect(await wayBy(message.id, 'sms')).toMatchObject({ reason: null, around: '[…] - Atelier' })
    await reply(message.id, 'sms', 'Yes, tomorrow.')
    await Promise.all([shop.send(), shop.send()])
    const forms = sms.asked.map(({ text }) => new URLSearchParams(text))
    expect(forms.map((form) => [form.get('Body'), form.get('From'), form.get('DltTemplateId')])).toEqual([
      ['Yes, tomorrow. - Atelier', 'ATELIR', dlt.dltTemplateId],
    ])
    expect(await told(message.id)).toMatchObject([{ status: 'sent' }])
  })
})

describe('the first word of the shop', () => {
  it('goes the same way to a customer', async () => {
    const { person } = await asked()
    const { body } = await shop.ask('POST', `/customers/${person.id}/operations/message`, {
      subject: 'Your kurta',
      text: 'Shall we shorten it?',
      channel: 'whatsapp',
    })
    expect(body.sent).toBe(true)
    await shop.send()
    expect(JSON.parse(whatsapp.asked.at(-1)?.text ?? '').text.body).toBe('Shall we shorten it?')
  })
})
