import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let editor: Call
beforeAll(async () => {
  server = await testServer()
  await ensureKeys(server.context)
  ;[admin, editor] = await Promise.all([server.signIn('admin'), server.signIn('catalogue')])
})
afterAll(() => server?.close())
beforeEach(async () => {
  await sql`DELETE FROM access_request`.execute(db())
})

const db = () => server.context.database.db
const page = '/app/pages/coupons'
const sentence = 'I check coupon cards that come back in parcels.'

async function ask(call: Call, path: string, method = 'GET', body?: Record<string, unknown>) {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  const text = await answer.text()
  return { status: answer.status, body: (text.startsWith('<') ? text : JSON.parse(text)) as any }
}

const request = (call: Call, more: Record<string, unknown> = {}) =>
  ask(call, '/auth/access-requests', 'POST', { area: 'coupon', flag: 'view', page, sentence, ...more })

const latest = async (call = admin) => (await ask(call, '/access-requests')).body[0]
const role = async (name: string) => {
  const filter = encodeURIComponent(JSON.stringify({ name }))
  return (await ask(admin, `/subadmin-roles?filter=${filter}`)).body[0]
}
const grant = (call: Call, id: string, input: Record<string, unknown>) =>
  ask(call, `/access-requests/${id}/operations/grant`, 'POST', input)
const decline = async (call: Call, { id, version }: { id: string; version: number }, answer?: string) =>
  ask(call, `/access-requests/${id}/transitions/decline`, 'POST', { version, ...(answer ? { answer } : {}) })

async function inboxOf(accountEmail: string) {
  const { rows } = await sql<{ key: string; subject: string; body: string; area: string | null }>`
    SELECT k.key, n.subject, n.body, n.area FROM notification n JOIN notification_key k ON k.id = n.key
    JOIN _accounts a ON a.id::text = n.recipient_id WHERE a.email = ${accountEmail} AND k.key LIKE 'access.%'
    ORDER BY n.created_at DESC, n.id DESC`.execute(db())
  return rows
}

describe('asking for a right', () => {
  it('reaches those who may answer with who, what, where and why, and nobody else', async () => {
    const { status, body } = await request(editor)
    expect([status, body[0].area, body[0].flag, body[0].status]).toEqual([200, 'coupon', 'view', 'open'])
    const [told] = await inboxOf('admin@atelier.test')
    expect(told?.subject).toMatch(/asks for “See” of “Coupons”$/)
    expect(told?.body).toContain(sentence)
    expect(told?.body).toContain(page)
    expect(told?.area).toBe('accessRequest')
    expect(await inboxOf('support@atelier.test')).toEqual([])
    expect(await latest()).toMatchObject({ area: 'coupon', flag: 'view', page, sentence, status: 'open' })
    // The list is for those who answer: whoever asks sees their own alone.
    expect((await ask(editor, '/auth/access-requests')).body).toHaveLength(1)
    expect((await ask(await server.signIn('support'), '/auth/access-requests')).body).toEqual([])
  })

  it('tells each of them in their own language', async () => {
    await sql`UPDATE _accounts SET preferences = preferences || '{"locale":"fr"}' WHERE email = 'admin@atelier.test'`.execute(
      db(),
    )
    await request(editor)
    const [told] = await inboxOf('admin@atelier.test')
    expect(told?.subject).toMatch(/demande « Voir » sur « Codes promo »$/)
    await sql`UPDATE _accounts SET preferences = preferences - 'locale' WHERE email = 'admin@atelier.test'`.execute(
      db(),
    )
  })

  it('is made once for the same, of rights that there are and that one lacks, and seldom', async () => {
    const problem = async (more: Record<string, unknown> = {}, call = editor) => {
      const { status, body } = await request(call, more)
      return [status, Object.keys(body.errors ?? {})]
    }
    const both = await Promise.all([request(editor), request(editor)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await problem({ area: 'coupon', flag: 'fly' })).toEqual([422, ['flag']])
    expect(await problem({ area: 'nothing', flag: 'edit' })).toEqual([422, ['flag']])
    expect(await problem({ area: 'order', flag: 'view' })).toEqual([422, ['flag']])
    expect(await problem({}, admin)).toEqual([422, ['flag']])
    expect(await problem({ page: 'https://elsewhere.example' })).toEqual([422, ['page']])
    expect(await problem({ sentence: ' ' })).toEqual([422, ['sentence']])
    for (const area of ['customer', 'payment', 'refund', 'broadcast'])
      expect((await request(editor, { area })).status).toBe(200)
    expect(await problem({ area: 'template' })).toEqual([422, ['flag']])
    expect((await ask(admin, '/access-requests')).body).toHaveLength(5)
  })
})

describe('the answer', () => {
  it('is a refusal with a reason, which whoever asked is told; the same is not asked again for a week', async () => {
    await request(editor)
    const open = await latest()
    expect((await decline(admin, open)).status).toBe(422)
    expect((await decline(admin, open, 'Support does that.')).status).toBe(200)
    const [told] = await inboxOf('catalogue@atelier.test')
    expect([told?.key, told?.body.includes('Support does that.')]).toEqual(['access.declined', true])
    const { body } = await ask(editor, '/auth/access-requests')
    expect(body[0]).toMatchObject({ status: 'declined', answer: 'Support does that.' })
    expect(Date.parse(body[0].againAt)).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    expect((await request(editor)).status).toBe(422)
    await sql`UPDATE access_request SET decided_at = now() - interval '8 days'`.execute(db())
    expect((await request(editor)).status).toBe(200)
  })

  it('gives a further role, and is in force with the next request', async () => {
    await request(editor)
    const open = await latest()
    const orders = await role('Catalogue editor')
    expect((await grant(admin, open.id, { way: 'role', role: orders.id })).body.errors).toHaveProperty('role')
    const made = await ask(admin, '/subadmin-roles', 'POST', {
      name: 'Coupons only',
      permissions: [{ key: 'coupon', view: true }],
    })
    expect((await ask(editor, '/coupons')).status).toBe(403)
    const again = await server.signIn('catalogue')
    const done = await grant(admin, open.id, { way: 'role', role: made.body.id, answer: 'For the returns.' })
    expect([done.status, done.body]).toEqual([200, { through: 'Coupons only' }])
    expect((await ask(again, '/coupons')).status).toBe(200)
    expect(await latest()).toMatchObject({ status: 'granted', through: 'Coupons only' })
    const [told] = await inboxOf('catalogue@atelier.test')
    expect([told?.key, told?.body.includes('For the returns.')]).toEqual(['access.granted', true])
    // Granted is granted: nothing is answered twice.
    expect((await grant(admin, open.id, { way: 'role', role: made.body.id })).status).toBe(409)
    editor = again
  })

  it('widens a role that the person has, for all who have it', async () => {
    await request(editor, { area: 'coupon', flag: 'create' })
    const open = await latest()
    const support = await role('Support')
    expect((await grant(admin, open.id, { way: 'widen', role: support.id })).body.errors).toHaveProperty(
      'role',
    )
    const own = await role('Coupons only')
    expect((await grant(admin, open.id, { way: 'widen', role: own.id })).status).toBe(200)
    const { permissions } = (await ask(admin, `/subadmin-roles/${own.id}`)).body
    expect(permissions).toEqual([{ key: 'coupon', create: true, view: true }])
  })

  it('is given by nobody beyond what they hold, and never to themselves', async () => {
    const keepers = await ask(admin, '/subadmin-roles', 'POST', {
      name: 'Answers',
      permissions: [
        { key: 'accessRequest', view: true, answer: true },
        { key: 'subAdmin', view: true, edit: true },
        { key: 'subAdminRole', view: true, edit: true },
      ],
    })
    const made = await ask(admin, '/subadmins', 'POST', {
      firstName: 'Keeper',
      email: 'keeper@shop.test',
      roles: [keepers.body.id],
    })
    const link = await ask(admin, `/subadmins/${made.body.id}/operations/link`, 'POST', {})
    const password = 'seven lamps on a pier'
    await ask(server.call, '/auth/invitation', 'POST', { token: link.body.path.split('#')[1], password })
    const keeper = await server.signIn('keeper@shop.test', password)
    await request(editor, { area: 'refund', flag: 'view' })
    const open = await latest(keeper)
    const finance = await role('Finance')
    const beyond = await grant(keeper, open.id, { way: 'role', role: finance.id })
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['roles']])
    const own = await role('Coupons only')
    const wider = await grant(keeper, open.id, { way: 'widen', role: own.id })
    expect([wider.status, Object.keys(wider.body.errors)]).toEqual([422, ['permissions']])
    await request(keeper, { area: 'coupon', flag: 'view' })
    const theirs = await latest(keeper)
    expect(theirs.personName).toContain('Keeper')
    const self = await grant(keeper, theirs.id, { way: 'widen', role: keepers.body.id })
    expect([self.status, Object.keys(self.body.errors)]).toEqual([422, ['person']])
    expect((await decline(keeper, theirs, 'No need.')).status).toBe(422)
    expect((await ask(editor, '/access-requests')).status).toBe(403)
  })
})
