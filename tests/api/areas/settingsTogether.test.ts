import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { configSettings } from '../../../resources/shared/settings/rules/configSettings.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let second: Call
beforeAll(async () => {
  server = await testServer()
  await ensureKeys(server.context)
  admin = await server.signIn('admin')
  second = await staff('second@shop.test', { view: true, edit: true, approve: true })
})
afterAll(() => server?.close())

async function ask(
  path: string,
  method = 'GET',
  body?: Record<string, unknown>,
  call = admin,
  headers: Record<string, string> = {},
) {
  const answer = await call(path, { method, headers, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

/** Somebody whose role may do this with the settings of the shop. */
async function staff(email: string, flags: Record<string, boolean>): Promise<Call> {
  const permissions = [{ key: 'configSetting', ...flags }]
  const role = (await ask('/subadmin-roles', 'POST', { name: email, permissions })).body
  const made = (await ask('/subadmins', 'POST', { firstName: email, email, roles: [role.id] })).body
  const link = (await ask(`/subadmins/${made.id}/operations/link`, 'POST', {})).body
  const password = 'seven lamps on a pier'
  await ask('/auth/invitation', 'POST', { token: link.path.split('#')[1], password })
  return server.signIn(email, password)
}

const find = async (key: string, area = 'config-settings') =>
  (await ask(`/${area}?filter=${encodeURIComponent(JSON.stringify({ key }))}`)).body[0]

async function set(key: string, value: unknown, call = admin, area = 'config-settings', confirmed = key) {
  const { id, version } = await find(key, area)
  return ask(`/${area}/${id}`, 'PUT', { version, value }, call, { 'X-Confirmed': confirmed })
}

async function decide(key: string, decision: string, call: Call) {
  const { id, version } = await find(key)
  return ask(`/config-settings/${id}/operations/${decision}`, 'POST', { version }, call)
}

const series = 'tax.invoiceSeries'

describe('a setting that is guarded', () => {
  it('is set up by one person, and waits for a second one from then on', async () => {
    expect((await set(series, 'A/')).body).toMatchObject({ value: 'A/', proposedAt: null })
    const { status, body } = await set(series, 'B/')
    expect(status).toBe(200)
    expect(body).toMatchObject({ value: 'A/', proposed: 'B/', proposedByName: 'Asha Rao' })
    expect(await find(series)).toMatchObject({ value: 'A/', proposed: 'B/' })
  })

  it('is changed by whoever types its key, and by nobody else, however they change it', async () => {
    for (const confirmed of ['', 'tax.creditNoteSeries', 'yes']) {
      const { status, body } = await set(series, 'C/', second, 'config-settings', confirmed)
      expect([status, body.code, body.message]).toEqual([
        ...[422, 'confirmation-needed', `Type the key of this setting to change it: ${series}.`],
      ])
    }
    const { id, version } = await find(series)
    const bulk = await ask('/config-settings/bulk/update', 'POST', {
      items: [{ id, version }],
      data: { value: 'C/' },
    })
    expect(bulk.body).toMatchObject({ done: [], refused: [{ code: 'confirmation-needed' }] })
    const changes = [{ key: series, value: 'C/', version }]
    const file = await ask('/config-settings/operations/apply', 'POST', { changes })
    expect([file.status, file.body.code]).toEqual([422, 'confirmation-needed'])
    // What nobody has set yet, and what is not sensitive, is changed as ever.
    expect((await set('messaging.from', 'a@shop.test', admin, 'config-settings', '')).status).toBe(200)
    expect((await set('orders.draftDays', 13, admin, 'config-settings', '')).status).toBe(200)
    expect((await set('orders.draftDays', 14, admin, 'config-settings', '')).status).toBe(200)
    expect(await find(series)).toMatchObject({ value: 'A/', proposed: 'B/' })
  })

  it('is one that a shop lives on: COD is switched off by two, though it is as delivered', async () => {
    const cod = 'payments.codEnabled'
    expect((await set(cod, false, admin, 'config-settings', '')).body.code).toBe('confirmation-needed')
    expect((await set(cod, false)).body).toMatchObject({ value: true, proposed: false })
    expect((await decide(cod, 'approve', admin)).status).toBe(422)
    expect((await decide(cod, 'decline', second)).body).toMatchObject({ value: true, proposed: null })
  })

  it('is approved by somebody else alone, who is told and whose name is in the log', async () => {
    expect((await decide(series, 'approve', admin)).status).toBe(422)
    expect((await find(series)).value).toBe('A/')
    const told = (await ask('/auth/inbox', 'GET', undefined, second)).body
    expect(JSON.stringify(told)).toContain(series)
    expect((await decide(series, 'approve', second)).body).toMatchObject({
      value: 'B/',
      proposed: null,
      proposedAt: null,
      proposedByName: null,
    })
    const { changes } = (await ask('/config-settings/operations/changes', 'POST', {})).body
    expect(changes[0]).toMatchObject({ key: series, before: 'A/', after: 'B/' })
    expect(changes[0].person.name).toContain('second')
    expect((await decide(series, 'approve', second)).status).toBe(409)
  })

  it('stays as it is when it is declined or withdrawn, and its author alone withdraws it', async () => {
    await set(series, 'C/', second)
    expect((await decide(series, 'withdraw', admin)).status).toBe(409)
    expect((await decide(series, 'decline', second)).status).toBe(422)
    expect((await decide(series, 'decline', admin)).body).toMatchObject({ value: 'B/', proposed: null })
    await set(series, 'C/', second)
    expect((await decide(series, 'withdraw', second)).body).toMatchObject({ value: 'B/', proposedAt: null })
  })

  it('is checked when it is proposed, and needs nobody where the shop says so', async () => {
    expect((await set(series, 'lower')).status).toBe(422)
    await set('approvals.settings', false, admin, 'admin-settings')
    expect((await set(series, 'D/')).body).toMatchObject({ value: 'D/', proposedAt: null })
    await set('approvals.settings', true, admin, 'admin-settings')
  })

  it('cannot be approved without the flag', async () => {
    await set(series, 'E/')
    const editor = await staff('editor@shop.test', { view: true, edit: true })
    expect((await decide(series, 'approve', editor)).status).toBe(403)
    await decide(series, 'withdraw', admin)
  })
})

describe('a file of settings', () => {
  const operation = (name: string, body: Record<string, unknown>, call = admin) =>
    ask(`/config-settings/operations/${name}`, 'POST', body, call, { 'X-Confirmed': `stock.low, ${series}` })

  it('holds every value and no secret', async () => {
    const { settings } = (await operation('export', {})).body
    expect(settings).toMatchObject({ [series]: 'D/', 'orders.prefix': 'AT-', 'payments.codMinimum': null })
    const secrets = Object.entries(configSettings as Settings).flatMap(([key, { isSecret }]) =>
      isSecret ? [key] : [],
    )
    expect(secrets).toContain('messaging.smtpPassword')
    expect(secrets.filter((key) => Object.hasOwn(settings, key))).toEqual([])
  })

  it('is compared before anything is changed: what changes, what waits, what cannot be taken', async () => {
    const settings = {
      'orders.prefix': 'SHOP-',
      'orders.draftDays': 14,
      [series]: 'F/',
      'payments.codFee': -1,
      'no.such': 1,
      'messaging.smtpPassword': 'x',
    }
    const { body } = await operation('compare', { settings })
    expect(body.same).toBe(1)
    expect(body.changes).toMatchObject([
      { key: 'orders.prefix', before: 'AT-', after: 'SHOP-', waits: false },
      { key: series, before: 'D/', after: 'F/', waits: true },
    ])
    expect(body.refused.map(({ key }: { key: string }) => key)).toEqual([
      ...['payments.codFee', 'no.such', 'messaging.smtpPassword'],
    ])
    expect((await find('orders.prefix')).value).toBe('AT-')
  })

  it('is applied as it was compared: all of it, or nothing once a setting has changed', async () => {
    const settings = { 'orders.prefix': 'SHOP-', 'orders.draftDays': 21, [series]: 'F/' }
    const compared = (await operation('compare', { settings })).body.changes
    const changes = compared.map(({ key, after, version }: any) => ({ key, value: after, version }))
    await set('orders.draftDays', 15)
    expect((await operation('apply', { changes })).status).toBe(409)
    expect((await find('orders.prefix')).value).toBe('AT-')
    const again = (await operation('compare', { settings })).body.changes
    const fresh = again.map(({ key, after, version }: any) => ({ key, value: after, version }))
    expect((await operation('apply', { changes: fresh })).body).toEqual({ changed: 2, waiting: 1 })
    expect((await find('orders.prefix')).value).toBe('SHOP-')
    expect(await find(series)).toMatchObject({ value: 'D/', proposed: 'F/' })
  })

  it('changes nothing of what its person may not change', async () => {
    const viewer = await staff('viewer@shop.test', { view: true })
    expect((await operation('compare', { settings: {} }, viewer)).status).toBe(403)
    expect((await operation('export', {}, viewer)).status).toBe(403)
  })
})

describe('a connection', () => {
  const test = async (connection: string) =>
    (await ask('/config-settings/operations/test', 'POST', { connection })).body

  it('to the files is tried by storing, reading and deleting', async () => {
    expect(await test('files')).toEqual({ ok: true, by: 'folder', error: null })
  })

  it('that is not set up says so', async () => {
    expect(await test('mail')).toMatchObject({ ok: true, by: 'outbox' })
    expect(await test('push')).toMatchObject({ ok: false, error: 'No service account is set.' })
  })

  it('to a mail server is tried up to the first mail, and told with what the server said', async () => {
    const heard: string[] = []
    let greeting = '220 ready'
    const mailServer = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.write(`${greeting}\r\n`)
      socket.on('data', (data) => {
        heard.push(String(data).trim())
        socket.write('250 hello\r\n')
      })
    })
    await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done))
    await set('messaging.smtpHost', '127.0.0.1')
    await set('messaging.smtpPort', (mailServer.address() as { port: number }).port)
    expect(await test('mail')).toEqual({ ok: true, by: 'smtp', error: null })
    expect(heard.join(' ')).toMatch(/^EHLO \S+/)
    expect(heard.join(' ')).not.toContain('MAIL FROM')
    greeting = '554 go away'
    expect(await test('mail')).toMatchObject({ ok: false, error: expect.stringContaining('go away') })
    mailServer.close()
  })
})
