import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { sessionTimes } from '../../../server/auth/accessSettings.ts'
import { sweep } from '../../../server/auth/sessions.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
})
afterAll(() => server?.close())
beforeEach(() => sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db))

const statusOf = async (call: Call) => (await call('/auth/session')).status
const userOf = async (call: Call) => ((await (await call('/auth/session')).json()) as any).user
const run = (statement: string) => sql.raw(statement).execute(server.context.database.db)

describe('a session', () => {
  it('tells who is signed in', async () => {
    const user = await userOf(await server.signIn('orders'))
    expect(user).toMatchObject({ type: 'SUB_ADMIN', username: 'orders', name: 'Vikram Shetty' })
    expect(user.permissions).toContainEqual({ key: 'dashboard', view: true })
  })

  it('ends at once when it is signed out, and only it', async () => {
    const [one, other] = [await server.signIn('orders'), await server.signIn('orders')]
    expect(await (await one('/auth/logout', { method: 'POST' })).json()).toEqual({})
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200])
  })

  it('may be signed out twice, or never have been', async () => {
    const call = await server.signIn('orders')
    await call('/auth/logout', { method: 'POST' })
    expect((await call('/auth/logout', { method: 'POST' })).status).toBe(200)
    expect((await server.call('/auth/logout', { method: 'POST' })).status).toBe(200)
  })

  it('ends at once when the account is suspended', async () => {
    const call = await server.signIn('support')
    await run(`UPDATE _accounts SET state = 'suspended' WHERE username = 'support'`)
    expect(await statusOf(call)).toBe(401)
    await run(`UPDATE _accounts SET state = 'active' WHERE username = 'support'`)
  })

  it('has other permissions at once when the role changes, and united ones with two roles', async () => {
    const call = await server.signIn('catalogue')
    await run(
      `UPDATE _roles SET permissions = '[{"key":"brand","view":true,"edit":"yes"}]' WHERE preset = 'catalogue'`,
    )
    expect((await userOf(call)).permissions).toEqual([{ key: 'brand', view: true }])
    await run(
      `INSERT INTO _roles (id, name, permissions) VALUES (gen_random_uuid(), 'Extra', '[{"key":"brand","edit":true},{"key":"tag","view":true}]')`,
    )
    await run(`INSERT INTO _account_roles (id, account_id, role_id) SELECT gen_random_uuid(), a.id, r.id FROM _accounts a, _roles r
      WHERE a.username = 'catalogue' AND r.name = 'Extra'`)
    expect((await userOf(call)).permissions).toEqual([
      { key: 'brand', view: true, edit: true },
      { key: 'tag', view: true },
    ])
  })

  it('ends when nobody used it for half an hour, and lasts while it is used', async () => {
    const call = await server.signIn('orders')
    await run(`UPDATE _sessions SET used_at = now() - interval '29 minutes'`)
    expect(await statusOf(call)).toBe(200)
    const { rows } = await sql<{
      fresh: boolean
    }>`SELECT max(used_at) > now() - interval '1 minute' AS fresh FROM _sessions`.execute(
      server.context.database.db,
    )
    expect(rows[0]?.fresh).toBe(true)
    await run(`UPDATE _sessions SET used_at = now() - interval '31 minutes'`)
    expect(await statusOf(call)).toBe(401)
  })

  it('ends after twelve hours however much it is used', async () => {
    const call = await server.signIn('orders')
    const { rows } = await sql<{ hours: number }>`
      SELECT extract(epoch FROM max(ends_at) - now())::float8 / 3600 AS hours FROM _sessions
    `.execute(server.context.database.db)
    expect(rows[0]?.hours).toBeCloseTo(12, 1)
    await run(`UPDATE _sessions SET ends_at = now() - interval '1 second'`)
    expect(await statusOf(call)).toBe(401)
  })

  it('is swept away when it has ended', async () => {
    await server.signIn('orders')
    await run(`UPDATE _sessions SET ends_at = now() - interval '1 second'`)
    const live = await server.signIn('orders')
    await sweep(server.context.database, sessionTimes(server.context.registry, server.context.settings))
    const { rows } = await sql`SELECT 1 FROM _sessions`.execute(server.context.database.db)
    expect(rows).toHaveLength(1)
    expect(await statusOf(live)).toBe(200)
  })

  it.each([
    '',
    'Bearer',
    'Bearer x',
    `Basic ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(43)}`,
    `Bearer ${'a'.repeat(43)} b`,
  ])('is not opened by the header %j', async (Authorization) => {
    const answer = await server.call('/auth/session', { headers: { Authorization } })
    expect([answer.status, ((await answer.json()) as any).code]).toEqual([401, 'signed-out'])
  })
})

describe('changing one’s password', () => {
  const change = (call: Call, current: string, next: string) =>
    call('/auth/password', { method: 'POST', body: { current, next } })
  const good = 'seven lamps on a pier'

  it('ends the other sessions, keeps this one and lets the new password in', async () => {
    const [here, there] = [await server.signIn('support'), await server.signIn('support')]
    expect((await change(here, demoPassword, good)).status).toBe(200)
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
    await expect(server.signIn('support')).rejects.toThrow('could not sign in')
    await server.signIn('support', good)
    const { rows } = await sql<{
      demo: boolean
    }>`SELECT demo FROM _accounts WHERE username = 'support'`.execute(server.context.database.db)
    expect(rows[0]?.demo).toBe(false)
  })

  it.each([
    ['a wrong present password', 'not this one', good, 'current'],
    ['a short one', demoPassword, 'short', 'next'],
    ['a common one', demoPassword, 'Password2026!', 'next'],
    ['the demo accounts’ own', demoPassword, demoPassword, 'next'],
    ['one made of the name', demoPassword, 'asha-rao-19840', 'next'],
  ])('refuses %s', async (_case, current, next, field) => {
    const answer = await change(await server.signIn('admin'), current, next)
    const { code, errors } = (await answer.json()) as any
    expect([answer.status, code, Object.keys(errors)]).toEqual([422, 'invalid', [field]])
  })

  it('needs a session', async () => {
    expect((await change(server.call, demoPassword, good)).status).toBe(401)
  })

  it('is throttled like signing in', async () => {
    const call = await server.signIn('admin')
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await change(call, 'wrong', good)).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  })
})
