import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Shipment } from '../../../resources/sales/invoice/server/work.ts'
import { delhivery } from '../../../resources/sales/shipment/server/connection/delhivery.ts'
import samples from '../../samples/delhivery.json' with { type: 'json' }
import { expectSound } from '../../support/expectSound.ts'
import { type AskedOf, type Imitation, imitate } from '../../support/imitation.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openShop } from '../sales/opened.ts'
import { type Ordered, shipmentShop } from '../sales/shipmentShop.ts'
import { connect } from './connect.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop
const secret = 'secret of the push'

/** What Delhivery has booked: AWBs by the number of our parcel. */
const booked = new Map<string, string>()
/** What it was told not to carry. */
const calledOff: string[] = []

/** Delhivery as its "Last-Mile API Integration Document" describes it. */
function answer({ path, query, headers, text }: AskedOf): { status?: number; body: unknown } {
  if (headers.authorization !== 'Token token of delhivery') return { status: 401, body: samples.unauthorised }
  const [usual] = samples.booked.packages
  if (path === '/api/cmu/create.json') {
    const form = new URLSearchParams(text)
    const { shipments, pickup_location: from } = JSON.parse(form.get('data') ?? '')
    const [{ order }] = shipments
    if (form.get('format') !== 'json' || from.name !== 'Bengaluru WH') return { body: samples.refused }
    const refusal = {
      ...samples.refused,
      packages: [{ ...samples.refused.packages[0], remarks: [samples.duplicate] }],
    }
    if (booked.has(order)) return { body: refusal }
    const waybill = String(84_410_000_000_011 + booked.size)
    booked.set(order, waybill)
    return { body: { ...samples.booked, packages: [{ ...usual, waybill, refnum: order }] } }
  }
  if (path === '/api/p/packing_slip') {
    const awb = query.get('wbns') ?? ''
    const label = { ...samples.label.packages[0], wbn: awb }
    return { body: { packages: [...booked.values()].includes(awb) ? [label] : [], packages_found: 1 } }
  }
  if (path === '/api/v1/packages/json/') {
    const found = [...booked].find(
      ([number, awb]) => query.get('waybill') === awb || query.get('ref_ids') === number,
    )
    const [model] = samples.tracked.ShipmentData
    if (!found) return { status: 404, body: samples.nothing }
    const Shipment = { ...model?.Shipment, AWB: found[1], ReferenceNo: found[0] }
    return { body: { ShipmentData: [{ Shipment }] } }
  }
  if (path === '/api/p/edit') {
    const { waybill, cancellation } = JSON.parse(text)
    if (cancellation === 'true') calledOff.push(waybill)
    return { body: { ...samples.calledOff, waybill } }
  }
  if (path === '/api/p/update') return { body: samples.retried }
  return { body: { delivery_codes: [] } }
}

let service: Imitation
beforeAll(async () => {
  service = await imitate('track.delhivery.com', answer)
}, 120_000)
afterAll(() => service?.[Symbol.asyncDispose]())

const set = () =>
  connect(
    server.context,
    { 'shipping.delhiveryPickup': 'Bengaluru WH' },
    { 'shipping.delhiveryToken': 'token of delhivery', 'shipping.delhiveryPushSecret': secret },
  )
const courier = async () => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM courier WHERE name = 'Delhivery'`.execute(
    server.context.database.db,
  )
  return (await ask('GET', `/couriers/${rows[0]?.id}`)).body
}
const connectCourier = async () => {
  const { id, version } = await courier()
  return ask('PUT', `/couriers/${id}`, { version, connection: 'delhivery' })
}

/** A packed parcel that Delhivery is to carry. */
async function packed(asked: Ordered = {}): Promise<Shipment> {
  const [parcel] = await shop.parcels(await shop.ordered(asked))
  const { id, version } = parcel as Shipment
  await ask('PUT', `/shipments/${id}`, { version, courier: 'Delhivery', weight: 450 })
  return shop.steps(id, 'pack')
}
const run = (operation: string, { id }: Pick<Shipment, 'id'>) =>
  ask('POST', `/shipments/${id}/operations/${operation}`, {})
async function carried(asked: Ordered = {}): Promise<Shipment> {
  const parcel = await packed(asked)
  await run('book', parcel)
  return shop.parcel(parcel.id)
}

/** An hour before these tests. */
const began = Date.now() - 3_600_000

/** A scan of a parcel, pushed as Delhivery does: so many minutes after they began. */
function push(
  { awb, number }: Pick<Shipment, 'awb' | 'number'>,
  [type, status, code = 'X-UCI']: readonly [string, string, string?],
  minutes: number,
  given = secret,
) {
  const at = new Date(began + minutes * 60_000 + 19_800_000).toISOString().slice(0, -1)
  const { Shipment: model } = samples.push
  const told = {
    ...model.Status,
    Status: status,
    StatusType: type,
    StatusDateTime: at,
    Instructions: `${status}.`,
  }
  const Shipment = { ...model, AWB: awb, ReferenceNo: number, NSLCode: code, Status: told }
  return server
    .call('/courier-events/delhivery', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Courier-Secret': given },
      body: JSON.stringify({ Shipment }),
    })
    .then(async (told) => ({ status: told.status, body: (await told.json()) as any }))
}

describe('a courier without its settings', () => {
  it('cannot be connected, is asked nothing and believed nothing; what is missing is named', async () => {
    expect((await connectCourier()).body.errors.connection).toMatch(
      /shipping\.delhiveryToken, shipping\.delhiveryPickup/,
    )
    const parcel = await packed()
    expect((await run('book', parcel)).status).toBe(409)
    expect((await push({ awb: '1234567', number: parcel.number }, ['UD', 'Manifested'], 0)).status).toBe(401)
    const tried = await ask('POST', '/config-settings/operations/test', { connection: 'courier' })
    expect(tried.body.error).toMatch(/Delhivery is not set up/)
    expect(service.asked).toEqual([])
    await set()
    expect((await connectCourier()).status).toBe(200)
    // What is packed already can be booked now.
    expect((await shop.parcel(parcel.id)).connection).toBe('delhivery')
    const again = await ask('POST', '/config-settings/operations/test', { connection: 'courier' })
    expect(again.body).toEqual({ ok: true, by: 'delhivery', error: null })
  })
})

describe('a parcel that is booked', () => {
  it('gets its AWB, with rupees, grams and the cash to collect', async () => {
    const parcel = await packed({ method: 'cod', pieces: [1], price: 105_000 })
    expect((await run('book', parcel)).status).toBe(200)
    const after = await shop.parcel(parcel.id)
    expect(after).toMatchObject({ status: 'labelReady', awb: booked.get(String(parcel.number)) })
    const form = new URLSearchParams(service.asked.at(-1)?.text)
    const [sent] = JSON.parse(form.get('data') ?? '').shipments
    expect(sent).toMatchObject({
      name: 'Asha Rao',
      phone: '9876543210',
      pin: '560025',
      order: parcel.number,
      weight: 450,
      payment_mode: 'COD',
      cod_amount: (parcel.codAmount ?? 0) / 100,
      quantity: '1',
    })
    expect(sent.total_amount).toBeGreaterThan(0)
    expect((await run('book', after)).status).toBe(409)
  })

  it('is not, as long as its order must not leave the house', async () => {
    const parcel = await packed()
    const reason = await shop.reason('hold')
    expect((await ask('POST', `/orders/${parcel.order}/operations/hold`, { reason })).status).toBe(200)
    expect(await run('book', parcel)).toMatchObject({
      status: 422,
      body: { errors: { order: expect.anything() } },
    })
    expect(booked.has(String(parcel.number))).toBe(false)
  })

  it('has the label of the courier', async () => {
    const parcel = await carried()
    const { body } = await run('courierLabel', parcel)
    expect(body).toEqual({ link: samples.label.packages[0]?.pdf_download_link, error: null })
    service.fail('silence')
    expect((await run('courierLabel', parcel)).body.error).toBe('Delhivery did not answer within 15 seconds.')
  })

  it('is booked once, although the answer got lost', async () => {
    const parcel = await packed()
    service.fail('lost')
    await run('book', parcel)
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'packed', awb: null })
    expect((await shop.parcel(parcel.id)).events.at(-1)).toMatchObject({
      status: 'Not booked',
      note: 'Delhivery did not answer within 15 seconds.',
    })
    await run('book', parcel)
    expect(await shop.parcel(parcel.id)).toMatchObject({
      status: 'labelReady',
      awb: booked.get(String(parcel.number)),
    })
  })

  it('or refused, says why', async () => {
    const parcel = await packed()
    for (const [failure, note] of [
      [{ status: 429, body: { detail: 'Request was throttled.' } }, /429: Request was throttled/],
      [{ status: 503, body: 'no JSON' }, /answered 503/],
      [{ body: samples.refused }, /ClientWarehouse matching query does not exist/],
      ['broken', /could not be reached/],
    ] as const) {
      service.fail(failure)
      await run('book', parcel)
      expect((await shop.parcel(parcel.id)).events.at(-1)?.note).toMatch(note)
    }
    const dear = await packed({ pieces: [1], price: 6_000_000 })
    await run('book', dear)
    expect((await shop.parcel(dear.id)).events.at(-1)?.note).toMatch(/e-way bill/)
  })
})

/** Books a parcel, to which something happens between Delhivery's answer and the label. */
async function bookedWhile(parcel: Shipment, meanwhile: () => Promise<unknown>) {
  const { book } = delhivery
  const spy = vi.spyOn(delhivery, 'book').mockImplementationOnce(async (...asked) => {
    const awb = await book(...asked)
    await meanwhile()
    return awb
  })
  expect((await run('book', parcel)).status).toBe(200)
  spy.mockRestore()
  return shop.parcel(parcel.id)
}
/** What the clock does in the minutes in which bookings are called off. */
const callOff = () => runTimedWork(server.context, new Date(Math.ceil(Date.now() / 300_000) * 300_000))
const cancelled = async ({ id }: Shipment) => expect((await shop.step(id, 'cancel')).status).toBe(200)

describe('a booking that nobody wants any more', () => {
  it('is called off at the courier: of a parcel that was cancelled while it answered', async () => {
    const parcel = await packed()
    const after = await bookedWhile(parcel, () => cancelled(parcel))
    const awb = booked.get(String(parcel.number))
    expect(after).toMatchObject({ status: 'cancelled', awb: null, bookedWith: 'delhivery', bookedAwb: awb })
    await callOff()
    expect(calledOff).toEqual([awb])
    expect(await shop.parcel(parcel.id)).toMatchObject({ bookedWith: null, bookedAwb: awb })
    expect((await shop.parcel(parcel.id)).events.at(-1)).toMatchObject({ status: 'Called off', note: awb })
    await callOff()
    expect(calledOff).toEqual([awb])
  })

  it('or whose answer got lost, or that was labelled; as often as it takes, and told once', async () => {
    calledOff.length = 0
    const lost = await packed()
    service.fail('lost')
    await run('book', lost)
    await cancelled(lost)
    const labelled = await carried()
    await cancelled(labelled)
    const silent = await packed()
    service.fail('broken')
    await run('book', silent)
    await cancelled(silent)
    service.fail({ status: 503, body: 'no JSON' }, { body: samples.notCalledOff })
    await callOff()
    expect(calledOff).toEqual([])
    service.fail({ status: 503, body: 'no JSON' }, { body: samples.notCalledOff })
    await callOff()
    const noted = (await shop.parcel(labelled.id)).events.filter(({ status }) => status === 'Not called off')
    expect(noted.map(({ note }) => note)).toEqual([
      'Delhivery did not call it off: The shipment is dispatched.',
    ])
    await callOff()
    expect(calledOff.sort()).toEqual([lost, labelled].map(({ number }) => booked.get(String(number))).sort())
    for (const { id } of [lost, labelled, silent]) expect((await shop.parcel(id)).bookedWith).toBeNull()
  })

  it('or that the courier kept for longer than a week: then somebody asks, and nobody asks for what is called off', async () => {
    calledOff.length = 0
    const parcel = await carried()
    await cancelled(parcel)
    await sql`UPDATE "shipment" SET "updated_at" = now() - interval '8 days' WHERE "id" = ${parcel.id}`.execute(
      server.context.database.db,
    )
    await callOff()
    expect(calledOff).toEqual([])
    expect((await run('callOff', parcel)).status).toBe(200)
    await expect.poll(async () => (await shop.parcel(parcel.id)).bookedWith).toBeNull()
    expect(calledOff).toEqual([booked.get(String(parcel.number))])
    expect((await run('callOff', parcel)).body).toMatchObject({ code: 'not-allowed-now' })
  })

  it('or that goes under another number; the one that it goes under stays', async () => {
    calledOff.length = 0
    const other = await packed()
    const label = { courier: 'Delhivery', awb: 'OTHER-1' }
    const after = await bookedWhile(other, () => shop.step(other.id, 'label', label))
    expect(after).toMatchObject({ status: 'labelReady', awb: 'OTHER-1', bookedWith: 'delhivery' })
    const typed = await packed()
    service.fail('lost')
    await run('book', typed)
    await shop.step(typed.id, 'label', { ...label, awb: booked.get(String(typed.number)) })
    await callOff()
    expect(calledOff).toEqual([booked.get(String(other.number))])
    expect(await shop.parcel(typed.id)).toMatchObject({
      bookedWith: 'delhivery',
      bookedAwb: booked.get(String(typed.number)),
    })
  })

  it('is kept where the order must not leave the house meanwhile, and labels the parcel once it may', async () => {
    const parcel = await packed()
    const { id } = parcel
    const reason = await shop.reason('hold')
    const held = await bookedWhile(parcel, () =>
      ask('POST', `/orders/${parcel.order}/operations/hold`, { reason }),
    )
    const awb = booked.get(String(parcel.number))
    expect(held).toMatchObject({ status: 'packed', awb: null, bookedAwb: awb })
    expect(held.events.at(-1)).toMatchObject({ status: 'Not labelled', note: 'order-on-hold' })
    await ask('POST', `/orders/${parcel.order}/operations/release`, { note: 'Go on' })
    expect((await run('book', parcel)).status).toBe(200)
    expect(await shop.parcel(id)).toMatchObject({ status: 'labelReady', awb })
  })
})

describe('what Delhivery pushes', () => {
  it('is believed by the secret alone, and of parcels that it carries', async () => {
    const parcel = await carried()
    for (const given of ['wrong', ''])
      expect((await push(parcel, ['DL', 'Delivered'], 0, given)).status).toBe(401)
    expect((await shop.parcel(parcel.id)).status).toBe('labelReady')
    expect((await push({ awb: '99999999', number: 'SH-999999' }, ['UD', 'In Transit'], 0)).body).toEqual({
      outcome: 'unknown',
    })
    expect((await push({ awb: null, number: null }, ['UD', 'In Transit'], 0)).status).toBe(422)
  })

  it('takes the parcel along: handed over, on its way, out, delivered, and each scan once', async () => {
    const parcel = await carried({ method: 'cod' })
    expect((await push(parcel, ['UD', 'Manifested'], 0)).body).toEqual({ outcome: 'noted' })
    expect((await push(parcel, ['UD', 'In Transit'], 1)).body).toEqual({ outcome: 'applied' })
    expect((await push(parcel, ['UD', 'In Transit'], 1)).body).toEqual({ outcome: 'repeated' })
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'inTransit', carrierStatus: 'In Transit' })
    await push(parcel, ['UD', 'Dispatched'], 2)
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'outForDelivery', attempts: 1 })
    await push(parcel, ['DL', 'Delivered'], 3)
    const after = await shop.parcel(parcel.id)
    expect(after).toMatchObject({ status: 'delivered', carrierStatus: 'Delivered' })
    const [cash] = await shop.payments(after.order)
    expect(cash).toMatchObject({ status: 'collected' })
    // What comes late is noted and moves nothing.
    expect((await push(parcel, ['UD', 'Dispatched'], 2.5)).body).toEqual({ outcome: 'noted' })
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'delivered', carrierStatus: 'Delivered' })
  })

  it('may be faster than the answer to the booking: the scan brings the AWB', async () => {
    const parcel = await packed()
    service.fail('lost')
    await run('book', parcel)
    const awb = booked.get(String(parcel.number)) ?? ''
    await push({ awb, number: parcel.number }, ['UD', 'In Transit'], 1)
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'inTransit', awb })
  })

  it('of a delivery that failed says why; it is tried again, and in the end comes back', async () => {
    const parcel = await carried({ method: 'cod' })
    await push(parcel, ['UD', 'Dispatched'], 1)
    await push(parcel, ['UD', 'Pending', 'EOD-11'], 2)
    expect(await shop.parcel(parcel.id)).toMatchObject({
      status: 'attemptFailed',
      failedNote: 'Pending.',
      nextAction: 'retry',
      attempts: 1,
      failedReason: expect.any(String),
    })
    await run('retryDelivery', parcel)
    expect(JSON.parse(service.asked.at(-1)?.text ?? '')).toEqual({
      data: [{ waybill: parcel.awb, act: 'RE-ATTEMPT' }],
    })
    expect((await shop.parcel(parcel.id)).events).toContainEqual(
      expect.objectContaining({ status: 'Another try asked for', note: 'UPL5643279187542' }),
    )
    await push(parcel, ['UD', 'Dispatched'], 3)
    expect(await shop.parcel(parcel.id)).toMatchObject({ status: 'outForDelivery', attempts: 2 })
    await push(parcel, ['RT', 'In Transit'], 4)
    expect(await shop.parcel(parcel.id)).toMatchObject({
      status: 'rtoInTransit',
      carrierStatus: 'RTO In Transit',
    })
    // That it is back says whoever takes it in.
    expect((await push(parcel, ['DL', 'RTO'], 5)).body).toEqual({ outcome: 'noted' })
    await shop.steps(parcel.id, 'receiveBack')
  })

  it('that got lost is fetched: Delhivery is asked where a parcel is', async () => {
    const parcel = await carried()
    await run('follow', parcel)
    const after = await shop.parcel(parcel.id)
    expect([after.status, after.carrierStatus]).toEqual(['inTransit', 'In Transit'])
    const { length } = after.events
    await run('follow', parcel)
    expect((await shop.parcel(parcel.id)).events).toHaveLength(length)
  })

  it('leaves to people what the shop does not allow by itself', async () => {
    const parcel = await carried()
    await sql`UPDATE "order" SET "on_hold" = true WHERE "id" = ${parcel.order}`.execute(
      server.context.database.db,
    )
    expect((await push(parcel, ['UD', 'In Transit'], 1)).body).toEqual({ outcome: 'noted' })
    const after = await shop.parcel(parcel.id)
    expect(after.status).toBe('labelReady')
    expect(after.events).toContainEqual(
      expect.objectContaining({ status: 'Not followed', note: 'order-on-hold' }),
    )
    await sql`UPDATE "order" SET "on_hold" = false WHERE "id" = ${parcel.order}`.execute(
      server.context.database.db,
    )
  })
})

it('leaves orders, parcels, stock and money in agreement', () => expectSound(server.context))
