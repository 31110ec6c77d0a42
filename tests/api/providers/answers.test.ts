import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import exotelSamples from '../../samples/exotel.json' with { type: 'json' }
import samples from '../../samples/whatsapp.json' with { type: 'json' }
import { type Imitation, imitate } from '../../support/imitation.ts'
import { connect } from './connect.ts'
import { type MessageShop, messageShop } from './messages.ts'

const secret = 'the secret of the app'

/** Meta's Cloud API takes every message here: "Messages" of free text and of templates. */
const meta = () =>
  imitate('graph.facebook.com', ({ path, text }) => {
    if (path.endsWith('/106540352242922/media')) return { body: { id: '1037543291543636' } }
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
/** A file that staff chose to go with an answer. */
async function kept(name: string, type: string, content: string | Uint8Array): Promise<object> {
  const form = new FormData()
  form.set('file', new Blob([content as BlobPart], { type }), name)
  const call = await shop.server.signIn('admin')
  const answer = await call('/files?as=document', { method: 'POST', body: form })
  const { file, bytes, type: kind } = (await answer.json()) as { file: string; bytes: number; type: string }
  return { file, bytes, type: kind, name }
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

  it('takes a file along, with the words below it, as the kind of document that WhatsApp knows', async () => {
    const { person, message } = await asked()
    const file = await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n')
    expect(await wayBy(message.id, 'whatsapp')).toMatchObject({ files: true })
    const long = { text: 'x'.repeat(1025), channel: 'whatsapp', files: [file] }
    const refusal = await shop.ask('POST', `/contact-messages/${message.id}/operations/reply`, long)
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ['text']])
    await operate(message.id, 'reply', { text: 'In the table.', channel: 'whatsapp', files: [file] })
    const { sentAs } = await lastWord(message.id)
    whatsapp.fail({ status: 400, body: samples.tooMany })
    await shop.send()
    expect(await told(message.id)).toMatchObject([
      { status: 'scheduled', error: expect.stringMatching(/130429/) },
    ])
    await shop.send(6)
    const [upload, sent] = whatsapp.asked.slice(-2)
    expect(upload).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/media$/) })
    expect(upload?.text).toMatch(/name="messaging_product"\s+whatsapp/)
    expect(upload?.text).toMatch(/filename="sizes.csv"\s+content-type: text\/plain\s+size,chest/i)
    expect(JSON.parse(sent?.text ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: person.phone.slice(1),
      biz_opaque_callback_data: sentAs,
      type: 'document',
      document: { id: '1037543291543636', filename: 'sizes.csv', caption: 'In the table.' },
    })
    expect(await shop.message(sentAs)).toMatchObject({ status: 'sent', attached: ['sizes.csv'] })
  })

  it('shows a picture as one, in a form that every telephone knows', async () => {
    const { message } = await asked()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    const file = await kept('cuff.png', 'image/png', picture)
    await operate(message.id, 'reply', { text: 'Like this.', channel: 'whatsapp', files: [file] })
    await shop.send()
    const [upload, sent] = whatsapp.asked.slice(-2)
    expect(upload?.text).toMatch(/filename="cuff.jpg"\s+content-type: image\/jpeg/i)
    expect(JSON.parse(sent?.text ?? '')).toMatchObject({
      type: 'image',
      image: { id: '1037543291543636', caption: 'Like this.' },
    })
  })

  it('does not repeat the name of a further picture below it', async () => {
    const { message } = await asked()
    const paint = { create: { width: 40, height: 30, channels: 3, background: '#a03010' } } as const
    const picture = await sharp(paint).png().toBuffer()
    const files = [
      await kept('front.png', 'image/png', picture),
      await kept('back.png', 'image/png', picture),
    ]
    await operate(message.id, 'reply', { text: 'Both sides.', channel: 'whatsapp', files })
    const before = whatsapp.asked.length
    await shop.send()
    const captions = whatsapp.asked
      .slice(before)
      .flatMap(({ path, text }) => (path.endsWith('/messages') ? [JSON.parse(text).image.caption] : []))
    expect(captions).toEqual(['Both sides.', undefined])
  })

  it('takes several files along, each by a message of its own, and is where the one is that got least far', async () => {
    const { message } = await asked()
    const sizes = await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n')
    const care = await kept('care.txt', 'text/plain', 'Wash by hand.')
    await operate(message.id, 'reply', { text: 'In both.', channel: 'whatsapp', files: [sizes, care] })
    const { id: entry, sentAs } = await lastWord(message.id)
    const { files } = await shop.read('contact-messages', message.id)
    expect(files).toMatchObject([
      { entry, file: sizes, sentAs },
      { entry, file: care },
    ])
    const second = files[1].sentAs
    expect(second).not.toBe(sentAs)
    const before = whatsapp.asked.length
    await shop.send()
    const documents = whatsapp.asked.slice(before).flatMap(({ path, text }) => {
      const { document } = path.endsWith('/messages') ? JSON.parse(text) : {}
      return document ? [[document.filename, document.caption]] : []
    })
    expect(documents).toEqual([
      ['sizes.csv', 'In both.'],
      // The telephone shows the name of a document; below it stand words alone.
      ['care.txt', undefined],
    ])
    await status(sentAs, { status: 'delivered' })
    expect(await told(message.id)).toMatchObject([{ entry, status: 'sent' }])
    await status(second, { status: 'failed', errors: [samples.undeliverable] })
    expect(await told(message.id)).toEqual([
      { entry, status: 'bounced', held: null, error: '131026 Message Undeliverable.' },
    ])
    expect(await shop.message(sentAs)).toMatchObject({ status: 'delivered', attached: ['sizes.csv'] })
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

  it('takes no file, which is said before anything is kept, and goes by e-mail with it', async () => {
    const { message } = await asked()
    const file = await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n')
    expect(await wayBy(message.id, 'sms')).toMatchObject({ reason: null, files: false })
    const input = { text: 'In the table.', channel: 'sms', files: [file] }
    const refusal = await shop.ask('POST', `/contact-messages/${message.id}/operations/reply`, input)
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ['files']])
    expect(await lastWord(message.id)).toBeUndefined()
    const { version } = await shop.read('contact-messages', message.id)
    await shop.ask('PUT', `/contact-messages/${message.id}`, { version, email: 'meera@example.com' })
    expect(await wayBy(message.id, 'email')).toMatchObject({ reason: null, files: true })
    await operate(message.id, 'reply', { ...input, channel: 'email' })
    await shop.send()
    const { sentAs } = await lastWord(message.id)
    expect(await shop.message(sentAs)).toMatchObject({ status: 'sent', attached: ['sizes.csv'] })
  })
})

describe('an answer of staff by e-mail', () => {
  const byMail = async () => {
    const { message } = await asked()
    const { version } = await shop.read('contact-messages', message.id)
    await shop.ask('PUT', `/contact-messages/${message.id}`, { version, email: 'meera@example.com' })
    return message
  }

  it('takes all its files in one letter', async () => {
    const message = await byMail()
    const files = [
      await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n'),
      await kept('care.txt', 'text/plain', 'Wash by hand.'),
    ]
    await operate(message.id, 'reply', { text: 'In both.', channel: 'email', files })
    await shop.send()
    const { sentAs } = await lastWord(message.id)
    expect(await shop.message(sentAs)).toMatchObject({ status: 'sent', attached: ['sizes.csv', 'care.txt'] })
  })

  it('is refused with more files than five, and with what weighs more than mailboxes take, whatever is said of it', async () => {
    const message = await byMail()
    const large = 'x'.repeat(8 * 1024 * 1024)
    const heavy = [
      await kept('one.txt', 'text/plain', large),
      { ...(await kept('two.txt', 'text/plain', large)), bytes: 1 },
    ]
    const answer = (files: object[]) =>
      shop.ask('POST', `/contact-messages/${message.id}/operations/reply`, {
        text: 'In both.',
        channel: 'email',
        files,
      })
    const refusal = await answer(heavy)
    expect([refusal.status, refusal.body.errors.files]).toEqual([
      422,
      expect.stringMatching(/larger than 14 MB/),
    ])
    const care = await kept('care.txt', 'text/plain', 'Wash by hand.')
    expect((await answer(Array(6).fill(care))).status).toBe(422)
    expect(await lastWord(message.id)).toBeUndefined()
  })

  it('takes no file that whoever answers may not open', async () => {
    const message = await byMail()
    const secret = await kept('secret.txt', 'text/plain', 'Not yours.')
    const { call } = await shop.staff('answers', [
      { key: 'contactMessage', view: true, edit: true, reply: true },
    ])
    const input = { text: 'Here.', channel: 'email', files: [secret] }
    const refusal = await shop.ask('POST', `/contact-messages/${message.id}/operations/reply`, input, call)
    expect([refusal.status, Object.keys(refusal.body.errors)]).toEqual([422, ['files.0.file']])
  })
})

describe('an answer with a file that did not arrive', () => {
  it('does not leave without the file where the next way has no place for one, and says so', async () => {
    const [key] = await shop.find('notification-keys', { key: 'message.replied' })
    const ways = [
      { channel: 'whatsapp', use: 'always' },
      { channel: 'sms', use: 'fallback' },
    ]
    const set = await shop.ask('PUT', `/notification-keys/${key.id}`, { version: key.version, ways })
    expect(set.status, set.text).toBe(200)
    const { message } = await asked()
    const file = await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n')
    await operate(message.id, 'reply', { text: 'In the table.', channel: 'whatsapp', files: [file] })
    await shop.send()
    const { sentAs } = await lastWord(message.id)
    const before = sms.asked.length
    await status(sentAs, { status: 'failed', errors: [samples.undeliverable] })
    const [next] = await shop.find('notifications', { fallbackOf: sentAs })
    expect(next).toMatchObject({ channel: 'sms' })
    await shop.send()
    expect(sms.asked.length).toBe(before)
    expect((await shop.message(next.id)).error).toMatch(/sizes\.csv/)
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

  it('takes files along, which stand in the conversation that it opens', async () => {
    const { person } = await asked()
    const file = await kept('sizes.csv', 'text/csv', 'size,chest\nM,96\n')
    const { body } = await shop.ask('POST', `/customers/${person.id}/operations/message`, {
      subject: 'Your kurta',
      text: 'The sizes are in the table.',
      channel: 'whatsapp',
      files: [file],
    })
    await shop.send()
    expect(JSON.parse(whatsapp.asked.at(-1)?.text ?? '').document).toMatchObject({
      filename: 'sizes.csv',
      caption: 'The sizes are in the table.',
    })
    const { thread, files } = await shop.read('contact-messages', body.id)
    expect(files).toMatchObject([{ entry: thread[0].id, sentAs: thread[0].sentAs, file }])
  })
})
