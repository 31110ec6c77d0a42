import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countOrders } from '../../../resources/customers/customer/server/orderFigures.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
beforeAll(async () => {
  shop = await serviceShop()
}, 120_000)
afterAll(async () => shop?.server.close())

const db = () => shop.server.context.database.db
const read = async (id: string) => (await shop.ask('GET', `/customers/${id}`)).body
const found = async (filter: object): Promise<string[]> =>
  (await shop.ask('GET', `/customers?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
    ({ id }: { id: string }) => id,
  )
const groupOf = async (id: string) => (await shop.ask('GET', `/customer-groups/${id}`)).body

let number = 0
async function group(values: object): Promise<any> {
  number++
  const { status, body, text } = await shop.ask('POST', '/customer-groups', {
    name: `Circle ${number}`,
    ...values,
  })
  if (status !== 201) throw new Error(text)
  return groupOf(body.id)
}

/** An order of a customer as it stands in the database; what has led to it is told in the tests of orders. */
async function order(
  customer: string,
  facts: { paid: number; refunded?: number; days?: number; back?: boolean; status?: string },
) {
  const { paid, refunded = 0, days = 1, back = false, status = 'completed' } = facts
  const { body } = await shop.ask('POST', '/orders', { contactName: 'Asha', customer })
  await sql`
    UPDATE "order" SET placed_at = now() - ${days} * interval '1 day', delivered_at = now(), total = ${paid}, paid = ${paid}, refunded = ${refunded},
      return_status = ${back ? 'returned' : 'none'}, status = ${status}, updated_at = now() WHERE id = ${body.id}`.execute(
    db(),
  )
}

describe('the figures of a customer', () => {
  it('follow the orders within a minute: how many, what was kept of the money, the last one, what came back', async () => {
    const { id, version } = await shop.customer()
    const nobody = await shop.customer()
    await order(id, { paid: 200_000, days: 40 })
    await order(id, { paid: 100_000, refunded: 40_000, days: 3, back: true })
    await order(id, { paid: 900_000, refunded: 900_000, status: 'cancelled' })
    await shop.ask('POST', '/orders', { contactName: 'Asha', customer: id })
    await runTimedWork(shop.server.context)
    const found = await read(id)
    expect(found).toMatchObject({ orderCount: 2, netSpent: 260_000, returnRate: 50, version })
    expect(found).toMatchObject({
      deliveredCount: 2,
      cancelledCount: 1,
      returnedCount: 1,
      averageOrder: 150_000,
    })
    expect(Math.round((Date.now() - Date.parse(found.firstOrderAt)) / 86_400_000)).toBe(40)
    expect(Math.round((Date.now() - Date.parse(found.lastOrderAt)) / 86_400_000)).toBe(3)
    expect(await read(nobody.id)).toMatchObject({
      orderCount: 0,
      netSpent: 0,
      lastOrderAt: null,
      firstOrderAt: null,
      averageOrder: null,
      returnRate: null,
      cancelledCount: 0,
    })
    const kept = await shop.ask('PUT', `/customers/${id}`, {
      version,
      lastName: 'Rao',
      netSpent: 1,
      orderCount: 9,
    })
    expect(kept.body).toMatchObject({ lastName: 'Rao', netSpent: 260_000, orderCount: 2 })
  })

  it('count the parcels that came back undelivered, also of orders that were cancelled for it', async () => {
    const [often, never] = [await shop.customer(), await shop.customer()]
    for (const status of ['completed', 'cancelled', 'completed']) await order(often.id, { paid: 0, status })
    await order(never.id, { paid: 70_000 })
    await sql`
      UPDATE "order" SET parcel_states = '{delivered,rtoReceived}' WHERE id IN (
        SELECT id FROM "order" WHERE customer = ${often.id} ORDER BY status LIMIT 2)`.execute(db())
    await runTimedWork(shop.server.context)
    // Nothing was kept of them, so that there is no average beside nothing spent.
    expect(await read(often.id)).toMatchObject({
      rtoCount: 2,
      orderCount: 2,
      netSpent: 0,
      averageOrder: null,
    })
    expect(await read(never.id)).toMatchObject({ rtoCount: 0, orderCount: 1 })
    expect(await found({ rtoCount: { gte: 2 } })).toEqual([often.id])
  })

  it('go back to none when the only order is cancelled', async () => {
    const { id } = await shop.customer()
    await order(id, { paid: 70_000 })
    await runTimedWork(shop.server.context)
    expect(await read(id)).toMatchObject({ orderCount: 1, netSpent: 70_000 })
    await sql`UPDATE "order" SET status = 'cancelled', updated_at = now() WHERE customer = ${id}`.execute(
      db(),
    )
    await runTimedWork(shop.server.context)
    expect(await read(id)).toMatchObject({ orderCount: 0, netSpent: 0, lastOrderAt: null, cancelledCount: 1 })
  })

  it('are made good where something was missed, though no order changed lately', async () => {
    const { id } = await shop.customer()
    await order(id, { paid: 70_000 })
    await sql`UPDATE "order" SET updated_at = now() - interval '2 days' WHERE customer = ${id}`.execute(db())
    await sql`UPDATE customer SET order_count = 9, net_spent = 1 WHERE id = ${id}`.execute(db())
    await runTimedWork(shop.server.context)
    expect(await read(id)).toMatchObject({ orderCount: 1, netSpent: 70_000 })
  })

  it('tell whose cart is open, until it is ordered or lost', async () => {
    const [one, other] = [await shop.customer(), await shop.customer()]
    const { version } = one
    await sql`
      INSERT INTO cart (id, token, status, customer) VALUES
        (gen_random_uuid(), 'open-cart', 'abandoned', ${one.id}), (gen_random_uuid(), 'done-cart', 'converted', ${other.id})`.execute(
      db(),
    )
    await runTimedWork(shop.server.context)
    expect(await read(one.id)).toMatchObject({ openCart: true, version })
    expect(await found({ openCart: true })).toEqual([one.id])
    await sql`UPDATE cart SET status = 'lost' WHERE token = 'open-cart'`.execute(db())
    await runTimedWork(shop.server.context)
    expect(await found({ openCart: true })).toEqual([])
  })

  it('are found by the number of an order of theirs, for who may see orders', async () => {
    const { id } = await shop.customer()
    await order(id, { paid: 70_000 })
    await sql`UPDATE "order" SET number = 'ORD-77-SOUGHT' WHERE customer = ${id}`.execute(db())
    expect(await found({ q: 'ord-77-sought' })).toEqual([id])
    expect(await found({ q: 'ord-77' })).toEqual([])
  })

  it('go to the one who stays when two are merged', async () => {
    const [gone, stays] = [await shop.customer(), await shop.customer()]
    await order(gone.id, { paid: 50_000 })
    await order(stays.id, { paid: 70_000 })
    await countOrders(db())
    const { version } = await read(gone.id)
    const merged = await shop.ask('POST', `/customers/${gone.id}/operations/merge`, {
      version,
      into: stays.id,
    })
    expect(merged.status).toBe(200)
    expect(await read(stays.id)).toMatchObject({ orderCount: 2, netSpent: 120_000 })
  })
})

describe('a group by rule', () => {
  it('has whoever meets all that it asks, from the moment it is saved', async () => {
    const [rich, poor, late] = [await shop.customer(), await shop.customer(), await shop.customer()]
    await order(rich.id, { paid: 600_000 })
    await order(poor.id, { paid: 10_000 })
    await order(late.id, { paid: 700_000, days: 200 })
    await countOrders(db())
    const spent = await group({ kind: 'rule', spentFrom: 500_000 })
    const recent = await group({ kind: 'rule', spentFrom: 500_000, orderedWithinDays: 30 })
    const away = await group({ kind: 'rule', ordersFrom: 1, notOrderedForDays: 90 })
    const groups = async (id: string) =>
      (await read(id)).groups.filter((each: string) => [spent.id, recent.id, away.id].includes(each))
    expect((await groups(rich.id)).sort()).toEqual([spent.id, recent.id].sort())
    expect(await groups(poor.id)).toEqual([])
    expect((await groups(late.id)).sort()).toEqual([spent.id, away.id].sort())
    expect([spent.memberCount, recent.memberCount, away.memberCount]).toEqual([2, 1, 1])
    expect(Date.parse(spent.refreshedAt)).toBeGreaterThan(0)
    // Nobody changed the customers.
    expect((await read(rich.id)).version).toBe(rich.version)
  })

  it('follows its rule by the clock, and what it asks', async () => {
    const { id } = await shop.customer({ language: 'ta' })
    const tamil = await group({ kind: 'rule', languages: ['ta'], joinedWithinDays: 30 })
    expect([(await read(id)).groups, tamil.memberCount]).toEqual([[tamil.id], 1])
    const { version } = await read(id)
    await shop.ask('PUT', `/customers/${id}`, { version, language: 'en' })
    await runTimedWork(shop.server.context)
    expect((await read(id)).groups).toEqual([tamil.id])
    // A few groups are looked at each minute, those first that were looked at longest ago.
    for (let minute = 31; minute < 34; minute++)
      await runTimedWork(shop.server.context, new Date(Date.now() + minute * 60_000))
    expect([(await read(id)).groups, (await groupOf(tamil.id)).memberCount]).toEqual([[], 0])
    await shop.ask('PUT', `/customer-groups/${tamil.id}`, { version: tamil.version, languages: ['en'] })
    expect((await read(id)).groups).toContain(tamil.id)
  })

  it('is joined and left by its rule alone, and stays what it is', async () => {
    const [member, other] = [await shop.customer({ language: 'mr' }), await shop.customer()]
    const marathi = await group({ kind: 'rule', languages: ['mr'] })
    const friends = await group({})
    const now = await read(member.id)
    const left = await shop.ask('PUT', `/customers/${member.id}`, {
      version: now.version,
      groups: [friends.id],
    })
    expect(left.body.groups.sort()).toEqual([friends.id, marathi.id].sort())
    const joined = await shop.ask('PUT', `/customers/${other.id}`, {
      version: other.version,
      groups: [marathi.id],
    })
    expect([joined.status, joined.body.groups]).toEqual([200, []])
    expect([(await groupOf(friends.id)).memberCount, (await groupOf(marathi.id)).memberCount]).toEqual([1, 1])
    const changed = await shop.ask('PUT', `/customer-groups/${marathi.id}`, {
      version: marathi.version,
      kind: 'manual',
    })
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([
      422,
      expect.arrayContaining(['kind']),
    ])
  })
})
