import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ensureCouriers } from '../../../resources/delivery/courier/server/ensureCouriers.ts'
import { resources } from '../../../resources/index.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask, work } = shop

const errorsOf = ({ status, body }: { status: number; body: any }) => [
  status,
  Object.keys(body?.errors ?? {}),
]
const courier = async (name: string) => {
  const { body } = await ask('GET', `/couriers?filter=${encodeURIComponent(JSON.stringify({ name }))}`)
  return body[0]
}
const change = async (name: string, values: object) => {
  const { id, version } = await courier(name)
  return ask('PUT', `/couriers/${id}`, { version, ...values })
}
const packed = async (asked = {}) => {
  const [parcel] = await shop.parcels(await shop.ordered(asked))
  await shop.steps(parcel?.id ?? '', 'pack')
  return parcel?.id ?? ''
}
let numbers = 0
const label = (id: string, name: string, more = {}) =>
  shop.step(id, 'label', { courier: name, awb: `CO-${++numbers}000`, ...more })

describe('the courier of a parcel', () => {
  it('is found by its code, is called what it is called, and tells where the parcel is followed', async () => {
    await change('Delhivery', { trackingPattern: 'https://track.example/{awb}?by=shop' })
    const id = await packed()
    expect((await label(id, 'dlv', { awb: 'AB-1 2'.replace(' ', '') })).status).toBe(200)
    const { id: carrier } = await courier('Delhivery')
    expect(await shop.parcel(id)).toMatchObject({
      courier: 'Delhivery',
      carrier,
      trackingUrl: 'https://track.example/AB-12?by=shop',
    })
    const { version } = await shop.parcel(id)
    expect((await ask('PUT', `/shipments/${id}`, { version, awb: 'AB-13' })).body.trackingUrl).toBe(
      'https://track.example/AB-13?by=shop',
    )
    expect(await courier('Delhivery')).toMatchObject({ shipmentCount: 1 })
  })

  it('stays the page that somebody wrote', async () => {
    const id = await packed()
    const trackingUrl = 'https://elsewhere.example/1'
    await label(id, 'Delhivery')
    const { version } = await shop.parcel(id)
    await ask('PUT', `/shipments/${id}`, { version, trackingUrl })
    expect((await shop.steps(id, 'handOver')).trackingUrl).toBe(trackingUrl)
  })

  it('must be one that is known, that is active, and that does what is asked of it', async () => {
    await ask('POST', '/couriers', { name: 'Prepaid only', code: 'PRE' })
    await ask('POST', '/couriers', { name: 'Gone', code: 'GONE', active: false })
    await ask('POST', '/couriers', { name: 'Back only', code: 'BACK', forward: false, reverse: true })
    const id = await packed({ method: 'cod' })
    for (const name of ['Nobody', 'Gone', 'Back only', 'Prepaid only'])
      expect(errorsOf(await label(id, name))).toEqual([422, ['courier']])
    expect((await label(id, 'Blue Dart')).status).toBe(200)
    const prepaid = await packed()
    expect((await label(prepaid, 'Prepaid only')).status).toBe(200)
  })

  it('is not asked of a list twice, whether it is named or coded, and an unknown one is told', async () => {
    const id = await packed()
    const { number } = await shop.parcel(id)
    const plan = async (line: string) => {
      const text = `${number}, ${line}`
      await ask('POST', '/shipments/operations/importAwbs', { text })
      const { body } = await ask('POST', '/shipments/operations/previewAwbs', { text })
      return body.plans[0]
    }
    expect(await plan('Nobody, LIST-1')).toMatchObject({ problem: 'unknown-courier' })
    expect(await plan('DLV, LIST-1')).toMatchObject({ does: 'same', courier: 'Delhivery' })
  })

  it('that zones prefer is set from the start, where it takes the cash and reaches the place', async () => {
    const [first, second] = [await courier('Prepaid only'), await courier('Blue Dart')]
    const { body: zones } = await ask('GET', '/delivery-zones')
    const [zone] = zones
    const methods = zone.methods.map((method: object) => ({ ...method, preferred: [first.id, second.id] }))
    expect((await ask('PUT', `/delivery-zones/${zone.id}`, { version: zone.version, methods })).status).toBe(
      200,
    )
    const more = { shippingMethod: 'standard' }
    const usual = async (method: 'upi' | 'cod') =>
      (await shop.parcels(await shop.ordered({ method, more })))[0]?.courier
    expect([await usual('upi'), await usual('cod')]).toEqual(['Prepaid only', 'Blue Dart'])
    const { body: listed } = await ask(
      'GET',
      `/pincodes?filter=${encodeURIComponent('{"pincode":"560025"}')}`,
    )
    const couriers = [
      { courier: 'Prepaid only', forward: false },
      { courier: 'Blue Dart', forward: true, cod: true },
    ]
    const at = { version: listed[0].version, couriers }
    expect((await ask('PUT', `/pincodes/${listed[0].id}`, at)).body.carriers).toEqual([first.id, second.id])
    expect(await usual('upi')).toBe('Blue Dart')
  })
})

describe('a courier', () => {
  it('that is used is not deleted; renamed, it keeps its pincodes, and parcels keep the name of their time', async () => {
    const { id, version } = await courier('Blue Dart')
    expect((await ask('DELETE', `/couriers/${id}?version=${version}`)).status).toBe(409)
    expect((await change('Blue Dart', { name: 'Blue Dart Express' })).status).toBe(200)
    const { body } = await ask(
      'GET',
      `/pincodes?filter=${encodeURIComponent(JSON.stringify({ carriers: { has: [id] } }))}`,
    )
    expect(body.map(({ couriers }: any) => couriers[1].courier)).toEqual(['Blue Dart Express'])
    const { rows } = await sql<{ courier: string }>`
      SELECT DISTINCT courier FROM shipment WHERE carrier = ${id}`.execute(shop.db())
    expect(rows).toEqual([{ courier: 'Blue Dart' }])
  })

  it('is chosen by whoever plans what refers to it, without seeing the area', async () => {
    const staff = await shop.staff('packer', [{ key: 'shipment', view: true, edit: true, ship: true }])
    const found = await staff('/couriers/lookup?q=delhi')
    expect([found.status, (await found.json()).map(({ title }: any) => title)]).toEqual([200, ['Delhivery']])
    expect((await staff('/couriers')).status).toBe(403)
  })

  it('that was written by hand becomes a record at the next start, once', async () => {
    const db = shop.db()
    await sql`UPDATE shipment SET carrier = NULL`.execute(db)
    await sql`UPDATE pincode SET carriers = '{}'`.execute(db)
    await sql`UPDATE delivery_zone_methods SET preferred = '{}', couriers = 'delhivery , Swift & Co.'`.execute(
      db,
    )
    await sql`DELETE FROM courier`.execute(db)
    await ensureCouriers(server.context)
    const { body } = await ask('GET', '/couriers')
    const known = Object.fromEntries(body.map(({ name, code }: any) => [name, code]))
    expect(known).toMatchObject({
      Delhivery: 'DELHIVERY',
      'Swift & Co.': 'SWIFT-CO',
      'Prepaid only': 'PREPAID-ONLY',
    })
    const { rows } = await sql<{ left: number }>`
      SELECT count(*)::int AS left FROM shipment WHERE courier IS NOT NULL AND carrier IS NULL`.execute(db)
    expect(rows).toEqual([{ left: 0 }])
    const delhivery = await courier('Delhivery')
    expect(delhivery.shipmentCount).toBeGreaterThan(0)
    const { body: zones } = await ask('GET', '/delivery-zones')
    const [method] = zones[0].methods
    expect(method).toMatchObject({
      preferred: [delhivery.id, (await courier('Swift & Co.')).id],
      couriers: null,
    })
    await work(({ records }) => records.create(resources.courier, { name: 'Later', code: 'LATER' }))
    const { id, version } = await courier('Later')
    await ask('DELETE', `/couriers/${id}?version=${version}`)
    await ensureCouriers(server.context)
    expect(await courier('Later')).toBeUndefined()
  })
})
