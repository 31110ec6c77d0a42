import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { checkStock } from '../../../resources/catalogue/stockLevel/server/checkStock.ts'
import type { Shipment } from '../../../resources/sales/invoice/server/work.ts'
import { expectSound } from '../../support/expectSound.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

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
    // What cannot be read is shown as it was given.
    expect(preview.body.plans.at(-2)).toMatchObject({ target: `${one.number}, Delhivery` })
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
    const { number } = await shop.parcel(ids[2] ?? '')
    expect(body.refused).toEqual([{ id: ids[2], number, code: 'not-allowed-now', values: {} }])
    expect(body.manifest).toMatch(/^MF-\d{6}$/)
    expect([...body.done].sort()).toEqual(ids.slice(0, 2).sort())
    expect((await shop.parcel(ids[0] ?? '')).manifest).toBe(body.manifest)
    expect((await shop.parcel(ids[2] ?? '')).status).toBe('pending')
  })

  it('are handed over by their orders; one that has no label stays and is named', async () => {
    const orders = [await shop.ordered(), await shop.ordered()]
    const [labelled, packed] = (await Promise.all(orders.map((order) => shop.parcels(order)))).map(
      ([parcel]) => parcel?.id ?? '',
    ) as [string, string]
    await shop.steps(labelled, 'pack', 'label')
    await shop.steps(packed, 'pack')
    const { body } = await ask('POST', '/shipments/operations/handOver', {
      orders: orders.map(({ id }) => id),
    })
    expect(body).toMatchObject({ done: [labelled], manifest: expect.stringMatching(/^MF-/) })
    expect(body.refused).toMatchObject([{ number: (await shop.parcel(packed)).number }])
    const both = { shipments: [packed], orders: [orders[0]?.id] }
    expect((await ask('POST', '/shipments/operations/handOver', both)).status).toBe(400)
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
      orders: [one.id, two.id],
      at: handedOverAt,
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
