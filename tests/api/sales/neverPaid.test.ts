import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { ensureCredited } from '../../../resources/sales/refund/server/ensureCredited.ts'
import { expectSound } from '../../support/expectSound.ts'
import { shopOfLives } from './lives/shopOfLives.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'
import { stored } from './stored.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop
const lives = shopOfLives(shop, admin, () => server.context)

type Order = Awaited<ReturnType<typeof shop.ordered>>

/** An order that is paid at the door, of shirts at ₹500 with delivery at ₹50 and the fee of ₹49. */
const ordered = (pieces: number) =>
  shop.ordered({ pieces: [pieces], price: 50_000, method: 'cod', more: { shipping: 5_000 } })

async function received(order: Order, amount: number): Promise<void> {
  const proof = await stored(admin)
  const told = await ask('POST', '/payments/operations/record', {
    order: order.id,
    amount,
    reference: 'SLIP 1',
    proof,
  })
  expect(told.status).toBe(200)
}

const proposal = async (order: Order) =>
  (await ask('POST', '/payments/operations/proposeRefund', { order: order.id })).body
const refund = (order: Order, values: object) =>
  ask('POST', '/payments/operations/refund', {
    order: order.id,
    source: 'goodwill',
    destination: 'bankOrUpi',
    note: 'Came late',
    ...values,
  })
const notes = async (order: Order) =>
  (await shop.invoices(order.id)).filter(({ kind }) => kind === 'creditNote').map(({ total }) => total)
const asked = async (order: Order) =>
  (
    await sql<{ id: string; amount: number }>`
    SELECT "id", "amount"::float8 AS "amount" FROM "refund" WHERE "order" = ${order.id} AND "status" <> 'cancelled' ORDER BY "id"`.execute(
      server.context.database.db,
    )
  ).rows

const onItsWay = ['pack', 'label', 'handOver', 'depart', 'bringOut'] as const
const back = ['sendBack', 'departBack', 'receiveBack'] as const

/** Packs pieces and takes them some steps further. */
async function travels(order: Order, quantity: number, ...names: readonly string[]): Promise<string> {
  const [parcel] = await shop.parcels(order, [{ line: order.lines[0]?.id, quantity }])
  await shop.steps(parcel?.id ?? '', ...onItsWay, ...names)
  return parcel?.id ?? ''
}

async function inspected(parcel: string): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`SELECT "id" FROM "order_return" WHERE "shipment" = ${parcel}`.execute(server.context.database.db)
  const { body } = await ask('GET', `/returns/${rows[0]?.id}`)
  const found = { qcResult: 'pass', restockTo: 'sellable' }
  const lines = body.lines.map(({ id, received: accepted }: any) => ({ id, accepted, ...found }))
  expect((await ask('POST', `/returns/${body.id}/operations/inspect`, { lines })).status).toBe(200)
}

/** All money that was asked back is paid, and the documents say what the customer keeps. */
async function settles(order: Order): Promise<void> {
  for (const { id } of await asked(order)) await lives.refund(id, 'settle')
  expect(await lives.wrong(order.id)).toEqual([])
}

it('money that came otherwise is none for a parcel that nobody paid for at the door: it goes back as what it is', async () => {
  const order = await ordered(1)
  await travels(order, 1, ...back)
  await received(order, 60_000)
  const nothing = { refundable: 60_000, shipping: 0, fee: 0, lines: [{ quantity: 0, amount: 0 }] }
  expect(await proposal(order)).toMatchObject(nothing)
  expect((await refund(order, { shipping: 5_000 })).body.errors).toHaveProperty('shippingAmount')
  expect((await refund(order, { fee: 4_900 })).body.errors).toHaveProperty('feeAmount')
  const lines = [{ line: order.lines[0]?.id, quantity: 0, amount: 1_000 }]
  expect((await refund(order, { lines })).body.errors).toEqual({ 'lines.0.amount': expect.anything() })
  expect((await refund(order, { extra: 60_000, source: 'duplicatePayment' })).status).toBe(200)
})

it.each([
  { before: 10_000, paid: 10_000 - 9_900, note: 49_900, left: 100 },
  { before: 9_000, paid: 0, note: 50_900, left: 0 },
  { before: 40_000, paid: 40_000 - 9_900, note: 19_900, left: 30_100 },
])(
  'of a parcel of which $before paise were paid before, that much less delivery and fees goes back, whatever comes later',
  async ({ before, paid, note, left }) => {
    const order = await ordered(1)
    await received(order, before)
    const parcel = await travels(order, 1, ...back)
    expect(await notes(order)).toEqual([note])
    await received(order, 45_000)
    expect((await proposal(order)).lines).toMatchObject([{ amount: left }])
    await inspected(parcel)
    expect((await asked(order)).map(({ amount }) => amount)).toEqual(paid > 0 ? [paid] : [])
    expect((await proposal(order)).lines).toMatchObject([{ quantity: 0, amount: 0 }])
    expect(
      (await refund(order, { lines: [{ line: order.lines[0]?.id, quantity: 0, amount: 1 }] })).status,
    ).toBe(422)
    await settles(order)
  },
)

it('the cash for a parcel that arrived is none for another of the order that came back', async () => {
  const order = await ordered(2)
  await travels(order, 1, 'deliver')
  const parcel = await travels(order, 1, ...back)
  await inspected(parcel)
  expect(await asked(order)).toEqual([])
  const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 50_000 }]
  expect((await refund(order, { lines })).status).toBe(200)
  await settles(order)
})

it('a parcel that is lost before it was paid for is credited, and what was paid of it can be given back', async () => {
  const order = await ordered(1)
  await received(order, 40_000)
  await travels(order, 1, 'lose')
  expect(await notes(order)).toEqual([19_900])
  const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 30_100 }]
  expect((await refund(order, { lines: [{ ...lines[0], amount: 30_101 }] })).status).toBe(422)
  expect((await refund(order, { lines, shipping: 5_000, fee: 4_900 })).status).toBe(200)
  await settles(order)
  expect(await notes(order)).toEqual([19_900, 40_000])
})

it('money that came otherwise is not asked for again at the door, by no parcel that is still here', async () => {
  const order = await ordered(2)
  const cash = async () => (await shop.parcelsOf(order.id)).map(({ codAmount }) => codAmount)
  const [first] = await shop.parcels(order, [{ line: order.lines[0]?.id, quantity: 1 }])
  const [second] = await shop.parcels(order, [{ line: order.lines[0]?.id, quantity: 1 }])
  await shop.steps(first?.id ?? '', 'pack', 'label')
  await shop.steps(second?.id ?? '', 'pack')
  expect(await cash()).toEqual([50_000, 59_900])
  await received(order, 9_900)
  expect(await cash()).toEqual([50_000, 50_000])
  await received(order, 70_000)
  expect(await cash()).toEqual([30_000, 0])
  await shop.steps(first?.id ?? '', 'handOver')
  await received(order, 30_000)
  // What the courier has been told stays; what comes of it is money that was paid twice.
  expect(await cash()).toEqual([30_000, 0])
})

it('a parcel that a courier carries who was asked by machine keeps what that was told', async () => {
  const order = await ordered(1)
  const { db } = server.context.database
  const [parcel] = await shop.parcels(order)
  await shop.steps(parcel?.id ?? '', 'pack', 'label')
  await sql`UPDATE "shipment" SET "connection" = 'delhivery' WHERE "id" = ${parcel?.id}`.execute(db)
  await received(order, 59_900)
  expect(await shop.parcelsOf(order.id)).toMatchObject([{ codAmount: 59_900 }])
})

it('a parcel that was lost when nobody credited it is credited at the next start, once', async () => {
  const order = await ordered(1)
  await received(order, 40_000)
  const parcel = await travels(order, 1)
  const { db } = server.context.database
  await sql`UPDATE "shipment" SET "status" = 'lost' WHERE "id" = ${parcel}`.execute(db)
  await sql`
    UPDATE "payment" SET "status" = 'notCollected', "shipment" = ${parcel} WHERE "order" = ${order.id} AND "status" = 'toCollect'`.execute(
    db,
  )
  for (let start = 0; start < 2; start++) await ensureCredited(server.context)
  expect(await notes(order)).toEqual([19_900])
  expect((await proposal(order)).lines).toMatchObject([{ amount: 30_100 }])
})

it('money for pieces that were called off goes back as such alone, not out of goodwill', async () => {
  const order = await shop.ordered({ pieces: [2], price: 50_000 })
  const [line] = order.lines
  const off = await ask('POST', `/orders/${order.id}/operations/cancel`, {
    reason: await shop.reason('cancel'),
    refund: 'none',
    lines: [{ line: line?.id, quantity: 1 }],
  })
  expect(off.status).toBe(200)
  expect((await proposal(order)).lines).toMatchObject([
    { quantity: 2, amount: 100_000, kept: { quantity: 1, amount: 50_000 } },
  ])
  const lines = (amount: number) => ({ lines: [{ line: line?.id, quantity: 1, amount }] })
  expect((await refund(order, lines(50_001))).body.errors).toEqual({
    'lines.0.amount': expect.stringContaining('₹500'),
  })
  expect((await refund(order, { source: 'cancellation', ...lines(50_000) })).status).toBe(200)
  expect((await refund(order, lines(50_001))).status).toBe(422)
  expect((await refund(order, lines(50_000))).status).toBe(200)
  expect((await proposal(order)).lines).toMatchObject([{ quantity: 0, amount: 0 }])
})

it.each(['cancellation', 'orderEdit', 'duplicatePayment'])(
  'money that was not paid too much does not go back as %s: the order would owe it again',
  async (source) => {
    const order = await shop.ordered({ pieces: [2], price: 50_000 })
    const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 50_000 }]
    expect((await proposal(order)).overpaid).toBe(0)
    expect((await refund(order, { source, lines })).body.errors).toEqual({
      source: expect.stringContaining('₹0'),
    })
    await received(order, 700)
    expect((await refund(order, { source, extra: 701 })).status).toBe(422)
    expect((await refund(order, { source, extra: 700 })).status).toBe(200)
    expect((await refund(order, { source, extra: 1 })).status).toBe(422)
    expect((await shop.order(order.id)).due).toBe(0)
  },
)

afterAll(() => expectSound(server.context))
