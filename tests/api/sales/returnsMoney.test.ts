import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openReturnShop } from './opened.ts'

const { server, shop } = openReturnShop()

const errorsOf = (answer: { body: any }) => Object.keys(answer.body.errors ?? {})

describe('the money of a return', () => {
  it('is what was accepted less the deductions, and is never asked for twice', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    const record = await shop.received(order, {}, 2)
    await shop.inspectAll(record.id, { accepted: 2, qcResult: 'tagMissing', restockTo: 'quarantine' })
    const deduct = (amount: number) =>
      shop.operate(record, 'refund', {
        destination: 'bankOrUpi',
        deductions: [{ type: 'missingTag', amount, reason: 'No tag' }],
      })
    expect(errorsOf(await deduct(200_001))).toEqual(['deductions.0.amount'])
    const answers = await Promise.all([deduct(15_000), deduct(15_000)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 185_000 }])
    const stored = await shop.returnOf(record.id)
    expect([stored.refundTotal, stored.deductions.length]).toEqual([185_000, 1])
  })

  it('completes the return when it is with the customer', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const record = await shop.received(order)
    await shop.inspectAll(record.id)
    const { body } = await shop.operate(record, 'refund', { destination: 'bankOrUpi' })
    expect(body.status).toBe('inspected')
    const [refund] = await shop.refunds(order.id)
    await shop.settle(refund?.id ?? '')
    const done = await shop.returnOf(record.id)
    expect([done.status, done.dueAt]).toEqual(['completed', null])
    expect((await shop.orderOf(order.id)).returnStatus).toBe('returned')
  })

  it('may go before the goods are here, with a reason, and is not paid again when they are', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    const override = { reason: await shop.reason('override', 'trusted-customer') }
    const { body } = await shop.requested(order)
    await shop.move(body, 'approve')
    expect((await shop.operate(body, 'refund', { destination: 'bankOrUpi' })).status).toBe(409)
    const early = await shop.operate(body, 'refund', { destination: 'bankOrUpi', override })
    expect(early.body).toMatchObject({ status: 'approved', amount: 100_000 })
    expect((await shop.move(body, 'cancel')).status).toBe(409)
    await shop.receiveAll(body.id)
    await shop.inspectAll(body.id)
    expect((await shop.operate(body, 'refund', {})).body.amount).toBe(0)
    expect(await shop.refunds(order.id)).toHaveLength(1)

    const kept = (await shop.requested(order)).body
    await shop.move(kept, 'approve')
    const without = await shop.operate(kept, 'refund', {
      destination: 'bankOrUpi',
      override: { ...override, withoutReturn: true },
    })
    expect(without.body).toMatchObject({ status: 'completed', amount: 100_000 })
  })

  it('of all parts of a line makes up the line to the paisa', async () => {
    const order = await shop.delivered({ S: 3, M: 0 })
    const worth = (total: number) =>
      sql`UPDATE "invoice_lines" SET "total" = ${total} WHERE "line" = ${order.lines[0]?.id}`.execute(shop.db)
    await worth(100_000)
    const values = []
    for (const _ of [1, 2, 3]) {
      const { body } = await shop.requested(order)
      values.push((await shop.returnOf(body.id)).value)
    }
    expect(values).toEqual([33_333, 33_333, 33_334])
    await worth(300_000)
  })

  it('is for those who may refund, the inspection for those who may inspect', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const record = await shop.received(order)
    const warehouse = await shop.staff('packers', [
      { key: 'orderReturn', view: true, edit: true, receive: true, inspect: true },
    ])
    expect((await shop.operate(record, 'refund', {}, warehouse)).status).toBe(403)
    expect((await shop.operate(record, 'reject', { reason: record.id }, warehouse)).status).toBe(403)
    const { lines } = await shop.returnOf(record.id)
    const found = { id: lines[0]?.id, accepted: 1, qcResult: 'pass', restockTo: 'sellable' }
    expect((await shop.operate(record, 'inspect', { lines: [found] }, warehouse)).status).toBe(200)
  })
})

describe('an exchange', () => {
  it('holds the new piece, lets it go when it is refused, and needs one in stock', async () => {
    const order = await shop.delivered({ S: 2, M: 0 })
    const before = await shop.stock('XL')
    const { body } = await shop.requested(order, { type: 'exchange', exchangeVariant: shop.sizes.XL })
    expect(await shop.stock('XL')).toEqual({ ...before, reserved: before.reserved + 1 })
    await shop.operate(body, 'reject', { reason: await shop.reason('reject', 'policy') })
    expect(await shop.stock('XL')).toEqual(before)
    expect(errorsOf(await shop.requested(order, { type: 'exchange' }))).toEqual(['lines.0.exchangeVariant'])
    await sql`UPDATE "stock_level" SET "sellable" = 0 WHERE "variant" = ${shop.sizes.XL}`.execute(shop.db)
    const none = await shop.requested(order, { type: 'exchange', exchangeVariant: shop.sizes.XL })
    expect(errorsOf(none)).toEqual(['lines.0.exchangeVariant'])
    await sql`UPDATE "stock_level" SET "sellable" = "available" + "backorder" WHERE "variant" = ${shop.sizes.XL}`.execute(
      shop.db,
    )
  })

  it('places an order at the difference and is complete when that is on its way', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const before = await shop.stock('XL')
    const record = await shop.received(order, { type: 'exchange', exchangeVariant: shop.sizes.XL })
    expect((await shop.operate(record, 'shipExchange')).status).toBe(409)
    await shop.inspectAll(record.id)
    const { status, body } = await shop.operate(record, 'shipExchange', { paymentMethod: 'cod' })
    expect({ status, toPay: body.toPay, state: body.status }).toEqual({
      status: 200,
      toPay: 25_000,
      state: 'inspected',
    })
    const placed = await shop.orderOf(body.order)
    expect(placed).toMatchObject({ status: 'placed', total: 25_000, sourceReturn: record.id })
    expect(await shop.stock('XL')).toEqual({ ...before, committed: before.committed + 1 })
    expect((await shop.operate(record, 'shipExchange')).status).toBe(409)
    const left = (state: string) =>
      sql`UPDATE "order" SET "fulfilment_status" = ${state} WHERE "id" = ${placed.id}`.execute(shop.db)
    await left('fulfilled')
    await runTimedWork(server.context, new Date())
    await left('unfulfilled')
    expect(await shop.returnOf(record.id)).toMatchObject({ status: 'completed', exchangeOrder: placed.id })
  })

  it('for something cheaper gives the difference back at once', async () => {
    const order = await shop.delivered({ S: 1, M: 0, price: 120_000 })
    const record = await shop.received(order, { type: 'exchange', exchangeVariant: shop.sizes.M })
    await shop.inspectAll(record.id)
    expect((await shop.operate(record, 'shipExchange')).body.toPay).toBe(0)
    const [refund, ...others] = await shop.refunds(order.id)
    expect([refund?.amount, others]).toEqual([20_000, []])
    // Granted: who exchanges may give as much alone.
    expect(refund?.status).not.toBe('requested')
    expect((await shop.returnOf(record.id)).refunds).toEqual([refund?.id])
  })

  it('of the same size costs nothing', async () => {
    const order = await shop.delivered({ S: 1, M: 0 })
    const record = await shop.received(order, { type: 'replacement' })
    await shop.inspectAll(record.id, { qcResult: 'damaged', restockTo: 'damaged' })
    const { body } = await shop.operate(record, 'shipExchange')
    expect(body.toPay).toBe(0)
    expect(await shop.orderOf(body.order)).toMatchObject({ status: 'placed', total: 0, due: 0 })
    expect(await shop.refunds(order.id)).toEqual([])
  })
})

describe('a parcel that was never delivered', () => {
  const back = async (method: 'upi' | 'cod') => {
    const { order, parcel } = await shop.shipped({ S: 2, M: 0, method })
    await shop.steps(parcel, 'sendBack', 'departBack', 'receiveBack')
    const { rows } = await sql<{
      id: string
    }>`SELECT "id" FROM "order_return" WHERE "order" = ${order.id}`.execute(shop.db)
    expect(rows).toHaveLength(1)
    return { order, record: await shop.returnOf(rows[0]?.id ?? '') }
  }

  it('is received at once, restocked by the inspection, and what was paid goes back', async () => {
    const before = await shop.stock('S')
    const { order, record } = await back('upi')
    expect(record).toMatchObject({ status: 'received', source: 'rto', receivedPieces: 2, value: 200_000 })
    expect((await shop.stock('S')).onHand).toBe(before.onHand - 2)
    const done = await shop.inspectAll(record.id, { accepted: 1, qcResult: 'damaged', restockTo: 'damaged' })
    expect(done.status).toBe(200)
    expect(await shop.stock('S')).toEqual({ ...before, damaged: before.damaged + 2 })
    expect(await shop.refunds(order.id)).toMatchObject([{ amount: 200_000 }])
  })

  it('brings no money back where none was paid', async () => {
    const { order, record } = await back('cod')
    expect((await shop.inspectAll(record.id)).body.status).toBe('completed')
    expect(await shop.refunds(order.id)).toEqual([])
    expect((await shop.returnOf(record.id)).refundTotal).toBe(0)
  })
})
