import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let orders: Call
beforeAll(async () => {
  server = await testServer()
  await ensureKeys(server.context)
  admin = await server.signIn('admin')
  orders = await server.signIn('orders')
}, 120_000)
afterAll(() => server?.close())
beforeEach(async () => {
  await sql`DELETE FROM _api_tokens`.execute(server.context.database.db)
  await sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db)
  await letHave('everybody')
})

const ask = async (call: Call, method: string, path: string, body?: Record<string, unknown>) => {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}
const find = async (path: string, filter: object) =>
  (await ask(admin, 'GET', `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body[0]

/** Whom the shop lets have tokens. */
async function letHave(value: string) {
  const { id, version } = await find('admin-settings', { key: 'security.tokensFor' })
  expect((await ask(admin, 'PUT', `/admin-settings/${id}`, { version, value })).status).toBe(200)
}

const tags = [{ key: 'tag', view: true, create: true }]
const make = (call: Call, more: Record<string, unknown> = {}) =>
  ask(call, 'POST', '/auth/tokens', {
    name: 'Scanner',
    days: 30,
    permissions: tags,
    password: demoPassword,
    ...more,
  })
/** Calls with a token. */
const by =
  (token: string): Call =>
  (path, init = {}) =>
    server.call(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
const statusOf = async (call: Call, path: string, init: Parameters<Call>[1] = {}) =>
  (await call(path, init)).status

describe('a token for another system', () => {
  it('is told once, kept as a hash, and does what it may in its owner’s name', async () => {
    const { status, body } = await make(admin)
    expect([status, body.token]).toEqual([200, expect.stringMatching(/^at_[\w-]{43}$/)])
    const { rows } = await sql<{
      text: string
    }>`SELECT row_to_json(t)::text AS text FROM _api_tokens t`.execute(server.context.database.db)
    expect(rows.some(({ text }) => text.includes(body.token.slice(3)))).toBe(false)
    const call = by(body.token)
    const made = await ask(call, 'POST', '/tags', { name: 'From the scanner' })
    expect(made.status).toBe(201)
    expect(await statusOf(call, `/tags/${made.body.id}`)).toBe(200)
    const { body: history } = await ask(admin, 'GET', `/tags/${made.body.id}/history`)
    expect(JSON.stringify(history)).toContain('· Scanner')
    const [own] = (await ask(admin, 'GET', '/auth/tokens')).body.tokens
    expect(own).toMatchObject({ name: 'Scanner', permissions: tags, usedAt: expect.any(String) })
    expect(JSON.stringify(own)).not.toContain(body.token.slice(3))
  })

  it('may nothing else, not even what its owner may, and is no administrator', async () => {
    const { body } = await make(admin)
    const call = by(body.token)
    const [tag] = (await ask(admin, 'GET', '/tags')).body
    const change = { method: 'PUT', body: { version: tag.version, name: 'Other' } }
    expect([await statusOf(call, `/tags/${tag.id}`, change), await statusOf(call, '/orders')]).toEqual([
      403, 403,
    ])
  })

  it('opens no account, no sign-in and no staff, whoever made it', async () => {
    const all = [{ key: 'tag', view: true }]
    const { body } = await make(admin, { permissions: all })
    const call = by(body.token)
    const own = [...server.app.routeTable].filter(
      ([name, access]) => access === 'signed-in' && name.includes('/api/v1/auth/'),
    )
    expect(own.length).toBeGreaterThan(20)
    for (const [name] of own) {
      const [method = '', pattern = ''] = name.split(' ')
      const path = pattern.replace('/api/v1', '').replaceAll(/:\w+/g, 'x')
      expect([name, await statusOf(call, path, { method })]).toEqual([name, 403])
    }
    const next = { current: demoPassword, next: 'nine quiet herons wade' }
    expect(await statusOf(call, '/auth/password', { method: 'POST', body: next })).toBe(403)
    expect((await make(call)).status).toBe(403)
    expect(await statusOf(call, '/figures/queues')).toBe(403)
    for (const key of ['subAdmin', 'subAdminRole'])
      expect((await make(admin, { permissions: [{ key, view: true }] })).body.errors).toHaveProperty(
        'permissions',
      )
    // What asks for the password again stays closed, also within ten minutes of its owner giving it.
    const settings = [{ key: 'adminSetting', view: true, edit: true, security: true }]
    const keeper = by((await make(admin, { name: 'Keeper', permissions: settings })).body.token)
    const { id, version } = await find('admin-settings', { key: 'security.resetHours' })
    const refusal = await ask(keeper, 'PUT', `/admin-settings/${id}`, { version, value: 3 })
    expect([refusal.status, refusal.body.code]).toEqual([422, 'password-needed'])
  })

  it('loses at once what its owner loses, and ends with their suspension for good', async () => {
    const { id } = await find('subadmins', { email: 'catalogue@atelier.test' })
    const owner = await server.signIn('catalogue')
    const call = by((await make(owner)).body.token)
    expect(await statusOf(call, '/tags')).toBe(200)
    const role = (await ask(admin, 'POST', '/subadmin-roles', { name: 'Nothing much', permissions: [] })).body
    const { roles, version } = (await ask(admin, 'GET', `/subadmins/${id}`)).body
    const moved = await ask(admin, 'PUT', `/subadmins/${id}`, { version, roles: [role.id] })
    expect([moved.status, await statusOf(call, '/tags')]).toEqual([200, 403])
    const back = await ask(admin, 'PUT', `/subadmins/${id}`, { version: moved.body.version, roles })
    expect([back.status, await statusOf(call, '/tags')]).toEqual([200, 200])
    expect(back.body.apiTokens).toEqual(['Scanner'])
    const go = (name: string, body: Record<string, unknown>) =>
      ask(admin, 'POST', `/subadmins/${id}/transitions/${name}`, body)
    const suspended = await go('suspend', { version: back.body.version })
    expect([suspended.status, suspended.body.apiTokens, await statusOf(call, '/tags')]).toEqual([
      200,
      [],
      401,
    ])
    expect((await go('activate', { version: suspended.body.version })).status).toBe(200)
    expect(await statusOf(call, '/tags')).toBe(401)
  })

  it('ends by itself, when it is revoked, and when the shop lets nobody have one', async () => {
    const one = (await make(orders, { permissions: [{ key: 'order', view: true }] })).body
    const call = by(one.token)
    expect(await statusOf(call, '/orders')).toBe(200)
    await letHave('administrators')
    expect([await statusOf(call, '/orders'), (await make(orders)).status]).toEqual([401, 409])
    await letHave('everybody')
    expect(await statusOf(call, '/orders')).toBe(200)
    const [{ id }] = one.tokens
    expect((await ask(admin, 'DELETE', `/auth/tokens/${id}`)).status).toBe(404)
    const revoked = await ask(orders, 'DELETE', `/auth/tokens/${id}`)
    expect([revoked.status, revoked.body.tokens, await statusOf(call, '/orders')]).toEqual([200, [], 401])
    const other = (await make(orders, { permissions: [{ key: 'order', view: true }] })).body
    await sql`UPDATE _api_tokens SET ends_at = now() - interval '1 second'`.execute(
      server.context.database.db,
    )
    expect(await statusOf(by(other.token), '/orders')).toBe(401)
  })

  it('looks at the shop as no role, not even of its owner’s look', async () => {
    const { token } = (await make(admin)).body
    const role = (await find('subadmin-roles', { name: 'Auditor' })).id
    const { id } = (await ask(admin, 'POST', '/auth/view-as', { role })).body
    expect(await statusOf(by(token), '/tags')).toBe(200)
    expect(await statusOf(by(token), '/tags', { headers: { 'X-View-As': id } })).toBe(403)
    expect(await statusOf(by(token), '/auth/view-as', { method: 'POST', body: { role } })).toBe(403)
  })

  it('is made with the password alone, within one’s own rights, and is told and noted', async () => {
    expect((await make(orders, { password: 'not this one' })).body.errors).toHaveProperty('password')
    const beyond = await make(orders, { permissions: [{ key: 'refund', view: true, approve: true }] })
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['permissions']])
    for (const more of [{ permissions: [] }, { days: 0 }, { days: 366 }, { name: 'a, b' }, { name: ' ' }])
      expect((await make(admin, more)).status).toBe(422)
    expect((await make(admin)).status).toBe(200)
    expect(Object.keys((await make(admin)).body.errors)).toEqual(['name'])
    const { rows } = await sql<{ channel: string; body: string }>`
      SELECT n.channel, n.body FROM notification n JOIN notification_key k ON k.id = n.key
      WHERE k.key = 'staff.token_made' ORDER BY n.created_at DESC, n.channel LIMIT 2`.execute(
      server.context.database.db,
    )
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['email', 'inApp'])
    expect(rows.every(({ body }) => body.includes('Scanner'))).toBe(true)
    const { id } = await find('subadmins', { email: 'admin@atelier.test' })
    const { body: history } = await ask(admin, 'GET', `/subadmins/${id}/history`)
    expect(JSON.stringify(history)).toContain('apiTokens')
  })
})
