import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleViewMinutes } from '../../../server/auth/roleViews.ts'
import { everyRole, type Person } from '../../support/everyRole.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call & { readonly token: string }
let people: Person[]
let place: string
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  place = (await ask(admin, '/stock-locations', 'POST', { name: 'Here', code: 'HERE' })).body.id
  people = await everyRole(server, [place])
  const there = (await ask(admin, '/stock-locations', 'POST', { name: 'There', code: 'THERE' })).body.id
  const beyond = (await ask(admin, '/stock-locations', 'POST', { name: 'Beyond', code: 'BEYOND' })).body.id
  await ask(admin, '/customers', 'POST', {
    firstName: 'Asha',
    phone: '+919876543210',
    email: 'asha@example.com',
  })
  await ask(admin, '/stock-transfers', 'POST', { from: place, to: there })
  await ask(admin, '/stock-transfers', 'POST', { from: there, to: beyond })
  await ask(admin, '/calendar-events', 'POST', event('Mine', false))
  await ask(admin, '/calendar-events', 'POST', event('Ours', true))
})
afterAll(() => server?.close())

const event = (title: string, shared: boolean) => ({
  title,
  shared,
  startsAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-20T10:00:00.000Z',
})

async function ask(
  call: Call,
  path: string,
  method = 'GET',
  body?: Record<string, unknown>,
  headers: Record<string, string> = {},
) {
  const answer = await call(path, { method, headers, ...(body ? { body } : {}) })
  const text = await answer.text()
  return {
    status: answer.status,
    text,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as any,
  }
}

const db = () => server.context.database.db

async function roleCalled(name: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM _roles WHERE name = ${name}`.execute(db())
  return rows[0]?.id as string
}

async function look(role: string, locations: readonly string[] = [], by: Call = admin) {
  return ask(by, '/auth/view-as', 'POST', { role, locations })
}

async function makeStaff(name: string, role: string): Promise<Call> {
  const email = `${name.toLowerCase()}@shop.test`
  const made = await ask(admin, '/subadmins', 'POST', { firstName: name, email, roles: [role] })
  const link = await ask(admin, `/subadmins/${made.body.id}/operations/link`, 'POST', {})
  const password = 'seven lamps on a pier'
  await ask(server.call, '/auth/invitation', 'POST', { token: link.body.path.split('#')[1], password })
  return server.signIn(email, password)
}

const seen = (id: string) => ({ 'x-view-as': id })

/** What a request of a look is answered, as `Person.ask` answers those of an account. */
async function lookingAt(path: string, id: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET') {
  const headers = { authorization: `Bearer ${admin.token}`, ...seen(id) }
  const { statusCode, payload } = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers,
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return { status: statusCode, text: payload }
}

/** What is about scope, masks or owners: read on all the ways there are. */
const telling = ['orders', 'customers', 'stock-levels', 'stock-transfers', 'payments', 'calendar-events']
const furtherReads = telling.flatMap((endpoint) => [
  `/${endpoint}/counts?filters=${encodeURIComponent('{"all":{}}')}`,
  `/${endpoint}/lookup?range=[0,4]`,
  `/${endpoint}/export`,
  `/${endpoint}?filter=${encodeURIComponent('{"q":"asha"}')}`,
])
const shipped = ['manager', 'warehouse', 'support', 'auditor', 'warehouse of own places']

/** Answers name requests by an id of their own, and exports the moment. */
const plain = (text: string) => text.replace(/"requestId":"[^"]*"/, '')

describe('looking at the shop as a role', () => {
  it('answers as a real account of each shipped role is answered, of the whole shop and of own places', async () => {
    const lists = Object.values(server.context.registry).map(({ endpoint }) => `/${endpoint}?range=[0,24]`)
    for (const person of people) {
      if (!shipped.includes(person.name)) continue
      const { body, status } = await look(await roleCalled(`Everybody’s ${person.name}`), [place])
      expect([person.name, status]).toEqual([person.name, 200])
      const mine = await ask(admin, '/auth/session', 'GET', undefined, seen(body.id))
      const theirs = JSON.parse((await person.ask({ method: 'GET', url: '/api/v1/auth/session' })).text)
      // The menu, every list and every form are made of these two.
      expect([mine.body.user.type, mine.body.user.permissions]).toEqual([
        'SUB_ADMIN',
        theirs.user.permissions,
      ])
      for (const path of [...lists, ...furtherReads]) {
        const got = await lookingAt(path, body.id)
        const real = await person.ask({ method: 'GET', url: `/api/v1${path}` })
        expect([person.name, path, got.status, plain(got.text)]).toEqual([
          person.name,
          path,
          real.status,
          plain(real.text),
        ])
      }
    }
  })

  it('shows nothing personal of whoever looks, and hides nothing from them beside it', async () => {
    const { body } = await look(await roleCalled('Everybody’s manager'))
    const titles = async (headers = {}) =>
      (await ask(admin, '/calendar-events?range=[0,24]', 'GET', undefined, headers)).body
        .map(({ title }: { title: string }) => title)
        .sort()
    expect(await titles(seen(body.id))).toEqual(['Ours'])
    expect(await titles()).toEqual(['Mine', 'Ours'])
  })

  it('sees of own places what is at the chosen ones', async () => {
    const role = await roleCalled('Everybody’s warehouse of own places')
    const count = async (locations: string[]) => {
      const { body } = await look(role, locations)
      return JSON.parse((await lookingAt('/stock-transfers?range=[0,24]', body.id)).text).length
    }
    expect([await count([]), await count([place])]).toEqual([0, 1])
  })

  it('writes nothing on any route, whatever the role may', async () => {
    const { body } = await look(await roleCalled('Everybody’s manager'))
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM "_history"`.execute(db())
    const writes = [...server.app.routeTable].filter(
      ([route, access]) => access === 'signed-in' && !/^GET |DELETE .*view-as$/.test(route),
    )
    expect(writes.length).toBeGreaterThan(200)
    const letIn: string[] = []
    for (const [route] of writes) {
      const [method = '', url = ''] = route.split(' ')
      const path = url.replace('/api/v1', '').replace(/:\w+/g, '019298f0-0000-7000-8000-000000000000')
      const { status, text } = await lookingAt(path, body.id, method as 'POST')
      if (!text.includes('"view-only"')) letIn.push(`${route} ${status}`)
    }
    // Beside them are what reads alone: operations that say so, checked by how they run (`reading`), and who is at a record, where
    // whoever looks as a role is nobody.
    expect(letIn.filter((line) => !/\/operations\/|\/presence /.test(line))).toEqual([])
    expect(letIn.length).toBeLessThan(writes.length / 3)
    const after = await sql<{ n: number }>`SELECT count(*)::int AS n FROM "_history"`.execute(db())
    expect(after.rows).toEqual(rows)
  })
})

describe('who looks as a role', () => {
  it('is an administrator, or holds the right and everything that the role has', async () => {
    const role = await roleCalled('Everybody’s orders')
    const manager = people.find(({ name }) => name === 'manager') as Person
    const asked = await manager.ask({ method: 'POST', url: '/api/v1/auth/view-as', payload: { role } })
    expect(asked.status).toBe(403)
    const own = await ask(admin, '/subadmin-roles', 'POST', {
      name: 'Lookers',
      permissions: [
        { key: 'subAdminRole', view: true, viewAs: true },
        { key: 'brand', view: true },
      ],
    })
    const keeper = await makeStaff('Keeper', own.body.id)
    const begin = (of: string) => look(of, [], keeper)
    const farther = await begin(role)
    expect([farther.status, Object.keys(farther.body.errors)]).toEqual([422, ['roles']])
    const brands = await ask(admin, '/subadmin-roles', 'POST', {
      name: 'Brands',
      permissions: [{ key: 'brand', view: true }],
    })
    const near = await begin(brands.body.id)
    expect(near.status).toBe(200)
    // The role grows while they look: what they lack themselves stays away.
    const grown = {
      version: brands.body.version,
      permissions: [
        { key: 'brand', view: true },
        { key: 'order', view: true },
      ],
    }
    expect((await ask(admin, `/subadmin-roles/${brands.body.id}`, 'PUT', grown)).status).toBe(200)
    const session = await ask(keeper, '/auth/session', 'GET', undefined, seen(near.body.id))
    const { permissions } = session.body.user
    expect(permissions.find(({ key }: { key: string }) => key === 'order')?.view).toBeUndefined()
  })

  it('is written in the history of the role', async () => {
    const role = await roleCalled('Everybody’s finance')
    await look(role)
    const { body } = await ask(admin, `/subadmin-roles/${role}/history`)
    const [newest] = body as { action: string; actor: { name: string } }[]
    expect([newest?.action, newest?.actor.name]).toEqual([
      'viewedAs',
      (await ask(admin, '/auth/session')).body.user.name,
    ])
  })
})

describe('the end of a look', () => {
  const status = async (call: Call, id: string) => {
    const { status, body } = await ask(call, '/brands', 'GET', undefined, seen(id))
    return [status, body.code]
  }

  it('comes when somebody stops, after its time, and with the session; the session itself goes on', async () => {
    const role = await roleCalled('Everybody’s auditor')
    const { body } = await look(role)
    expect(Date.parse(body.until)).toBeLessThanOrEqual(Date.now() + roleViewMinutes * 60_000)
    expect((await status(admin, body.id))[0]).toBe(200)
    expect((await ask(admin, '/auth/view-as', 'DELETE', undefined, seen(body.id))).status).toBe(200)
    expect(await status(admin, body.id)).toEqual([409, 'view-ended'])
    const timed = (await look(role)).body
    await sql`UPDATE _role_views SET ends_at = now() - interval '1 second' WHERE id = ${timed.id}`.execute(
      db(),
    )
    expect(await status(admin, timed.id)).toEqual([409, 'view-ended'])
    expect((await ask(admin, '/brands')).status).toBe(200)
  })

  it('is its session’s: nobody else looks with it', async () => {
    const { body } = await look(await roleCalled('Everybody’s auditor'))
    const other = await server.signIn('admin')
    expect(await status(other, body.id)).toEqual([409, 'view-ended'])
    expect(await status(admin, 'no id at all')).toEqual([409, 'view-ended'])
  })
})
