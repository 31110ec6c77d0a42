import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import { visibleTiles } from '../../../resources/insight/dashboard/rules/tiles.ts'
import { withinTheirReach } from '../../../resources/messages/notification/server/withinTheirReach.ts'
import type { Registry, Resource } from '../../../src/core/index.ts'
import { flagsOf } from '../../../src/derive/permissions.ts'
import { tableName } from '../../../src/derive/sqlNames.ts'
import type { Call } from '../../support/server.ts'
import { openReturnShop } from './opened.ts'

const { server, shop, admin } = openReturnShop()
const registry = resources as unknown as Registry
const placed = Object.values(registry).filter(({ places }) => places.length > 0)
const everything = Object.values(registry).map((resource) => ({
  key: resource.name,
  ...Object.fromEntries(flagsOf(resource).map((flag) => [flag, true])),
}))

type Person = Call & { readonly token: string; readonly id: string }

/** Somebody with these roles who works at these locations. */
async function person(name: string, roles: readonly string[], locations: readonly string[]): Promise<Person> {
  const email = `${name}@shop.test`
  const made = await shop.ask('POST', '/subadmins', { firstName: name, email, roles, locations })
  const link = await shop.ask('POST', `/subadmins/${made.body.id}/operations/link`, {})
  const password = 'seven lamps on a pier'
  await shop.ask('POST', '/auth/invitation', { token: link.body.path.split('#')[1], password })
  return Object.assign(await server.signIn(email, password), { id: made.body.id as string })
}

const role = async (name: string, orderScope: string, permissions: readonly object[] = everything) =>
  (await shop.ask('POST', '/subadmin-roles', { name, orderScope, permissions })).body.id as string

/** The ids of an area of one of the two places. */
type Ids = Readonly<Record<string, readonly string[]>>

let near: Ids
let far: Ids
let other: string
let third: string
let desk: Person
let roleId: string

/** An order that was delivered, returned, refunded and invoiced, and one that was cancelled. */
async function sold(): Promise<string[]> {
  const order = await shop.delivered({ S: 2, M: 0 })
  const record = await shop.received(order)
  await shop.inspectAll(record.id)
  await shop.operate(record, 'refund', { destination: 'bankOrUpi' })
  const { id } = await shop.placed({ S: 1, M: 0, method: 'cod' })
  const reason = await shop.reason('cancel', 'changed-mind')
  await shop.ask('POST', '/cancellation-requests/operations/request', { order: id, reason })
  return [order.id, id]
}

const idsWhere = async (area: string, where: ReturnType<typeof sql>): Promise<string[]> => {
  const table = sql.table(tableName(registry[area] as Resource))
  const { rows } = await sql<{ id: string }>`SELECT "id" FROM ${table} WHERE ${where}`.execute(shop.db)
  return rows.map(({ id }) => id)
}

async function idsOf(orders: readonly string[], location: string): Promise<Ids> {
  const of = sql`"order" = ANY (${[...orders]}::uuid[])`
  const at = sql`"location" = ${location}`
  return {
    order: orders,
    ...Object.fromEntries(
      await Promise.all(
        ['shipment', 'orderReturn', 'payment', 'refund', 'invoice', 'cancellationRequest'].map(
          async (area) => [area, await idsWhere(area, of)] as const,
        ),
      ),
    ),
    stockLevel: await idsWhere('stockLevel', at),
    stockMovement: await idsWhere('stockMovement', at),
    stockTransfer: await idsWhere('stockTransfer', sql`"from" = ${location} AND "to" = ${location}`),
  }
}

beforeAll(async () => {
  const location = async (name: string, code: string) =>
    (
      await shop.work(({ records }) =>
        records.create(resources.stockLocation, { name, code, active: true } as never),
      )
    ).id
  other = await location('Delhi', 'DEL')
  third = await location('Pune', 'PNQ')
  const [mine, theirs] = [await sold(), await sold()]
  await shop.work(({ db, actor }) =>
    moveStock({ db, actor }, [{ variant: shop.sizes.XL ?? '', location: other, ...moves.receive(7) }]),
  )
  // The second order is that of the other place, with everything that is of it.
  await sql`UPDATE "order" SET "locations" = ARRAY[${other}]::uuid[] WHERE "id" = ANY (${theirs}::uuid[])`.execute(
    shop.db,
  )
  await sql`UPDATE "shipment" SET "location" = ${other} WHERE "order" = ANY (${theirs}::uuid[])`.execute(
    shop.db,
  )
  await sql`UPDATE "order_return" SET "location" = ${other} WHERE "order" = ANY (${theirs}::uuid[])`.execute(
    shop.db,
  )
  near = await idsOf(mine, shop.place.id)
  far = await idsOf(theirs, other)
  roleId = await role('Desk of a place', 'ownLocations')
  desk = await person('desk', [roleId], [shop.place.id])
}, 120_000)

const json = async (call: Call, path: string, init = {}) => {
  const answer = await call(path, init)
  return { status: answer.status, body: (await answer.json().catch(() => undefined)) as any }
}
const post = (call: Call, path: string, body: object) =>
  json(call, path, { method: 'POST', body: body as Record<string, unknown> })
const asked = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`
const listed = async (call: Call, { endpoint }: Resource) =>
  (await json(call, `/${endpoint}?range=[0,99]`)).body.map(({ id }: { id: string }) => id) as string[]

describe('whose role is of their own locations', () => {
  it.each(placed.map((resource) => [resource.name, resource] as const))(
    'finds of %s what is there, by no way what is elsewhere',
    async (name, resource) => {
      const [mine = [], theirs = []] = [near[name], far[name]]
      if (name !== 'stockTransfer') expect(Math.min(mine.length, theirs.length)).toBeGreaterThan(0)
      const all = await listed(admin, resource)
      expect(theirs.every((id) => all.includes(id))).toBe(true)
      const seen = await listed(desk, resource)
      expect(mine.every((id) => seen.includes(id))).toBe(true)
      expect(seen.filter((id) => theirs.includes(id))).toEqual([])
      const { endpoint } = resource
      const found = await json(desk, `/${endpoint}/lookup?${asked({ id: [...mine, ...theirs] })}`)
      expect(found.body.map(({ id }: { id: string }) => id).sort()).toEqual([...mine].sort())
      const exported = await desk(`/${endpoint}/export?range=[0,99]`)
      if (exported.status === 200) {
        const text = await exported.text()
        for (const id of theirs) expect(text).not.toContain(id)
      }
    },
  )

  it('gets at nothing that is elsewhere, whatever is asked of it', async () => {
    const kept = async () =>
      JSON.stringify(
        await Promise.all(
          placed.map((resource) => idsWhere(resource.name, sql`true`).then((ids) => ids.sort())),
        ),
      )
    const before = await kept()
    let tried = 0
    for (const resource of placed) {
      for (const id of (far[resource.name] ?? []).slice(0, 1)) {
        const at = `/${resource.endpoint}`
        const operations = Object.entries(server.context.operations[resource.name] ?? {})
        const transitions = Object.keys(resource.workflow?.transitions ?? {})
        const ways: [string, string, object?][] = [
          ...(['', '/history', '/referrers'] as const).map((end): [string, string] => [
            'GET',
            `${at}/${id}${end}`,
          ]),
          ['PUT', `${at}/${id}`, { version: 1 }],
          ['DELETE', `${at}/${id}`],
          ...operations
            .filter(([, { on }]) => on === 'record')
            .map(([name]): [string, string, object] => [
              'POST',
              `${at}/${id}/operations/${name}`,
              { version: 1 },
            ]),
          ...transitions.map((name): [string, string, object] => [
            'POST',
            `${at}/${id}/transitions/${name}`,
            { version: 1 },
          ]),
          ['POST', `${at}/bulk/update`, { items: [{ id, version: 1 }], data: {} }],
          ['POST', `${at}/bulk/delete`, { items: [{ id, version: 1 }] }],
        ]
        for (const [method, path, body] of ways) {
          const { status } = await json(desk, path, { method, ...(body ? { body } : {}) })
          // 403 and 405 where nobody may, such as changing a payment by hand.
          expect([path, [403, 404, 405].includes(status)]).toEqual([path, true])
          tried++
        }
      }
    }
    expect(tried).toBeGreaterThan(100)
    expect(await kept()).toBe(before)
  })

  it('gets at nothing by another record, a scanned code, a pasted list or a file', async () => {
    const [order, parcel] = [far.order?.[0], far.shipment?.[0]]
    const number = async (area: string, id = '') =>
      (await json(admin, `/${(registry[area] as Resource).endpoint}/${id}`)).body
    const { number: orderNumber } = await number('order', order)
    const { number: parcelNumber, awb } = await number('shipment', parcel)
    for (const [path, body] of [
      ['/shipments/operations/createFor', { orders: [order] }],
      ['/shipments/operations/markDelivered', { orders: [order] }],
      ['/shipments/operations/handOver', { orders: [order] }],
      ['/shipments/operations/documents', { kind: 'label', shipments: [parcel] }],
      ['/invoices/operations/documents', { orders: [order] }],
      ['/returns/operations/returnable', { order }],
      ['/payments/operations/proposeRefund', { order }],
      ['/stock-levels/operations/findCounted', { location: other, codes: ['SHIRT-XL'] }],
    ] as const)
      expect([path, (await post(desk, path, body)).status]).toEqual([path, 404])
    for (const code of [orderNumber, parcelNumber, awb]) {
      const scanned = await post(desk, '/shipments/operations/scan', { code, step: 'deliver' })
      expect(scanned.body.errors?.code).toMatch(/no parcel/i)
      expect((await post(desk, '/returns/operations/findByCode', { code })).body.found ?? []).toEqual([])
    }
    const text = `${parcelNumber},Delhivery,NEW-1`
    const { plans } = (await post(desk, '/shipments/operations/previewAwbs', { text })).body
    expect(plans.map(({ problem }: { problem: string }) => problem)).toEqual(['awb-no-parcel'])
    const levels = await post(desk, '/stock-levels/operations/ofProduct', { product: shop.product.id })
    expect(levels.body.levels.map(({ location }: { location: string }) => location)).not.toContain(other)
  })

  it('writes of no other location, the other end of a transfer aside', async () => {
    const line = (location: string) => ({
      lines: [{ variant: shop.sizes.S, location, kind: 'adjust', quantity: 1, reason: 'count' }],
    })
    expect((await post(desk, '/stock-levels/operations/adjust', line(other))).status).toBe(404)
    const transfer = (from: string, to: string) =>
      post(desk, '/stock-transfers', { from, to, lines: [{ variant: shop.sizes.S, quantity: 1 }] })
    expect((await transfer(other, third)).status).toBe(404)
    expect((await transfer(shop.place.id, other)).status).not.toBe(404)
  })

  it('has the drafts that are nowhere yet', async () => {
    const draft = { contactName: 'Asha Rao', phone: '+919876543210', paymentMethod: 'cod', lines: [] }
    const blank = await post(desk, '/orders', draft)
    expect([blank.status, (await json(desk, `/orders/${blank.body.id}`)).status]).toEqual([201, 200])
  })

  it('sees no sums of the whole shop, and is offered none', async () => {
    for (const group of ['today', 'sales', 'goods', 'conversion'])
      expect([group, (await json(desk, `/figures/${group}`)).status]).toEqual([group, 403])
    const { permissions } = (await json(desk, '/auth/session')).body.user ?? {}
    expect(Array.isArray(permissions)).toBe(true)
    const map = Object.fromEntries(permissions.map((entry: { key: string }) => [entry.key, entry]))
    expect(visibleTiles({ type: 'SUB_ADMIN', permissions: map }, 'sales')).toEqual([])
    const queues = (await json(desk, '/figures/queues')).body.tiles
    expect(Object.keys(queues).length).toBeGreaterThan(0)
  })

  it('sees nothing without a location, all of it with another role, and what a role shows in part does not widen', async () => {
    const nowhere = await person('nowhere', [roleId], [])
    const found = await listed(nowhere, registry.order as Resource)
    expect([...(near.order ?? []), ...(far.order ?? [])].filter((id) => found.includes(id))).toEqual([])
    expect(await listed(nowhere, registry.shipment as Resource)).toEqual([])
    const orders = await role('All orders', 'all', [{ key: 'order', view: true }])
    const both = await person('both', [roleId, orders], [shop.place.id])
    expect(await listed(both, registry.order as Resource)).toEqual(
      expect.arrayContaining([near.order?.[0], far.order?.[0]]),
    )
    expect(await listed(both, registry.payment as Resource)).not.toContain(far.payment?.[0])
  })

  it('hears of nothing that is elsewhere', async () => {
    const told = async (id = '') => {
      const to = await withinTheirReach(
        shop.db,
        registry,
        [
          { audience: 'staff', id: desk.id, name: 'Desk' },
          { audience: 'customer', id, name: 'Asha' },
        ],
        { area: 'order', id, name: '' },
      )
      return to.map(({ name }) => name)
    }
    expect(await told(near.order?.[0])).toEqual(['Desk', 'Asha'])
    expect(await told(far.order?.[0])).toEqual(['Asha'])
  })

  it('acts at once when a role becomes narrower, and gives nobody more than their own', async () => {
    const wide = await role('Wide for now', 'all')
    const someone = await person('someone', [wide], [shop.place.id])
    expect(await listed(someone, registry.order as Resource)).toContain(far.order?.[0])
    const { body } = await json(admin, `/subadmin-roles/${wide}`)
    const narrow = { version: body.version, orderScope: 'ownLocations' }
    expect((await json(admin, `/subadmin-roles/${wide}`, { method: 'PUT', body: narrow })).status).toBe(200)
    expect((await json(someone, '/orders')).status).toBe(401)
    const invited = { firstName: 'Ila', email: 'ila@shop.test', roles: [roleId] }
    const beyond = await post(desk, '/subadmins', { ...invited, locations: [other] })
    expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['locations']])
    const own = await json(admin, `/subadmins/${desk.id}`)
    const raised = { version: own.body.version, locations: [shop.place.id, other] }
    const raise = await json(desk, `/subadmins/${desk.id}`, { method: 'PUT', body: raised })
    expect([raise.status, Object.keys(raise.body.errors)]).toEqual([422, ['locations']])
    expect((await post(desk, '/subadmins', { ...invited, locations: [shop.place.id] })).status).toBe(201)
  })
})
