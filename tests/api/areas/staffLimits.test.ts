import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demandAnotherPerson } from '../../../resources/messages/approval/server/anotherPerson.ts'
import type { broadcast } from '../../../resources/messages/broadcast/broadcast.ts'
import { discountLimit } from '../../../resources/sales/order/server/discountLimit.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

async function ask(call: Call, path: string, method = 'GET', body?: Record<string, unknown>) {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

const permissions = [
  { key: 'subAdmin', view: true, create: true, edit: true, manage: true },
  { key: 'subAdminRole', view: true, create: true, edit: true },
]

const makeRole = async (name: string, limits: object, by = admin) =>
  ask(by, '/subadmin-roles', 'POST', { name, permissions, ...limits })

async function makeStaff(name: string, roles: string[], by = admin) {
  const email = `${name.toLowerCase()}@shop.test`
  const made = (await ask(by, '/subadmins', 'POST', { firstName: name, email, roles })).body
  const link = (await ask(admin, `/subadmins/${made.id}/operations/link`, 'POST', {})).body
  const password = 'seven lamps on a pier'
  const token = link.path.split('#')[1]
  expect((await ask(server.call, '/auth/invitation', 'POST', { token, password })).status).toBe(200)
  return { id: made.id as string, call: await server.signIn(email, password) }
}

const own = {
  orderScope: 'ownLocations',
  refundLimit: 10_000,
  discountLimit: 5,
  bulkLimit: 100,
  priceDropLimit: 10,
}
const farther = [
  ['orderScope', 'all'],
  ['refundLimit', 10_001],
  ['discountLimit', 6],
  ['discountLimit', null],
  ['bulkLimit', 101],
  ['priceDropLimit', 11],
] as const

describe('the limits of a role', () => {
  let keeper: { id: string; call: Call }
  beforeAll(async () => {
    const { body } = await makeRole('Keepers', own)
    keeper = await makeStaff('Keeper', [body.id])
  })

  it('are given by nobody farther than their own, in a new role or in one that is there', async () => {
    const made = await makeRole('As far', own, keeper.call)
    expect(made.status).toBe(201)
    for (const [name, value] of farther) {
      const fresh = await makeRole(`Far ${name} ${value}`, { ...own, [name]: value }, keeper.call)
      const change = { version: made.body.version, [name]: value }
      const changed = await ask(keeper.call, `/subadmin-roles/${made.body.id}`, 'PUT', change)
      for (const { status, body } of [fresh, changed])
        expect([name, value, status, Object.keys(body.errors ?? {})]).toEqual([name, value, 422, [name]])
    }
    const nearer = { version: made.body.version, refundLimit: 5_000, discountLimit: 0 }
    expect((await ask(keeper.call, `/subadmin-roles/${made.body.id}`, 'PUT', nearer)).status).toBe(200)
  })

  it('of a role that goes farther are changed by nobody who does not', async () => {
    const { body } = await makeRole('Money', { ...own, refundLimit: 9_999_999 })
    const change = { version: body.version, refundLimit: 1 }
    const { status } = await ask(keeper.call, `/subadmin-roles/${body.id}`, 'PUT', change)
    expect(status).toBe(422)
    const name = { version: body.version, description: 'Pays out' }
    expect((await ask(keeper.call, `/subadmin-roles/${body.id}`, 'PUT', name)).status).toBe(200)
  })

  it('keep a role from being given, and its people from being reached, by whoever does not go as far', async () => {
    const role = (await makeRole('Payers', { ...own, refundLimit: 10_001 })).body
    const invited = { firstName: 'Friend', email: 'friend@shop.test', roles: [role.id] }
    const refused = await ask(keeper.call, '/subadmins', 'POST', invited)
    expect([refused.status, refused.body.errors]).toEqual([422, { roles: expect.stringMatching(/Payers/) }])
    const payer = await makeStaff('Payer', [role.id])
    expect((await ask(keeper.call, `/subadmins/${payer.id}/operations/link`, 'POST', {})).status).toBe(422)
  })

  it('say how much is given off by hand, within what the shop allows', async () => {
    const { db } = server.context.database
    const limitOf = async (discount: number | null) => {
      const role = (await makeRole(`Off ${discount}`, { ...own, discountLimit: discount })).body
      const { id } = await makeStaff(`Seller${discount}`, [role.id])
      return discountLimit(db, { id, type: 'SUB_ADMIN' } as never)
    }
    expect([await limitOf(5), await limitOf(90), await limitOf(null), await limitOf(0)]).toEqual([
      5, 20, 20, 0,
    ])
  })
})

describe('the two persons of an approval', () => {
  it('are not who invited and who was invited, unless an administrator invited', async () => {
    const { db } = server.context.database
    const role = (await makeRole('Equals', {})).body
    const first = await makeStaff('First', [role.id])
    const guest = await makeStaff('Guest', [role.id], first.call)
    const other = await makeStaff('Other', [role.id])
    const decide = (askedBy: string, id: string) =>
      demandAnotherPerson<typeof broadcast>(db, 'approvedBy', askedBy, { id }).then(
        () => 'may',
        (error) => error.problems?.[0]?.code,
      )
    expect(await decide(first.id, guest.id)).toBe('invited-person')
    expect(await decide(guest.id, first.id)).toBe('invited-person')
    expect(await decide(first.id, first.id)).toBe('another-person')
    expect(await decide(first.id, other.id)).toBe('may')
    expect(await decide(other.id, guest.id)).toBe('may')
  })
})

describe('what a role says of personal data', () => {
  it('follows from its permissions', async () => {
    const make = async (name: string, entry: object) =>
      (await ask(admin, '/subadmin-roles', 'POST', { name, permissions: [entry] })).body.piiAccess
    expect(await make('Blind', { key: 'customer', view: true })).toBe('masked')
    expect(await make('Seeing', { key: 'customer', view: true, viewPii: true })).toBe('full')
  })
})

describe('a write under way', () => {
  let role: { id: string }
  beforeAll(async () => {
    role = (await makeRole('Writers', {})).body
  })
  const suspend = async (id: string) => {
    const { version } = (await ask(admin, `/subadmins/${id}`)).body
    return ask(admin, `/subadmins/${id}/transitions/suspend`, 'POST', { version })
  }
  const holding = async (id: string, run: () => Promise<void>) => {
    const { db } = server.context.database
    const { rows } = await sql<{ token_hash: Buffer }>`
      SELECT token_hash FROM _sessions WHERE account_id = ${id}`.execute(db)
    const credential = { kept: '_sessions', hash: rows[0]?.token_hash as Buffer } as const
    return inTransaction(server.context, { actor: systemActor, requestId: 'test', credential }, run)
  }

  it('is stored before a suspension is answered', async () => {
    const { id } = await makeStaff('Early', [role.id])
    const order: string[] = []
    let answered: Promise<unknown> | undefined
    await holding(id, async () => {
      answered ??= suspend(id).then(({ status }) => order.push(`suspended ${status}`))
      await new Promise((resolve) => setTimeout(resolve, 300))
      order.push('stored')
    })
    await answered
    expect(order).toEqual(['stored', 'suspended 200'])
  })

  it('is not stored after one, though the request was let in before', async () => {
    const { id } = await makeStaff('Late', [role.id])
    const { db } = server.context.database
    const { rows } = await sql<{ token_hash: Buffer }>`
      SELECT token_hash FROM _sessions WHERE account_id = ${id}`.execute(db)
    await suspend(id)
    let ran = false
    const credential = { kept: '_sessions', hash: rows[0]?.token_hash as Buffer } as const
    const write = inTransaction(
      server.context,
      { actor: systemActor, requestId: 'test', credential },
      async () => {
        ran = true
      },
    )
    await expect(write).rejects.toMatchObject({ code: 'signed-out' })
    expect(ran).toBe(false)
  })

  it('by staff may end their own sessions', async () => {
    const { id, call } = await makeStaff('Leaver', [role.id])
    expect((await ask(call, `/subadmins/${id}/operations/signOut`, 'POST', {})).status).toBe(200)
    expect((await ask(call, `/subadmins/${id}`)).status).toBe(401)
  })
})
