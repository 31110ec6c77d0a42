import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { appCode } from '../../support/authenticator.ts'
import { type Call, testServer } from '../../support/server.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

let shop: NotificationShop
beforeAll(async () => {
  shop = await notificationShop()
}, 120_000)
afterAll(async () => shop?.server.close())

let number = 0
/** Somebody of their own, signed in, who speaks a language. */
async function somebody(type: 'ADMIN' | 'SUB_ADMIN' = 'SUB_ADMIN', locale = 'en') {
  const email = `demand${++number}@atelier.test`
  const id = await createAccount(shop.server.context.database, {
    email,
    name: `Mala ${number}`,
    type,
    password: demoPassword,
    roles: type === 'ADMIN' ? [] : ['auditor'],
  })
  await ensureStaffRecords(shop.server.context)
  const call = await shop.server.signIn(email)
  await shop.ask('PUT', '/auth/preferences', { locale }, call)
  return { id, email, call }
}

async function setUp(call: Call): Promise<string> {
  const { body } = await shop.ask('POST', '/auth/second-step', { password: demoPassword }, call)
  const answer = await shop.ask('POST', '/auth/second-step/confirm', { code: appCode(body.secret, -1) }, call)
  expect(answer.status).toBe(200)
  return body.secret
}

const told = async (id: string) => {
  const { rows } = await sql<{ key: string; channel: string; status: string; text: string }>`
    SELECT k.key, n.channel, n.status, n.subject || ' / ' || n.body AS text FROM notification n JOIN notification_key k ON k.id = n.key
    WHERE n.recipient_id = ${id} AND k.key LIKE 'staff.second_step%' ORDER BY n.created_at, n.id, n.channel`.execute(
    shop.db,
  )
  return rows
}

const demand = async (value: string) => {
  const [found] = await shop
    .find('admin-settings', { group: 'security' })
    .then((all) => all.filter(({ key }) => key === 'security.secondStepFor'))
  const { version } = (await shop.ask('GET', `/admin-settings/${found.id}`)).body
  return shop.ask('PUT', `/admin-settings/${found.id}`, { version, value })
}

describe('somebody’s second step', () => {
  it('is told of to them alone, in the inbox and by e-mail, when it is set up and when it is removed', async () => {
    const { id, call } = await somebody()
    const other = await somebody()
    await setUp(call)
    const on = await told(id)
    expect(on.map(({ key, channel, status }) => [key, channel, status]).sort()).toEqual([
      ['staff.second_step_on', 'email', 'queued'],
      ['staff.second_step_on', 'inApp', 'delivered'],
    ])
    await shop.ask('POST', '/auth/second-step/off', { password: demoPassword }, call)
    await shop.ask('POST', '/auth/second-step/off', { password: demoPassword }, call)
    expect((await told(id)).map(({ key }) => key)).toEqual([
      ...['staff.second_step_on', 'staff.second_step_on'],
      ...['staff.second_step_off', 'staff.second_step_off'],
    ])
    expect(await told(other.id)).toEqual([])
    const { body } = await shop.ask('GET', '/auth/inbox', undefined, call)
    const subjects = body.messages.map(({ subject }: { subject: string }) => subject)
    // Beside them stands the new sign-in, whose message nobody waited for.
    expect(subjects.filter((subject: string) => subject.endsWith('for a code'))).toEqual([
      'Your sign-in no longer asks for a code',
      'Your sign-in now asks for a code',
    ])
  })

  it('is told of with the name of whoever reset it, in the language of its owner', async () => {
    const { id, call } = await somebody('SUB_ADMIN', 'fr')
    await setUp(call)
    const reset = await shop.ask('POST', `/subadmins/${id}/operations/resetSecondStep`, {})
    expect(reset.status).toBe(200)
    const { name } = (await shop.ask('GET', '/auth/profile')).body
    const texts = (await told(id)).filter(({ key }) => key === 'staff.second_step_reset')
    expect(texts.map(({ channel }) => channel).sort()).toEqual(['email', 'inApp'])
    for (const { text } of texts) expect(text).toContain(`${name} a réinitialisé la seconde étape`)
  })

  it('cannot be made silent by whoever took the account over', async () => {
    const { call } = await somebody()
    const { body } = await shop.ask('GET', '/auth/notifications', undefined, call)
    expect(JSON.stringify(body)).not.toContain('second_step')
    const muted = await shop.ask(
      'PUT',
      '/auth/notifications/staff.second_step_off',
      { email: false, inApp: false },
      call,
    )
    expect(muted.status).toBe(404)
  })
})

describe('a shop that demands a second step', () => {
  afterAll(() =>
    sql`UPDATE admin_setting SET value = '"nobody"' WHERE key = 'security.secondStepFor'`.execute(shop.db),
  )

  const reach = async (call: Call) =>
    (await Promise.all(['/brands', '/auth/inbox', '/figures/today'].map((path) => call(path)))).map(
      ({ status }) => status,
    )

  it('lets whoever has none sign in as ever, and opens their own account alone', async () => {
    const person = await somebody()
    expect((await demand('everybody')).status).toBe(200)
    const again = await shop.server.call('/auth/login', {
      method: 'POST',
      body: { authinfo: person.email, password: demoPassword, deviceToken: null },
    })
    expect(again.status).toBe(200)
    expect(Object.keys((await again.json()) as object).sort()).toEqual(['sessionToken', 'user'])
    const refused = await shop.ask('GET', '/brands', undefined, person.call)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      ...[422, 'step-needed', 'Set up the second step of your sign-in first: your shop asks for it.'],
    ])
    expect((await shop.ask('POST', '/files', {}, person.call)).body.code).toBe('step-needed')
    expect((await shop.ask('GET', '/auth/inbox', undefined, person.call)).body.code).toBe('step-needed')
    for (const path of ['session', 'profile', 'preferences', 'sessions', 'second-step', 'notice'])
      expect([path, (await person.call(`/auth/${path}`)).status]).toEqual([path, 200])
    const secret = await setUp(person.call)
    expect((await reach(person.call))[0]).toBe(200)
    const next = await shop.ask(
      'POST',
      '/auth/login',
      { authinfo: person.email, password: demoPassword, deviceToken: null, code: appCode(secret, 1) },
      shop.server.call,
    )
    expect(next.status).toBe(200)
    // Whoever removes it is where they began.
    await shop.ask('POST', '/auth/second-step/off', { password: demoPassword }, person.call)
    expect((await shop.ask('GET', '/brands', undefined, person.call)).body.code).toBe('step-needed')
  })

  it('holds the administrator who demanded it to it as well, and no app that was only begun counts', async () => {
    expect((await shop.ask('GET', '/brands')).body.code).toBe('step-needed')
    await shop.ask('POST', '/auth/second-step', { password: demoPassword })
    expect((await shop.ask('GET', '/brands')).body.code).toBe('step-needed')
    await setUp(shop.admin)
    expect((await shop.ask('GET', '/brands')).status).toBe(200)
  })

  it('may demand it of administrators alone', async () => {
    const [staff, administrator] = [await somebody(), await somebody('ADMIN')]
    expect((await demand('administrators')).status).toBe(200)
    expect((await shop.ask('GET', '/brands', undefined, staff.call)).status).toBe(200)
    expect((await shop.ask('GET', '/brands', undefined, administrator.call)).body.code).toBe('step-needed')
    expect((await demand('nobody')).status).toBe(200)
    expect((await shop.ask('GET', '/brands', undefined, administrator.call)).status).toBe(200)
    expect((await demand('somebody')).status).toBe(422)
  })

  it('asks nobody where the operator says so, so that there is always a way back', async () => {
    const { context } = shop.server
    const { email } = await somebody()
    expect((await demand('everybody')).status).toBe(200)
    await using other = await testServer({
      accounts: false,
      environment: { SECOND_STEP_OPTIONAL: '1' },
      database: context.database as never,
    })
    const call = await other.signIn(email)
    expect((await call('/brands')).status).toBe(200)
    const strict = await shop.server.signIn(email)
    expect((await strict('/brands')).status).toBe(422)
  })
})
