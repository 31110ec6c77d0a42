import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { sessionTimes } from '../../../server/auth/accessSettings.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { sweep } from '../../../server/auth/sessions.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
// The browser stands behind one proxy, which says where it is.
beforeAll(async () => {
  server = await testServer({ environment: { TRUST_PROXY: '1' } })
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

const db = () => server.context.database.db

async function set(key: string, value: unknown, call: Call = admin, headers = {}) {
  const filter = encodeURIComponent(JSON.stringify({ key }))
  const [{ id, version }] = (await (
    await call(`/admin-settings?filter=${filter}`, { headers })
  ).json()) as any
  const answer = await call(`/admin-settings/${id}`, { method: 'PUT', body: { version, value }, headers })
  return { status: answer.status, body: (await answer.json()) as any }
}

const signIn = (authinfo: string, password = demoPassword, headers = {}) =>
  server.call('/auth/login', { method: 'POST', body: { authinfo, password, deviceToken: null }, headers })

describe('how long a session lives', () => {
  const age = (call: { token: string }, column: 'created_at' | 'used_at', minutes: number) =>
    sql`UPDATE _sessions SET ${sql.ref(column)} = now() - ${minutes} * interval '1 minute'
      WHERE token_hash = sha256(convert_to(${call.token}::text, 'UTF8'))`.execute(db())

  it('is what the server was started with until the shop says otherwise', async () => {
    const call = await server.signIn('orders')
    await age(call, 'used_at', 29)
    expect((await call('/auth/session')).status).toBe(200)
    await age(call, 'used_at', 31)
    expect((await call('/auth/session')).status).toBe(401)
    await call('/auth/logout', { method: 'POST' })
  })

  it('follows the shop’s minutes without use, shorter and longer, and what is listed does', async () => {
    expect((await set('security.idleMinutes', 4)).status).toBe(422)
    const [call, other] = [await server.signIn('orders'), await server.signIn('orders')]
    const listed = async () => ((await (await other('/auth/sessions')).json()) as unknown[]).length
    const before = await listed()
    expect((await set('security.idleMinutes', 600)).status).toBe(200)
    await age(call, 'used_at', 590)
    expect([(await call('/auth/session')).status, await listed()]).toEqual([200, before])
    expect((await set('security.idleMinutes', 10)).status).toBe(200)
    await age(call, 'used_at', 11)
    expect([(await call('/auth/session')).status, await listed()]).toEqual([401, before - 1])
    expect((await set('security.idleMinutes', null)).status).toBe(200)
  })

  it.each([
    ['security.idleMinutes', 'used_at', 11, 10, 600],
    ['security.idleMinutes', 'used_at', 31, null, 600],
    ['security.sessionHours', 'created_at', 3 * 60, 2, 12],
  ] as const)('brings none back that is over: %s', async (key, column, minutes, first, then) => {
    expect((await set(key, first)).status).toBe(200)
    const [over, used] = [await server.signIn('orders'), await server.signIn('orders')]
    await age(over, column, minutes)
    expect((await over('/auth/session')).status).toBe(401)
    expect((await set(key, then)).status).toBe(200)
    expect((await over('/auth/session')).status).toBe(401)
    expect((await used('/auth/session')).status).toBe(200)
    expect((await set(key, null)).status).toBe(200)
  })

  it('ends after the shop’s hours, of a session that has begun as well; the sweep obeys it', async () => {
    const call = await server.signIn('orders')
    await age(call, 'created_at', 3 * 60)
    expect((await call('/auth/session')).status).toBe(200)
    expect((await set('security.sessionHours', 2)).status).toBe(200)
    expect((await call('/auth/session')).status).toBe(401)
    const { registry, settings, database } = server.context
    const count = async () =>
      (await sql<{ n: number }>`SELECT count(*)::int AS n FROM _sessions`.execute(db())).rows[0]?.n as number
    const before = await count()
    await sweep(database, sessionTimes(registry, settings))
    expect(await count()).toBe(before - 1)
    const young = await server.signIn('orders')
    const [mine] = (await (await young('/auth/sessions')).json()) as { createdAt: string; endsAt: string }[]
    expect(Date.parse(mine?.endsAt ?? '') - Date.parse(mine?.createdAt ?? '')).toBe(2 * 3_600_000)
    expect((await set('security.sessionHours', null)).status).toBe(200)
  })
})

describe('how long a password has to be', () => {
  it('is never less than twelve, and holds in one’s account and behind a link', async () => {
    expect((await set('security.passwordLength', 11)).status).toBe(422)
    expect((await set('security.passwordLength', 20)).status).toBe(200)
    await createAccount(server.context.database, {
      email: 'long@atelier.test',
      name: 'Ila Menon',
      type: 'SUB_ADMIN',
      password: demoPassword,
      roles: ['auditor'],
    })
    // Those that people have go on working.
    const call = await server.signIn('long')
    expect(await (await call('/auth/password')).json()).toEqual({ least: 20 })
    const change = (next: string) =>
      call('/auth/password', { method: 'POST', body: { current: demoPassword, next } })
    const refused = await change('seven lamps pier')
    expect([refused.status, ((await refused.json()) as any).errors.next]).toEqual([
      ...[422, 'Use at least 20 characters.'],
    ])
    expect((await change('seven lamps on a long pier')).status).toBe(200)
  })

  it('is told to whoever follows a link, and asked of them', async () => {
    const [staff] = (await (await admin('/subadmins?filter={"email":"orders@atelier.test"}')).json()) as any
    const link = await admin(`/subadmins/${staff.id}/operations/link`, { method: 'POST', body: {} })
    const token = ((await link.json()) as any).path.split('#')[1]
    const follow = async (body: object) => {
      const answer = await server.call('/auth/invitation', { method: 'POST', body: { token, ...body } })
      return { status: answer.status, body: (await answer.json()) as any }
    }
    expect((await follow({})).body.passwordLength).toBe(20)
    const refused = await follow({ password: 'seven lamps pier' })
    expect([refused.status, refused.body.errors.password]).toEqual([422, 'Use at least 20 characters.'])
    expect((await set('security.passwordLength', 12)).status).toBe(200)
    expect((await follow({ password: 'seven lamps pier' })).status).toBe(200)
  })
})

describe('wrong passwords', () => {
  it('are let through as often as the shop says, and then wait as long as it says', async () => {
    expect((await set('security.attempts', 3)).status).toBe(200)
    expect((await set('security.lockMinutes', 60)).status).toBe(200)
    const headers = { 'X-Forwarded-For': '198.51.100.9' }
    const attempt = () => signIn('catalogue@atelier.test', 'not it at all', headers)
    for (let count = 0; count < 3; count++) expect((await attempt()).status).toBe(401)
    const refused = await attempt()
    expect(refused.status).toBe(429)
    expect(((await refused.json()) as any).message).toContain('60 min')
    const pass = (minutes: number) =>
      sql`UPDATE _sign_in_attempts SET since = since - ${minutes} * interval '1 minute'`.execute(db())
    await pass(30)
    expect((await attempt()).status).toBe(429)
    await pass(31)
    expect((await attempt()).status).toBe(401)
    expect((await set('security.attempts', 10)).status).toBe(200)
    expect((await set('security.lockMinutes', 15)).status).toBe(200)
  })
})

describe('the addresses that staff come in from', () => {
  const inside = { 'X-Forwarded-For': '203.0.113.20' }
  const outside = { 'X-Forwarded-For': '198.51.100.1' }

  it.each([
    [['203.0.113'], '“203.0.113” is no address'],
    [['203.0.113.0/33'], 'no address and no network'],
    [['office'], 'no address and no network'],
    [['198.51.100.0/24'], 'Your own address, 203.0.113.20, is not among these'],
    [['2001:db8::/32'], 'is not among these'],
  ])('are not saved where they are none, or without those of whoever saves: %j', async (value, message) => {
    const { status, body } = await set('security.addresses', value, admin, inside)
    expect([status, body.errors.value]).toEqual([422, expect.stringContaining(message)])
  })

  it('hold at sign-in, in every session, for links and for tokens, while the store stays open', async () => {
    const staff = await server.signIn('catalogue')
    expect((await set('security.tokensFor', 'everybody', admin, inside)).status).toBe(200)
    const made = await admin('/auth/tokens', {
      method: 'POST',
      body: { name: 'ERP', days: 30, password: demoPassword, permissions: [{ key: 'brand', view: true }] },
    })
    const { token } = (await made.json()) as { token: string }
    const list = ['203.0.113.0/24', '2001:db8:7::/48']
    expect((await set('security.addresses', list, admin, inside)).status).toBe(200)
    const byToken = { Authorization: `Bearer ${token}` }
    const reach = async (headers: Record<string, string>) => [
      (await signIn('catalogue@atelier.test', demoPassword, headers)).status,
      (await staff('/auth/session', { headers })).status,
      (await staff('/brands', { headers })).status,
      (await server.call('/brands', { headers: { ...byToken, ...headers } })).status,
      (await server.call('/auth/invitation', { method: 'POST', body: { token: 'x' }, headers })).status,
    ]
    expect(await reach(inside)).toEqual([200, 200, 200, 200, 404])
    expect(await reach({ 'X-Forwarded-For': '2001:db8:7:1::5' })).toEqual([200, 200, 200, 200, 404])
    expect(await reach(outside)).toEqual([403, 403, 403, 403, 403])
    const refused = (await (await signIn('catalogue@atelier.test', demoPassword, outside)).json()) as any
    expect([refused.code, refused.message]).toEqual(['outside', expect.stringContaining('198.51.100.1')])
    expect((await server.call('/public/pages', { headers: outside })).status).toBe(200)
    // What a client writes itself in front of what the proxy wrote is not believed.
    const forged = { 'X-Forwarded-For': '203.0.113.20, 198.51.100.1' }
    expect((await staff('/brands', { headers: forged })).status).toBe(403)
  })

  it('let everybody in where the operator says so, so that there is always a way back', async () => {
    await using other = await testServer({
      accounts: false,
      environment: { STAFF_ANYWHERE: '1' },
      database: server.context.database as never,
    })
    const back = await other.signIn('admin')
    expect((await back('/brands')).status).toBe(200)
    expect((await set('security.addresses', [], back)).status).toBe(200)
    expect((await admin('/brands', { headers: outside })).status).toBe(200)
  })
})
