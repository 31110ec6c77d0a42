import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { duringSetting } from '../sales/duringSetting.ts'
import { duringWork, openFor } from '../sales/duringWork.ts'
import { stored } from '../sales/stored.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let ask: ServiceShop['ask']
beforeAll(async () => {
  shop = await serviceShop()
  ask = shop.ask
}, 120_000)
afterAll(() => shop?.server.close())

const hour = 3_600_000
const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()
const make = async (values: object = {}) =>
  (
    await ask('POST', '/contact-messages', {
      name: 'Kiran',
      email: 'kiran@example.com',
      subject: 'Zip',
      body: 'The zip is stuck.',
      ...values,
    })
  ).body
const read = async (id: string) => (await ask('GET', `/contact-messages/${id}`)).body
const operate = (id: string, name: string, input: object) =>
  ask('POST', `/contact-messages/${id}/operations/${name}`, input)
const listed = async (filter: object, call?: Parameters<typeof ask>[3]) =>
  (await ask('GET', `/contact-messages?${query({ filter, range: [0, 99] })}`, undefined, call)).body.map(
    (each: any) => each.id,
  )

describe('a ticket number', () => {
  it('follows the one before without a gap, also when messages come at once and one is refused', async () => {
    const made = await Promise.all([
      ...Array.from({ length: 6 }, () => make()),
      ask('POST', '/contact-messages', { name: 'No way to answer', subject: 'x', body: 'x' }),
    ])
    const numbers = made
      .flatMap(({ ticketNo }: any) => ticketNo ?? [])
      .map((text: string) => Number(text.slice(-5)))
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
    expect((await make()).ticketNo).toMatch(/^T-20\d\d-00007$/)
  })

  it('is nobody’s to write, and no message is ever deleted', async () => {
    const { id, version } = await make()
    const put = await ask('PUT', `/contact-messages/${id}`, { version, ticketNo: 'T-1', thread: [] })
    expect(put.body.ticketNo).not.toBe('T-1')
    expect((await ask('DELETE', `/contact-messages/${id}?version=${version}`)).status).toBe(403)
  })
})

describe('whose a message is', () => {
  it('is found by telephone before e-mail, and staff may choose otherwise', async () => {
    const [byPhone, byMail] = [await shop.customer(), await shop.customer()]
    const { id, customer, version } = await make({ phone: byPhone.phone, email: byMail.email })
    expect(customer).toBe(byPhone.id)
    const none = await ask('PUT', `/contact-messages/${id}`, { version, customer: null })
    expect(none.body.customer).toBeNull()
  })
})

describe('the clocks', () => {
  it('run by the settings: first an answer, then a solution', async () => {
    const settings = (
      await ask('GET', `/admin-settings?${query({ filter: { key: 'work.firstAnswerHours' } })}`)
    ).body
    const [first] = settings
    const changed = await ask('PUT', `/admin-settings/${first.id}`, { version: first.version, value: 8 })
    expect(changed.status).toBe(200)
    const message = await make()
    const created = Date.parse(message.createdAt)
    expect(Math.round((Date.parse(message.firstResponseDue) - created) / hour)).toBe(8)
    expect(Math.round((Date.parse(message.resolveDue) - created) / hour)).toBe(120)
    expect(message.dueAt).toBe(message.firstResponseDue)
    await operate(message.id, 'reply', { text: 'We look', channel: 'email', next: 'open' })
    const answered = await read(message.id)
    expect([answered.status, answered.dueAt]).toEqual(['open', message.resolveDue])
    expect(answered.firstResponseAt).not.toBeNull()
  })

  it('run by the priority too, and anew when it changes; a grievance has no other than the law gives it', async () => {
    const hoursOf = ({ createdAt, firstResponseDue, resolveDue }: any) =>
      [firstResponseDue, resolveDue].map((due) =>
        Math.round((Date.parse(due) - Date.parse(createdAt)) / hour),
      )
    const message = await make({ priority: 'urgent' })
    expect(hoursOf(message)).toEqual([2, 30])
    const { id, version } = message
    expect(hoursOf((await ask('PUT', `/contact-messages/${id}`, { version, priority: 'low' })).body)).toEqual(
      [16, 240],
    )
    expect(hoursOf(await make({ type: 'grievance', priority: 'urgent' }))).toEqual([48, 720])
  })

  it('are those of the law for a grievance, also when a message turns out to be one', async () => {
    const message = await make()
    const { body } = await ask('PUT', `/contact-messages/${message.id}`, {
      version: message.version,
      type: 'grievance',
    })
    const created = Date.parse(message.createdAt)
    expect(Math.round((Date.parse(body.firstResponseDue) - created) / hour)).toBe(48)
    expect(Math.round((Date.parse(body.resolveDue) - created) / hour)).toBe(720)
  })

  it('count working time only, once the shop says when it works, but not against the law', async () => {
    const during = (key: string, value: unknown, run: () => Promise<void>) =>
      duringSetting(ask, key, value, run, 'admin-settings')
    await duringWork(ask, (day) =>
      during('work.firstAnswerHours', 8, async () => {
        const dues = async ({ id }: any) => {
          const { firstResponseDue, resolveDue } = await read(id)
          return [firstResponseDue, resolveDue]
        }
        expect(await dues(await make())).toEqual([openFor(8, day), openFor(8, day, 14)])
        await during('work.holidays', [day], async () => {
          expect(await dues(await make())).toEqual([openFor(8, day, 1), openFor(8, day, 15)])
        })
        const grievance = await make({ type: 'grievance' })
        expect(Date.parse(grievance.firstResponseDue) - Date.parse(grievance.createdAt)).toBeCloseTo(
          48 * hour,
          -4,
        )
      }),
    )
    const message = await make()
    expect(Date.parse(message.resolveDue) - Date.parse(message.createdAt)).toBeCloseTo(120 * hour, -4)
  })

  it.each([
    ['work.hoursFrom', '9 am'],
    ['work.hoursTo', '24:00'],
    ['work.hoursDays', ['monday']],
  ])('know no %s of %j', async (key, value) => {
    const [{ id, version }] = (await ask('GET', `/admin-settings?${query({ filter: { key } })}`)).body
    expect((await ask('PUT', `/admin-settings/${id}`, { version, value })).status).toBe(422)
  })

  it('stand still while the customer has the word, and run again when they answer', async () => {
    const { id } = await make()
    await operate(id, 'reply', { text: 'Which size?', channel: 'email' })
    expect(await read(id)).toMatchObject({ status: 'waitingOnCustomer', dueAt: null })
    await operate(id, 'received', { text: 'M', channel: 'phone' })
    const open = await read(id)
    expect([open.status, open.dueAt]).toEqual(['open', open.resolveDue])
    expect(open.thread.map((entry: any) => [entry.kind, entry.author])).toEqual([
      ['reply', 'Asha Rao'],
      ['customer', 'Kiran'],
    ])
  })
})

describe('the conversation', () => {
  it('is settled with an outcome, opened again by the customer, and closed a week after it rests', async () => {
    const { id } = await make()
    const settled = { text: 'Done', channel: 'email', next: 'resolve', resolution: 'replaced' }
    await operate(id, 'reply', settled)
    expect(await read(id)).toMatchObject({ status: 'resolved', resolution: 'replaced', dueAt: null })
    await operate(id, 'received', { text: 'Not yet', channel: 'email' })
    expect(await read(id)).toMatchObject({ status: 'open', resolution: null, resolvedAt: null })
    await operate(id, 'reply', settled)
    const { resolvedAt } = await read(id)
    const { context } = shop.server
    await runTimedWork(context, new Date(Date.parse(resolvedAt) + 6 * 24 * hour))
    expect((await read(id)).status).toBe('resolved')
    await runTimedWork(context, new Date(Date.parse(resolvedAt) + 7 * 24 * hour + 1000))
    expect(await read(id)).toMatchObject({ status: 'closed', resolution: 'replaced', resolvedAt })
    expect((await operate(id, 'reply', settled)).status).toBe(409)
  })

  it('keeps notes that move nothing', async () => {
    const { id } = await make()
    await operate(id, 'note', { text: 'Knows the founder' })
    expect(await read(id)).toMatchObject({ status: 'new', firstResponseAt: null, thread: [{ kind: 'note' }] })
  })

  it('is for those who may reply', async () => {
    const { id } = await make()
    const { call } = await shop.staff('reader', [{ key: 'contactMessage', view: true, edit: true }])
    const said = { text: 'x', channel: 'email' }
    expect((await ask('POST', `/contact-messages/${id}/operations/reply`, said, call)).status).toBe(403)
  })

  it('goes on in another message where one is a duplicate; both keep their numbers', async () => {
    const [first, second] = [await make(), await make({ body: 'Again: the zip.' })]
    expect((await operate(second.id, 'joinDuplicate', { into: second.id })).status).toBe(422)
    expect((await operate(second.id, 'joinDuplicate', { into: first.id })).status).toBe(200)
    const closed = await read(second.id)
    expect(closed).toMatchObject({ status: 'closed', resolution: 'duplicate', duplicateOf: first.id })
    expect((await read(first.id)).thread.map((entry: any) => entry.text)).toEqual(['Again: the zip.'])
  })
})

describe('the queue', () => {
  it('opens a message that somebody takes', async () => {
    const { id } = await make()
    const { id: staff } = await shop.staff('taker', [{ key: 'contactMessage', view: true }])
    await operate(id, 'assign', { to: staff })
    expect(await read(id)).toMatchObject({ status: 'open', assignee: staff })
  })

  it('shows everybody their own under Mine, by the word $me in the view and in the address', async () => {
    const entry = [{ key: 'contactMessage', view: true }]
    const [one, other] = [await shop.staff('one', entry), await shop.staff('other', entry)]
    const [mine, theirs] = [await make(), await make()]
    await operate(mine.id, 'assign', { to: one.id })
    await operate(theirs.id, 'assign', { to: other.id })
    const filter = { all: [{ assignee: '$me' }] }
    expect(await listed(filter, one.call)).toEqual([mine.id])
    expect(await listed({ assignee: { in: ['$me'] } }, other.call)).toEqual([theirs.id])
    const counts = await ask('GET', '/contact-messages/counts', undefined, one.call)
    expect(counts.body.mine.total).toBe(1)
  })

  it('shows what is late and what is due today by $now and $tomorrow', async () => {
    const { id } = await make()
    const due = (time: string) =>
      sql`UPDATE contact_message SET due_at = ${sql.raw(time)} WHERE id = ${id}`.execute(
        shop.server.context.database.db,
      )
    const [late, today] = [{ dueAt: { lt: '$now' } }, { dueAt: { gte: '$now', lt: '$tomorrow' } }]
    await due("now() - interval '1 minute'")
    expect([(await listed(late)).includes(id), (await listed(today)).includes(id)]).toEqual([true, false])
    await due("now() + interval '25 hours'")
    expect([(await listed(late)).includes(id), (await listed(today)).includes(id)]).toEqual([false, false])
  })
})

describe('canned replies', () => {
  it('are filled in for the message, those of its language first, and only active ones', async () => {
    const add = async (locale: string, name: string, status = 'active') => {
      const body = `${name}: dear {{recipient.name}}, about {{message.number}}.`
      const made = await ask('POST', '/templates', { kind: 'cannedReply', locale, name, body })
      if (status === 'active')
        await ask('POST', `/templates/${made.body.id}/transitions/activate`, { version: made.body.version })
    }
    await add('fr', 'French')
    await add('hi', 'Hindi')
    await add('en', 'English')
    await add('hi', 'Draft', 'draft')
    const { id, ticketNo } = await make({ language: 'hi' })
    const { body } = await operate(id, 'cannedReplies', {})
    expect(body.replies.map((each: any) => each.name)).toEqual(['Hindi', 'English', 'French'])
    expect(body.replies[0].text).toBe(`Hindi: dear Kiran, about ${ticketNo}.`)
  })
})

describe('the order that a message is about', () => {
  it('is the one whose number somebody typed, and none where there is no such', async () => {
    const order = await ask('POST', '/orders', { contactName: 'Asha' })
    const number = order.body.number as string
    const made = await make({ orderNumber: `# ${number.toLowerCase()}` })
    expect(made).toMatchObject({ orderNumber: number, order: order.body.id })
    expect(await listed({ order: order.body.id })).toEqual([made.id])
    const put = await ask('PUT', `/contact-messages/${made.id}`, {
      version: made.version,
      orderNumber: 'AT-NONE',
    })
    expect([put.status, Object.keys(put.body.errors)]).toEqual([422, ['orderNumber']])
    const cleared = await ask('PUT', `/contact-messages/${made.id}`, {
      version: made.version,
      orderNumber: null,
    })
    expect(cleared.body).toMatchObject({ orderNumber: null, order: null })
  })

  it('may come with a document that was uploaded, and with no other', async () => {
    const attached = (file: object) =>
      ask('POST', '/contact-messages', {
        name: 'Kiran',
        email: 'kiran@example.com',
        subject: 'Zip',
        body: 'The zip is stuck.',
        attachments: [{ file }],
      })
    const file = await stored(await shop.server.signIn('admin'))
    expect((await attached(file)).status).toBe(201)
    const { status, body } = await attached({ ...file, file: '01932b1c-7a80-7000-8000-000000000003' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['attachments.0.file']])
  })
})
