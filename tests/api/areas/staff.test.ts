import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

type Answer = { status: number; body: any }

async function ask(
  call: Call,
  path: string,
  method = 'GET',
  body?: Record<string, unknown>,
): Promise<Answer> {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: await answer.json() }
}

const find = async (path: string, filter: object) =>
  (await ask(admin, `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body[0]

const staffOf = (name: string) => find('subadmins', { email: `${name}@atelier.test` })
const roleOf = (name: string) => find('subadmin-roles', { name })

/** A role with these permissions. */
const makeRole = async (name: string, permissions: object[]) =>
  (await ask(admin, '/subadmin-roles', 'POST', { name, permissions })).body

/** A member of staff with a password, signed in. */
async function makeStaff(name: string, roles: string[], more = {}) {
  const email = `${name.toLowerCase()}@shop.test`
  const made = (await ask(admin, '/subadmins', 'POST', { firstName: name, email, roles, ...more })).body
  const link = (await ask(admin, `/subadmins/${made.id}/operations/link`, 'POST', {})).body
  const token = link.path.split('#')[1]
  const password = 'seven lamps on a pier'
  const followed = await ask(server.call, '/auth/invitation', 'POST', { token, password })
  expect(followed).toEqual({ status: 200, body: { name, email, passwordLength: 12 } })
  return { id: made.id as string, email, token, call: await server.signIn(email, password) }
}

describe('staff', () => {
  it('change their own e-mail address in their account, and that of others only as administrators', async () => {
    const keeper = await makeRole('Staff keeper', [{ key: 'subAdmin', view: true, create: true, edit: true }])
    const boss = await makeStaff('Boss', [keeper.id])
    const clerk = await makeStaff('Clerk', [keeper.id])
    const change = async (call: Call, id: string, email: string) => {
      const { body } = await ask(admin, `/subadmins/${id}`)
      return ask(call, `/subadmins/${id}`, 'PUT', { version: body.version, email })
    }
    expect(await change(boss.call, boss.id, 'mine@shop.test')).toMatchObject({
      status: 422,
      body: { errors: { email: expect.stringMatching(/in your account/) } },
    })
    expect(await change(boss.call, clerk.id, 'theirs@shop.test')).toMatchObject({
      status: 422,
      body: { errors: { email: expect.stringMatching(/administrator/) } },
    })
    expect(await change(admin, clerk.id, 'clerk.two@shop.test')).toMatchObject({ status: 200 })
    await server.signIn('clerk.two@shop.test', 'seven lamps on a pier')
    const { body: guest } = await ask(boss.call, '/subadmins', 'POST', {
      firstName: 'Guest',
      email: 'gest@shop.test',
      roles: [keeper.id],
    })
    expect(await change(boss.call, guest.id, 'guest@shop.test')).toMatchObject({ status: 200 })
  })

  it('of the demo have records, with their roles and state', async () => {
    expect(await staffOf('admin')).toMatchObject({
      name: 'Asha Rao',
      administrator: true,
      status: 'active',
      roles: [],
    })
    const orders = await staffOf('orders')
    expect(orders).toMatchObject({ name: 'Vikram Shetty', administrator: false, status: 'active' })
    const role = await roleOf('Order desk')
    expect(orders.roles).toEqual([role.id])
    expect(role).toMatchObject({ preset: 'orders', memberCount: 1 })
    expect(await staffOf('customer')).toBeUndefined()
  })

  it('are kept as they are by another start', async () => {
    const before = [await staffOf('orders'), await roleOf('Order desk')]
    await ensureStaffRecords(server.context)
    expect([await staffOf('orders'), await roleOf('Order desk')]).toEqual(before)
  })

  it('who are invited cannot sign in until they followed the link, which is good once', async () => {
    const role = await makeRole('Greeters', [{ key: 'brand', view: true }])
    const { id, token, call } = await makeStaff('Ines', [role.id])
    expect((await ask(admin, `/subadmins/${id}`)).body.status).toBe('active')
    expect((await ask(call, '/brands')).status).toBe(200)
    expect((await ask(call, '/products')).status).toBe(403)
    const again = await ask(server.call, '/auth/invitation', 'POST', {
      token,
      password: 'nine boats in a harbour',
    })
    expect(again.status).toBe(404)
    expect((await ask(server.call, '/auth/invitation', 'POST', { token: 'x' })).status).toBe(404)
  })

  it('with a weak password are asked for another, and the link stays', async () => {
    const made = (
      await ask(admin, '/subadmins', 'POST', {
        firstName: 'Weak',
        email: 'weak@shop.test',
        administrator: true,
      })
    ).body
    const { path, until } = (await ask(admin, `/subadmins/${made.id}/operations/link`, 'POST', {})).body
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(71 * 3_600_000)
    const token = path.split('#')[1]
    const weak = await ask(server.call, '/auth/invitation', 'POST', { token, password: 'short' })
    expect([weak.status, Object.keys(weak.body.errors)]).toEqual([422, ['password']])
    expect((await ask(server.call, '/auth/invitation', 'POST', { token })).body).toEqual({
      name: 'Weak',
      email: 'weak@shop.test',
      passwordLength: 12,
    })
  })

  it('are out at once when suspended, and in again when activated', async () => {
    const { id, email, call } = await makeStaff('Sus', [], { administrator: true })
    const { version } = (await ask(admin, `/subadmins/${id}`)).body
    expect((await ask(admin, `/subadmins/${id}/transitions/suspend`, 'POST', { version })).status).toBe(200)
    expect((await ask(call, '/brands')).status).toBe(401)
    await expect(server.signIn(email, 'seven lamps on a pier')).rejects.toThrow()
    const now = (await ask(admin, `/subadmins/${id}`)).body
    await ask(admin, `/subadmins/${id}/transitions/activate`, 'POST', { version: now.version })
    expect(await server.signIn(email, 'seven lamps on a pier')).toBeDefined()
  })

  it('cannot change their own access, nor suspend themselves', async () => {
    const me = await staffOf('admin')
    const roles = [(await roleOf('Manager')).id]
    const demoted = await ask(admin, `/subadmins/${me.id}`, 'PUT', {
      version: me.version,
      administrator: false,
      roles,
    })
    expect(demoted).toMatchObject({ status: 422, body: { errors: { administrator: expect.any(String) } } })
    const gone = await ask(admin, `/subadmins/${me.id}/transitions/suspend`, 'POST', { version: me.version })
    expect(gone.status).toBe(409)
  })

  it('keep one active administrator, also when two demote each other at once', async () => {
    const one = await makeStaff('One', [], { administrator: true })
    const two = await makeStaff('Two', [], { administrator: true })
    await sql`UPDATE _accounts SET state = 'suspended' WHERE type = 'ADMIN' AND id NOT IN (${one.id}, ${two.id})`.execute(
      server.context.database.db,
    )
    const versionOf = async (call: Call, id: string) => (await ask(call, `/subadmins/${id}`)).body.version
    const [first, second] = [await versionOf(one.call, two.id), await versionOf(two.call, one.id)]
    const answers = await Promise.all([
      ask(one.call, `/subadmins/${two.id}/transitions/suspend`, 'POST', { version: first }),
      ask(two.call, `/subadmins/${one.id}/transitions/suspend`, 'POST', { version: second }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await sql`UPDATE _accounts SET state = 'active' WHERE email = 'admin@atelier.test'`.execute(
      server.context.database.db,
    )
    admin = await server.signIn('admin')
  })

  it('have an address that no account has, also no customer', async () => {
    const taken = await ask(admin, '/subadmins', 'POST', {
      firstName: 'X',
      email: 'customer@atelier.test',
      administrator: true,
    })
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } })
  })

  it('do not write what the server keeps', async () => {
    const orders = await staffOf('orders')
    const sent = { ...orders, username: 'boss', lastSeenAt: '2020-01-01T00:00:00.000Z', note: 'Early shift' }
    const { status, body } = await ask(admin, `/subadmins/${orders.id}`, 'PUT', sent)
    expect([status, body.username, body.lastSeenAt, body.note]).toEqual([
      200,
      'orders',
      orders.lastSeenAt,
      'Early shift',
    ])
  })

  it('who change their own profile are called so in their record, and stay it when that is saved', async () => {
    const { id, call } = await makeStaff('Pia', [], { administrator: true })
    const { version } = (await ask(call, '/auth/profile')).body
    const own = await ask(call, '/auth/profile', 'PUT', {
      version,
      name: 'Pia van Dam',
      username: 'pia.vd',
      password: 'seven lamps on a pier',
    })
    expect(own).toMatchObject({ status: 200, body: { name: 'Pia van Dam', username: 'pia.vd' } })
    const record = (await ask(admin, `/subadmins/${id}`)).body
    expect(record).toMatchObject({ firstName: 'Pia', lastName: 'van Dam', username: 'pia.vd' })
    await ask(admin, `/subadmins/${id}`, 'PUT', { version: record.version, note: 'Late shift' })
    expect((await ask(call, '/auth/profile')).body).toMatchObject({ name: 'Pia van Dam', username: 'pia.vd' })
  })

  it('are moved to active by the invitation alone', async () => {
    const made = (
      await ask(admin, '/subadmins', 'POST', { firstName: 'Y', email: 'y@shop.test', administrator: true })
    ).body
    expect(made.transitions).toEqual(['deactivate'])
    const moved = await ask(admin, `/subadmins/${made.id}/transitions/accept`, 'POST', {
      version: made.version,
    })
    expect(moved.status).toBe(409)
  })
})

describe('a manager of staff who is no administrator', () => {
  const staffFlags = { view: true, create: true, edit: true, manage: true }
  const manager = async (name: string) => {
    const role = await makeRole(`Manages ${name}`, [
      { key: 'subAdmin', ...staffFlags },
      { key: 'subAdminRole', ...staffFlags },
      { key: 'brand', view: true, edit: true },
    ])
    return { role, ...(await makeStaff(name, [role.id])) }
  }

  it('grants only what they hold', async () => {
    const { call } = await manager('Mira')
    const fine = await ask(call, '/subadmin-roles', 'POST', {
      name: 'Fine',
      permissions: [{ key: 'brand', view: true }],
    })
    expect(fine.status).toBe(201)
    const more = await ask(call, '/subadmin-roles', 'POST', {
      name: 'More',
      permissions: [{ key: 'brand', view: true, delete: true }],
    })
    expect(more.status).toBe(422)
    expect(more.body.errors.permissions).toContain('brand.delete')
    const given = await ask(call, '/subadmins', 'POST', {
      firstName: 'Z',
      email: 'z@shop.test',
      roles: [(await roleOf('Manager')).id],
    })
    expect(given).toMatchObject({ status: 422, body: { errors: { roles: expect.any(String) } } })
  })

  it('does not change their own role, make administrators, or reach for one', async () => {
    const { call, role } = await manager('Nadia')
    const own = await ask(call, `/subadmin-roles/${role.id}`, 'PUT', {
      version: role.version,
      description: 'Mine',
    })
    expect(own.status).toBe(422)
    const made = await ask(call, '/subadmins', 'POST', {
      firstName: 'A',
      email: 'a@shop.test',
      administrator: true,
    })
    expect(made).toMatchObject({ status: 422, body: { errors: { administrator: expect.any(String) } } })
    const boss = await staffOf('admin')
    const changed = await ask(call, `/subadmins/${boss.id}`, 'PUT', {
      version: boss.version,
      email: 'mine@shop.test',
    })
    expect(changed.status).toBe(422)
    expect((await ask(call, `/subadmins/${boss.id}/operations/link`, 'POST', {})).status).toBe(422)
    expect((await ask(call, `/subadmins/${boss.id}/operations/signOut`, 'POST', {})).status).toBe(422)
  })

  it('works under a changed role at once: less ends the session, more is there with the next request', async () => {
    const role = await makeRole('Changing', [{ key: 'brand', view: true, edit: true }])
    const { call } = await makeStaff('Omar', [role.id])
    const more = await ask(admin, `/subadmin-roles/${role.id}`, 'PUT', {
      version: role.version,
      permissions: [
        { key: 'brand', view: true, edit: true },
        { key: 'tag', view: true },
      ],
    })
    expect(more.body.flagCount).toBe(3)
    expect((await ask(call, '/tags')).status).toBe(200)
    await ask(admin, `/subadmin-roles/${role.id}`, 'PUT', {
      version: more.body.version,
      permissions: [{ key: 'brand', view: true }],
    })
    expect((await ask(call, '/brands')).status).toBe(401)
  })
})

describe('a role', () => {
  it.each([
    ['no list', { key: 'brand' }],
    [
      'a key twice',
      [
        { key: 'brand', view: true },
        { key: 'brand', edit: true },
      ],
    ],
    ['a flag that is no flag', [{ key: 'brand', view: 'yes' }]],
    ['a key that is none', [{ key: '', view: true }]],
    ['an entry that is none', [null]],
  ])('is refused with %s', async (_name, permissions) => {
    const { status, body } = await ask(admin, '/subadmin-roles', 'POST', {
      name: `Bad ${_name}`,
      permissions,
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['permissions']])
  })

  it('keeps keys that no area has, in order and without what grants nothing', async () => {
    const { permissions } = await makeRole('Odd', [
      { key: 'zebra', view: true },
      { key: 'brand', view: true, edit: false },
      { key: 'empty', view: false },
    ])
    expect(permissions).toEqual([
      { key: 'brand', view: true },
      { key: 'zebra', view: true },
    ])
  })

  it('that somebody has, or that the product brings, is not deleted', async () => {
    const preset = await roleOf('Auditor')
    expect(
      (await ask(admin, `/subadmin-roles/${preset.id}?version=${preset.version}`, 'DELETE')).status,
    ).toBe(409)
    const role = await makeRole('Held', [])
    await makeStaff('Holder', [role.id])
    const held = (await ask(admin, `/subadmin-roles/${role.id}`)).body
    expect(held.memberCount).toBe(1)
    expect((await ask(admin, `/subadmin-roles/${role.id}?version=${held.version}`, 'DELETE')).status).toBe(
      409,
    )
    const free = await makeRole('Free', [])
    expect((await ask(admin, `/subadmin-roles/${free.id}?version=${free.version}`, 'DELETE')).status).toBe(
      200,
    )
  })
})

describe('the dashboards of a role', () => {
  const dashboardsOf = async (call: Call) => (await ask(call, '/auth/preferences')).body.roleDashboards
  const arrange = (call: Call, id: string, input: Record<string, unknown>) =>
    ask(call, `/subadmin-roles/${id}/operations/arrange`, 'POST', input)
  const layout = { order: ['areas', 'today'], hidden: ['newest'], sizes: { areas: 'full' } }

  it('are what its people begin with, at once, and of several roles those of the first by name', async () => {
    const [first, second] = [await makeRole('An early role', []), await makeRole('Late role', [])]
    const both = await makeStaff('Twofold', [first.id, second.id])
    const one = await makeStaff('Single', [first.id])
    expect(await dashboardsOf(both.call)).toEqual({})
    const quiet = { hidden: ['areas'] }
    expect((await arrange(admin, second.id, { board: 'default', layout })).status).toBe(200)
    expect((await arrange(admin, second.id, { board: 'sales', layout: quiet })).status).toBe(200)
    expect([await dashboardsOf(both.call), await dashboardsOf(one.call)]).toEqual([
      { default: layout, sales: quiet },
      {},
    ])
    await arrange(admin, first.id, { board: 'default', layout: quiet })
    expect(await dashboardsOf(both.call)).toEqual({ default: quiet, sales: quiet })
    await arrange(admin, first.id, { board: 'default' })
    expect(await dashboardsOf(both.call)).toEqual({ default: layout, sales: quiet })
    const { body } = await ask(admin, `/subadmin-roles/${second.id}/history`)
    expect(JSON.stringify(body)).toContain('dashboards')
  })

  it('are for whoever may change roles, other than their own, and leave a preset to follow the areas', async () => {
    const keeper = await makeRole('Role keeper', [{ key: 'subAdminRole', view: true, edit: true }])
    const reader = await makeRole('Role reader', [{ key: 'subAdminRole', view: true }])
    const [keeping, reading] = [
      await makeStaff('Keeping', [keeper.id]),
      await makeStaff('Reading', [reader.id]),
    ]
    const desk = await roleOf('Order desk')
    expect((await arrange(reading.call, desk.id, { board: 'default', layout })).status).toBe(403)
    expect((await arrange(keeping.call, keeper.id, { board: 'default', layout })).status).toBe(422)
    expect((await arrange(keeping.call, desk.id, { board: 'default', layout: { tiles: 1 } })).status).toBe(
      400,
    )
    expect((await arrange(keeping.call, desk.id, { board: 'default', layout })).status).toBe(200)
    const { rows } = await sql<{ edited: boolean }>`SELECT edited FROM _roles WHERE id = ${desk.id}`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([{ edited: false }])
    // A form cannot write it past the operation.
    const { body } = await ask(admin, `/subadmin-roles/${desk.id}`)
    await ask(admin, `/subadmin-roles/${desk.id}`, 'PUT', { version: body.version, dashboards: {} })
    expect((await ask(admin, `/subadmin-roles/${desk.id}`)).body.dashboards).toEqual({ default: layout })
  })
})
