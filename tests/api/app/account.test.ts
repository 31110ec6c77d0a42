import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { withSecrets } from '../../../resources/messages/notification/server/secretValues.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await ensureKeys(server.context)
  for (const role of ['warehouse', 'finance', 'marketing', 'auditor', 'manager'])
    await createAccount(server.context.database, {
      email: `${role}@atelier.test`,
      name: 'Ravi Nair',
      type: 'SUB_ADMIN',
      password: demoPassword,
      roles: [role],
    })
})
afterAll(() => server?.close())
beforeEach(() => sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db))

const read = async (answering: Promise<Response>): Promise<Record<string, any>> => {
  const answer = await answering
  return { status: answer.status, ...((await answer.json()) as object) }
}
const get = (call: Call, path: string) => call(path).then((answer) => answer.json() as any)
const put = (call: Call, path: string, body: Record<string, unknown>) =>
  read(call(path, { method: 'PUT', body }))

describe('one’s own account', () => {
  it('tells who one is, with the names of one’s roles', async () => {
    const profile = await get(await server.signIn('orders'), '/auth/profile')
    expect(profile).toMatchObject({
      name: 'Vikram Shetty',
      username: 'orders',
      email: 'orders@atelier.test',
      type: 'SUB_ADMIN',
      roles: ['Order desk'],
      version: expect.any(Number),
    })
    expect(JSON.stringify(profile)).not.toContain('argon2')
  })

  it('takes another name, which the session tells at once', async () => {
    const call = await server.signIn('catalogue')
    const { version } = await get(call, '/auth/profile')
    const changed = await put(call, '/auth/profile', { version, name: '  Meera Iyer ' })
    expect(changed).toMatchObject({ status: 200, name: 'Meera Iyer', version: version + 1 })
    expect((await get(call, '/auth/session')).user.name).toBe('Meera Iyer')
  })

  it('takes another e-mail address and user name with the present password only', async () => {
    const call = await server.signIn('warehouse')
    const { version } = await get(call, '/auth/profile')
    const next = { version, username: 'Stores', email: 'Stores@Atelier.test' }
    expect(await put(call, '/auth/profile', next)).toMatchObject({
      status: 422,
      errors: { password: expect.any(String) },
    })
    expect(await put(call, '/auth/profile', { ...next, password: 'not this one' })).toMatchObject({
      status: 422,
      errors: { password: expect.any(String) },
    })
    expect(await put(call, '/auth/profile', { ...next, password: demoPassword })).toMatchObject({
      status: 200,
      username: 'stores',
      email: 'warehouse@atelier.test',
      pendingEmail: { email: 'stores@atelier.test', confirmed: { present: false, next: false } },
    })
    const body = { authinfo: 'stores', password: demoPassword }
    expect((await server.call('/auth/login', { method: 'POST', body })).status).toBe(200)
  })

  it.each([
    ['a name without a letter', { name: '   ' }, 422, 'invalid', 'name'],
    ['an address that is none', { email: 'nobody' }, 422, 'invalid', 'email'],
    ['a user name with an @', { username: 'a@b' }, 422, 'invalid', 'username'],
    ['an address that is taken', { email: 'admin@atelier.test' }, 409, 'not-unique', 'email'],
    ['a user name that is taken', { username: 'admin' }, 409, 'not-unique', 'username'],
    ['another type', { type: 'ADMIN' }, 400, 'unknown-field', undefined],
    ['permissions', { permissions: [] }, 400, 'unknown-field', undefined],
  ])('refuses %s', async (_case, change, status, code, field) => {
    const call = await server.signIn('support')
    const { version } = await get(call, '/auth/profile')
    const answer = await put(call, '/auth/profile', { version, password: demoPassword, ...change })
    expect([answer.status, answer.code]).toEqual([status, code])
    if (field) expect(Object.keys(answer.errors)).toEqual([field])
  })

  it('refuses a change that is based on another version, and tells what it is now', async () => {
    const call = await server.signIn('finance')
    const { version } = await get(call, '/auth/profile')
    expect(await put(call, '/auth/profile', { version: version + 7, name: 'X Y' })).toMatchObject({
      status: 409,
      code: 'stale',
      current: { version },
    })
  })
})

describe('another e-mail address', () => {
  let number = 0
  /** Somebody of their own who has asked for another address, and the tokens of the links that were sent. */
  async function asked() {
    number++
    const [email, next] = [`mover${number}@atelier.test`, `moved${number}@atelier.test`]
    await createAccount(server.context.database, {
      email,
      name: 'Mala Rao',
      type: 'SUB_ADMIN',
      password: demoPassword,
      roles: ['auditor'],
    })
    await ensureStaffRecords(server.context)
    const call = await server.signIn(email)
    const { version, _id: id } = await get(call, '/auth/profile')
    await put(call, '/auth/profile', { version, email: next, password: demoPassword })
    const { rows } = await sql<{ id: string; key: string; email: string; body: string }>`
      SELECT n.id, k.key, n.email, n.body FROM notification n JOIN notification_key k ON k.id = n.key
      WHERE n.recipient_id = ${id} AND k.key LIKE 'staff.email%' ORDER BY k.key`.execute(
      server.context.database.db,
    )
    const tokens: string[] = []
    for (const row of rows) {
      const sent = await withSecrets(server.context.database.db, server.context.settings, row.id, row.body)
      tokens.push(/#email=([\w-]+)/.exec(sent)?.[1] ?? '')
    }
    const [toNext = '', toPresent = ''] = tokens
    return { call, id, email, next, rows, toNext, toPresent }
  }
  const follow = (call: Call, token: string) =>
    read(call('/auth/profile/email', { method: 'POST', body: { token } }))
  const signsIn = async (email: string) =>
    (await server.call('/auth/login', { method: 'POST', body: { authinfo: email, password: demoPassword } }))
      .status

  it('becomes the sign-in when the links of both addresses were followed', async () => {
    const { call, email, next, rows, toNext, toPresent } = await asked()
    expect(rows.map(({ key, email: to }) => [key, to])).toEqual([
      ['staff.email_confirm', next],
      ['staff.email_release', email],
    ])
    const { rows: kept } = await sql<{ text: string }>`
      SELECT row_to_json(c)::text || coalesce((SELECT string_agg(n.body, '') FROM notification n), '') AS text
      FROM _email_changes c`.execute(server.context.database.db)
    expect(kept.some(({ text }) => text.includes(toNext) || text.includes(toPresent))).toBe(false)
    expect([await signsIn(email), await signsIn(next)]).toEqual([200, 401])
    expect(await follow(call, toNext)).toMatchObject({
      status: 200,
      email,
      pendingEmail: { email: next, confirmed: { present: false, next: true } },
    })
    expect(await signsIn(next)).toBe(401)
    expect(await follow(call, toPresent)).toMatchObject({ status: 200, email: next, pendingEmail: null })
    expect([await signsIn(email), await signsIn(next)]).toEqual([401, 200])
    expect((await follow(call, toPresent)).status).toBe(404)
    const { rows: records } = await sql<{ email: string }>`
      SELECT email FROM sub_admin WHERE email = ${next}`.execute(server.context.database.db)
    expect(records).toHaveLength(1)
  })

  it('is refused where the shop has switched the messages off, and nothing waits', async () => {
    const { db } = server.context.database
    await sql`UPDATE notification_key SET enabled = false WHERE key = 'staff.email_confirm'`.execute(db)
    try {
      const call = await server.signIn('finance')
      const { version } = await get(call, '/auth/profile')
      const change = { version, email: 'money@atelier.test', password: demoPassword }
      expect(await put(call, '/auth/profile', change)).toMatchObject({
        status: 422,
        errors: { email: expect.any(String) },
      })
      expect((await get(call, '/auth/profile')).pendingEmail).toBeNull()
    } finally {
      await sql`UPDATE notification_key SET enabled = true`.execute(db)
    }
  })

  it('is not for another account’s links, nor for those that have ended', async () => {
    const [one, other] = [await asked(), await asked()]
    expect((await follow(one.call, other.toNext)).status).toBe(404)
    await sql`UPDATE _email_changes SET ends_at = now() - interval '1 second' WHERE account_id = ${one.id}`.execute(
      server.context.database.db,
    )
    expect((await follow(one.call, one.toNext)).status).toBe(404)
    expect((await get(one.call, '/auth/profile')).pendingEmail).toBeNull()
  })

  it('is given up by its person, and by another password', async () => {
    const [one, other] = [await asked(), await asked()]
    expect(await read(one.call('/auth/profile/email', { method: 'DELETE' }))).toMatchObject({
      status: 200,
      email: one.email,
      pendingEmail: null,
    })
    expect((await follow(one.call, one.toNext)).status).toBe(404)
    const body = { current: demoPassword, next: 'nine quiet herons wade' }
    expect((await other.call('/auth/password', { method: 'POST', body })).status).toBe(200)
    expect((await follow(other.call, other.toNext)).status).toBe(404)
  })

  it('that somebody else took meanwhile is refused', async () => {
    const { call, next, toNext, toPresent, email } = await asked()
    await follow(call, toNext)
    await createAccount(server.context.database, {
      email: next,
      name: 'Quick Other',
      type: 'SUB_ADMIN',
      password: demoPassword,
      roles: ['auditor'],
    })
    expect(await follow(call, toPresent)).toMatchObject({ status: 409, code: 'not-unique' })
    expect(await signsIn(email)).toBe(200)
  })
})

describe('preferences', () => {
  it('are empty at first, kept key by key, and follow the person to another session', async () => {
    const call = await server.signIn('marketing')
    expect(await get(call, '/auth/preferences')).toEqual({ roleDashboards: {} })
    await put(call, '/auth/preferences', { currentTheme: 'dark', headerNavColor: '' })
    await put(call, '/auth/preferences', { locale: 'ja', topNavColor: '#24a772' })
    await put(call, '/auth/preferences', { startPage: 'pages/orders-list', pinned: ['pages/tag'] })
    expect(await get(await server.signIn('marketing'), '/auth/preferences')).toEqual({
      currentTheme: 'dark',
      headerNavColor: '',
      locale: 'ja',
      topNavColor: '#24a772',
      startPage: 'pages/orders-list',
      pinned: ['pages/tag'],
      roleDashboards: {},
    })
    expect(await get(await server.signIn('auditor'), '/auth/preferences')).toEqual({ roleDashboards: {} })
  })

  it.each([
    [{ locale: 'de' }, 422],
    [{ topNavColor: 'url(x)' }, 422],
    [{ navCollapsed: 'yes' }, 422],
    [{ startPage: '//evil.test' }, 422],
    [{ pinned: Array(13).fill('pages/tag') }, 422],
    [{ secret: 'x' }, 400],
  ])('refuse %o', async (body, status) => {
    expect((await put(await server.signIn('auditor'), '/auth/preferences', body)).status).toBe(status)
  })

  it('leave out what this version does not understand', async () => {
    const call = await server.signIn('manager')
    await sql`UPDATE _accounts SET preferences = '{"locale":"xx","direction":"rtl","old":1}' WHERE username = 'manager'`.execute(
      server.context.database.db,
    )
    expect(await get(call, '/auth/preferences')).toEqual({ direction: 'rtl', roleDashboards: {} })
  })
})

describe('one’s own sessions', () => {
  const statusOf = async (call: Call) => (await call('/auth/session')).status

  it('are told with the browser and where push messages go, this one first', async () => {
    const other = await server.signIn('orders')
    const here = await server.signIn('orders')
    expect(await put(here, '/auth/device', { deviceToken: 'a-device' })).toEqual({ status: 200 })
    const [first, ...others] = await get(here, '/auth/sessions')
    expect(first).toMatchObject({ current: true, push: true, browser: 'node' })
    expect(others.every((session: any) => session.current === false && session.push === false)).toBe(true)
    await put(here, '/auth/device', { deviceToken: null })
    expect((await get(here, '/auth/sessions'))[0].push).toBe(false)
    await other('/auth/logout', { method: 'POST' })
  })

  it('end one by one, never somebody else’s', async () => {
    const [mine, mineToo, theirs] = [
      await server.signIn('orders'),
      await server.signIn('orders'),
      await server.signIn('admin'),
    ]
    const [{ id: foreign }] = await get(theirs, '/auth/sessions')
    for (const id of [foreign, 'nonsense', '00000000-0000-0000-0000-000000000000'])
      expect((await mine(`/auth/sessions/${id}`, { method: 'DELETE' })).status).toBe(404)
    const [{ id }] = await get(mineToo, '/auth/sessions')
    expect((await mine(`/auth/sessions/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect([await statusOf(mine), await statusOf(mineToo), await statusOf(theirs)]).toEqual([200, 401, 200])
  })

  it('end everywhere at once, this one too', async () => {
    const [one, two] = [await server.signIn('orders'), await server.signIn('orders')]
    const other = await server.signIn('admin')
    expect((await one('/auth/sessions', { method: 'DELETE' })).status).toBe(200)
    expect([await statusOf(one), await statusOf(two), await statusOf(other)]).toEqual([401, 401, 200])
  })
})
