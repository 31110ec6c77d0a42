import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { expectSound } from '../../support/expectSound.ts'
import type { Call } from '../../support/server.ts'
import { moneyShop } from './moneyShop.ts'
import { openShop } from './opened.ts'
import { orderShop, type Told } from './orderShop.ts'

const { server, admin, shop } = openShop(orderShop)
const { ask } = shop
let variant: string

beforeAll(async () => {
  variant = (await shop.product(50_000, 200)).variants[0] as string
})

const several = async (count: number): Promise<Order[]> => {
  const made: Order[] = []
  for (let index = 0; index < count; index++)
    made.push(await shop.placed([{ variant, quantity: 2, unitPrice: 50_000 }], { paymentMethod: 'cod' }))
  return made
}

/** Asks an operation of orders for all of them at once. */
const all = (
  name: string,
  orders: readonly Pick<Order, 'id'>[],
  data: object = {},
  more: object = {},
  call: Call = admin,
): Promise<Told> =>
  ask(
    'POST',
    `/orders/bulk/operations/${name}`,
    { items: orders.map(({ id }) => ({ id })), data, ...more },
    call,
  )

const idsOf = (orders: readonly Pick<Order, 'id'>[]) => orders.map(({ id }) => id).sort()
const statuses = async (orders: readonly Order[]) =>
  Promise.all(orders.map(async ({ id }) => (await shop.order(id)).status))
const hold = () => ({ reason: shop.ids.hold })
const cancel = () => ({ reason: shop.ids.cancel })

describe('an operation for several orders', () => {
  it('says beforehand what it would refuse and why, and nothing has happened then', async () => {
    const orders = await several(3)
    const [first, second, third] = orders as [Order, Order, Order]
    await ask('POST', `/orders/${first.id}/operations/cancel`, cancel())
    const before = await statuses(orders)
    const stock = await shop.level(variant)
    const { status, body } = await all('cancel', orders, cancel(), { dryRun: true })
    expect(status).toBe(200)
    expect(body.done.sort()).toEqual(idsOf([second, third]))
    expect(body.refused).toEqual([{ id: first.id, code: 'not-allowed-now', message: expect.any(String) }])
    expect(await statuses(orders)).toEqual(before)
    expect(await shop.level(variant)).toEqual(stock)
    const { rows } = await sql`SELECT "id" FROM "_history" WHERE "record_id" = ${second.id}`.execute(
      shop.db(),
    )
    const made = await all('cancel', orders, cancel())
    expect(made.body).toEqual(body)
    expect(await statuses(orders)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    const after = await sql`SELECT "id" FROM "_history" WHERE "record_id" = ${second.id}`.execute(shop.db())
    expect(after.rows.length).toBeGreaterThan(rows.length)
  })

  it('tells each customer once, and answers a repetition as the first time', async () => {
    const orders = await several(2)
    const told = async () =>
      (
        await sql<{ count: number }>`SELECT count(*)::integer AS "count" FROM "notification"`.execute(
          shop.db(),
        )
      ).rows[0]?.count ?? 0
    const before = await told()
    const key = { 'idempotency-key': 'cancel-these-two' }
    const body = { items: orders.map(({ id, version }) => ({ id, version })), data: cancel() }
    const send = () =>
      admin('/orders/bulk/operations/cancel', { method: 'POST', body, headers: key } as never)
    const first = await send()
    const after = await told()
    expect(after).toBeGreaterThan(before)
    expect(await (await send()).json()).toEqual(await first.json())
    expect(await told()).toBe(after)
  })

  it('holds, releases, assigns and tags, each as it stands by itself', async () => {
    const orders = await several(3)
    const [held] = orders as [Order]
    await ask('POST', `/orders/${held.id}/operations/hold`, hold())
    const answer = await all('hold', orders, hold())
    expect(answer.body.refused.map(({ id }: Order) => id)).toEqual([held.id])
    expect((await all('release', orders)).body).toMatchObject({ done: expect.arrayContaining(idsOf(orders)) })
    const tag = await ask('POST', '/tags', { name: 'Festival', kind: 'order' })
    const other = await ask('POST', '/tags', { name: 'Call first', kind: 'order' })
    await all('tag', orders.slice(0, 1), { add: [other.body.id] })
    expect((await all('tag', orders, { add: [tag.body.id] })).body.refused).toEqual([])
    expect((await shop.order(held.id)).tags.sort()).toEqual([tag.body.id, other.body.id].sort())
    expect((await shop.order(orders[2]?.id ?? '')).tags).toEqual([tag.body.id])
    const unknown = await all('tag', orders, { add: ['01932b1c-7a80-7000-8000-00000000dead'] })
    expect(unknown.body.done).toEqual([])
    expect(Object.keys(unknown.body.refused[0].errors)[0]).toMatch(/^tags/)
    expect((await all('assign', orders, { to: null })).body.done).toHaveLength(3)
  })

  it('is refused as a whole without its flag, with an input that is none, and for what is no bulk operation', async () => {
    const orders = await several(1)
    const desk = await server.signIn('orders')
    expect((await all('hold', orders, hold(), {}, desk)).status).toBe(200)
    const viewer = await moneyShop(() => server).staff(admin, 'looker', [{ key: 'order', view: true }])
    expect((await all('cancel', orders, cancel(), {}, viewer)).status).toBe(403)
    expect((await all('hold', orders, { reason: 'x' })).status).toBe(422)
    expect((await all('hold', orders, { ...hold(), more: 1 })).status).toBe(400)
    expect((await all('comment', orders, { text: 'x' })).status).toBe(400)
    expect((await all('hold', [...orders, ...orders], hold())).status).toBe(400)
    expect((await all('hold', [], hold())).status).toBe(422)
    const gone = await all('hold', [{ id: '01932b1c-7a80-7000-8000-00000000dead' }], hold())
    expect(gone.body.refused).toMatchObject([{ code: 'not-found' }])
  })

  it('and another for the same ones at the same moment: each order takes one of them, whole', async () => {
    const orders = await several(6)
    const [cancelled, held] = await Promise.all([
      all('cancel', orders, cancel()),
      all('hold', orders.toReversed(), hold()),
    ])
    expect([cancelled.status, held.status]).toEqual([200, 200])
    for (const { id } of orders) {
      const { status, onHold } = await shop.order(id)
      expect(status).toBe(cancelled.body.done.includes(id) ? 'cancelled' : 'placed')
      if (status !== 'cancelled') expect(onHold).toBe(held.body.done.includes(id))
    }
    await expectSound(server.context)
  })
})
