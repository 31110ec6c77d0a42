import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { duringSetting } from '../sales/duringSetting.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
beforeAll(async () => {
  shop = await serviceShop()
  await ensureKeys(shop.server.context)
}, 120_000)
afterAll(async () => shop?.server.close())

/** Noon and midnight in the shop. */
const noon = new Date('2030-03-01T06:30:00Z')
const night = new Date('2030-03-01T19:30:00Z')
const tick = (now = noon) => runTimedWork(shop.server.context, now)

let number = 0
async function group(): Promise<string> {
  number++
  const { body } = await shop.ask('POST', '/customer-groups', { name: `Circle ${number}` })
  return body.id
}

/** A customer of groups who agrees to e-mail. */
async function reader(groups: string[], values: object = {}): Promise<any> {
  const { id } = await shop.customer({ groups, ...values })
  await shop.ask('POST', `/customers/${id}/operations/consent`, {
    channel: 'email',
    state: 'granted',
    source: 'Newsletter',
  })
  return (await shop.ask('GET', `/customers/${id}`)).body
}

const english = { locale: 'en', subject: 'For {{recipient.name}}', body: 'New saris.\n\nCome & see <3' }
async function draft(values: object): Promise<any> {
  number++
  const { status, body, text } = await shop.ask('POST', '/broadcasts', {
    name: `Letter ${number}`,
    texts: [english],
    ...values,
  })
  if (status !== 201) throw new Error(text)
  return body
}
const move = async (id: string, name: string, data: object = {}, call?: Call) => {
  const { body } = await shop.ask('GET', `/broadcasts/${id}`)
  return shop.ask('POST', `/broadcasts/${id}/transitions/${name}`, { version: body.version, ...data }, call)
}
const read = async (id: string) => (await shop.ask('GET', `/broadcasts/${id}`)).body
const messages = async (id: string): Promise<any[]> =>
  (
    await shop.ask(
      'GET',
      `/notifications?filter=${encodeURIComponent(JSON.stringify({ broadcast: [id] }))}&range=[0,499]`,
    )
  ).body

async function setLimit(value: number) {
  const filter = encodeURIComponent(JSON.stringify({ key: 'approvals.broadcastRecipients' }))
  const [found] = (await shop.ask('GET', `/admin-settings?filter=${filter}`)).body
  const { status } = await shop.ask('PUT', `/admin-settings/${found.id}`, { version: found.version, value })
  expect(status).toBe(200)
}

describe('the audience of a broadcast', () => {
  it('is counted as it is now: who is in it, who agrees, who can be reached', async () => {
    const [circle, other] = [await group(), await group()]
    await reader([circle])
    await reader([circle, other])
    await reader([circle], { email: null })
    await shop.customer({ groups: [circle] })
    const blocked = await reader([circle])
    await shop.ask('POST', `/customers/${blocked.id}/transitions/block`, {
      version: blocked.version,
      blockReason: 'Abuse',
    })
    const reach = async (input: object) =>
      (await shop.ask('POST', '/broadcasts/operations/reach', { channel: 'email', ...input })).body
    expect(await reach({ groups: [circle] })).toEqual({ members: 4, agreed: 3, reachable: 2, limit: 500 })
    expect(await reach({ groups: [circle], exceptGroups: [other] })).toMatchObject({
      members: 3,
      reachable: 1,
    })
    expect(await reach({ groups: [circle], channel: 'sms' })).toMatchObject({ agreed: 0, reachable: 0 })
    expect((await reach({})).members).toBeGreaterThanOrEqual(4)
  })

  it('is whoever is named, beside those of the groups, without those who are left out', async () => {
    const [circle, other] = [await group(), await group()]
    const [named, silent, both] = [await reader([]), await shop.customer(), await reader([other])]
    const member = await reader([circle])
    const customers = [named.id, silent.id, both.id]
    const reach = async (input: object) =>
      (await shop.ask('POST', '/broadcasts/operations/reach', { channel: 'email', ...input })).body
    expect(await reach({ customers })).toMatchObject({ members: 3, agreed: 2, reachable: 2 })
    expect(await reach({ customers, groups: [circle] })).toMatchObject({ members: 4, agreed: 3 })
    expect(await reach({ customers, exceptGroups: [other] })).toMatchObject({ members: 2, agreed: 1 })
    const { id } = await draft({ customers, groups: [circle], exceptGroups: [other] })
    expect((await move(id, 'submit')).status).toBe(200)
    expect(await read(id)).toMatchObject({ audienceCount: 3, reachableCount: 2 })
    await tick()
    expect((await messages(id)).map(({ recipientId }) => recipientId).sort()).toEqual(
      [named.id, member.id].sort(),
    )
  })
})

describe('a broadcast', () => {
  it('goes out to those who agree, in their language, once each, and says what came of it', async () => {
    const circle = await group()
    const asha = await reader([circle], { firstName: 'Asha', language: 'en' })
    const mira = await reader([circle], { firstName: 'Mira', language: 'hi' })
    await shop.customer({ groups: [circle], firstName: 'Never agreed' })
    const hindi = { locale: 'hi', subject: 'नमस्ते {{recipient.name}}', body: '<p>नई साड़ियाँ</p>' }
    const { id } = await draft({ groups: [circle], texts: [english, hindi] })
    const submitted = await move(id, 'submit')
    expect(submitted.status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'scheduled', audienceCount: 3, reachableCount: 2 })

    await tick()
    const written = await messages(id)
    expect(written.map(({ recipientId, subject }) => [recipientId, subject]).sort()).toEqual(
      [
        [asha.id, 'For Asha'],
        [mira.id, 'नमस्ते Mira'],
      ].sort(),
    )
    const { body, class: kind } = written.find(({ recipientId }) => recipientId === asha.id)
    expect([body, kind]).toEqual(['<p>New saris.</p>\n<p>Come &amp; see &lt;3</p>', 'promotional'])
    await tick()
    expect(await messages(id)).toHaveLength(2)
    expect(await read(id)).toMatchObject({ status: 'sent', queuedCount: 2, sentCount: 2, failedCount: 0 })
  })

  it('waits for its time and for the end of the quiet hours', async () => {
    const circle = await group()
    await reader([circle])
    const { id } = await draft({ groups: [circle] })
    expect((await move(id, 'submit', { sendAt: '2020-01-01T00:00:00.000Z' })).body.errors.sendAt).toBeTruthy()
    expect((await move(id, 'submit', { sendAt: '2030-03-01T06:00:00.000Z' })).status).toBe(200)
    await tick(new Date('2030-03-01T05:59:00Z'))
    await tick(night)
    expect([(await read(id)).status, await messages(id)]).toEqual(['scheduled', []])
    await tick()
    expect(await messages(id)).toHaveLength(1)
  })

  it('goes out in portions of its own pace, and stands still while it is paused', async () => {
    const circle = await group()
    for (let each = 0; each < 3; each++) await reader([circle])
    const { id } = await draft({ groups: [circle], hourlyLimit: 60 })
    await move(id, 'submit')
    await tick()
    expect(await messages(id)).toHaveLength(1)
    expect((await move(id, 'pause')).status).toBe(200)
    await tick()
    expect(await messages(id)).toHaveLength(1)
    await move(id, 'resume')
    for (let each = 0; each < 3; each++) await tick()
    const people = (await messages(id)).map(({ recipientId }) => recipientId)
    expect([people.length, new Set(people).size]).toEqual([3, 3])
    expect((await read(id)).status).toBe('sent')
  })

  it('is refused where nobody agrees, nothing carries it, or its words name what nobody fills in', async () => {
    const circle = await group()
    await shop.customer({ groups: [circle] })
    const lonely = await draft({ groups: [circle] })
    expect((await move(lonely.id, 'submit')).body.errors.groups).toMatch(/Nobody/)
    const wordless = await draft({ groups: [circle], texts: [] })
    expect((await move(wordless.id, 'submit')).body.errors.texts).toBeTruthy()
    const nameless = await draft({ groups: [circle], texts: [{ locale: 'en', body: 'Hi' }] })
    expect((await move(nameless.id, 'submit')).text).toContain('texts.0.subject')
    const short = await draft({ groups: [circle], channel: 'sms', texts: [{ locale: 'en', body: 'Hi' }] })
    expect((await move(short.id, 'submit')).body.errors.channel).toBeTruthy()
    const wrong = await shop.ask('POST', '/broadcasts', {
      name: 'Wrong',
      texts: [{ ...english, body: 'Your order {{order.number}}' }],
    })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('order.number')])
  })

  it('leaves of somebody who is anonymised only that a message went out', async () => {
    const circle = await group()
    const person = await reader([circle], { firstName: 'Parvathi' })
    const { id } = await draft({ groups: [circle] })
    await move(id, 'submit')
    await tick()
    const [before] = await messages(id)
    expect([before.recipient, before.email]).toEqual(['Parvathi', person.email])
    const { version } = (await shop.ask('GET', `/customers/${person.id}`)).body
    const moved = await shop.ask('POST', `/customers/${person.id}/transitions/anonymise`, { version })
    expect(moved.status).toBe(200)
    const path = `/notifications/${before.id}`
    const told =
      (await shop.ask('GET', path)).text + (await shop.ask('GET', `${path}/history?range=[0,99]`)).text
    expect([told.includes('Parvathi'), told.includes(person.email)]).toEqual([false, false])
    expect((await messages(id))[0]).toMatchObject({ id: before.id, broadcast: id, recipient: 'Anonymised' })
  })

  it('stands in the layout of each text: in its preview, its test and what goes out', async () => {
    const layout = await shop.ask('POST', '/templates', {
      kind: 'layout',
      name: 'Letter paper',
      locale: 'en',
      body: '<h2>{{shop.name}}, Jaipur</h2>{{content}}',
    })
    const plain = await shop.ask('POST', '/templates', {
      kind: 'cannedReply',
      name: 'Thanks',
      body: 'Thanks',
    })
    const wrong = await shop.ask('POST', '/broadcasts', {
      name: 'Wrong',
      texts: [{ ...english, layout: plain.body.id }],
    })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['texts.0.layout']])
    const { id: of, version } = layout.body
    expect((await shop.ask('POST', `/templates/${of}/transitions/activate`, { version })).status).toBe(200)

    const circle = await group()
    await reader([circle], { firstName: 'Asha' })
    const french = { locale: 'fr', subject: 'Pour vous', body: 'Des saris.' }
    const { id } = await draft({ groups: [circle], texts: [{ ...english, layout: of }, french] })
    const shown = async (input: object) =>
      (await shop.ask('POST', `/broadcasts/${id}/operations/preview`, input)).body
    expect(await shown({})).toMatchObject({
      subject: 'For Ananya Iyer',
      body: expect.stringMatching(/^<h2>Atelier, Jaipur<\/h2><p>New saris/),
      plain: expect.stringContaining('Come & see <3'),
    })
    expect((await shown({ locale: 'fr' })).body).toBe('<p>Des saris.</p>')

    await shop.ask('POST', `/broadcasts/${id}/operations/test`, { to: 'paper@shop.test' })
    const { rows } = await sql<{ body: string }>`
      SELECT body FROM notification WHERE email = 'paper@shop.test' ORDER BY locale`.execute(
      shop.server.context.database.db,
    )
    expect(rows.map(({ body }) => body.includes('Jaipur'))).toEqual([true, false])
    await move(id, 'submit')
    await tick()
    expect((await messages(id))[0].body).toMatch(/^<h2>Atelier, Jaipur<\/h2><p>New saris\.<\/p>/)
  })

  it('is tried on one’s own address before', async () => {
    const { id } = await draft({})
    const tried = await shop.ask('POST', `/broadcasts/${id}/operations/test`, { to: 'me@shop.test' })
    expect(tried.body).toEqual({ sent: 1 })
    const { rows } = await sql<{ subject: string; broadcast: string | null }>`
      SELECT subject, broadcast FROM notification WHERE email = 'me@shop.test'`.execute(
      shop.server.context.database.db,
    )
    expect(rows).toEqual([{ subject: 'For Ananya Iyer', broadcast: null }])
  })
})

describe('a large broadcast', () => {
  it('waits for a second person, who may not be the one who submitted it', async () => {
    await setLimit(1)
    try {
      const circle = await group()
      await reader([circle])
      await reader([circle])
      const { id } = await draft({ groups: [circle] })
      await move(id, 'submit')
      await tick()
      expect([(await read(id)).status, await messages(id)]).toEqual(['waiting', []])
      expect((await shop.ask('PUT', `/broadcasts/${id}`, { version: 2, name: 'Other' })).status).toBe(409)
      expect((await move(id, 'approve')).body.errors.approvedBy).toMatch(/Another person/)

      const see = { key: 'broadcast', view: true }
      const writer = await shop.staff('writer', [{ ...see, edit: true, submit: true }])
      expect((await move(id, 'approve', {}, writer.call)).status).toBe(403)
      const second = await shop.staff('second', [{ ...see, approve: true }])
      expect((await move(id, 'approve', {}, second.call)).status).toBe(200)
      expect((await read(id)).approvedBy).toBe(second.id)
      await tick()
      expect(await messages(id)).toHaveLength(2)
    } finally {
      await setLimit(500)
    }
  })

  it('is told to those who may approve it, and the decision to its author', async () => {
    await setLimit(1)
    try {
      const circle = await group()
      await reader([circle])
      await reader([circle])
      const see = { key: 'broadcast', view: true }
      const author = await shop.staff('author', [
        { ...see, create: true, edit: true, submit: true, approve: true },
      ])
      const approver = await shop.staff('approver', [{ ...see, approve: true }])
      const onlooker = await shop.staff('onlooker', [see])
      const { id, name } = await draft({ groups: [circle] })
      await move(id, 'submit', {}, author.call)
      const heard = async (person: { id: string }) => {
        const { rows } = await sql<{ key: string; subject: string; area_id: string; status: string }>`
          SELECT k.key, n.subject, n.area_id, n.status FROM notification n JOIN notification_key k ON k.id = n.key
          WHERE n.recipient_id = ${person.id} AND k.key LIKE 'broadcast.%' AND n.area_id = ${id} ORDER BY n.id`.execute(
          shop.server.context.database.db,
        )
        return rows.map(({ key, subject, status }) => [key, subject.includes(name), status])
      }
      const asked = ['broadcast.waiting', true, 'delivered']
      expect([await heard(approver), await heard(author), await heard(onlooker)]).toEqual([[asked], [], []])
      await move(id, 'decline', {}, approver.call)
      expect(await heard(author)).toEqual([['broadcast.declined', true, 'delivered']])
      await move(id, 'submit', {}, author.call)
      await duringSetting(shop.ask, 'flags.broadcasts', false, async () => {
        expect((await move(id, 'approve', {}, approver.call)).status).toBe(422)
      })
      await move(id, 'approve', {}, approver.call)
      expect((await heard(author)).map(([key]) => key)).toEqual(['broadcast.declined', 'broadcast.approved'])
      expect(await heard(approver)).toEqual([asked, asked])
      const chosen = async (call: Call) =>
        ((await shop.ask('GET', '/auth/notifications', undefined, call)).body.events as { key: string }[])
          .map(({ key }) => key)
          .filter((key) => key === 'broadcast.waiting')
      expect([await chosen(approver.call), await chosen(onlooker.call)]).toEqual([['broadcast.waiting'], []])
    } finally {
      await setLimit(500)
    }
  })

  it('below the limit asks nobody', async () => {
    const circle = await group()
    await reader([circle])
    const { id } = await draft({ groups: [circle] })
    await move(id, 'submit')
    const { rows } = await sql`
      SELECT 1 FROM notification n JOIN notification_key k ON k.id = n.key
      WHERE k.key = 'broadcast.waiting' AND n.area_id = ${id}`.execute(shop.server.context.database.db)
    expect([(await read(id)).status, rows]).toEqual(['scheduled', []])
  })

  it('that grew large after it was let go waits, too', async () => {
    const circle = await group()
    await reader([circle])
    const { id } = await draft({ groups: [circle] })
    await move(id, 'submit', { sendAt: '2030-03-01T06:00:00.000Z' })
    await reader([circle])
    await setLimit(1)
    try {
      await tick()
      expect(await read(id)).toMatchObject({ status: 'waiting', reachableCount: 2 })
      expect(await messages(id)).toEqual([])
    } finally {
      await setLimit(500)
    }
  })
})
