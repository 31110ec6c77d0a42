import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { appCode } from '../../support/authenticator.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())
beforeEach(() => sql`DELETE FROM _sign_in_attempts`.execute(server.context.database.db))

interface Answer {
  readonly status: number
  readonly body: any
}

const ask = async (call: Call, path: string, body?: Record<string, unknown>): Promise<Answer> => {
  const answer = await call(path, body ? { method: 'POST', body } : {})
  return { status: answer.status, body: await answer.json() }
}
const login = (authinfo: string, more: Record<string, unknown> = {}) =>
  ask(server.call, '/auth/login', { authinfo, password: demoPassword, deviceToken: null, ...more })

let number = 0
/** Somebody of their own, signed in. */
async function somebody(preset = 'auditor') {
  const email = `steps${++number}@atelier.test`
  const id = await createAccount(server.context.database, {
    email,
    name: 'Mala Rao',
    type: 'SUB_ADMIN',
    password: demoPassword,
    roles: [preset],
  })
  await ensureStaffRecords(server.context)
  return { id, email, call: await server.signIn(email) }
}

/** The same with a second step, which was confirmed by the code of the step before. */
async function withStep(preset?: string) {
  const person = await somebody(preset)
  const { body } = await ask(person.call, '/auth/second-step', { password: demoPassword })
  const confirmed = await ask(person.call, '/auth/second-step/confirm', { code: appCode(body.secret, -1) })
  expect(confirmed).toEqual({ status: 200, body: { recoveryCodes: expect.any(Array) } })
  const codes = confirmed.body.recoveryCodes as string[]
  return { ...person, secret: body.secret as string, uri: body.uri as string, codes }
}

const sessionsOf = async (id: string) => {
  const { rows } = await sql`SELECT id FROM _sessions WHERE account_id = ${id}`.execute(
    server.context.database.db,
  )
  return rows.length
}

describe('setting a second step up', () => {
  it('needs the password, and changes nothing at sign-in before the app has shown that it has the secret', async () => {
    const { email, call } = await somebody()
    const refused = await ask(call, '/auth/second-step', { password: 'not this one' })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['password']])
    const { status, body } = await ask(call, '/auth/second-step', { password: demoPassword })
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.uri).toBe(
      `otpauth://totp/Atelier:${encodeURIComponent(email)}?secret=${body.secret}&issuer=Atelier`,
    )
    expect((await ask(call, '/auth/second-step')).body).toEqual({ since: null, recoveryCodes: 0 })
    expect((await login(email)).status).toBe(200)
    const wrong = await ask(call, '/auth/second-step/confirm', { code: appCode(body.secret, 5) })
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { code: 'This code is not right, or it has been used.' },
    ])
    expect((await login(email)).status).toBe(200)
  })

  it('gives ten recovery codes, and ends the sessions that the password alone began', async () => {
    const { id, email, call } = await somebody()
    const elsewhere = await server.signIn(email)
    const { secret } = (await ask(call, '/auth/second-step', { password: demoPassword })).body
    const { body } = await ask(call, '/auth/second-step/confirm', { code: appCode(secret) })
    expect(new Set(body.recoveryCodes).size).toBe(10)
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
    expect((await ask(elsewhere, '/auth/session')).status).toBe(401)
    expect((await ask(call, '/auth/second-step')).body).toEqual({
      since: expect.any(String),
      recoveryCodes: 10,
    })
    expect(await sessionsOf(id)).toBe(1)
    // One that is on is not set up anew past its code.
    expect((await ask(call, '/auth/second-step', { password: demoPassword })).status).toBe(409)
    expect((await ask(call, '/auth/second-step/confirm', { code: appCode(secret, 1) })).status).toBe(409)
  })

  it('leaves nothing in the database by which somebody could sign in', async () => {
    const { secret, codes } = await withStep()
    const { rows } = await sql<{ text: string }>`
      SELECT row_to_json(s)::text AS text FROM _second_steps s
      UNION ALL SELECT row_to_json(r)::text FROM _recovery_codes r
      UNION ALL SELECT row_to_json(h)::text FROM _history h
      UNION ALL SELECT row_to_json(t)::text FROM sub_admin t`.execute(server.context.database.db)
    const all = rows.map(({ text }) => text).join('\n')
    expect(all).not.toContain(secret)
    for (const code of codes) {
      expect(all).not.toContain(code)
      expect(all).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('is worth nothing in the row of somebody else', async () => {
    const [mine, theirs] = [await withStep(), await withStep()]
    await sql`
      UPDATE _second_steps SET sealed = (SELECT sealed FROM _second_steps WHERE account_id = ${mine.id})
      WHERE account_id = ${theirs.id}`.execute(server.context.database.db)
    expect((await login(theirs.email, { code: appCode(mine.secret, 1) })).status).toBe(500)
  })
})

describe('signing in with a second step', () => {
  it('asks for the code once the password is right, and begins no session before', async () => {
    const { id, email, secret } = await withStep()
    const before = await sessionsOf(id)
    const first = await login(email)
    expect([first.status, first.body.code, first.body.message]).toEqual([
      401,
      'code-needed',
      'Enter the code of your authenticator app as well.',
    ])
    expect(Object.keys(first.body).sort()).toEqual(['code', 'message', 'requestId'])
    const wrong = await login(email, { code: '000000' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong-code'])
    expect(await sessionsOf(id)).toBe(before)
    const { status, body } = await login(email, { code: appCode(secret, 1).replace(/^.{3}/, '$& ') })
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['sessionToken', 'user'])
    expect(body.user).toMatchObject({ _id: id, type: 'SUB_ADMIN' })
    expect(await sessionsOf(id)).toBe(before + 1)
  })

  it('says nothing of the second step to whoever does not know the password', async () => {
    const { email, secret } = await withStep()
    for (const code of [undefined, appCode(secret, 1)]) {
      const { status, body } = await login(email, { password: 'not the password', code })
      expect([status, body.code]).toEqual([401, 'wrong-credentials'])
    }
    // The code was not used up by that.
    expect((await login(email, { code: appCode(secret, 1) })).status).toBe(200)
  })

  it('takes a code once, also when two ask at the same moment, and none that is older', async () => {
    const { email, secret } = await withStep()
    const code = appCode(secret, 1)
    const both = await Promise.all([login(email, { code }), login(email, { code })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await login(email, { code })).body.code).toBe('wrong-code')
    expect((await login(email, { code: appCode(secret) })).body.code).toBe('wrong-code')
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, call, codes } = await withStep()
    const [one = '', two = ''] = codes
    const typed = ` ${one.toUpperCase().replaceAll('-', ' ')} `
    expect((await login(email, { code: typed })).status).toBe(200)
    expect((await login(email, { code: one })).body.code).toBe('wrong-code')
    expect((await ask(call, '/auth/second-step')).body.recoveryCodes).toBe(9)
    const renewed = await ask(call, '/auth/second-step/recovery-codes', { password: demoPassword })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    expect((await login(email, { code: two })).body.code).toBe('wrong-code')
    expect((await login(email, { code: renewed.body.recoveryCodes[0] })).status).toBe(200)
  })

  it('bears ten wrong codes in a quarter of an hour, wherever they come from and whatever comes between', async () => {
    const { id, email, secret } = await withStep()
    const { db } = server.context.database
    for (let index = 0; index < 10; index++) {
      expect((await login(email, { code: '000000' })).body.code).toBe('wrong-code')
      // As if each came from another address: what counts here is the account.
      await sql`DELETE FROM _sign_in_attempts WHERE key NOT LIKE 'code %'`.execute(db)
      expect((await login(email)).body.code).toBe('code-needed')
    }
    const { status, body } = await login(email, { code: appCode(secret, 1) })
    expect([status, body.code]).toEqual([429, 'throttled'])
    await sql`UPDATE _sign_in_attempts SET since = since - interval '16 minutes' WHERE key = ${`code ${id}`}`.execute(
      db,
    )
    expect((await login(email, { code: appCode(secret, 1) })).status).toBe(200)
  })

  it('does not make wrong passwords forgotten by the password alone', async () => {
    const { email } = await withStep()
    for (let index = 0; index < 9; index++) await login(email, { password: 'not the password' })
    expect((await login(email)).body.code).toBe('code-needed')
    expect((await login(email, { password: 'not the password' })).status).toBe(401)
    expect((await login(email)).status).toBe(429)
  })

  it('stays as it was for who has none, whatever they send', async () => {
    const { email } = await somebody()
    expect((await login(email)).status).toBe(200)
    expect((await login(email, { code: '123456' })).status).toBe(200)
  })
})

describe('giving a second step up', () => {
  it('needs the password', async () => {
    const { email, call, codes } = await withStep()
    expect((await ask(call, '/auth/second-step/off', { password: 'not this one' })).status).toBe(422)
    expect((await login(email)).status).toBe(401)
    const { status, body } = await ask(call, '/auth/second-step/off', { password: demoPassword })
    expect([status, body]).toEqual([200, { since: null, recoveryCodes: 0 }])
    expect((await login(email)).status).toBe(200)
    expect((await ask(call, '/auth/second-step/recovery-codes', { password: demoPassword })).status).toBe(409)
    const { rows } = await sql`
      SELECT 1 FROM _recovery_codes WHERE code_hash = sha256(${codes[0]?.replaceAll('-', '')}::bytea)`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([])
  })

  it('does not come with another password', async () => {
    const { email, call } = await withStep()
    const next = 'seven lamps on a pier'
    expect((await ask(call, '/auth/password', { current: demoPassword, next })).status).toBe(200)
    expect((await login(email, { password: next })).body.code).toBe('code-needed')
  })
})

describe('the second steps of colleagues', () => {
  const listed = async (filter: object) => {
    const { body } = await ask(admin, `/subadmins?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    return (body as { id: string }[]).map(({ id }) => id)
  }

  it('are seen in the list of staff, and in the history of each', async () => {
    const [having, without] = [await withStep(), await somebody()]
    expect(await listed({ secondStep: 'totp' })).toContain(having.id)
    expect(await listed({ secondStep: 'off' })).toContain(without.id)
    expect(await listed({ secondStep: 'off' })).not.toContain(having.id)
    await ask(having.call, '/auth/second-step/off', { password: demoPassword })
    const { body } = await ask(admin, `/subadmins/${having.id}/history`)
    const changes = (body as any[]).flatMap(({ actor, changes }) =>
      changes
        .filter((change: any) => change.field === 'secondStep' && change.before)
        .map(({ before, after }: any) => [actor.id, before, after]),
    )
    expect(changes).toEqual([
      [having.id, 'totp', 'off'],
      [having.id, 'off', 'totp'],
    ])
  })

  it('are not written from the form', async () => {
    const { id } = await withStep()
    const { version } = (await ask(admin, `/subadmins/${id}`)).body
    const answer = await admin(`/subadmins/${id}`, { method: 'PUT', body: { version, secondStep: 'off' } })
    expect(answer.status).toBe(200)
    expect((await ask(admin, `/subadmins/${id}`)).body.secondStep).toBe('totp')
  })

  it('are reset by an administrator, and by nobody whose roles do not say so', async () => {
    const { id, email, call } = await withStep()
    const reset = (who: Call, of: string) => ask(who, `/subadmins/${of}/operations/resetSecondStep`, {})
    const manager = await somebody('manager')
    expect((await reset(manager.call, id)).status).toBe(403)
    expect((await reset(call, id)).status).toBe(403)
    expect((await login(email)).body.code).toBe('code-needed')
    expect((await reset(admin, id)).status).toBe(200)
    expect((await login(email)).status).toBe(200)
    expect((await ask(admin, `/subadmins/${id}`)).body.secondStep).toBe('off')
    expect((await reset(admin, id)).status).toBe(409)
  })

  it('of one’s own goes with the password only', async () => {
    const { body } = await ask(admin, '/auth/second-step', { password: demoPassword })
    expect((await ask(admin, '/auth/second-step/confirm', { code: appCode(body.secret) })).status).toBe(200)
    const { user } = (await ask(admin, '/auth/session')).body
    expect((await ask(admin, `/subadmins/${user._id}/operations/resetSecondStep`, {})).status).toBe(409)
    expect((await ask(admin, '/auth/second-step/off', { password: demoPassword })).status).toBe(200)
  })
})
