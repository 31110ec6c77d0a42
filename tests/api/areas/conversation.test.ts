import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let [admin, orders, support]: Call[] = []
let ids: Record<'admin' | 'orders' | 'support', string>
beforeAll(async () => {
  server = await testServer()
  ;[admin, orders, support] = await Promise.all([
    server.signIn('admin'),
    server.signIn('orders'),
    server.signIn('support'),
  ])
  const { rows } = await sql<{ id: string; email: string }>`SELECT id, email FROM sub_admin`.execute(
    server.context.database.db,
  )
  const idOf = (name: string) => rows.find(({ email }) => email.startsWith(`${name}@`))?.id ?? ''
  ids = { admin: idOf('admin'), orders: idOf('orders'), support: idOf('support') }
}, 120_000)
afterAll(() => server?.close())

const post = (call: Call | undefined, path: string, body: Record<string, unknown> = {}) =>
  (call as Call)(path, { method: 'POST', body })

async function made(call: Call | undefined, path: string, body: Record<string, unknown>) {
  const answer = await post(call, path, body)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as { id: string; version: number; [field: string]: unknown }
}

const begin = (call: Call | undefined, ...members: string[]) => made(call, '/conversations', { members })
const say = (call: Call | undefined, conversation: string, text: string) =>
  made(call, '/chat-messages', { conversation, text })

async function read<T>(call: Call | undefined, path: string) {
  const answer = await (call as Call)(path)
  return { status: answer.status, body: (await answer.json()) as T }
}

const unread = async (call: Call | undefined) => {
  const answer = await post(call, '/conversations/operations/unread')
  expect(answer.status).toBe(200)
  return (await answer.json()) as { conversation: string; count: number; muted: boolean }[]
}

describe('a conversation', () => {
  it('is begun by one of its members, with somebody else', async () => {
    const { members } = await begin(admin, ids.orders)
    expect(members).toEqual([ids.admin, ids.orders])
    expect((await post(admin, '/conversations', { members: [ids.admin] })).status).toBe(422)
  })

  it('is seen by its members and by nobody else on any path, administrators included', async () => {
    const { id } = await begin(orders, ids.support)
    const { id: message } = await say(orders, id, 'Between the two of us: walnut is out')
    expect((await read(support, `/chat-messages/${message}`)).status).toBe(200)
    for (const path of [
      `/conversations/${id}`,
      `/conversations/${id}/history`,
      `/conversations/${id}/referrers`,
      `/chat-messages/${message}`,
      `/chat-messages/${message}/history`,
    ])
      expect([path, (await read(admin, path)).status]).toEqual([path, 404])
    const filter = encodeURIComponent(JSON.stringify({ conversation: id }))
    const q = encodeURIComponent(JSON.stringify({ q: 'walnut' }))
    for (const path of [
      `/chat-messages?filter=${filter}`,
      `/chat-messages?filter=${q}`,
      `/conversations?filter=${q}`,
    ])
      expect([path, (await read(admin, path)).body]).toEqual([path, []])
    expect((await read<unknown[]>(support, `/chat-messages?filter=${q}`)).body).toHaveLength(1)
    await say(admin, (await begin(admin, ids.orders)).id, 'Of mulberry there is more')
    const exported = await (await (admin as Call)('/chat-messages/export')).text()
    expect([exported.includes('mulberry'), exported.includes('walnut')]).toEqual([true, false])
    const lookup = (await read<{ id: string }[]>(admin, '/conversations/lookup')).body
    expect(JSON.stringify(lookup)).not.toContain(id)
    for (const operation of ['read', 'leave'])
      expect((await post(admin, `/conversations/${id}/operations/${operation}`)).status).toBe(404)
    expect((await post(admin, '/chat-messages', { conversation: id, text: 'Let me in' })).status).toBe(404)
    const members = [ids.admin, ids.orders, ids.support]
    const put = await admin?.(`/conversations/${id}`, { method: 'PUT', body: { version: 1, members } })
    expect(put?.status).toBe(404)
    expect((await admin?.(`/chat-messages/${message}?version=1`, { method: 'DELETE' }))?.status).toBe(404)
  })

  it('takes people in, who then see it all, and puts nobody out', async () => {
    const { id, version } = await begin(orders, ids.support)
    await say(orders, id, 'Before')
    const all = [ids.orders, ids.support, ids.admin]
    const put = (members: string[], at: number) =>
      orders?.(`/conversations/${id}`, { method: 'PUT', body: { version: at, members } })
    expect((await put(all, version + 1))?.status).toBe(200)
    const filter = encodeURIComponent(JSON.stringify({ conversation: id }))
    expect((await read(admin, `/chat-messages?filter=${filter}`)).body).toHaveLength(1)
    expect((await put([ids.orders, ids.admin], version + 2))?.status).toBe(422)
    expect((await post(admin, `/conversations/${id}/operations/leave`)).status).toBe(200)
    expect((await read(admin, `/conversations/${id}`)).status).toBe(404)
    expect((await read(support, `/conversations/${id}`)).status).toBe(200)
  })

  it('takes back who has just left it, to what was said meanwhile, and nobody else', async () => {
    const { id } = await begin(orders, ids.support)
    await say(orders, id, 'Before')
    const leave = async () => {
      const answer = await post(support, `/conversations/${id}/operations/leave`)
      return ((await answer.json()) as { leftAt: string }).leftAt
    }
    const back = async (call: Call | undefined, leftAt: string) =>
      (await post(call, '/conversations/operations/comeBack', { leftAt })).status
    const leftAt = await leave()
    await say(orders, id, 'Meanwhile')
    expect(await back(orders, leftAt)).toBe(404)
    expect((await read(support, `/conversations/${id}`)).status).toBe(404)
    expect(await back(support, leftAt)).toBe(200)
    expect((await read<{ members: string[] }>(support, `/conversations/${id}`)).body.members).toEqual([
      ids.orders,
      ids.support,
    ])
    expect(await unread(support)).toContainEqual({ conversation: id, count: 1, muted: false })
    expect(await back(support, leftAt)).toBe(404)
    // Who left longer ago is taken in by its members again.
    const before = new Date(Date.parse(await leave()) - 11 * 60_000).toISOString()
    await sql`UPDATE "_history" SET "at" = ${before} WHERE "record_id" = ${id} AND "action" = 'leave'`.execute(
      server.context.database.db,
    )
    expect(await back(support, before)).toBe(404)
  })

  it('takes people in whatever is said meanwhile, twice as once, and by its members alone', async () => {
    const { id } = await begin(orders, ids.support)
    const add = (call: Call | undefined, ...people: string[]) =>
      post(call, `/conversations/${id}/operations/addPeople`, { people })
    expect((await add(admin, ids.admin)).status).toBe(404)
    await say(orders, id, 'Before')
    for (const _ of [1, 2]) expect((await add(support, ids.admin, ids.orders)).status).toBe(200)
    const { members } = (await read<{ members: string[] }>(admin, `/conversations/${id}`)).body
    expect(members).toEqual([ids.orders, ids.support, ids.admin])
    expect((await add(support, '01932b1c-7a80-7000-8000-000000000001')).status).toBe(422)
    expect((await add(support)).status).toBe(422)
  })
})

describe('a message', () => {
  it('is from whoever sends it, moves its conversation up, and says something', async () => {
    const [first, second] = [await begin(orders, ids.support), await begin(orders, ids.support)]
    await say(orders, second.id, 'Later')
    const { sender } = await made(support, '/chat-messages', {
      conversation: first.id,
      text: '  The parcel\nis back ',
      sender: ids.orders,
    })
    expect(sender).toBe(ids.support)
    const list = (
      await read<{ id: string; lastText: string }[]>(orders, '/conversations?sort=["lastAt","DESC"]')
    ).body
    expect(list[0]).toMatchObject({ id: first.id, lastText: 'The parcel is back' })
    expect((await post(orders, '/chat-messages', { conversation: first.id, text: '  ' })).status).toBe(422)
    expect((await post(orders, '/chat-messages', { conversation: first.id })).status).toBe(422)
  })

  it('is taken back by whoever sent it, and then nothing of it is shown', async () => {
    const { id } = await begin(orders, ids.support)
    await say(orders, id, 'The right word')
    const wrong = await say(orders, id, 'The wrong word')
    const remove = (call?: Call) => call?.(`/chat-messages/${wrong.id}?version=1`, { method: 'DELETE' })
    expect((await remove(support))?.status).toBe(409)
    expect((await remove(orders))?.status).toBe(200)
    expect((await read(support, `/conversations/${id}`)).body).toMatchObject({ lastText: 'The right word' })
  })

  it('is there again when it was taken back by mistake, in its place and for all', async () => {
    const { id } = await begin(orders, ids.support)
    const first = await say(orders, id, 'One')
    const second = await say(orders, id, 'Two')
    const remove = async (items: object[]) => {
      const answer = await post(orders, '/chat-messages/bulk/delete', { items })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return ((await answer.json()) as { undo: { id: string } }).undo.id
    }
    const putBack = async (undo: string) =>
      expect((await post(orders, `/chat-messages/bulk/changes/${undo}/undo`)).status).toBe(200)
    const last = async () => (await read<{ lastText: string }>(support, `/conversations/${id}`)).body.lastText
    const undo = await remove([{ id: second.id, version: 1 }])
    expect(await last()).toBe('One')
    await putBack(undo)
    expect(await last()).toBe('Two')
    const other = await remove([{ id: first.id, version: 1 }])
    await putBack(other)
    expect(await last()).toBe('Two')
    const filter = encodeURIComponent(JSON.stringify({ conversation: id }))
    const list = await read<{ text: string; sender: string }[]>(
      support,
      `/chat-messages?filter=${filter}&sort=["createdAt","ASC"]`,
    )
    expect(list.body.map(({ text, sender }) => [text, sender])).toEqual([
      ['One', ids.orders],
      ['Two', ids.orders],
    ])
  })

  it('is unread until its conversation is read, by each for themselves', async () => {
    const { id } = await begin(orders, ids.support)
    await say(orders, id, 'One')
    await say(orders, id, 'Two')
    const of = async (call?: Call) => (await unread(call)).find(({ conversation }) => conversation === id)
    expect(await of(support)).toEqual({ conversation: id, count: 2, muted: false })
    expect(await of(orders)).toBeUndefined()
    await post(support, `/conversations/${id}/operations/mute`, { muted: true })
    expect(await of(support)).toEqual({ conversation: id, count: 2, muted: true })
    await post(support, `/conversations/${id}/operations/read`)
    expect(await of(support)).toBeUndefined()
    const { marks } = (await read<{ marks: object[] }>(orders, `/conversations/${id}`)).body
    expect(marks).toEqual([
      { id: expect.any(String), person: ids.support, readAt: expect.any(String), muted: true },
    ])
    await say(orders, id, 'Three')
    expect((await of(support))?.count).toBe(1)
  })

  it('is read without a version or a line of history, which others would stumble over', async () => {
    const { id } = await begin(orders, ids.support)
    await say(orders, id, 'One')
    const state = async () => {
      const { version } = (await read<{ version: number }>(orders, `/conversations/${id}`)).body
      const history = (await read<unknown[]>(orders, `/conversations/${id}/history`)).body
      return { version, history }
    }
    const before = await state()
    for (const call of [support, orders, support]) {
      await post(call, `/conversations/${id}/operations/read`)
      await post(call, `/conversations/${id}/operations/mute`, { muted: true })
    }
    expect(await state()).toEqual(before)
    const { marks } = (await read<{ marks: unknown[] }>(orders, `/conversations/${id}`)).body
    expect(marks).toHaveLength(2)
  })

  it('names records by their numbers, to whoever may see them', async () => {
    const { ticketNo } = await made(admin, '/contact-messages', {
      name: 'Asha',
      email: 'asha@example.test',
      subject: 'Where is it',
      body: 'It was to come on Monday.',
    })
    const numbers = ['at-009001', 'AT-009002', 'no such % number', String(ticketNo).toLowerCase()]
    await sql`
      INSERT INTO "order" (id, contact_name, status, number) VALUES (gen_random_uuid(), 'Asha', 'processing', 'AT-009001')`.execute(
      server.context.database.db,
    )
    const mentions = async (call: Call | undefined) => {
      const answer = await post(call, '/conversations/operations/mentions', { numbers })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return (await answer.json()) as object[]
    }
    const order = { area: 'order', id: expect.any(String), number: 'AT-009001', status: 'processing' }
    const ticket = { area: 'contactMessage', id: expect.any(String), number: ticketNo, status: 'new' }
    const both = await mentions(support)
    expect(both).toHaveLength(2)
    expect(both).toEqual(expect.arrayContaining([order, ticket]))
    const permissions = [{ key: 'conversation', view: true }]
    const role = await made(admin, '/subadmin-roles', { name: 'Talks only', permissions })
    const email = 'talks@shop.test'
    const person = await made(admin, '/subadmins', { firstName: 'Talks', email, roles: [role.id] })
    const link = await post(admin, `/subadmins/${person.id}/operations/link`)
    const [, token] = ((await link.json()) as { path: string }).path.split('#')
    const password = 'seven lamps on a pier'
    await post(admin, '/auth/invitation', { token, password })
    const talks = await server.signIn(email, password)
    expect(await mentions(talks)).toEqual([])
    expect((await post(orders, '/conversations/operations/mentions', { numbers: [] })).status).toBe(422)
  })
})
