import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Shipment } from '../../../server/areas/invoice/work.ts'
import { checkStock } from '../../../server/areas/stockLevel/checkStock.ts'
import { expectSound } from '../../support/expectSound.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

const errorOf = ({ body }: { body: any }) => body?.errors?.order as string | undefined

describe('a parcel', () => {
  it('holds what an order still waits for, and is found by its order', async () => {
    const order = await shop.ordered({ pieces: [2, 3] })
    const [parcel] = await shop.parcels(order)
    expect(parcel).toMatchObject({
      ...{
        order: order.id,
        orderNumber: order.number,
        status: 'pending',
        pieces: 5,
        location: shop.ids.place,
      },
      ...{ codAmount: null, destination: 'Bengaluru 560025, Karnataka', dueAt: order.dueAt, attempts: 0 },
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
      ...{ status: 'processing', fulfilmentStatus: 'fulfilled', parcelStates: ['packed'] },
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
      ...{ fulfilmentStatus: 'delivered', status: 'processing', deliveredAt: done.deliveredAt },
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

describe('many parcels at once', () => {
  it('are labelled by a pasted list, after a preview that changes nothing', async () => {
    const [one, two, three] = [await shop.ordered(), await shop.ordered(), await shop.ordered()]
    const [first] = await shop.parcels(one)
    const [second] = await shop.parcels(two)
    await shop.parcels(three)
    await shop.steps(first?.id ?? '', 'pack')
    await shop.steps(second?.id ?? '', 'pack', 'label')
    const { awb: taken } = await shop.parcel(second?.id ?? '')
    const text = [
      'Order,Courier,AWB',
      `${one.number}, Delhivery, NEW-1001`,
      `${second?.number}; Blue Dart; NEW-1002`,
      `${three.number}\tDelhivery\tNEW-1003`,
      'AT-999999, Delhivery, NEW-1004',
      `${one.number}, Delhivery`,
      `${one.number}, Delhivery, NEW-1001`,
    ].join('\n')
    const preview = await ask('POST', '/shipments/operations/previewAwbs', { text })
    expect(preview.body.plans.map(({ line, does, problem }: any) => [line, does ?? problem])).toEqual([
      ...[[2, 'label'] as const, [3, 'change'] as const, [4, 'awb-not-packed'] as const],
      ...[[5, 'awb-no-parcel'] as const, [6, 'awb-columns'] as const, [7, 'awb-repeated'] as const],
    ])
    expect((await shop.parcel(first?.id ?? '')).status).toBe('packed')
    const done = await ask('POST', '/shipments/operations/importAwbs', { text })
    expect(done.body).toMatchObject({ labelled: 1, changed: 1, refused: [] })
    expect(await shop.parcel(first?.id ?? '')).toMatchObject({ status: 'labelReady', awb: 'NEW-1001' })
    expect(await shop.parcel(second?.id ?? '')).toMatchObject({ courier: 'Blue Dart', awb: 'NEW-1002' })
    expect(taken).not.toBe('NEW-1002')
    const again = await ask('POST', '/shipments/operations/importAwbs', { text })
    expect(again.body).toMatchObject({ labelled: 0, changed: 0 })
  })

  it('are handed over under one manifest; those that are refused stay as they are', async () => {
    const parcels: (Shipment | undefined)[] = []
    for (let count = 0; count < 3; count++) parcels.push((await shop.parcels(await shop.ordered()))[0])
    const ids = parcels.map((parcel) => parcel?.id ?? '')
    for (const id of ids.slice(0, 2)) await shop.steps(id, 'pack', 'label')
    const { body } = await ask('POST', '/shipments/operations/handOver', { shipments: ids })
    expect(body.refused).toEqual([{ id: ids[2], code: 'not-allowed-now', values: {} }])
    expect(body.manifest).toMatch(/^MF-\d{6}$/)
    expect([...body.done].sort()).toEqual(ids.slice(0, 2).sort())
    expect((await shop.parcel(ids[0] ?? '')).manifest).toBe(body.manifest)
    expect((await shop.parcel(ids[2] ?? '')).status).toBe('pending')
  })

  it('are marked as delivered, also at an earlier time and by their orders', async () => {
    const [one, two] = [await shop.ordered(), await shop.ordered()]
    const [first] = await shop.parcels(one)
    const [second] = await shop.parcels(two)
    await shop.steps(first?.id ?? '', 'pack', 'label', 'handOver')
    await shop.steps(second?.id ?? '', 'pack', 'label', 'handOver', 'bringOut', 'fail')
    const future = new Date(Date.now() + 86_400_000).toISOString()
    const tooLate = await ask('POST', '/shipments/operations/markDelivered', { orders: [one.id], at: future })
    expect(Object.keys(tooLate.body.errors)).toEqual(['at'])
    const { handedOverAt } = await shop.parcel(first?.id ?? '')
    const { body } = await ask('POST', '/shipments/operations/markDelivered', {
      ...{ orders: [one.id, two.id], at: handedOverAt },
    })
    expect(body.done).toContain(first?.id)
    expect((await shop.order(one.id)).deliveredAt).toBe(handedOverAt)
    const rest = await ask('POST', '/shipments/operations/markDelivered', { shipments: [second?.id] })
    expect([...body.done, ...rest.body.done]).toContain(second?.id)
    expect(await shop.parcel(second?.id ?? '')).toMatchObject({ status: 'delivered', attempts: 2 })
  })

  it('are scanned one by one, by AWB or number, with the flag of the step', async () => {
    const order = await shop.ordered()
    const [parcel] = await shop.parcels(order)
    const scan = (body: object, call?: Call) => ask('POST', '/shipments/operations/scan', body, call)
    expect(await scan({ code: order.number, step: 'pack' })).toMatchObject({ body: { status: 'packed' } })
    await shop.steps(parcel?.id ?? '', 'label')
    const { awb } = await shop.parcel(parcel?.id ?? '')
    const looker = await shop.staff('looker', [{ key: 'shipment', view: true }])
    expect((await scan({ code: awb, step: 'handOver' }, looker)).status).toBe(403)
    const out = await scan({ code: awb?.toLowerCase(), step: 'handOver' })
    expect(out.body).toMatchObject({ status: 'handedOver', manifest: expect.stringMatching(/^MF-/) })
    expect(Object.keys((await scan({ code: awb, step: 'handOver' })).body.errors)).toEqual(['code'])
    expect(Object.keys((await scan({ code: 'nothing', step: 'deliver' })).body.errors)).toEqual(['code'])
    expect((await scan({ code: parcel?.number, step: 'deliver' })).body.status).toBe('delivered')
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

describe('papers of parcels', () => {
  const print = (body: object, call?: Call) => ask('POST', '/shipments/operations/documents', body, call)

  it('name what a parcel needs, take the flag, and are noted in the history', async () => {
    const order = await shop.ordered({ method: 'cod', more: { customerNote: 'Ring twice' } })
    const [parcel] = await shop.parcels(order)
    const id = parcel?.id ?? ''
    expect((await print({ kind: 'label', shipments: [id] })).body.refused).toMatchObject([
      { code: 'print-not-packed' },
    ])
    await shop.steps(id, 'pack', 'label')
    const packer = await shop.staff('nonprinter', [{ key: 'shipment', view: true, pack: true }])
    expect((await print({ kind: 'label', shipments: [id] }, packer)).status).toBe(403)
    const { body } = await print({ kind: 'label', orders: [order.id] })
    expect(body).toMatchObject({
      kind: 'label',
      refused: [],
      documents: [{ id, cod: order.due, orderNumber: order.number }],
    })
    expect(body.documents[0]).toMatchObject({
      shipTo: { fullName: 'Asha Rao' },
      customerNote: 'Ring twice',
      locale: 'en',
    })
    const history = await ask('GET', `/shipments/${id}/history`)
    expect(history.body[0]).toMatchObject({ action: 'printed', reason: 'label' })
    const manifest = await print({ kind: 'manifest', shipments: [id] })
    expect(manifest.body.documents).toMatchObject([
      { courier: 'Delhivery', rows: [{ number: parcel?.number, pieces: 2 }] },
    ])
  })

  it('are refused for orders that are held or about to be cancelled, and say so', async () => {
    const [held, free] = [await shop.ordered(), await shop.ordered()]
    const [parcel] = await shop.parcels(held)
    const [other] = await shop.parcels(free)
    await shop.steps(parcel?.id ?? '', 'pack', 'label')
    await shop.steps(other?.id ?? '', 'pack', 'label')
    await ask('POST', `/orders/${held.id}/operations/hold`, { reason: shop.ids.hold })
    for (const kind of ['label', 'packingSlip', 'manifest']) {
      const { body } = await print({ kind, shipments: [parcel?.id, other?.id] })
      expect([kind, body.refused]).toEqual([
        kind,
        [{ id: parcel?.id, name: parcel?.number, code: 'order-on-hold' }],
      ])
      expect(body.documents).toHaveLength(1)
    }
    await ask('POST', `/orders/${held.id}/operations/release`, {})
    await sql`UPDATE "order" SET "cancellation_pending" = true WHERE "id" = ${held.id}`.execute(shop.db())
    const { body } = await print({ kind: 'label', orders: [held.id] })
    expect(body).toMatchObject({ documents: [], refused: [{ code: 'order-cancelling' }] })
    await sql`UPDATE "order" SET "cancellation_pending" = false WHERE "id" = ${held.id}`.execute(shop.db())
  })

  it('list what is to be fetched, by SKU over several orders, without what is packed', async () => {
    const [one, two] = [await shop.ordered({ pieces: [2, 1] }), await shop.ordered({ pieces: [1] })]
    const [packed] = await shop.parcels(one, [{ line: one.lines[0]?.id, quantity: 1 }])
    await shop.steps(packed?.id ?? '', 'pack')
    const { body } = await print({ kind: 'pickList', orders: [one.id, two.id] })
    const rows = body.documents[0].rows.map(({ sku, quantity }: any) => [sku, quantity])
    expect(rows).toEqual(
      [
        [one.lines[0]?.sku, 1],
        [one.lines[1]?.sku, 1],
        [two.lines[0]?.sku, 1],
      ].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
    )
    expect(body.documents[0].location).toBe('Bengaluru')
  })

  it('take orders or shipments, not both and not neither', async () => {
    expect((await print({ kind: 'label' })).status).toBe(400)
    const id = '01932b1c-7a80-7000-8000-000000000001'
    expect((await print({ kind: 'label', orders: [id], shipments: [id] })).status).toBe(400)
    expect((await print({ kind: 'label', shipments: [id] })).body.refused).toMatchObject([
      { code: 'not-found' },
    ])
  })
})

it('whatever happened, stock and sales add up', async () => {
  expect(await checkStock(shop.db())).toEqual([])
  await expectSound(server.context)
})
