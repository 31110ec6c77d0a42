import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import { expectSound } from '../../support/expectSound.ts'
import { duringSetting } from './duringSetting.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'
import { stored } from './stored.ts'

const { server, shop, admin } = openShop(shipmentShop)
const { ask } = shop

const errorOf = ({ body }: { body: any }) => body?.errors?.order as string | undefined

describe('a parcel', () => {
  it('holds what an order still waits for, and is found by its order', async () => {
    const order = await shop.ordered({ pieces: [2, 3] })
    const [parcel] = await shop.parcels(order)
    expect(parcel).toMatchObject({
      order: order.id,
      orderNumber: order.number,
      status: 'pending',
      pieces: 5,
      location: shop.ids.place,
      codAmount: null,
      destination: 'Bengaluru, Karnataka',
      dueAt: order.dueAt,
      attempts: 0,
    })
    expect(parcel?.number).toMatch(/^SH-\d{6}$/)
    expect((await shop.order(order.id)).parcelStates).toEqual(['pending'])
    const again = await ask('POST', '/shipments/operations/createFor', { orders: [order.id] })
    expect(again.body).toEqual({
      created: [],
      refused: [{ id: order.id, code: 'nothing-to-ship', values: {} }],
    })
  })

  it('holds some pieces of an order where they are named, never more than are left', async () => {
    const order = await shop.ordered({ pieces: [3] })
    const [line] = order.lines
    const [first] = await shop.parcels(order, [{ line: line?.id, quantity: 1 }])
    expect(first?.pieces).toBe(1)
    const tooMany = await ask('POST', '/shipments/operations/createFor', {
      orders: [order.id],
      lines: [{ line: line?.id, quantity: 3 }],
    })
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([422, ['lines.0.quantity']])
    const [second] = await shop.parcels(order)
    expect(second?.pieces).toBe(2)
  })

  it('is called off with the line that an edit takes out, and still says what it was to hold', async () => {
    const order = await shop.ordered({ pieces: [2, 1] })
    const [kept, gone] = order.lines
    const [first] = await shop.parcels(order, [{ line: gone?.id, quantity: 1 }])
    const edit = { version: (await shop.order(order.id)).version, lines: [{ id: kept?.id, quantity: 2 }] }
    expect((await ask('POST', `/orders/${order.id}/operations/editLines`, edit)).status).toBe(200)
    expect(await shop.parcel(first?.id ?? '')).toMatchObject({
      status: 'cancelled',
      lines: [{ line: gone?.id, sku: gone?.sku, name: `${gone?.name}, M`, quantity: 1 }],
    })
    await expectSound(server.context)
  })

  it('is split before it is packed, and keeps at least a piece', async () => {
    const order = await shop.ordered({ pieces: [2, 1] })
    const [parcel] = await shop.parcels(order)
    const rows = parcel?.lines ?? []
    const all = { lines: rows.map(({ id, quantity }) => ({ id, quantity })) }
    expect((await ask('POST', `/shipments/${parcel?.id}/operations/split`, all)).status).toBe(422)
    const some = { lines: [{ id: rows[0]?.id, quantity: 1 }] }
    const { status, body } = await ask('POST', `/shipments/${parcel?.id}/operations/split`, some)
    expect(status).toBe(200)
    expect((await shop.parcel(body.id)).pieces).toBe(1)
    expect((await shop.parcel(parcel?.id ?? '')).pieces).toBe(2)
    await shop.steps(parcel?.id ?? '', 'pack')
    expect((await ask('POST', `/shipments/${parcel?.id}/operations/split`, some)).status).toBe(409)
  })
})

describe('the way of a parcel', () => {
  it('goes from packing to delivery, and takes invoice, stock, order and return window along', async () => {
    const order = await shop.ordered({ pieces: [2] })
    const variant = order.lines[0]?.variant ?? ''
    const [parcel] = await shop.parcels(order)
    const id = parcel?.id ?? ''
    expect(await shop.level(variant)).toMatchObject({ onHand: 20, committed: 2 })

    await shop.steps(id, 'pack')
    expect(await shop.invoices(order.id)).toMatchObject([
      { kind: 'invoice', total: order.total, tax: order.taxTotal, shipment: id },
    ])
    expect(await shop.order(order.id)).toMatchObject({
      status: 'processing',
      fulfilmentStatus: 'fulfilled',
      parcelStates: ['packed'],
      lines: [{ fulfilled: 2, delivered: 0 }],
    })
    expect(await shop.level(variant)).toMatchObject({ onHand: 20, committed: 2 })

    const bare = await shop.step(id, 'label', { courier: 'Delhivery' })
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['awb']])
    const labelled = await shop.steps(id, 'label')
    const { codes, couriers } = await shop.order(order.id)
    expect([codes?.includes(labelled.awb ?? '-'), couriers]).toEqual([true, ['Delhivery']])

    const out = await shop.steps(id, 'handOver')
    expect(out.handedOverAt).not.toBeNull()
    expect(await shop.level(variant)).toMatchObject({ onHand: 18, committed: 0 })

    await shop.steps(id, 'depart', 'bringOut', 'deliver')
    const done = await shop.parcel(id)
    expect(done).toMatchObject({ status: 'delivered', attempts: 1 })
    expect(done.events.map(({ status }) => status)).toEqual([
      ...['packed', 'labelReady', 'handedOver', 'inTransit', 'outForDelivery', 'delivered'],
    ])
    const delivered = await shop.order(order.id)
    expect(delivered).toMatchObject({
      fulfilmentStatus: 'delivered',
      status: 'processing',
      deliveredAt: done.deliveredAt,
      lines: [{ delivered: 2, returnableUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
    })
    expect((await shop.step(id, 'lose')).status).toBe(409)
    expect((await ask('PUT', `/shipments/${id}`, { version: done.version, charges: 100 })).status).toBe(409)
  })

  it('tells the customer at each step that matters to him', async () => {
    const order = await shop.ordered()
    const [parcel] = await shop.parcels(order)
    await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'fail', 'bringOut', 'deliver')
    const { rows } = await sql<{ key: string }>`
      SELECT DISTINCT k."key" FROM "notification" n JOIN "notification_key" k ON k."id" = n."key"
      WHERE n."area" = 'shipment' AND n."area_id" = ${parcel?.id} ORDER BY 1`.execute(shop.db())
    expect(rows.map(({ key }) => key)).toEqual([
      ...['shipment.attempt_failed', 'shipment.delivered', 'shipment.dispatched'],
      ...['shipment.out_for_delivery', 'shipment.packed'],
    ])
  })

  it('makes the cash of a delivery due from the courier', async () => {
    const order = await shop.ordered({ method: 'cod' })
    const [parcel] = await shop.parcels(order)
    expect(parcel?.codAmount).toBe(order.due)
    await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'deliver')
    expect(await shop.payments(order.id)).toMatchObject([
      { method: 'cod', status: 'collected', amount: order.total },
    ])
  })

  it('shares the cash of two parcels so that together they are what is due', async () => {
    const order = await shop.ordered({ method: 'cod', pieces: [3] })
    const [line] = order.lines
    const [first] = await shop.parcels(order, [{ line: line?.id, quantity: 1 }])
    const [second] = await shop.parcels(order)
    expect((first?.codAmount ?? 0) + (second?.codAmount ?? 0)).toBe(order.due)
    for (const one of [first, second])
      await shop.steps(one?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'deliver')
    const taken = (await shop.payments(order.id)).filter(({ status }) => status === 'collected')
    expect(taken.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total)
  })

  it('asks for no more at the door than is due once what was not packed is called off', async () => {
    const order = await shop.ordered({ method: 'cod', pieces: [3] })
    const [line] = order.lines
    const slip = { amount: Math.ceil(order.total * 0.4), reference: 'SLIP', proof: await stored(admin) }
    await ask('POST', '/payments/operations/record', Object.assign({ order: order.id }, slip))
    const [parcel] = await shop.parcels(order, [{ line: line?.id, quantity: 1 }])
    await shop.steps(parcel?.id ?? '', 'pack')
    const reason = await shop.reason('cancel')
    const off = await ask('POST', `/orders/${order.id}/operations/cancel`, { reason, refund: 'original' })
    expect(off.status).toBe(200)
    const { due } = await shop.order(order.id)
    const { codAmount } = (await ask('GET', `/shipments/${parcel?.id}`)).body
    expect([due < (parcel?.codAmount ?? 0), codAmount]).toEqual([true, due])
    expect(await checkSales(shop.db())).toEqual([])
  })

  it('fails at the door with a reason of its own kind and what is to be done next', async () => {
    const order = await shop.ordered()
    const [parcel] = await shop.parcels(order)
    const id = parcel?.id ?? ''
    await shop.steps(id, 'pack', 'label', 'handOver', 'bringOut')
    expect(Object.keys((await shop.step(id, 'fail')).body.errors)).toEqual(['failedReason', 'nextAction'])
    const wrong = { failedReason: await shop.reason('cancel'), nextAction: 'retry' }
    expect(Object.keys((await shop.step(id, 'fail', wrong)).body.errors)).toEqual(['failedReason'])
    const failed = await shop.steps(id, 'fail')
    expect(failed).toMatchObject({ status: 'attemptFailed', attempts: 1, nextAction: 'retry' })
    expect((await shop.order(order.id)).parcelStates).toEqual(['attemptFailed'])
    expect(await shop.steps(id, 'bringOut')).toMatchObject({
      attempts: 2,
      failedReason: null,
      nextAction: null,
    })
  })

  it('begins with the usual weight and sizes of the shop, and is brought out as often as the shop says', async () => {
    await duringSetting(ask, 'shipping.parcelWeight', 450, async () => {
      const [parcel] = await shop.parcels(await shop.ordered())
      expect(parcel).toMatchObject({ weight: 450, length: null })
    })
    await duringSetting(ask, 'shipping.attempts', 2, async () => {
      const [parcel] = await shop.parcels(await shop.ordered())
      expect(parcel?.weight).toBeNull()
      const id = parcel?.id ?? ''
      await shop.steps(id, 'pack', 'label', 'handOver', 'bringOut', 'fail', 'bringOut', 'fail')
      const refused = await shop.step(id, 'bringOut')
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['attempts']])
      expect(await shop.steps(id, 'sendBack')).toMatchObject({ status: 'rtoInitiated' })
    })
  })

  it('is sent back with a reason of its own kind, as it fails', async () => {
    const [parcel] = await shop.parcels(await shop.ordered())
    const id = parcel?.id ?? ''
    await shop.steps(id, 'pack', 'label', 'handOver')
    const refused = async (values: object) => {
      const { status, body } = await shop.step(id, 'sendBack', values)
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await refused({})).toEqual([422, ['failedReason']])
    expect(await refused({ failedReason: await shop.reason('cancel') })).toEqual([422, ['failedReason']])
    const failedReason = await shop.reason('deliveryFailed')
    expect((await shop.step(id, 'sendBack', { failedReason })).body).toMatchObject({
      status: 'rtoInitiated',
      failedReason,
    })
  })

  it('comes back as a return that is received, without cash and with nothing sellable yet', async () => {
    const order = await shop.ordered({ method: 'cod' })
    const variant = order.lines[0]?.variant ?? ''
    const [parcel] = await shop.parcels(order)
    const back = await shop.steps(
      ...([parcel?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'fail'] as const),
      ...(['sendBack', 'departBack', 'receiveBack'] as const),
    )
    expect(back.rtoAt).not.toBeNull()
    const { rows } = await sql<{ source: string; status: string; pieces: number }>`
      SELECT "source", "status", "pieces" FROM "order_return" WHERE "shipment" = ${back.id}`.execute(
      shop.db(),
    )
    expect(rows).toMatchObject([{ source: 'rto', status: 'received', pieces: 2 }])
    expect(await shop.payments(order.id)).toMatchObject([{ status: 'notCollected' }])
    expect((await shop.level(variant))?.onHand).toBe(18)
    expect(await shop.order(order.id)).toMatchObject({ fulfilmentStatus: 'rto' })
  })

  it('is lost on the way, and nobody waits for its cash any more', async () => {
    const order = await shop.ordered({ method: 'cod' })
    const [parcel] = await shop.parcels(order)
    await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver', 'lose')
    expect(await shop.payments(order.id)).toMatchObject([{ status: 'notCollected' }])
  })

  it('is called off before the hand-over: its invoice is taken back, its pieces wait again', async () => {
    const order = await shop.ordered()
    const [parcel] = await shop.parcels(order)
    await shop.steps(parcel?.id ?? '', 'pack', 'cancel')
    const [invoice, note] = await shop.invoices(order.id)
    expect(note).toMatchObject({
      kind: 'creditNote',
      corrects: invoice?.id,
      total: invoice?.total,
      tax: invoice?.tax,
    })
    expect(await shop.order(order.id)).toMatchObject({
      fulfilmentStatus: 'unfulfilled',
      lines: [{ fulfilled: 0 }],
    })
    const [second] = await shop.parcels(order)
    await shop.steps(second?.id ?? '', 'pack', 'label', 'handOver')
    expect((await shop.invoices(order.id)).map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', order.total],
      ['creditNote', order.total],
      ['invoice', order.total],
    ])
    expect((await shop.step(second?.id ?? '', 'cancel')).status).toBe(409)
  })
})

describe('what stops a parcel', () => {
  it('is a hold, a missing payment, a missing confirmation; a reason and the flag overrule them', async () => {
    const held = await shop.ordered()
    const [one] = await shop.parcels(held)
    await ask('POST', `/orders/${held.id}/operations/hold`, { reason: shop.ids.hold })
    expect(errorOf(await shop.step(one?.id ?? '', 'pack'))).toMatch(/on hold/)

    const unpaid = await shop.ordered({ isPaid: false })
    const [two] = await shop.parcels(unpaid)
    expect(errorOf(await shop.step(two?.id ?? '', 'pack'))).toMatch(/not paid/)

    const open = await shop.ordered({ isConfirmed: false })
    const [three] = await shop.parcels(open)
    expect(errorOf(await shop.step(three?.id ?? '', 'pack'))).toMatch(/not confirmed/)

    const packer = await shop.staff('packer', [{ key: 'shipment', view: true, pack: true, edit: true }])
    const override = { reason: await shop.reason('override') }
    for (const parcel of [one, two, three]) {
      const path = `/shipments/${parcel?.id}/operations/pack`
      expect((await ask('POST', path, { override }, packer)).status).toBe(403)
      const forced = await ask('POST', path, { weight: 420, override })
      expect([forced.status, forced.body]).toEqual([200, { status: 'packed' }])
      expect(await shop.parcel(parcel?.id ?? '')).toMatchObject({
        weight: 420,
        overrideReason: override.reason,
      })
    }
  })

  it('is a cancellation that is not decided, for everybody, up to the hand-over', async () => {
    const order = await shop.ordered()
    const [parcel] = await shop.parcels(order)
    const id = parcel?.id ?? ''
    const ask2 = async () =>
      sql`UPDATE "order" SET "cancellation_pending" = true WHERE "id" = ${order.id}`.execute(shop.db())
    await ask2()
    const override = { reason: await shop.reason('override') }
    const forced = await ask('POST', `/shipments/${id}/operations/pack`, { override })
    expect(errorOf(forced)).toMatch(/cancel/)
    await sql`UPDATE "order" SET "cancellation_pending" = false WHERE "id" = ${order.id}`.execute(shop.db())
    await shop.steps(id, 'pack', 'label')
    await ask2()
    expect(errorOf(await shop.step(id, 'handOver'))).toMatch(/cancel/)
    await sql`UPDATE "order" SET "cancellation_pending" = false WHERE "id" = ${order.id}`.execute(shop.db())
    await shop.steps(id, 'handOver')
  })

  it('does not let pieces be shipped that were called off: they leave the parcels that are not packed', async () => {
    const order = await shop.ordered({ pieces: [2, 1] })
    const [parcel] = await shop.parcels(order)
    const cancel = {
      reason: shop.ids.cancel,
      restock: true,
      refund: 'original',
      restoreCoupon: false,
      notify: false,
    }
    const lines = [{ line: order.lines[0]?.id, quantity: 2 }]
    const told = await ask('POST', `/orders/${order.id}/operations/cancel`, { ...cancel, lines })
    expect(told.status).toBe(200)
    expect(await shop.parcel(parcel?.id ?? '')).toMatchObject({ pieces: 1, status: 'pending' })
    await ask('POST', `/orders/${order.id}/operations/cancel`, cancel)
    expect(await shop.parcel(parcel?.id ?? '')).toMatchObject({ status: 'cancelled' })
  })
})

describe('what the courier says', () => {
  it('stands apart from the status of the shop', async () => {
    const [parcel] = await shop.parcels(await shop.ordered())
    const id = parcel?.id ?? ''
    const track = (body: object) => ask('POST', `/shipments/${id}/operations/track`, body)
    expect((await track({ status: 'Picked up' })).status).toBe(409)
    await shop.steps(id, 'pack', 'label', 'handOver')
    expect((await track({ status: 'Reached hub', place: 'Nagpur' })).body).toEqual({
      carrierStatus: 'Reached hub',
    })
    expect(await shop.parcel(id)).toMatchObject({ status: 'handedOver', carrierStatus: 'Reached hub' })
    expect((await shop.parcel(id)).events.at(-1)).toMatchObject({ status: 'Reached hub', place: 'Nagpur' })
  })
})

it('whatever happened, stock and sales add up', async () => {
  expect(await checkStock(shop.db())).toEqual([])
  await expectSound(server.context)
})
