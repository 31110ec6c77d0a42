import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { lockOrder } from '../../../resources/sales/order/server/lockOrder.ts'
import { makePayment } from '../../../resources/sales/payment/server/expectPayment.ts'
import type { Payment, Refund } from '../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../resources/sales/payment/server/recordCapture.ts'
import { cancelRefund, failRefund } from '../../../resources/sales/refund/server/settleRefund.ts'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()

/** Packs some pieces of the first line in a parcel of their own. */
async function packed(order: Order, quantity: number): Promise<string> {
  const lines = [{ line: order.lines[0]?.id, quantity }]
  const { body } = await shop.ask('POST', '/shipments/operations/createFor', { orders: [order.id], lines })
  const parcel = body.created[0].id
  await shop.steps(parcel, 'pack')
  return parcel
}

const confirmed = async (sold: Parameters<typeof shop.placed>[0]): Promise<Order> => {
  const { id } = await shop.placed(sold)
  await shop.work(({ records }) => records.transition(resources.order, id, 'confirm'))
  return shop.orderOf(id)
}

/** Pays a part of an order by a transfer, which goes back by one, too. */
const transferred = (order: { id: string }, amount: number) =>
  shop.work(async (paying) => {
    const id = await makePayment(paying, await lockOrder(paying, order.id), 'bankTransfer', amount)
    const made = (await paying.records.read(resources.payment, id)) as Payment
    await recordCapture(paying, made, { amount, event: { kind: 'captured' }, by: 'staff' })
  })

/** The credit notes of an order: what each takes back, of which line of whose parcel's invoice. */
async function notesOf(order: { id: string }) {
  const { rows } = await sql<{ total: number; header: string; pieces: number; parcel: string }>`
    SELECT n."total"::float8 AS "total", h."shipment" AS "header", l."quantity" AS "pieces", i."shipment" AS "parcel"
    FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id" JOIN "invoice" i ON i."id" = l."corrects"
    LEFT JOIN "invoice" h ON h."id" = n."corrects_invoice"
    WHERE n."order" = ${order.id} AND n."kind" = 'creditNote' ORDER BY n."id", l."position"`.execute(shop.db)
  return rows
}

/** Brings a parcel back undelivered, inspects it and has its refunds paid out. */
async function comesBack(order: { id: string }, parcel: string): Promise<void> {
  await shop.steps(parcel, 'label', 'handOver', 'sendBack', 'receiveBack')
  const { rows } = await sql<{
    id: string
  }>`SELECT "id" FROM "order_return" WHERE "shipment" = ${parcel}`.execute(shop.db)
  expect((await shop.inspectAll(rows[0]?.id ?? '')).status).toBe(200)
  for (const { id } of await shop.refunds(order.id)) await shop.settle(id)
}

describe('credit notes follow the goods', () => {
  it('to the invoice of the parcel that came back, with its pieces', async () => {
    const order = await confirmed({ S: 3, M: 0, price: 10_100 })
    const [, second] = [await packed(order, 1), await packed(order, 2)]
    await comesBack(order, second)
    expect(await notesOf(order)).toEqual([{ total: 20_200, header: second, pieces: 2, parcel: second }])
  })

  it('parcel by parcel where a customer sends back what came in two', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    const parcels = [await packed(order, 1), await packed(order, 2)]
    for (const parcel of parcels)
      await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 3)
    await shop.inspectAll(id)
    expect((await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(300_000)
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    expect(await notesOf(order)).toEqual([
      { total: 100_000, header: parcels[0], pieces: 1, parcel: parcels[0] },
      { total: 200_000, header: parcels[1], pieces: 2, parcel: parcels[1] },
    ])
  })

  it('in one note, however many payments the money came out of', async () => {
    const order = await confirmed({ S: 2, M: 0, method: 'cod' })
    for (const amount of [80_000, 120_000]) await transferred(order, amount)
    const parcel = await packed(order, 2)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 2)
    await shop.inspectAll(id)
    await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })
    const refunds = await shop.refunds(order.id)
    expect(refunds.map(({ amount }) => amount)).toEqual([80_000, 120_000])
    await shop.settle(refunds[0]?.id ?? '')
    expect(await notesOf(order)).toEqual([])
    await shop.settle(refunds[1]?.id ?? '')
    expect(await notesOf(order)).toEqual([{ total: 200_000, header: parcel, pieces: 2, parcel }])
  })

  it('with the pieces when these come back, not when their price was lowered before', async () => {
    const order = await confirmed({ S: 1, M: 0 })
    const parcel = await packed(order, 1)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 30_000 }]
    const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'A scratch', lines }
    expect((await shop.ask('POST', '/payments/operations/refund', asked)).status).toBe(200)
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 1)
    await shop.inspectAll(id)
    expect((await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(70_000)
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    expect(await notesOf(order)).toEqual([
      { total: 30_000, header: parcel, pieces: 0, parcel },
      { total: 70_000, header: parcel, pieces: 1, parcel },
    ])
  })

  it('and nothing is owed for a piece whose money went before, whatever was taken off for another', async () => {
    const order = await confirmed({ S: 2, M: 0 })
    const parcel = await packed(order, 2)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const first = await shop.received(await shop.orderOf(order.id), {}, 1)
    const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 100_000 }]
    const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'A hole', lines }
    expect((await shop.ask('POST', '/payments/operations/refund', asked)).status).toBe(200)
    await shop.inspectAll(first.id)
    const deductions = [{ type: 'other', amount: 10_000, reason: 'Worn' }]
    const back = await shop.operate(first, 'refund', { destination: 'bankOrUpi', deductions })
    expect(back.body.amount).toBe(90_000)
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    const second = await shop.received(await shop.orderOf(order.id), {}, 1)
    await shop.inspectAll(second.id)
    await shop.operate(second, 'refund', { destination: 'bankOrUpi' })
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    expect(await notesOf(order)).toEqual([
      { total: 100_000, header: parcel, pieces: 1, parcel },
      { total: 90_000, header: parcel, pieces: 1, parcel },
    ])
  })

  it('with the pieces in the note that comes first, where the first refund of a return fails', async () => {
    const order = await confirmed({ S: 1, M: 0 })
    const parcel = await packed(order, 1)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 1)
    await shop.inspectAll(id)
    const back = (amount: number) => ({
      destination: 'bankOrUpi',
      deductions: amount > 0 ? [{ type: 'missingTag', amount, reason: 'No tag' }] : [],
    })
    expect((await shop.operate({ id }, 'refund', back(10_000))).body.amount).toBe(90_000)
    const [most] = await shop.refunds(order.id)
    await shop.work(async (paying) => {
      const asked = (await paying.records.read(resources.refund, most?.id ?? '')) as Refund
      await failRefund(paying, asked, { reason: 'Closed account' })
    })
    expect((await shop.operate({ id }, 'refund', back(0))).body.amount).toBe(10_000)
    const rest = (await shop.refunds(order.id)).find(({ amount }) => amount === 10_000)
    await shop.settle(rest?.id ?? '')
    expect(await notesOf(order)).toEqual([{ total: 10_000, header: parcel, pieces: 1, parcel }])
    await shop.settle(most?.id ?? '')
    expect(await notesOf(order)).toEqual([
      { total: 10_000, header: parcel, pieces: 1, parcel },
      { total: 90_000, header: parcel, pieces: 0, parcel },
    ])
  })

  it('with the pieces in the note that comes first, where the second refund of a return is credit that is given at once', async () => {
    const { id: customer } = await shop.work(({ records }) =>
      records.create(resources.customer, { firstName: 'Asha', email: 'asha.rao@example.com' }),
    )
    const order = await confirmed({ S: 1, M: 0, customer })
    const parcel = await packed(order, 1)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 1)
    await shop.inspectAll(id)
    const deductions = [{ type: 'missingTag', amount: 10_000, reason: 'No tag' }]
    await shop.operate({ id }, 'refund', { destination: 'bankOrUpi', deductions })
    await shop.operate({ id }, 'refund', { destination: 'storeCredit' })
    expect(await notesOf(order)).toEqual([{ total: 10_000, header: parcel, pieces: 1, parcel }])
    for (const refund of await shop.refunds(order.id))
      if (refund.status === 'approved') await shop.settle(refund.id)
    expect(await notesOf(order)).toEqual([
      { total: 10_000, header: parcel, pieces: 1, parcel },
      { total: 90_000, header: parcel, pieces: 0, parcel },
    ])
  })

  it('with the pieces when these come back, not with what is left of their money after some was called off', async () => {
    const order = await confirmed({ S: 1, M: 0, method: 'cod' })
    for (const amount of [40_000, 60_000]) await transferred(order, amount)
    const parcel = await packed(order, 1)
    await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const lines = [{ line: order.lines[0]?.id, quantity: 1, amount: 100_000 }]
    const asked = { order: order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Sorry', lines }
    expect((await shop.ask('POST', '/payments/operations/refund', asked)).status).toBe(200)
    const [first, second] = await shop.refunds(order.id)
    await shop.work(async (paying) => {
      const calledOff = (await paying.records.read(resources.refund, first?.id ?? '')) as Refund
      await cancelRefund(paying, calledOff, null)
    })
    await shop.settle(second?.id ?? '')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 1)
    await shop.inspectAll(id)
    await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })
    for (const refund of await shop.refunds(order.id))
      if (refund.status === 'approved') await shop.settle(refund.id)
    const paid = second?.amount ?? 0
    expect(await notesOf(order)).toEqual([
      { total: paid, header: parcel, pieces: 0, parcel },
      { total: 100_000 - paid, header: parcel, pieces: 1, parcel },
    ])
  })

  it('once, though the money is called off and goes back in another way', async () => {
    const order = await confirmed({ S: 1, M: 0, method: 'cod' })
    await transferred(order, 100_000)
    const parcel = await packed(order, 1)
    await shop.steps(parcel, 'label', 'handOver', 'sendBack', 'receiveBack')
    const { rows } = await sql<{
      id: string
    }>`SELECT "id" FROM "order_return" WHERE "shipment" = ${parcel}`.execute(shop.db)
    const id = rows[0]?.id ?? ''
    await shop.inspectAll(id)
    const [first] = await shop.refunds(order.id)
    await shop.work(async (paying) => {
      const asked = (await paying.records.read(resources.refund, first?.id ?? '')) as Refund
      await cancelRefund(paying, asked, null)
    })
    expect((await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(100_000)
    for (const refund of await shop.refunds(order.id))
      if (refund.status === 'approved') await shop.settle(refund.id)
    expect(await notesOf(order)).toEqual([{ total: 100_000, header: parcel, pieces: 1, parcel }])
    const { rows: notes } = await sql`
      SELECT DISTINCT "credit_note" FROM "refund" WHERE "order" = ${order.id}`.execute(shop.db)
    expect(notes).toEqual([{ credit_note: expect.any(String) }])
  })

  it('though nobody paid for them at the door', async () => {
    const order = await confirmed({ S: 2, M: 0, method: 'cod' })
    const parcel = await packed(order, 2)
    await comesBack(order, parcel)
    expect(await shop.refunds(order.id)).toEqual([])
    expect(await notesOf(order)).toEqual([{ total: 200_000, header: parcel, pieces: 2, parcel }])
  })

  it('and leave the invoice alone of what was packed when the rest is called off', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    await packed(order, 2)
    const lines = [{ line: order.lines[0]?.id, quantity: 1 }]
    const reason = await shop.reason('cancel', 'customer')
    const input = { reason, restock: true, refund: 'original', notify: false, lines }
    expect((await shop.ask('POST', `/orders/${order.id}/operations/cancel`, input)).body.refunded).toBe(
      100_000,
    )
    for (const { id } of await shop.refunds(order.id)) await shop.settle(id)
    expect(await notesOf(order)).toEqual([])
  })
})

describe('goodwill that came before the goods were packed', () => {
  /** Gives money back as goodwill, which waits to be sent. */
  async function goodwill(order: Order, asked: { amount?: number; shipping?: number }): Promise<void> {
    const { amount, ...more } = asked
    const lines = amount ? [{ line: order.lines[0]?.id, quantity: 1, amount }] : []
    const body = {
      order: order.id,
      source: 'goodwill',
      destination: 'bankOrUpi',
      note: 'Late',
      lines,
      ...more,
    }
    expect((await shop.ask('POST', '/payments/operations/refund', body)).status).toBe(200)
  }
  const settled = async (order: Order): Promise<void> => {
    for (const { id, status } of await shop.refunds(order.id))
      if (status === 'approved') await shop.settle(id)
  }
  const calledOff = async (order: Order, quantity: number) => {
    const lines = [{ line: order.lines[0]?.id, quantity }]
    const reason = await shop.reason('cancel', 'customer')
    const input = { reason, restock: true, refund: 'original', notify: false, lines }
    return (await shop.ask('POST', `/orders/${order.id}/operations/cancel`, input)).body.refunded
  }

  it('makes each parcel cheaper that takes pieces of it', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    await goodwill(order, { amount: 30_000 })
    await settled(order)
    expect(await notesOf(order)).toEqual([])
    const parcels = [await packed(order, 1), await packed(order, 2)]
    expect(await notesOf(order)).toEqual([
      { total: 10_000, header: parcels[0], pieces: 0, parcel: parcels[0] },
      { total: 20_000, header: parcels[1], pieces: 0, parcel: parcels[1] },
    ])
  })

  it('goes with the pieces that are called off, as much as is theirs', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    await goodwill(order, { amount: 30_000 })
    expect(await calledOff(order, 1)).toBe(90_000)
    await settled(order)
    const parcel = await packed(order, 2)
    expect(await notesOf(order)).toEqual([{ total: 20_000, header: parcel, pieces: 0, parcel }])
  })

  it('is asked for anew, for the pieces that took it along, where it is called off itself', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    await goodwill(order, { amount: 30_000 })
    const [first] = await shop.refunds(order.id)
    expect(await calledOff(order, 1)).toBe(90_000)
    const answer = await shop.ask('POST', `/refunds/${first?.id}/operations/cancel`, { note: null })
    expect(answer.status).toBe(200)
    const left = (await shop.refunds(order.id)).filter(({ status }) => status !== 'cancelled')
    expect(left.map(({ amount }) => amount)).toEqual([90_000, 10_000])
    await goodwill(order, { amount: 30_000 })
    await settled(order)
    const parcel = await packed(order, 2)
    expect(await notesOf(order)).toEqual([{ total: 30_000, header: parcel, pieces: 0, parcel }])
  })

  it('is all of those that are left where others were called off before', async () => {
    const order = await confirmed({ S: 3, M: 0 })
    expect(await calledOff(order, 1)).toBe(100_000)
    await goodwill(order, { amount: 30_000 })
    await settled(order)
    const parcel = await packed(order, 2)
    expect(await notesOf(order)).toEqual([{ total: 30_000, header: parcel, pieces: 0, parcel }])
  })

  it('for a whole piece is shared by all that come in two parcels, and these come back for what they cost', async () => {
    const order = await confirmed({ S: 2, M: 0 })
    await goodwill(order, { amount: 100_000 })
    await settled(order)
    const parcels = [await packed(order, 1), await packed(order, 1)]
    expect(await notesOf(order)).toEqual(
      parcels.map((parcel) => ({ total: 50_000, header: parcel, pieces: 0, parcel })),
    )
    for (const parcel of parcels)
      await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
    const { id } = await shop.received(await shop.orderOf(order.id), {}, 2)
    await shop.inspectAll(id)
    expect((await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })).body.amount).toBe(100_000)
    await settled(order)
  })

  it('corrects the invoice once it is sent, where that is later', async () => {
    const order = await confirmed({ S: 2, M: 0 })
    await goodwill(order, { amount: 30_000 })
    const parcel = await packed(order, 2)
    expect(await notesOf(order)).toEqual([])
    await settled(order)
    expect(await notesOf(order)).toEqual([{ total: 30_000, header: parcel, pieces: 0, parcel }])
  })

  it('waits for another parcel where the first is called off', async () => {
    const order = await confirmed({ S: 2, M: 0 })
    await goodwill(order, { amount: 30_000 })
    await settled(order)
    const first = await packed(order, 2)
    await shop.steps(first, 'cancel')
    const second = await packed(order, 2)
    expect(await notesOf(order)).toEqual([
      { total: 30_000, header: first, pieces: 0, parcel: first },
      { total: 170_000, header: first, pieces: 2, parcel: first },
      { total: 30_000, header: second, pieces: 0, parcel: second },
    ])
  })

  it('is on the invoice that has the delivery, where that was given', async () => {
    const order = await confirmed({ S: 2, M: 0, shipping: 9_900 })
    await goodwill(order, { shipping: 9_900 })
    await settled(order)
    const parcel = await packed(order, 1)
    await packed(order, 1)
    expect(await notesOf(order)).toEqual([{ total: 9_900, header: parcel, pieces: 1, parcel }])
  })
})
