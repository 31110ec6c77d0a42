import { describe, expect, it } from 'vitest'
import {
  missingPieces,
  pieceOf,
  type StationParcel,
} from '../../../resources/sales/shipment/rules/station.ts'
import type { Call } from '../../support/server.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { shop } = openShop(shipmentShop)
const { ask } = shop

const station = (code: unknown, call?: Call) => ask('POST', '/shipments/operations/station', { code }, call)
const pack = ({ id, version }: StationParcel, scanned: readonly object[], call?: Call) =>
  ask('POST', `/shipments/${id}/operations/pack`, { version, scanned }, call)
const all = ({ lines }: StationParcel) => lines.map(({ id, quantity }) => ({ line: id, quantity }))

describe('the packing station', () => {
  it('brings the parcel of a code with the codes of its pieces; of an order without one it is made', async () => {
    const order = await shop.ordered({ pieces: [2, 1] })
    const { status, body } = await station(order.number?.toLowerCase())
    expect(status).toBe(200)
    expect(body).toMatchObject({ orderNumber: order.number, status: 'pending', giftWrap: false })
    expect(body.lines.map(({ sku, quantity }: any) => [sku, quantity])).toEqual(
      order.lines.map(({ sku, quantity }) => [sku, quantity]),
    )
    expect(body.lines.every(({ product }: any) => typeof product === 'string')).toBe(true)
    // The order again, or the number of the parcel, brings the same one.
    expect((await station(order.number)).body.id).toBe(body.id)
    expect((await station(body.number)).body.id).toBe(body.id)
  })

  it('packs what was scanned if that is the whole parcel and nothing else', async () => {
    const order = await shop.ordered({ pieces: [2, 1] })
    const parcel = (await station(order.number)).body as StationParcel
    const [first, second] = all(parcel)
    for (const [wrong, at] of [
      [[], 'scanned'],
      [[first], 'scanned'],
      [[first, { ...second, quantity: 2 }], 'scanned'],
      // A line that is named twice says so where it is named again.
      [[first, first], 'scanned.1.line'],
      [[first, second, { line: order.id, quantity: 1 }], 'scanned'],
    ] as const) {
      const refused = await pack(parcel, [...wrong] as object[])
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [at]])
    }
    expect((await shop.parcel(parcel.id)).status).toBe('pending')
    expect((await pack(parcel, all(parcel))).body).toMatchObject({ status: 'packed' })
    const again = await station(order.number)
    expect(again.body).toMatchObject({ id: parcel.id, status: 'packed' })
    // Somebody else packed it meanwhile.
    expect((await pack(parcel, all(parcel))).status).toBe(409)
  })

  it('refuses what must not be packed before anybody fetches its pieces, and codes of nothing', async () => {
    const unconfirmed = await shop.ordered({ isConfirmed: false })
    expect(Object.keys((await station(unconfirmed.number)).body.errors)).toEqual(['order'])
    const unpaid = await shop.ordered({ isPaid: false })
    await shop.parcels(unpaid)
    expect(Object.keys((await station(unpaid.number)).body.errors)).toEqual(['order'])
    for (const code of ['AT-999999', '%', "' OR 1=1", '🧵'])
      expect([code, Object.keys((await station(code)).body.errors)]).toEqual([code, ['code']])
    for (const code of ['', ' ', 7, null, 'x'.repeat(81)]) expect((await station(code)).status).toBe(422)
  })

  it('takes the flag, and tells a packer without a view of orders nothing that was written to somebody', async () => {
    const order = await shop.ordered({ more: { giftWrap: true, giftMessage: 'For Mira' } })
    const looker = await shop.staff('looker', [{ key: 'shipment', view: true }])
    expect((await station(order.number, looker)).status).toBe(403)
    const packer = await shop.staff('packer', [{ key: 'shipment', view: true, pack: true }])
    expect((await station(order.number, packer)).body).toMatchObject({ giftWrap: true, giftMessage: null })
    expect((await station(order.number)).body).toMatchObject({ giftMessage: 'For Mira' })
  })
})

describe('a scanned piece', () => {
  const line = (id: string, sku: string, quantity: number, barcode: string | null = null) => ({
    id,
    sku,
    quantity,
    barcode,
    name: sku,
    product: null,
    variant: null,
  })
  const lines = [line('a', 'KUR-M', 2, '890100'), line('b', 'KUR-L', 1), line('c', 'KUR-M', 1)]

  it('counts by its exact SKU or barcode, and fills one line after the other', () => {
    expect(pieceOf(lines, {}, 'kur-m')).toMatchObject({ is: 'next', line: { id: 'a' } })
    expect(pieceOf(lines, {}, '890100')).toMatchObject({ is: 'next', line: { id: 'a' } })
    expect(pieceOf(lines, { a: 2 }, 'KUR-M')).toMatchObject({ is: 'next', line: { id: 'c' } })
    expect(pieceOf(lines, { a: 2, c: 1 }, 'KUR-M')).toMatchObject({ is: 'surplus' })
    for (const code of ['KUR', 'KUR-M ', '89010', 'KUR-XL']) expect(pieceOf(lines, {}, code).is).toBe('wrong')
    expect(missingPieces(lines, { a: 1, b: 5 })).toBe(2)
  })
})
