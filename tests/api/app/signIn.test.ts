import { createHash } from 'node:crypto'
import { parseOptions, verify } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { decoy } from '../../../server/auth/passwords.ts'
import { rolePresets } from '../../../server/auth/presets.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  return { ...original, verify: vi.fn(original.verify) }
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
})
afterAll(() => server?.close())
beforeEach(() => sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db))

const login = (authinfo: unknown, password: unknown, more: Record<string, unknown> = { deviceToken: null }) =>
  server.call('/auth/login', { method: 'POST', body: { authinfo, password, ...more } })

const bodyOf = async (answer: Response) => (await answer.json()) as any

describe('signing in', () => {
  it('answers the token and the user that the specification names', async () => {
    const answer = await login('admin@atelier.test', demoPassword)
    const body = await bodyOf(answer)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Object.keys(body).sort()).toEqual(['sessionToken', 'user'])
    expect(body.sessionToken).toMatch(/^[\w-]{43}$/)
    expect(body.user).toEqual({
      type: 'ADMIN',
      permissions: [],
      _id: expect.any(String),
      username: 'admin',
      name: 'Asha Rao',
    })
  })

  it.each([
    ['catalogue', 'catalogue'],
    ['orders', 'orders'],
    ['support', 'support'],
  ])('gives the sub-admin %s the permissions of the role', async (account, preset) => {
    const { user } = await bodyOf(await login(`${account}@atelier.test`, demoPassword))
    const expected = rolePresets(shop as unknown as Registry).find(
      (role) => role.preset === preset,
    )?.permissions
    expect(user.type).toBe('SUB_ADMIN')
    expect(new Set(user.permissions)).toEqual(new Set(expected))
  })

  it.each(['admin', 'ADMIN@Atelier.Test', '  Admin  '])('knows the account by %j', async (authinfo) => {
    expect((await bodyOf(await login(authinfo, demoPassword))).user.username).toBe('admin')
  })

  it('keeps only the hash of the token, and the device token with the session', async () => {
    const { sessionToken } = await bodyOf(await login('admin', demoPassword, { deviceToken: 'a-device' }))
    const { rows } = await sql<{ token_hash: Buffer; device_token: string }>`
      SELECT token_hash, device_token FROM _sessions WHERE device_token = 'a-device'
    `.execute(server.context.database.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.token_hash.equals(createHash('sha256').update(sessionToken).digest())).toBe(true)
  })

  it('tells a customer’s type, but with a token that opens nothing', async () => {
    const answer = await login('customer@atelier.test', demoPassword)
    const { user, sessionToken } = await bodyOf(answer)
    expect([answer.status, user.type, user.permissions]).toEqual([200, 'CUSTOMER', []])
    const session = await server.call('/auth/session', {
      headers: { Authorization: `Bearer ${sessionToken}` },
    })
    expect(session.status).toBe(401)
  })

  it.each([
    ['an unknown name', 'nobody@atelier.test', demoPassword],
    ['a wrong password', 'admin@atelier.test', 'not the password'],
    ['a customer’s wrong password', 'customer@atelier.test', 'not the password'],
  ])('refuses %s with one message, after the same work', async (_case, authinfo, password) => {
    vi.mocked(verify).mockClear()
    const answer = await login(authinfo, password)
    const { requestId, ...body } = await bodyOf(answer)
    expect(answer.status).toBe(401)
    expect(body).toEqual({ code: 'wrong-credentials', message: 'The name or the password is not right.' })
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(verify).toHaveBeenCalledTimes(1)
  })

  it('hides unknown names behind a hash as costly as real ones', async () => {
    const { rows } = await sql<{ password: string }>`SELECT password FROM _accounts LIMIT 1`.execute(
      server.context.database.db,
    )
    const { saltLen: _, ...real } = parseOptions(rows[0]?.password ?? '')
    expect(parseOptions(await decoy())).toMatchObject(real)
    expect(real).toMatchObject({ algorithm: 2, memoryCost: 19_456, timeCost: 2 })
  })

  it('refuses a suspended account as if the password were wrong', async () => {
    const { db } = server.context.database
    await sql`UPDATE _accounts SET state = 'suspended' WHERE username = 'support'`.execute(db)
    expect((await bodyOf(await login('support', demoPassword))).code).toBe('wrong-credentials')
    await sql`UPDATE _accounts SET state = 'active' WHERE username = 'support'`.execute(db)
  })

  it.each([
    [{ authinfo: '', password: 'x' }, 422, { authinfo: 'This is required.' }],
    [{ authinfo: 'admin' }, 422, { password: 'This is required.' }],
    [{ authinfo: 5, password: 'x' }, 422, { authinfo: 'This is not the kind of value expected here.' }],
    [{ authinfo: 'admin', password: 'x', type: 'ADMIN' }, 400, undefined],
    [[1], 400, undefined],
  ])('refuses the body %j', async (body, status, errors) => {
    const answer = await server.call('/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(status)
    expect((await bodyOf(answer)).errors).toEqual(errors)
  })

  it('refuses sign-up', async () => {
    const answer = await server.call('/auth/register', { method: 'POST', body: { email: 'x@y.z' } })
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([403, 'sign-up-closed'])
  })
})

describe('guessing', () => {
  const guess = (authinfo: string, times: number) =>
    Promise.all(Array.from({ length: times }, async () => (await login(authinfo, 'a wrong password')).status))

  it('ends after ten tries in a row, with the time to wait, even for the right password', async () => {
    expect(new Set(await guess('orders', 10))).toEqual(new Set([401]))
    const answer = await login('orders', demoPassword)
    const { code, message } = await bodyOf(answer)
    expect([answer.status, code]).toEqual([429, 'throttled'])
    expect(message).toBe('Too many attempts. Please try again in 15 min.')
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(890)
    expect((await login('admin', demoPassword)).status).toBe(200)
  })

  it('gets no more tries by asking all at once', async () => {
    const statuses = await guess('orders', 30)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  })

  it('is limited for names that nobody has as well', async () => {
    expect((await guess('nobody', 11)).sort()).toEqual([...Array(10).fill(401), 429])
  })

  it('does not use up an account for its owner elsewhere', async () => {
    await guess('orders', 60)
    const { rows } = await sql<{ attempts: number }>`
      SELECT attempts FROM _sign_in_attempts WHERE key = ${createHash('sha256').update('orders@atelier.test').digest('base64url')}
    `.execute(server.context.database.db)
    expect(rows[0]?.attempts).toBe(10)
  })

  it('is forgotten after a success, and after a quarter of an hour', async () => {
    await guess('orders', 9)
    expect((await login('orders', demoPassword)).status).toBe(200)
    expect(await guess('orders', 1)).toEqual([401])
    await guess('orders', 12)
    await sql`UPDATE _sign_in_attempts SET since = since - interval '16 minutes'`.execute(
      server.context.database.db,
    )
    expect((await login('orders', demoPassword)).status).toBe(200)
  })

  it('keeps no name in clear', async () => {
    await login('a-password-typed-into-the-wrong-field', 'x')
    const { rows } = await sql<{ key: string }>`SELECT key FROM _sign_in_attempts`.execute(
      server.context.database.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('typed-into')
  })
})
