import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import samples from '../../samples/exotel.json' with { type: 'json' }
import { type Imitation, imitate } from '../../support/imitation.ts'
import { connect } from './connect.ts'
import { type MessageShop, messageShop } from './messages.ts'

const dlt = { dltEntityId: '1101234567890', dltTemplateId: '1107160000000012345', senderHeader: 'ATELIR' }
const isRight = `Basic ${Buffer.from('apikey-123:token of exotel').toString('base64')}`

/** Exotel as "Send SMS" and "Common SMS API Errors" describe it. */
const exotel = () =>
  imitate('api.in.exotel.com', ({ method, path, headers, text }) => {
    if (headers.authorization !== isRight) return { status: 401, body: samples.unauthorised }
    if (method === 'GET') return { status: 404, body: samples.notFound }
    const form = new URLSearchParams(text)
    const isWhole = ['From', 'To', 'Body', 'DltEntityId'].every((name) => form.get(name))
    if (path !== '/v1/Accounts/atelier1/Sms/send.json' || !isWhole)
      return { status: 400, body: samples.notFound }
    return { body: { SMSMessage: { ...samples.sent.SMSMessage, Sid: `sid-${form.get('CustomField')}` } } }
  })

let shop: MessageShop
let service: Imitation
beforeAll(async () => {
  shop = await messageShop('sms', dlt)
  service = await exotel()
}, 180_000)
afterAll(async () => {
  await service?.[Symbol.asyncDispose]()
  await shop?.server.close()
})

const set = () =>
  connect(
    shop.context,
    { 'messaging.exotelAccount': 'atelier1', 'messaging.exotelKey': 'apikey-123' },
    { 'messaging.exotelToken': 'token of exotel' },
  )
const tried = async () =>
  (await shop.ask('POST', '/config-settings/operations/test', { connection: 'sms' })).body

/** The address that Exotel was told for a message. */
const callbackOf = (id: string) => {
  const forms = service.asked.map(({ text }) => new URLSearchParams(text))
  const form = forms.find((each) => each.get('CustomField') === id)
  return new URL(form?.get('StatusCallback') ?? '').pathname.replace('/api/v1', '')
}
const tell = (path: string, receipt: object) =>
  shop.post(path, new URLSearchParams(receipt as Record<string, string>).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  })

/** A message that Exotel took over. */
async function sent(to?: any) {
  const id = await shop.tell(to ?? (await shop.customer()))
  await shop.send()
  expect(await shop.message(id)).toMatchObject({ status: 'sent', provider: 'exotel' })
  return { id, path: callbackOf(id) }
}

describe('text messages', () => {
  it('are held back, and nobody is asked, until the account is set; the try names what is missing', async () => {
    const id = await shop.tell(await shop.customer())
    await shop.send()
    expect(await shop.message(id)).toMatchObject({ status: 'suppressed', reason: 'notConfigured' })
    expect(service.asked).toEqual([])
    expect((await tried()).error).toMatch(
      /messaging\.exotelAccount, messaging\.exotelKey, messaging\.exotelToken/,
    )
    await set()
    expect(await tried()).toEqual({ ok: true, by: 'exotel', error: null })
    await connect(shop.context, {}, { 'messaging.exotelToken': 'wrong' })
    expect((await tried()).error).toBe(
      'Exotel answered 401: Authentication failed. Invalid API Key or Token.',
    )
    await set()
  })

  it('leave with the ids of their registration and an address for what becomes of them', async () => {
    const person = await shop.customer()
    const { id, path } = await sent(person)
    const form = new URLSearchParams(service.asked.at(-1)?.text)
    expect(Object.fromEntries(form)).toMatchObject({
      From: 'ATELIR',
      To: person.phone,
      Body: 'Order AT-1 is out for delivery with Delhivery.',
      DltEntityId: dlt.dltEntityId,
      DltTemplateId: dlt.dltTemplateId,
      SmsType: 'transactional',
      EncodingType: 'plain',
      CustomField: id,
    })
    expect(path).toMatch(new RegExp(`^/message-receipts/exotel/${id}/[0-9a-f]{64}$`))
    expect((await shop.message(id)).providerId).toBe(`sid-${id}`)
  })

  it('say why they did not leave, are tried again, and then go the next way', async () => {
    const person = await shop.customer()
    const id = await shop.tell(person)
    service.fail({ status: 429, body: samples.tooMany })
    await shop.send()
    expect(await shop.message(id)).toMatchObject({
      status: 'scheduled',
      error: 'Exotel answered 429: Rate limit exceeded.',
      attempts: 1,
    })
    service.fail('silence')
    await shop.send(6)
    expect((await shop.message(id)).error).toBe('Exotel did not answer within 15 seconds.')
    service.fail({ status: 502, body: '<html>Bad gateway</html>' })
    await shop.send(40)
    expect(await shop.message(id)).toMatchObject({ status: 'failed', error: 'Exotel answered 502: nothing' })
    const [next] = await shop.find('notifications', { recipientId: person.id, channel: 'email' })
    expect(next.fallbackOf).toBe(id)
  })

  it('obey consent where they advertise', async () => {
    await shop.setClass('promotional')
    const id = await shop.tell(await shop.customer())
    expect(await shop.message(id)).toMatchObject({ status: 'suppressed', reason: 'noConsent' })
    const agreed = await shop.tell({ ...(await shop.customer()), consentedTo: ['sms'] })
    expect(['queued', 'scheduled']).toContain((await shop.message(agreed)).status)
    await shop.setClass('transactional')
  })
})

describe('what Exotel tells of a message', () => {
  it('counts once, at the address of that message alone', async () => {
    const { id, path } = await sent()
    const other = await sent()
    const forged = path.replace(/[0-9a-f]{64}$/, other.path.slice(-64))
    for (const wrong of [forged, path.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
      expect((await tell(wrong, samples.delivered)).status).toBe(401)
    expect((await tell(path, samples.atOperator)).body).toEqual({ outcome: 'noChange' })
    const answers = await Promise.all([1, 2, 3].map(() => tell(path, samples.delivered)))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['applied', 'repeated', 'repeated'])
    expect(await shop.message(id)).toMatchObject({
      status: 'delivered',
      deliveredAt: '2026-11-20T08:45:02.000Z',
    })
    expect((await shop.message(other.id)).status).toBe('sent')
    expect((await tell(path, {})).status).toBe(422)
  })

  it('may be faster than its own answer: the message is not sent a second time', async () => {
    const { id: model } = await sent()
    const id = await shop.tell(await shop.customer())
    service.fail('broken')
    await shop.send()
    expect(await shop.message(id)).toMatchObject({
      status: 'scheduled',
      error: 'Exotel could not be reached.',
    })
    const asked = service.asked.length
    expect(callbackOf(id)).not.toBe(callbackOf(model))
    await tell(callbackOf(id), { ...samples.delivered, SmsSid: `sid-${id}` })
    await shop.send(10)
    expect([(await shop.message(id)).status, service.asked.length]).toEqual(['delivered', asked])
  })

  it('keeps a number that there is not from being written to', async () => {
    const person = await shop.customer()
    const { id, path } = await sent(person)
    await tell(path, { ...samples.noSuchNumber, SmsSid: `sid-${id}` })
    expect(await shop.message(id)).toMatchObject({ status: 'bounced', bounceReason: 'FAILED_INVALID_NUMBER' })
    const again = await shop.tell(person)
    const asked = service.asked.length
    await shop.send()
    expect(await shop.message(again)).toMatchObject({ status: 'suppressed', reason: 'undeliverable' })
    expect(service.asked).toHaveLength(asked)
  })
})

describe('what customers write back by SMS', () => {
  const word = 'a-word-that-only-exotel-knows'
  const write = (values: object, at = word) =>
    tell(`/message-receipts/exotel-answers/${at}`, { ...samples.written, ...values })

  it('is refused until the word is set, and without it', async () => {
    expect((await write({})).status).toBe(401)
    await connect(shop.context, {}, { 'messaging.exotelAnswers': word })
    expect((await write({}, 'another-word')).status).toBe(401)
    expect((await write({ Body: '  ' })).body).toEqual({ outcome: 'noChange' })
    expect((await tell(`/message-receipts/exotel-answers/${word}`, {})).status).toBe(422)
  })

  it('is an answer to the last message of that number, once, in the contact desk', async () => {
    const person = await shop.customer()
    const { id } = await sent(person)
    const From = `0${person.phone.slice(3)}`
    const answers = await Promise.all([1, 2, 3].map(() => write({ From })))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['applied', 'repeated', 'repeated'])
    const [message, ...none] = await shop.find('contact-messages', { customer: [person.id] })
    expect(none).toEqual([])
    expect(await shop.read('contact-messages', message.id)).toMatchObject({
      channel: 'sms',
      phone: person.phone,
      body: 'Is it on its way?',
      broadcast: null,
    })
    expect((await shop.message(id)).status).toBe('delivered')
    expect((await write({ From: 'ATELIR', SmsSid: 'of-a-header' })).body).toEqual({ outcome: 'noChange' })
  })
})
