import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoColleagues, demoPassword } from '../../../demo/accounts.ts'
import type { Carrier } from '../../../resources/messages/notification/server/carriers/carrier.ts'
import { deliverDue } from '../../../resources/messages/notification/server/deliverDue.ts'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { type NotificationShop, notificationShop } from './notificationShop.ts'

const shopUrl = 'https://back.example.com'
const next = 'seven lamps on a pier'

let shop: NotificationShop
/** One that does not know under which address it is reached. */
let unreachable: NotificationShop
beforeAll(async () => {
  shop = await notificationShop({ PUBLIC_URL: shopUrl })
  unreachable = await notificationShop()
  for (const { server } of [shop, unreachable]) {
    await createDemoAccounts(server.context.database, demoColleagues)
    await ensureStaffRecords(server.context)
  }
}, 180_000)
afterAll(() => Promise.all([shop?.server.close(), unreachable?.server.close()]))

const forgotten = async (email: string, of = shop) => {
  const answer = await of.server.call('/auth/forgotten', { method: 'POST', body: { email } })
  return { status: answer.status, body: await answer.json() }
}

/** The links to a password that a delivery sends, by the address they go to. */
async function delivered(of = shop): Promise<[to: string, token: string][]> {
  const links: [string, string][] = []
  const carrier: Carrier = {
    name: 'test',
    send: async (mail) => {
      const [, token] = /\/auth\/invitation#(\S+)/.exec(mail.text) ?? []
      if (token) links.push([mail.to.address, token])
      return { id: mail.id }
    },
  }
  const carriers = { mail: { from: { name: 'Atelier', address: 'shop@example.com' }, carrier } }
  await deliverDue({ ...of.server.context, carriers }, new Date())
  return links
}

const counts = async () =>
  (await sql<{ key: string; attempts: number }>`SELECT key, attempts FROM _sign_in_attempts`.execute(shop.db))
    .rows

/** Work after an answer has been done when the database is asked for the next. */
const written = (email: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ n: number }>`
        SELECT count(*)::int AS n FROM notification n JOIN notification_key k ON k.id = n.key
        WHERE k.key = 'staff.password_link' AND n.email = ${email}`.execute(shop.db)
      return rows[0]?.n
    })
    .toBe(1)

describe('whoever forgot their password', () => {
  it('gets a link by mail with which they choose another, once', async () => {
    expect(await forgotten('Support@atelier.test')).toEqual({ status: 200, body: { byMail: true } })
    await written('support@atelier.test')
    const [[to, token] = []] = await delivered()
    expect(to).toBe('support@atelier.test')
    const follow = () =>
      shop.server.call('/auth/invitation', { method: 'POST', body: { token: token ?? '', password: next } })
    expect((await follow()).status).toBe(200)
    expect(await shop.server.signIn('support', next)).toBeDefined()
    await expect(shop.server.signIn('support')).rejects.toThrow()
    expect((await follow()).status).toBe(404)
  })

  it('is answered alike where there is no such account, or one that has no business here', async () => {
    const { database } = shop.server.context
    const away = await createAccount(database, {
      email: 'away@atelier.test',
      name: 'Ila Sen',
      type: 'SUB_ADMIN',
      roles: ['orders'],
      password: demoPassword,
    })
    await sql`UPDATE _accounts SET state = 'suspended' WHERE id = ${away}`.execute(shop.db)
    for (const email of ['nobody@example.com', 'customer@atelier.test', 'away@atelier.test'])
      expect(await forgotten(email)).toEqual({ status: 200, body: { byMail: true } })
    // What comes after them in the same queue is there, and theirs is not.
    expect((await forgotten('catalogue@atelier.test')).status).toBe(200)
    await written('catalogue@atelier.test')
    expect((await delivered()).map(([to]) => to)).toEqual(['catalogue@atelier.test'])
  })

  it('is not sent more than three links an hour, whether there is an account or not, and no address is kept', async () => {
    for (const email of ['orders@atelier.test', 'nobody-else@example.com']) {
      const answers = [await forgotten(email), await forgotten(email.toUpperCase()), await forgotten(email)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await forgotten(email)).status).toBe(429)
    }
    expect(JSON.stringify(await counts())).not.toMatch(/nobody|atelier/)
  })

  it.each([{}, { email: '' }, { email: 'asha' }, { email: 1 }, { email: 'a@b.cd', more: 1 }])(
    'has to say who they are: %j',
    async (body) => {
      const answer = await shop.server.call('/auth/forgotten', { method: 'POST', body })
      expect([400, 422]).toContain(answer.status)
    },
  )

  it('is told to ask an administrator where the shop cannot send a link', async () => {
    expect(await forgotten('support@atelier.test', unreachable)).toEqual({
      status: 200,
      body: { byMail: false },
    })
    await shop.setKey('staff.password_link', { enabled: false })
    expect((await forgotten('accounts@atelier.test')).body).toEqual({ byMail: false })
    await shop.setKey('staff.password_link', { enabled: true })
  })
})

describe('the link that a colleague makes', () => {
  const linkFor = async (of: NotificationShop, as: string) => {
    const boss = await of.server.signIn(as, as === 'admin' ? undefined : next)
    const [colleague] = await of.find('subadmins', { email: 'packing@atelier.test' })
    return of.ask('POST', `/subadmins/${colleague.id}/operations/link`, {}, boss)
  }
  /** Somebody whose role is to keep staff, and who is no administrator. */
  const keeperOf = async (of: NotificationShop) => {
    const keeps = { key: 'subAdmin', view: true, create: true, edit: true, manage: true }
    const role = await of.ask('POST', '/subadmin-roles', { name: 'Staff keeper', permissions: [keeps] })
    const [packing] = await of.find('subadmins', { email: 'packing@atelier.test' })
    const roles = [...packing.roles, role.body.id]
    const made = await of.ask('POST', '/subadmins', {
      firstName: 'Tara',
      email: 'keeper@atelier.test',
      roles,
    })
    const { path } = (await of.ask('POST', `/subadmins/${made.body.id}/operations/link`, {})).body
    const body = { token: path.split('#')[1], password: next }
    expect((await of.server.call('/auth/invitation', { method: 'POST', body })).status).toBe(200)
    return 'keeper'
  }

  it('is shown to an administrator alone; of others it goes to the colleague’s address', async () => {
    const byAdmin = await linkFor(shop, 'admin')
    expect(byAdmin.body.path).toMatch(/^\/auth\/invitation#/)
    await delivered()
    const byKeeper = await linkFor(shop, await keeperOf(shop))
    expect(byKeeper.status).toBe(200)
    expect(byKeeper.body).toEqual({ until: expect.any(String), isSent: true })
    const links = new Map(await delivered())
    const body = { token: links.get('packing@atelier.test') ?? '', password: next }
    expect((await shop.server.call('/auth/invitation', { method: 'POST', body })).status).toBe(200)
  })

  it('goes to the invited address alone: once that is corrected, what went to the wrong one leads nowhere', async () => {
    await delivered()
    const person = { firstName: 'Ravi', email: 'rawi@example.com', administrator: true }
    const { id } = (await shop.ask('POST', '/subadmins', person)).body
    const invite = () => shop.ask('POST', `/subadmins/${id}/operations/link`, {})
    const follow = async (token: string, body: object = {}) =>
      (await shop.server.call('/auth/invitation', { method: 'POST', body: { token, ...body } })).status
    expect((await invite()).body.isSent).toBe(true)
    const [[to, wrong] = ['', '']] = await delivered()
    expect([to, await follow(wrong)]).toEqual(['rawi@example.com', 200])
    const { body: invited } = await shop.ask('GET', `/subadmins/${id}`)
    const corrected = { version: invited.version, email: 'ravi@example.com' }
    expect((await shop.ask('PUT', `/subadmins/${id}`, corrected)).body).toMatchObject({ invitedUntil: null })
    expect([await follow(wrong), await follow(wrong, { password: next })]).toEqual([404, 404])
    await invite()
    const again = await delivered()
    expect(again.map(([address]) => address)).toEqual(['ravi@example.com'])
    expect(await follow(again[0]?.[1] ?? '', { password: next })).toBe(200)
  })

  it('is refused where it cannot be sent, and the one before it still works', async () => {
    const before = (await linkFor(unreachable, 'admin')).body
    expect(before).toMatchObject({ path: expect.any(String), isSent: false })
    const refusal = await linkFor(unreachable, await keeperOf(unreachable))
    expect(refusal.status).toBe(422)
    expect(refusal.body.errors.email).toMatch(/Ask an administrator/)
    const body = { token: before.path.split('#')[1] }
    expect((await unreachable.server.call('/auth/invitation', { method: 'POST', body })).status).toBe(200)
  })
})
