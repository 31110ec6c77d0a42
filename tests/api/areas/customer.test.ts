import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../../server/auth/accounts.ts'
import type { Call } from '../../support/server.ts'
import { duringSetting } from '../sales/duringSetting.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let ask: ServiceShop['ask']
beforeAll(async () => {
  shop = await serviceShop()
  ask = shop.ask
}, 120_000)
afterAll(() => shop?.server.close())

const address = (city: string, more: object = {}) => ({
  fullName: 'Asha Rao',
  phone: '+919876543210',
  line1: '12 Residency Road',
  pincode: '560025',
  city,
  state: 'Karnataka',
  ...more,
})
const query = (values: object) =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString()

describe('a customer', () => {
  it('needs a telephone number or an e-mail address', async () => {
    const { status, body } = await ask('POST', '/customers', { firstName: 'Nobody' })
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['email', 'phone']])
  })

  it.each([
    ['29ABCDE1234F1Z5', 201],
    ['29ABCDE1234F1A5', 201],
    ['29ABCDE1234F105', 422],
    ['29ABCDE1234F1K5', 422],
    ['2ABCDE1234F1Z55', 422],
  ])('has a GSTIN of the form of the law: %s', async (gstin, expected) => {
    const email = `g${gstin}@example.com`
    expect((await ask('POST', '/customers', { firstName: 'Shop', email, gstin })).status).toBe(expected)
  })

  it('has one usual address for parcels and one for invoices, and is found by its city', async () => {
    const { addresses, city, pincode } = await shop.customer({
      addresses: [
        { address: address('Mysuru', { pincode: '570001' }), defaultShipping: true },
        { address: address('Bengaluru'), defaultShipping: true, defaultBilling: true },
        { address: address('Hubballi') },
      ],
    })
    expect(addresses.map((row: any) => [row.defaultShipping, row.defaultBilling])).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
    expect([city, pincode]).toEqual(['Bengaluru', '560025'])
  })

  it('takes only tags for customers', async () => {
    const tag = async (kind: string) => (await ask('POST', '/tags', { name: `T ${kind}`, kind })).body.id
    const values = { firstName: 'A', email: 'tagged@example.com' }
    const { status, body } = await ask('POST', '/customers', { ...values, tags: [await tag('product')] })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['tags']])
    expect((await ask('POST', '/customers', { ...values, tags: [await tag('customer')] })).status).toBe(201)
  })

  it('counts as a member of its groups', async () => {
    const group = (await ask('POST', '/customer-groups', { name: 'Friends' })).body
    await shop.customer({ groups: [group.id] })
    expect((await ask('GET', `/customer-groups/${group.id}`)).body.memberCount).toBe(1)
  })
})

describe('the ledgers of a customer', () => {
  it('cannot be written but by their operations', async () => {
    const { id, version } = await shop.customer()
    const entry = { channel: 'email', state: 'granted', source: 'x', at: '2026-01-01T00:00:00.000Z' }
    const put = await ask('PUT', `/customers/${id}`, { version, consents: [entry], walletBalance: 5 })
    expect([put.body.consents, put.body.walletBalance]).toEqual([[], 0])
  })

  it('keep every consent that was given and taken back; the last one counts', async () => {
    const { id } = await shop.customer()
    const say = (channel: string, state: string) =>
      ask('POST', `/customers/${id}/operations/consent`, { channel, state, source: 'Telephone' })
    await say('email', 'granted')
    await say('sms', 'granted')
    expect((await say('email', 'withdrawn')).body).toEqual({ consentedTo: ['sms'] })
    const { body } = await ask('GET', `/customers/${id}`)
    expect(body.consents.map((entry: any) => entry.state)).toEqual(['granted', 'granted', 'withdrawn'])
    const found = await ask('GET', `/customers?${query({ filter: { consentedTo: { has: ['sms'] } } })}`)
    expect(found.body.map((record: any) => record.id)).toContain(id)
  })

  it('move credit with a reason, never below nothing, and by staff only within the limit', async () => {
    const { id } = await shop.customer()
    const { call } = await shop.staff('clerk', [{ key: 'customer', view: true, adjustWallet: true }])
    const move = (amount: number, by?: typeof call) =>
      ask('POST', `/customers/${id}/operations/adjustWallet`, { amount, reason: 'Goodwill' }, by)
    expect((await move(50_000, call)).body).toEqual({ balance: 50_000 })
    expect((await move(-60_000, call)).status).toBe(422)
    expect((await move(0, call)).status).toBe(422)
    expect((await move(2_000_000, call)).status).toBe(422)
    expect((await move(2_000_000)).body).toEqual({ balance: 2_050_000 })
    const { wallet, walletBalance } = (await ask('GET', `/customers/${id}`)).body
    expect(wallet.map((row: any) => [row.amount, row.balance, row.by])).toEqual([
      [50_000, 50_000, 'clerk'],
      [2_000_000, 2_050_000, 'Asha Rao'],
    ])
    expect(walletBalance).toBe(2_050_000)
  })

  it('move no more credit in many entries of a day than in one', async () => {
    const { id } = await shop.customer()
    const { call } = await shop.staff('splitter', [{ key: 'customer', view: true, adjustWallet: true }])
    const move = (amount: number, of = id) =>
      ask('POST', `/customers/${of}/operations/adjustWallet`, { amount, reason: 'Goodwill' }, call)
    expect((await move(600_000)).status).toBe(200)
    expect((await move(400_001)).body.errors).toEqual({ amount: expect.stringContaining('24 hours') })
    expect((await move(400_000)).status).toBe(200)
    // Taken away is moved, too: else it could be given again.
    expect((await move(-1)).status).toBe(422)
    // Under another name it is the same person.
    const { version } = (await (await call('/auth/profile')).json()) as { version: number }
    const renamed = { method: 'PUT', body: { version, name: 'Somebody Else' } }
    expect((await call('/auth/profile', renamed)).status).toBe(200)
    expect((await move(1)).status).toBe(422)
    expect((await move(1_000_000, (await shop.customer()).id)).status).toBe(200)
  })

  it('move no more credit of all customers within a day than the shop allows, also at once', async () => {
    const { call } = await shop.staff('spreader', [{ key: 'customer', view: true, adjustWallet: true }])
    const move = async (amount: number) =>
      ask(
        'POST',
        `/customers/${(await shop.customer()).id}/operations/adjustWallet`,
        { amount, reason: 'Gift' },
        call,
      )
    const isBound = async () => {
      expect((await move(900_000)).status).toBe(200)
      expect((await move(600_001)).body.errors).toEqual({ amount: expect.stringContaining('all customers') })
      const answers = await Promise.all([move(300_000), move(300_000), move(300_000), move(300_000)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
      const byAdmin = await ask('POST', `/customers/${(await shop.customer()).id}/operations/adjustWallet`, {
        amount: 2_000_000,
        reason: 'Gift',
      })
      expect(byAdmin.status).toBe(200)
    }
    await duringSetting(ask, 'approvals.dailyCredit', 1_500_000, isBound, 'admin-settings')
    expect((await move(900_000)).status).toBe(200)
  })

  it('refuse credit to whoever lacks the flag', async () => {
    const { id } = await shop.customer()
    const { call } = await shop.staff('looker', [{ key: 'customer', view: true, edit: true }])
    const body = { amount: 1, reason: 'x' }
    expect((await ask('POST', `/customers/${id}/operations/adjustWallet`, body, call)).status).toBe(403)
  })

  it('keep notes with their author, some of them on top', async () => {
    const { id } = await shop.customer()
    const { body } = await ask('POST', `/customers/${id}/operations/note`, { text: 'Prefers a call' })
    expect(body.notes[0]).toMatchObject({ author: 'Asha Rao', pinned: false })
    const pinned = { note: body.notes[0].id, pinned: true }
    const after = await ask('POST', `/customers/${id}/operations/pinNote`, pinned)
    expect(after.body.notes[0].pinned).toBe(true)
  })
})

describe('blocking', () => {
  it('asks why, and ends the sessions of the customer’s account until it is taken back', async () => {
    const { context } = shop.server
    const email = 'shopper@example.com'
    await createAccount(context.database, {
      email,
      name: 'S',
      type: 'CUSTOMER',
      password: 'a bridge of reeds',
    })
    const { id, version } = await shop.customer({ email })
    const account = async () =>
      (
        await sql<{ state: string; sessions: number }>`
          SELECT state, (SELECT count(*)::int FROM _sessions s WHERE s.account_id = a.id) AS sessions
          FROM _accounts a WHERE email = ${email}`.execute(context.database.db)
      ).rows[0]
    await sql`INSERT INTO _sessions (id, token_hash, account_id, ends_at)
      SELECT gen_random_uuid(), 'x'::bytea, id, now() + interval '1 day' FROM _accounts WHERE email = ${email}`.execute(
      context.database.db,
    )
    expect(await account()).toEqual({ state: 'active', sessions: 1 })
    const block = (data: object) => ask('POST', `/customers/${id}/transitions/block`, { version, ...data })
    expect((await block({})).status).toBe(422)
    const blocked = await block({ blockReason: 'Fraud' })
    expect([blocked.status, blocked.body.blockReason]).toEqual([200, 'Fraud'])
    expect(await account()).toEqual({ state: 'suspended', sessions: 0 })
    const { body } = await ask('POST', `/customers/${id}/transitions/unblock`, {
      version: blocked.body.version,
    })
    expect([body.status, body.blockReason]).toEqual(['active', null])
    expect(await account()).toMatchObject({ state: 'active' })
  })
})

describe('anonymising', () => {
  it('removes the person from the record, its history, the search, their messages and ratings, and cannot be taken back', async () => {
    const { id } = await shop.customer({
      firstName: 'Parvathi',
      lastName: 'Menon',
      email: 'parvathi@example.com',
      addresses: [{ address: address('Kochi', { state: 'Kerala', pincode: '682001' }) }],
    })
    await ask('POST', `/customers/${id}/operations/note`, { text: 'Parvathi called' })
    const message = await ask('POST', '/contact-messages', {
      name: 'Parvathi Menon',
      email: 'parvathi@example.com',
      subject: 'Late',
      body: 'Where is it?',
    })
    expect(message.body.customer).toBe(id)
    const rating = await ask('POST', '/ratings/operations/submit', {
      product: await shop.product(),
      customer: id,
      displayName: 'Parvathi M.',
      rating: 5,
      body: 'Lovely',
    })
    const { version } = (await ask('GET', `/customers/${id}`)).body
    const { body, status } = await ask('POST', `/customers/${id}/transitions/anonymise`, { version })
    expect([status, body.status, body.name, body.email, body.phone, body.addresses]).toEqual([
      ...[200, 'anonymised', 'Anonymised', null, null, []],
    ])
    for (const path of [
      `/customers/${id}`,
      `/customers/${id}/history`,
      `/contact-messages/${message.body.id}`,
      `/contact-messages/${message.body.id}/history`,
      `/ratings/${rating.body.id}`,
      `/ratings/${rating.body.id}/history`,
    ])
      expect((await ask('GET', path)).text).not.toMatch(/parvathi|menon/i)
    const found = await ask('GET', `/customers?${query({ filter: { q: 'parvathi' } })}`)
    expect(found.body).toEqual([])
    const later = { version: body.version, firstName: 'Back' }
    expect((await ask('PUT', `/customers/${id}`, later)).status).toBe(409)
    expect((await ask('POST', `/customers/${id}/operations/note`, { text: 'x' })).status).toBe(409)
  })
})

describe('merging', () => {
  it('gives the one who stays all that the other had, and deletes the other with its history', async () => {
    const from = await shop.customer({ firstName: 'Ravi', lastName: 'Iyer' })
    const into = await shop.customer({ firstName: 'R.', email: null })
    await ask('POST', `/customers/${from.id}/operations/adjustWallet`, { amount: 700, reason: 'Goodwill' })
    await ask('POST', `/customers/${from.id}/operations/note`, { text: 'Calls often' })
    const message = await ask('POST', '/contact-messages', {
      name: 'Ravi',
      email: from.email,
      subject: 'Hello',
      body: 'Hello',
    })
    const { version } = (await ask('GET', `/customers/${from.id}`)).body
    const { status, text } = await ask('POST', `/customers/${from.id}/operations/merge`, {
      version,
      into: into.id,
    })
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    const { body } = await ask('GET', `/customers/${into.id}`)
    expect(body).toMatchObject({ lastName: 'Iyer', email: from.email, phone: into.phone, walletBalance: 700 })
    expect([body.notes.length, body.wallet.length]).toEqual([1, 1])
    expect((await ask('GET', `/contact-messages/${message.body.id}`)).body.customer).toBe(into.id)
    expect((await ask('GET', `/customers/${from.id}`)).status).toBe(404)
  })
})

describe('exporting a person', () => {
  it('answers everything that refers to them', async () => {
    const { id, email } = await shop.customer()
    await ask('POST', '/contact-messages', { name: 'A', email, subject: 'Size', body: 'Which one?' })
    const { body } = await ask('POST', `/customers/${id}/operations/exportPerson`, {})
    expect(body.person.id).toBe(id)
    expect(body.records.contactMessage.map((record: any) => record.subject)).toEqual(['Size'])
  })
})

describe('writing to a customer', () => {
  it('opens a conversation that waits for them', async () => {
    const { id } = await shop.customer()
    const input = { subject: 'Your size', text: 'We found it.', channel: 'email' }
    const { body } = await ask('POST', `/customers/${id}/operations/message`, input)
    const message = (await ask('GET', `/contact-messages/${body.id}`)).body
    expect(message).toMatchObject({
      customer: id,
      status: 'waitingOnCustomer',
      startedBy: 'staff',
      dueAt: null,
    })
    expect(message.thread.map((entry: any) => [entry.kind, entry.text])).toEqual([['reply', 'We found it.']])
  })
})

describe('cash on delivery of a customer', () => {
  const say = (id: string, name: string, body: object, by?: Call) =>
    ask('POST', `/customers/${id}/operations/${name}`, body, by)

  it('is taken away with a reason, and allowed again with one that stays as a note', async () => {
    const { id } = await shop.customer()
    expect((await say(id, 'blockCod', { reason: ' ' })).status).toBe(422)
    expect((await say(id, 'allowCod', { reason: 'Paid' })).status).toBe(409)
    expect((await say(id, 'blockCod', { reason: 'Refused twice' })).status).toBe(200)
    const read = async () => (await ask('GET', `/customers/${id}`)).body
    expect(await read()).toMatchObject({ codBlocked: true, codBlockReason: 'Refused twice' })
    expect((await say(id, 'blockCod', { reason: 'Again' })).status).toBe(409)
    expect((await say(id, 'allowCod', { reason: 'Paid the last three' })).status).toBe(200)
    const after = await read()
    expect([after.codBlocked, after.codBlockReason]).toEqual([false, null])
    expect(after.notes.map((note: any) => [note.text, note.author])).toEqual([
      ['Paid the last three', 'Asha Rao'],
    ])
  })

  it('is taken from many at once, of whom those are told who had none', async () => {
    const [one, other] = [await shop.customer(), await shop.customer()]
    await say(other.id, 'blockCod', { reason: 'Refused' })
    const bulk = { items: [{ id: one.id }, { id: other.id }], data: { reason: 'Refused together' } }
    const { status, body } = await ask('POST', '/customers/bulk/operations/blockCod', bulk)
    expect([status, body.done, body.refused.map(({ id }: any) => id)]).toEqual([200, [one.id], [other.id]])
  })

  it('is for whoever may change customers', async () => {
    const { id } = await shop.customer()
    const { call } = await shop.staff('onlooker', [{ key: 'customer', view: true }])
    expect((await say(id, 'blockCod', { reason: 'No' }, call)).status).toBe(403)
  })
})

describe('the age below which customers are marked', () => {
  it('is what the shop set, and told to those who see dates of birth', async () => {
    const told = async (by?: Call) => ask('POST', '/customers/operations/adultAge', {}, by)
    expect((await told()).body).toEqual({ years: 18 })
    const isTold = async () => expect((await told()).body).toEqual({ years: 21 })
    await duringSetting(ask, 'privacy.adultAge', 21, isTold, 'admin-settings')
    const { call } = await shop.staff('stranger', [{ key: 'customer', view: true, edit: true }])
    expect((await told(call)).status).toBe(403)
  })
})
