import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countKeys } from '../../../resources/messages/notification/server/countKeys.ts'
import { notify } from '../../../resources/messages/notification/server/notify.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { storeSecret } from '../../../resources/shared/settings/server/secrets.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { signatureOf } from '../../../server/requests/signature.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { orderValues } from './notificationShop.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

const secret = 'secret-of-the-carrier'
let shop: ServiceShop
beforeAll(async () => {
  shop = await serviceShop()
  await ensureKeys(shop.server.context)
  const { database, settings } = shop.server.context
  await storeSecret(database.db, settings, 'messaging.receiptsSecret', secret)
}, 180_000)
afterAll(() => shop?.server.close())

let number = 0
const receiptOf = (kind: string, reference: string, more: object = {}) => {
  number++
  const id = `r-${number}`
  return { id, kind, at: new Date().toISOString(), provider: 'mailer', message: { reference }, ...more }
}

async function tell(receipt: object, signature?: string): Promise<{ status: number; body: any }> {
  const text = JSON.stringify(receipt)
  const answer = await shop.server.call('/message-receipts', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Receipt-Signature': signature ?? signatureOf(secret, Buffer.from(text)),
    },
    body: text,
  })
  return { status: answer.status, body: await answer.json() }
}

const read = async (path: string, id: string) => (await shop.ask('GET', `/${path}/${id}`)).body
const find = async (path: string, filter: object): Promise<any[]> =>
  (await shop.ask('GET', `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)).body

/** A message to a customer that was sent, or is still waiting. */
async function message(to: any, isSent = true): Promise<string> {
  const [id = ''] = await inTransaction(
    shop.server.context,
    { actor: systemActor, requestId: 'test' },
    (work) =>
      notify(work, 'order.placed', {
        to: [{ audience: 'customer', id: to.id, name: to.name, email: to.email }],
        values: orderValues,
      }),
  )
  if (isSent) await runTimedWork(shop.server.context, new Date())
  return id
}

describe('receipts of messages', () => {
  it('are refused without the right signature, and nothing of them is taken in', async () => {
    const id = await message(await shop.customer())
    const receipt = receiptOf('opened', id)
    const body = Buffer.from(JSON.stringify(receipt))
    const old = signatureOf(secret, body, Date.now() - 6 * 60_000)
    for (const signature of ['', 'nonsense', old, signatureOf('another', body)]) {
      const answer = await tell(receipt, signature)
      expect([signature, answer.status, answer.body.code]).toEqual([signature, 401, 'wrong-signature'])
    }
    expect((await read('notifications', id)).status).toBe('sent')
    expect((await tell(receipt)).body).toEqual({ outcome: 'applied' })
  })

  it('count once by their id, however often they come at the same time', async () => {
    const id = await message(await shop.customer())
    const receipt = receiptOf('delivered', id, { cost: 12 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => tell(receipt)))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
      'applied',
      'repeated',
      'repeated',
      'repeated',
    ])
    expect(await read('notifications', id)).toMatchObject({ status: 'delivered', cost: 12 })
    expect((await tell(receiptOf('opened', crypto.randomUUID()))).body).toEqual({ outcome: 'unknown' })
    expect((await tell({ ...receiptOf('opened', id), message: {} })).status).toBe(422)
  })

  it('leave the same behind in whatever order they come', async () => {
    const times = { delivered: '10:00', opened: '10:05', clicked: '10:06', bounced: '10:01' }
    const orders = [
      ['delivered', 'bounced', 'opened', 'clicked'],
      ['clicked', 'opened', 'bounced', 'delivered'],
      ['bounced', 'clicked', 'delivered', 'opened'],
    ] as const
    for (const order of orders) {
      const id = await message(await shop.customer())
      for (const kind of order) {
        const at = `2026-11-20T${times[kind]}:00.000Z`
        await tell(receiptOf(kind, id, { at, cost: kind === 'delivered' ? 9 : 3, bounce: { hard: false } }))
      }
      expect(await read('notifications', id)).toMatchObject({
        status: 'clicked',
        cost: 9,
        deliveredAt: '2026-11-20T10:00:00.000Z',
        openedAt: '2026-11-20T10:05:00.000Z',
        clickedAt: '2026-11-20T10:06:00.000Z',
        bouncedAt: '2026-11-20T10:01:00.000Z',
      })
    }
  })

  it('may be faster than the note that the message left: it is not sent a second time', async () => {
    const id = await message(await shop.customer(), false)
    await tell(receiptOf('delivered', id))
    await runTimedWork(shop.server.context, new Date())
    expect(await read('notifications', id)).toMatchObject({
      status: 'delivered',
      provider: 'mailer',
      attempts: 1,
      tries: [],
    })
  })
})

describe('an address that takes no messages', () => {
  const bounce = (id: string, more: object = {}) =>
    tell(receiptOf('bounced', id, { bounce: { hard: true, reason: '550 No such mailbox' }, ...more }))

  it('is not written to, until somebody lifts it and says why', async () => {
    const person = await shop.customer()
    const first = await message(person)
    expect((await bounce(first)).body).toEqual({ outcome: 'applied' })
    expect(await read('notifications', first)).toMatchObject({
      status: 'bounced',
      bounceReason: '550 No such mailbox',
    })
    const [kept] = await find('suppressed-addresses', { customer: person.id })
    expect(kept).toMatchObject({ status: 'suppressed', address: person.email, detail: '550 No such mailbox' })
    const held = await message({ ...person, email: person.email.toUpperCase() })
    expect(await read('notifications', held)).toMatchObject({
      status: 'suppressed',
      reason: 'undeliverable',
      attempts: 0,
    })

    const lift = (values: object) =>
      shop.ask('POST', `/suppressed-addresses/${kept.id}/transitions/lift`, {
        version: kept.version,
        ...values,
      })
    expect((await lift({})).body.errors.liftReason).toBeTruthy()
    expect((await lift({ liftReason: 'The mailbox was full' })).status).toBe(200)
    expect(await read('suppressed-addresses', kept.id)).toMatchObject({
      status: 'lifted',
      liftedBy: expect.any(String),
      liftedAt: expect.any(String),
    })
    const again = await message(person)
    expect((await read('notifications', again)).status).toBe('sent')
    await bounce(again, { at: '2026-01-01T00:00:00Z' })
    expect((await read('suppressed-addresses', kept.id)).status).toBe('lifted')
    await bounce(again, { at: new Date(Date.now() + 1000).toISOString() })
    expect((await read('suppressed-addresses', kept.id)).status).toBe('suppressed')
  })

  it('is not counted by broadcasts, and a soft bounce makes none', async () => {
    const [one, two] = [await shop.customer(), await shop.customer()]
    const { id: group } = (await shop.ask('POST', '/customer-groups', { name: 'Circle' })).body
    for (const { id } of [one, two]) {
      const { version } = await read('customers', id)
      await shop.ask('PUT', `/customers/${id}`, { version, groups: [group] })
      await shop.ask('POST', `/customers/${id}/operations/consent`, {
        channel: 'email',
        state: 'granted',
        source: 'Newsletter',
      })
    }
    const reach = async () =>
      (await shop.ask('POST', '/broadcasts/operations/reach', { channel: 'email', groups: [group] })).body
        .reachable
    await bounce(await message(one), { bounce: { hard: false } })
    expect(await reach()).toBe(2)
    await bounce(await message(two))
    expect(await reach()).toBe(1)
  })

  it('belongs to nobody once its customer is anonymised', async () => {
    const person = await shop.customer({ firstName: 'Parvathi' })
    await bounce(await message(person))
    const [kept] = await find('suppressed-addresses', { customer: person.id })
    const { version } = await read('customers', person.id)
    await shop.ask('POST', `/customers/${person.id}/transitions/anonymise`, { version })
    const told =
      (await shop.ask('GET', `/suppressed-addresses/${kept.id}`)).text +
      (await shop.ask('GET', `/suppressed-addresses/${kept.id}/history?range=[0,99]`)).text
    expect([told.includes(person.email), told.includes('Parvathi')]).toEqual([false, false])
  })
})

describe('who wants no more messages', () => {
  it.each(['complained', 'unsubscribed'])('has taken the consent back: %s', async (kind) => {
    const person = await shop.customer()
    await shop.ask('POST', `/customers/${person.id}/operations/consent`, {
      channel: 'email',
      state: 'granted',
      source: 'Newsletter',
    })
    const id = await message(person)
    await tell(receiptOf(kind, id, { at: '2026-01-01T00:00:00Z' }))
    expect((await read('customers', person.id)).consentedTo).toEqual(['email'])
    await tell(receiptOf(kind, id, { at: new Date(Date.now() + 1000).toISOString() }))
    const { consentedTo, consents } = await read('customers', person.id)
    expect([consentedTo, consents.at(-1)]).toMatchObject([[], { state: 'withdrawn', channel: 'email' }])
    expect((await read('notifications', id)).status).toBe('delivered')
  })
})

describe('what customers answer', () => {
  const noon = new Date('2030-03-01T06:30:00Z')
  const answer = (id: string, text: string) => tell(receiptOf('answered', id, { answer: { text } }))
  const asked = async (customer: string) =>
    Promise.all(
      (await find('contact-messages', { customer: [customer] })).map(({ id }) =>
        read('contact-messages', id),
      ),
    )

  /** A broadcast that went out to these people, and their messages. */
  async function sentTo(...people: any[]): Promise<{ id: string; messages: any[] }> {
    for (const { id } of people)
      await shop.ask('POST', `/customers/${id}/operations/consent`, {
        channel: 'email',
        state: 'granted',
        source: 'Newsletter',
      })
    const { body } = await shop.ask('POST', '/broadcasts', {
      name: 'New saris',
      customers: people.map(({ id }) => id),
      texts: [{ locale: 'en', subject: 'New saris', body: 'Come and see' }],
    })
    const { id, version } = body
    expect((await shop.ask('POST', `/broadcasts/${id}/transitions/submit`, { version })).status).toBe(200)
    await runTimedWork(shop.server.context, noon)
    return { id, messages: await find('notifications', { broadcast: [id] }) }
  }

  it('to a broadcast is a message to the contact desk that names it, and goes on there', async () => {
    const [person, other] = [await shop.customer(), await shop.customer()]
    const { id, messages } = await sentTo(person, other)
    const message = messages.find(({ recipientId }) => recipientId === person.id)
    expect((await answer(message.id, 'Is the blue one left?')).body).toEqual({ outcome: 'applied' })
    const [first, ...none] = await asked(person.id)
    expect([none, await asked(other.id)]).toEqual([[], []])
    expect(first).toMatchObject({
      broadcast: id,
      status: 'new',
      channel: 'email',
      email: person.email,
      subject: 'Re: New saris',
      body: 'Is the blue one left?',
    })
    expect((await read('notifications', message.id)).status).toBe('delivered')
    await shop.ask('POST', `/contact-messages/${first.id}/operations/reply`, {
      text: 'It is.',
      channel: 'email',
    })
    await answer(message.id, 'Then I take it.')
    const [again, ...more] = await asked(person.id)
    expect([more, again.status]).toEqual([[], 'open'])
    expect(again.thread).toMatchObject([
      { kind: 'reply', text: 'It is.' },
      { kind: 'customer', text: 'Then I take it.', channel: 'email' },
    ])
    // The mail that brought the shop's answer is answered as well.
    const [mailed] = await find('notifications', { area: 'contactMessage', recipientId: person.id })
    await answer(mailed.id, 'x'.repeat(6000))
    const [last] = await asked(person.id)
    expect([last.thread.length, last.thread.at(-1).text.length]).toEqual([3, 5000])
  })

  it('counts once, and says what it is', async () => {
    const person = await shop.customer()
    const { messages } = await sentTo(person)
    const receipt = receiptOf('answered', messages[0].id, { answer: { text: 'Yes' } })
    const answers = await Promise.all([1, 2, 3].map(() => tell(receipt)))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual(['applied', 'repeated', 'repeated'])
    expect(await asked(person.id)).toHaveLength(1)
    const wordless = await tell(receiptOf('answered', messages[0].id))
    expect([wordless.status, Object.keys(wordless.body.errors)]).toEqual([422, ['answer']])
  })

  it('to another message names no broadcast, and to one that was put aside as spam begins anew', async () => {
    const person = await shop.customer()
    await answer(await message(person), 'When does it come?')
    const [first] = await asked(person.id)
    expect(first).toMatchObject({ broadcast: null, subject: expect.stringMatching(/^Re: /) })
    const { messages, id } = await sentTo(person)
    await answer(messages[0].id, 'Buy my links')
    const advert = (await asked(person.id)).find(({ broadcast }) => broadcast === id)
    await shop.ask('POST', `/contact-messages/${advert.id}/transitions/spam`, { version: advert.version })
    await answer(messages[0].id, 'That was not me')
    expect((await asked(person.id)).map(({ status, body }) => [status, body]).sort()).toEqual([
      ['new', 'That was not me'],
      ['new', 'When does it come?'],
      ['spam', 'Buy my links'],
    ])
  })
})

it('templates say of a hundred messages how many were opened, clicked and did not arrive', async () => {
  const ids = []
  for (let each = 0; each < 4; each++) {
    const [id = ''] = await inTransaction(
      shop.server.context,
      { actor: systemActor, requestId: 'test' },
      (work) =>
        notify(work, 'order.confirmed', {
          to: [
            {
              audience: 'customer',
              id: `somebody-${each}`,
              name: 'Asha',
              email: `somebody${each}@example.com`,
            },
          ],
          values: orderValues,
        }),
    )
    ids.push(id)
  }
  await runTimedWork(shop.server.context, new Date())
  const [one = '', two = '', three = ''] = ids
  await tell(receiptOf('opened', one))
  await tell(receiptOf('clicked', two))
  await tell(receiptOf('bounced', three, { bounce: { hard: false } }))
  await shop.server.context.database.transaction((tx) => countKeys(tx))
  const { template } = await read('notifications', one)
  expect(await read('templates', template)).toMatchObject({
    sentCount: 4,
    failedCount: 1,
    openRate: 50,
    clickRate: 25,
    failureRate: 25,
  })
})
