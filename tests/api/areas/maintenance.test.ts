import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let clerk: Call
const password = 'seven lamps on a pier'
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  const permissions = [
    { key: 'tag', view: true, create: true, edit: true },
    { key: 'configSetting', view: true, edit: true },
  ]
  const role = (await ask('/subadmin-roles', 'POST', { name: 'Clerk', permissions })).body
  const email = 'clerk@shop.test'
  const made = (await ask('/subadmins', 'POST', { firstName: 'Cleo', email, roles: [role.id] })).body
  const link = (await ask(`/subadmins/${made.id}/operations/link`, 'POST', {})).body
  await ask('/auth/invitation', 'POST', { token: link.path.split('#')[1], password })
  clerk = await server.signIn(email, password)
})
afterAll(() => server?.close())

async function ask(path: string, method = 'GET', body?: Record<string, unknown>, call = admin) {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

async function set(key: string, value: unknown) {
  const [{ id, version }] = (
    await ask(`/admin-settings?filter=${encodeURIComponent(JSON.stringify({ key }))}`)
  ).body
  return ask(`/admin-settings/${id}`, 'PUT', { version, value })
}

const notice = async () => (await ask('/auth/notice', 'GET', undefined, clerk)).body

describe('maintenance', () => {
  it('tells all staff what an administrator announces', async () => {
    expect(await notice()).toEqual({ announcement: null, readOnly: false })
    await set('maintenance.announcement', 'The warehouse counts until noon.')
    expect(await notice()).toEqual({ announcement: 'The warehouse counts until noon.', readOnly: false })
    expect((await server.call('/auth/notice')).status).toBe(401)
  })

  it('lets administrators alone change anything, while everybody reads and keeps their own account', async () => {
    const tag = (name: string, call: Call) => ask('/tags', 'POST', { name, kind: 'product' }, call)
    expect((await tag('Before', clerk)).status).toBe(201)
    await set('maintenance.readOnly', true)
    const refused = await tag('During', clerk)
    expect([refused.status, refused.body.code]).toEqual([503, 'maintenance'])
    expect(refused.body.message).toContain('only administrators')
    const french = await clerk('/tags', {
      method: 'POST',
      headers: { 'Accept-Language': 'fr' },
      body: { name: 'Pendant' },
    })
    expect(((await french.json()) as any).message).toContain('maintenance')
    expect((await ask('/tags/bulk/update', 'POST', { items: [], data: {} }, clerk)).status).toBe(503)
    expect((await ask('/tags', 'GET', undefined, clerk)).status).toBe(200)
    expect((await ask('/config-settings/operations/changes', 'POST', {}, clerk)).status).toBe(200)
    expect((await ask('/auth/preferences', 'PUT', { locale: 'fr' }, clerk)).status).toBe(200)
    expect((await tag('Of the owner', admin)).status).toBe(201)
    await set('maintenance.readOnly', false)
    expect((await tag('After', clerk)).status).toBe(201)
  })
})

describe('a change that opens doors', () => {
  const long = () =>
    sql`UPDATE _sessions SET created_at = now() - interval '20 minutes'`.execute(server.context.database.db)

  it('asks for the password again once it was given a while ago, and goes on for ten minutes', async () => {
    expect((await set('approvals.discountLimit', 25)).status).toBe(200)
    await long()
    const refused = await set('approvals.discountLimit', 30)
    expect([refused.status, refused.body.code]).toEqual([422, 'password-needed'])
    expect((await set('work.orderHours', 30)).status).toBe(200)
    const wrong = await ask('/auth/prove', 'POST', { password: 'not the password' })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['password']])
    expect((await set('approvals.discountLimit', 30)).status).toBe(422)
    expect((await ask('/auth/prove', 'POST', { password: demoPassword })).status).toBe(200)
    expect((await set('approvals.discountLimit', 30)).status).toBe(200)
    await sql`UPDATE _sessions SET proven_at = now() - interval '11 minutes'`.execute(
      server.context.database.db,
    )
    expect((await set('security.resetHours', 3)).status).toBe(422)
  })

  it('asks for it in a file of settings as well, of which nothing is stored', async () => {
    const settings = { 'work.orderHours': 40, 'approvals.discountLimit': 35 }
    const { changes } = (await ask('/admin-settings/operations/compare', 'POST', { settings })).body
    const wanted = changes.map(({ key, after, version }: any) => ({ key, value: after, version }))
    const { status } = await ask('/admin-settings/operations/apply', 'POST', { changes: wanted })
    expect(status).toBe(422)
    const now = (await ask('/admin-settings/operations/export', 'POST', {})).body.settings
    expect(now).toMatchObject({ 'work.orderHours': 30, 'approvals.discountLimit': 30 })
  })
})
