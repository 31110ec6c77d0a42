import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeReference } from '../../../resources/delivery/geography/server/reference/storeReference.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { placesOf, send } from './shopPlaces.ts'

let server: TestServer
let admin: Call
let places: ReturnType<typeof placesOf>
let india: any
let karnataka: any
let kerala: any

beforeAll(async () => {
  server = await testServer()
  await storeReference(server.context)
  admin = await server.signIn('admin')
  places = placesOf(admin)
  india = await places.found('/countries', { iso2: 'IN' })
  karnataka = await places.found('/states', { isoCode: 'IN-KA' })
  kerala = await places.found('/states', { isoCode: 'IN-KL' })
}, 60_000)
afterAll(() => server?.close())

const read = async (path: string) => (await send(admin, 'GET', path)).body
const put = (zone: any, changes: Record<string, unknown>) =>
  send(admin, 'PUT', `/delivery-zones/${zone.id}`, { version: zone.version, ...changes })
const drop = async (zone: any) => {
  const { version } = await read(`/delivery-zones/${zone.id}`)
  return send(admin, 'DELETE', `/delivery-zones/${zone.id}?version=${version}`)
}
/** An order as it stands in the database, placed some days ago. */
const ordered = (pincode: string, days: number) =>
  sql`
    INSERT INTO "order" (id, contact_name, pincode, placed_at) VALUES (gen_random_uuid(), 'Asha', ${pincode}, now() - ${days} * interval '1 day')`.execute(
    server.context.database.db,
  )
const refusal = (field: string) => ({ status: 422, body: { errors: { [field]: expect.any(String) } } })

describe('the members of a zone', () => {
  const create = (members: object[], more = {}) =>
    send(admin, 'POST', '/delivery-zones', { name: 'M', code: 'MEMBERS', members, ...more })

  it('keep only what their level speaks of, in the default country', async () => {
    const { body } = await create([
      { level: 'state', state: karnataka.id, country: india.id, from: '560' },
      { level: 'range', from: '560001', to: '560010', city: null },
      { level: 'prefix', from: '6', to: '7', mode: 'exclude' },
    ])
    expect(body.members).toMatchObject([
      { level: 'state', mode: 'include', state: karnataka.id, country: null, from: null },
      { level: 'range', country: india.id, from: '560001', to: '560010' },
      { level: 'prefix', mode: 'exclude', from: '6', to: null },
    ])
    expect(body).toMatchObject({ levels: ['state', 'range', 'prefix'], states: [karnataka.id] })
    await drop(body)
  })

  it('are refused where what they need is missing or runs backwards', async () => {
    expect(await create([{ level: 'city', state: karnataka.id }])).toMatchObject(refusal('members.0.city'))
    expect(await create([{ level: 'pincode' }])).toMatchObject(refusal('members.0.from'))
    expect(await create([{ level: 'range', from: '560002', to: '560001' }])).toMatchObject(
      refusal('members.0.to'),
    )
    expect(await create([{ level: 'range', from: '56', to: '560001' }])).toMatchObject(
      refusal('members.0.to'),
    )
    const twice = { level: 'state', state: karnataka.id }
    expect((await create([twice, twice])).status).toBe(422)
  })

  it('keep a district and a state from being deleted', async () => {
    const { district } = await places.district(karnataka.id)
    const zone = await places.zone('HOLDS', [{ level: 'state', state: kerala.id }])
    expect((await send(admin, 'DELETE', `/states/${kerala.id}?version=${kerala.version}`)).status).toBe(409)
    expect((await drop(zone)).status).toBe(200)
    expect(district).toEqual(expect.any(String))
  })
})

describe('the steps of a price', () => {
  it('belong to a method of the zone that is not of one price', async () => {
    const steps = (slabs: object[], methods: object[]) =>
      send(admin, 'POST', '/delivery-zones', { name: 'S', code: 'SLABS', slabs, methods })
    const flat = { code: 'a', rate: 100, etaMin: 1, etaMax: 2 }
    const slab = { method: 'a', upTo: 500, rate: 50 }
    expect(await steps([slab], [flat])).toMatchObject(refusal('slabs.0.method'))
    expect(await steps([{ ...slab, method: 'b' }], [flat])).toMatchObject(refusal('slabs.0.method'))
    const codSlabs = [{ method: 'b', upTo: 50_000, fee: 4900 }]
    const cod = { name: 'S', code: 'SLABS', codSlabs, methods: [flat] }
    expect(await send(admin, 'POST', '/delivery-zones', cod)).toMatchObject(refusal('codSlabs.0.method'))
    const zone = await steps([slab], [{ ...flat, rateType: 'byWeight' }])
    expect(zone).toMatchObject({ status: 201, body: { cheapest: 50, methodTypes: ['standard'], cod: true } })
    expect(await steps([], [{ ...flat, etaMin: 3 }])).toMatchObject(refusal('methods.0.etaMax'))
    await drop(zone.body)
  })
})

describe('the zone of listed pincodes', () => {
  it('follows every change of the zones, without a new version of the pincode', async () => {
    const { city } = await places.district(karnataka.id, ['560601', '560602'])
    const wide = await places.zone('WIDE', [{ level: 'state', state: karnataka.id }])
    const at = async (pincode: string) => {
      const { zone, zoneBy, version } = await places.found('/pincodes', { pincode })
      return [zone, zoneBy, version]
    }
    expect(await at('560601')).toEqual([wide.id, 'state', 1])
    const close = await places.zone('CLOSE', [{ level: 'city', city }])
    expect(await at('560601')).toEqual([close.id, 'city', 1])
    expect(await read(`/delivery-zones/${close.id}`)).toMatchObject({ pincodeCount: 2, version: 1 })
    const without = [...close.members, { level: 'pincode', from: '560602', mode: 'exclude' }]
    const narrowed = (await put(close, { members: without })).body
    expect(await at('560602')).toEqual([wide.id, 'state', 1])
    const off = (await put(narrowed, { active: false })).body
    expect(await at('560601')).toEqual([wide.id, 'state', 1])
    await put(off, { active: true })
    expect(await at('560601')).toEqual([close.id, 'city', 1])
    expect((await drop(close)).status).toBe(200)
    expect(await at('560601')).toEqual([wide.id, 'state', 1])
    expect((await drop(wide)).status).toBe(200)
    expect(await at('560601')).toEqual([null, null, 1])
  })
})

describe('looking for a zone by a pincode', () => {
  const found = async (q: string): Promise<string[]> => {
    const filter = encodeURIComponent(JSON.stringify({ q }))
    return (await read(`/delivery-zones?filter=${filter}`)).map(({ code }: any) => code).sort()
  }

  it('finds every zone that takes it in, by whatever level, and none that leaves it out', async () => {
    const { city, district } = await places.district(kerala.id, ['682601', '682602'])
    const made = [
      await places.zone('F-CITY', [{ level: 'city', city }], { active: false }),
      await places.zone('F-COUNTRY', [{ level: 'country', country: india.id }]),
      await places.zone('F-DISTRICT', [{ level: 'district', district }]),
      await places.zone('F-ELSEWHERE', [{ level: 'state', state: karnataka.id }]),
      await places.zone('F-OUT', [
        { level: 'state', state: kerala.id },
        { level: 'city', city, mode: 'exclude' },
      ]),
      await places.zone('F-PINCODE', [{ level: 'pincode', from: '682601' }]),
      await places.zone('F-PREFIX', [{ level: 'prefix', from: '6826' }]),
      await places.zone('F-RANGE', [{ level: 'range', from: '682600', to: '682601' }]),
      await places.zone('F-STATE', [{ level: 'state', state: kerala.id }]),
    ]
    const wide = ['F-CITY', 'F-COUNTRY', 'F-DISTRICT', 'F-PREFIX', 'F-STATE']
    expect(await found('682602')).toEqual(wide)
    expect(await found('682601')).toEqual([...wide, 'F-PINCODE', 'F-RANGE'].sort())
    // Not listed: of its first digits the state is known, or nothing but the country.
    expect(await found('682699')).toEqual(expect.arrayContaining(['F-COUNTRY', 'F-PREFIX']))
    expect(await found('f-state')).toEqual(['F-STATE'])
    expect(await found('6826011')).toEqual([])
    for (const zone of made) await drop(zone)
  })
})

describe('members out of a file', () => {
  it('are compared first and stored then; what is not understood is told with its line', async () => {
    const { city } = await places.district(karnataka.id, ['560801'])
    const { name } = await read(`/cities/${city}`)
    const [one, two] = [
      await places.zone('FILE-1', [{ level: 'state', state: kerala.id }]),
      await places.zone('FILE-2', []),
    ]
    const text = [
      'zone;level;value;mode',
      `file-1;city;Karnataka / ${name};`,
      'FILE-1;state;IN-KL;exclude',
      'FILE-1;range;560810 - 560819;exclude',
      'FILE-2;country;india;include',
      'FILE-2;prefix;5608*;',
      'FILE-2;pincode;560801;',
      'NONE;pincode;560801;',
      'FILE-2;town;Somewhere;',
      'FILE-2;pincode;560802;maybe',
      'FILE-2;city;Nowhere at all;',
      'FILE-2;range;560819-560810;',
      'FILE-2;prefix;5608;exclude',
    ].join('\n')
    const expected = { zones: 2, added: 5, changed: 1, same: 0 }
    const refused = [
      [8, 'unknownZone'],
      [9, 'unknownLevel'],
      [10, 'unknownMode'],
      [11, 'unknownPlace'],
      [12, 'unknownPlace'],
      [13, 'repeated'],
    ]
    const tooLong = { text: Array.from({ length: 10_001 }, () => 'ONE,state,Kerala').join('\n') }
    expect(await send(admin, 'POST', '/delivery-zones/operations/compareMembers', tooLong)).toMatchObject(
      refusal('text'),
    )
    const told = await places.asked('/delivery-zones/operations/compareMembers', { text })
    expect(told).toMatchObject(expected)
    expect(told.refused.map(({ row, problem }: any) => [row, problem])).toEqual(refused)
    expect((await read(`/delivery-zones/${two.id}`)).members).toEqual([])
    expect(await places.asked('/delivery-zones/operations/importMembers', { text })).toEqual(told)
    expect((await read(`/delivery-zones/${one.id}`)).members).toMatchObject([
      { level: 'state', state: kerala.id, mode: 'exclude', id: one.members[0].id },
      { level: 'city', city, mode: 'include' },
      { level: 'range', from: '560810', to: '560819', country: india.id, mode: 'exclude' },
    ])
    expect((await read(`/delivery-zones/${two.id}`)).members).toMatchObject([
      { level: 'country', country: india.id },
      { level: 'prefix', from: '5608' },
      { level: 'pincode', from: '560801' },
    ])
    expect((await places.found('/pincodes', { pincode: '560801' })).zone).toBe(two.id)
    const again = await places.asked('/delivery-zones/operations/importMembers', { text })
    expect(again).toMatchObject({ zones: 0, added: 0, changed: 0, same: 6 })
    for (const zone of [one, two]) await drop(zone)
  })

  it('are not stored by whoever may not import', async () => {
    const reader = await server.signIn('catalogue')
    const { status } = await send(reader, 'POST', '/delivery-zones/operations/importMembers', {
      text: 'A,city,B',
    })
    expect(status).toBe(403)
  })
})

describe('trying a pincode', () => {
  const test = (input: Record<string, unknown>) => places.asked('/delivery-zones/operations/test', input)

  it('says zone, price, days and cash, and why', async () => {
    const { city } = await places.district(karnataka.id, ['560701'])
    const methods = [
      {
        code: 'a',
        rate: 9000,
        rateType: 'byWeight',
        etaMin: 2,
        etaMax: 4,
        codFee: 2900,
        codMaxValue: 200_000,
      },
      { code: 'b', type: 'express', rate: 19_900, etaMin: 1, etaMax: 1, codAllowed: false },
    ]
    const slabs = [{ method: 'a', upTo: 500, rate: 4900 }]
    const codSlabs = [
      { method: 'a', upTo: 100_000, fee: 4900 },
      { method: 'b', upTo: 100_000, fee: 1 },
    ]
    const more = { methods, slabs, codSlabs, priority: 3 }
    const near = await places.zone('NEAR', [{ level: 'city', city }], more)
    const far = await places.zone('FAR', [{ level: 'country', country: india.id }])
    expect(await test({ pincode: ' 560701 ', value: 150_000, weight: 400, items: 1 })).toMatchObject({
      listed: true,
      closed: [],
      zone: { id: near.id, code: 'NEAR' },
      claims: [
        { zone: near.id, level: 'city', mode: 'include', verdict: 'serves', priority: 3 },
        { zone: far.id, level: 'country', place: 'India', verdict: 'lessSpecific' },
      ],
      methods: [
        { code: 'a', price: 4900, etaMin: 2, etaMax: 4, codFee: 2900, codRefused: null, refused: null },
        { code: 'b', price: 19_900, codRefused: 'methodWithoutCod' },
      ],
    })
    expect((await test({ pincode: '560701', value: 100_000 })).methods[0]).toMatchObject({ codFee: 4900 })
    expect((await test({ pincode: '560701', value: 200_001, weight: 501 })).methods[0]).toMatchObject({
      price: 9000,
      codRefused: 'aboveCodLimit',
    })
    await drop(near)
    await drop(far)
  })

  it('offers nothing where the place is closed, and takes the place’s own days and surcharge', async () => {
    const { district } = await places.district(karnataka.id)
    const zone = await places.zone('PLACE', [{ level: 'district', district }])
    const given = { state: karnataka.id, district }
    await places.made('/pincodes', {
      ...given,
      pincode: '560702',
      serviceable: false,
      codOk: false,
      blockReason: 'Flood',
    })
    const own = { outOfArea: true, surcharge: 700, etaMin: 8, etaMax: 9, codOk: false }
    await places.made('/pincodes', { ...given, ...own, pincode: '560703' })
    expect(await test({ pincode: '560702' })).toMatchObject({
      closed: ['notServiceable'],
      blockReason: 'Flood',
      zone: { id: zone.id },
      methods: [],
    })
    expect((await test({ pincode: '560703' })).methods).toMatchObject([
      { price: 5700, etaMin: 8, etaMax: 9, codRefused: 'placeWithoutCod' },
    ])
    await drop(zone)
  })

  it('serves what is not listed by its digits or its state', async () => {
    const zone = await places.zone('DIGITS', [{ level: 'range', from: '560800', to: '560899' }])
    expect(await test({ pincode: '560850' })).toMatchObject({ listed: false, zone: { id: zone.id } })
    expect(await test({ pincode: '560900' })).toMatchObject({ listed: false, zone: null, methods: [] })
    await drop(zone)
  })

  it.each([
    {},
    { pincode: '' },
    { pincode: '560701', value: -1 },
    { pincode: '560701', items: 0.5 },
    { pincode: 5 },
  ])('refuses %j', async (input) => {
    const { status } = await send(admin, 'POST', '/delivery-zones/operations/test', input)
    expect(status).toBe(422)
  })
})

describe('the reports', () => {
  it('tell overlaps with those that only the priority decides first, and what nobody serves', async () => {
    const { city } = await places.district(karnataka.id, ['560901', '560902'])
    const [one, two, wide] = [
      await places.zone('ONE', [{ level: 'city', city }], { priority: 1 }),
      await places.zone('TWO', [
        { level: 'city', city },
        { level: 'pincode', from: '560902', mode: 'exclude' },
      ]),
      await places.zone('ALL', [{ level: 'pincode', from: '560902' }], { methods: [] }),
    ]
    const { overlaps } = await places.asked('/delivery-zones/operations/overlaps')
    expect(overlaps).toMatchObject([
      { first: { id: one.id }, second: { id: two.id }, pincodes: 1, ties: 1, example: '560901' },
      { first: { id: one.id }, second: { id: wide.id }, pincodes: 1, ties: 0, example: '560902' },
    ])
    const { served, unserved } = await places.asked('/delivery-zones/operations/coverage')
    expect(served).toBe(1)
    expect(unserved.find(({ pincode }: any) => pincode === '560902')).toMatchObject({ hasZone: true })
    expect(unserved.find(({ pincode }: any) => pincode === '560901')).toBeUndefined()
    for (const zone of [one, two, wide]) await drop(zone)
  })

  it('name the places that nobody serves by how much they are asked for', async () => {
    await places.district(karnataka.id, ['560911', '560912', '560913'])
    await ordered('560913', 5)
    await ordered('560912', 5)
    await ordered('560912', 200)
    await sql`
      INSERT INTO cart (id, token, status, pincode, last_activity_at) VALUES
        (gen_random_uuid(), 'demand-one', 'abandoned', '560912', now()), (gen_random_uuid(), 'demand-two', 'converted', '560912', now())`.execute(
      server.context.database.db,
    )
    const { unserved } = await places.asked('/delivery-zones/operations/coverage')
    expect(unserved.slice(0, 2)).toMatchObject([
      { pincode: '560912', orders: 1, carts: 1 },
      { pincode: '560913', orders: 1, carts: 0 },
    ])
    expect(unserved.find(({ pincode }: any) => pincode === '560911')).toMatchObject({ orders: 0, carts: 0 })
  })
})

it('a zone counts the orders of thirty days to the places that it takes in', async () => {
  const { city } = await places.district(karnataka.id, ['560921', '560922'])
  const zone = await places.zone('COUNTED', [{ level: 'city', city }])
  for (const days of [1, 29, 31]) await ordered('560921', days)
  await ordered('560922', 2)
  await runTimedWork(server.context, new Date(new Date().setUTCMinutes(7)))
  const { ordersLately, version } = await read(`/delivery-zones/${zone.id}`)
  expect([ordersLately, version]).toEqual([3, zone.version])
  const filter = encodeURIComponent(JSON.stringify({ ordersLately: { gte: 3 } }))
  expect((await read(`/delivery-zones?filter=${filter}`)).map(({ code }: any) => code)).toEqual(['COUNTED'])
  await drop(zone)
})

it('places count the orders of ninety days, and a pincode the parcels that nobody took', async () => {
  const { db } = server.context.database
  const { city } = await places.district(karnataka.id, ['560931', '560932', '560933'])
  const before = (await read(`/states/${karnataka.id}`)).ordersLately
  for (const days of [1, 89, 91]) await ordered('560931', days)
  await ordered('560932', 2)
  // What became of parcels to one of them: one was delivered, two came back, one came back long ago, one is on its way.
  for (const [delivered, back] of [
    [3, null],
    [null, 1],
    [20, 10],
    [null, 95],
    [null, null],
  ] as const)
    await sql`
      INSERT INTO shipment (id, "order", delivered_at, rto_at)
      SELECT gen_random_uuid(), o.id, now() - ${delivered}::int * interval '1 day', now() - ${back}::int * interval '1 day'
      FROM "order" o WHERE o.pincode = '560931' ORDER BY o.id LIMIT 1`.execute(db)
  await runTimedWork(server.context, new Date(new Date().setUTCMinutes(12)))
  expect(await places.found('/pincodes', { pincode: '560931' })).toMatchObject({
    ordersLately: 0,
    rtoLately: null,
  })
  await runTimedWork(server.context, new Date(new Date().setUTCMinutes(11)))
  const told = await places.found('/pincodes', { pincode: '560931' })
  expect(told).toMatchObject({ ordersLately: 2, rtoLately: 66.7, version: 1 })
  expect(await places.found('/pincodes', { pincode: '560933' })).toMatchObject({
    ordersLately: 0,
    rtoLately: null,
  })
  expect((await read(`/cities/${city}`)).ordersLately).toBe(3)
  expect((await read(`/states/${karnataka.id}`)).ordersLately).toBeGreaterThanOrEqual((before ?? 0) + 3)
  const filter = encodeURIComponent(JSON.stringify({ rtoLately: { gte: 20 } }))
  expect((await read(`/pincodes?filter=${filter}`)).map(({ pincode }: any) => pincode)).toEqual(['560931'])
})

describe('what can be done with zones', () => {
  it('copies one under the next free code, switched off', async () => {
    const zone = await places.zone('COPY', [{ level: 'state', state: kerala.id }])
    const copy = async () =>
      (await send(admin, 'POST', `/delivery-zones/${zone.id}/operations/duplicate`, {})).body.id
    const [first, second] = [await copy(), await copy()]
    expect(await read(`/delivery-zones/${first}`)).toMatchObject({
      code: 'COPY-2',
      active: false,
      members: [{ state: kerala.id }],
    })
    expect(await read(`/delivery-zones/${second}`)).toMatchObject({ code: 'COPY-3', name: 'Zone COPY (3)' })
    for (const id of [zone.id, first, second]) await drop({ id })
  })

  it('changes rates and days of many, of one type of method', async () => {
    const methods = [
      { code: 'a', rate: 4900, rateType: 'byWeight', etaMin: 2, etaMax: 4 },
      { code: 'b', type: 'express', rate: 9900, etaMin: 1, etaMax: 1 },
    ]
    const zone = await places.zone('RATES', [], { methods, slabs: [{ method: 'a', upTo: 500, rate: 3000 }] })
    const change = (input: Record<string, unknown>) =>
      send(admin, 'POST', '/delivery-zones/operations/changeRates', { ids: [zone.id], ...input })
    expect(await change({ type: 'standard', percent: 10, etaMin: 5 })).toMatchObject({
      body: { zones: 1, methods: 1 },
    })
    expect(await read(`/delivery-zones/${zone.id}`)).toMatchObject({
      methods: [
        { rate: 5400, etaMin: 5, etaMax: 5 },
        { rate: 9900, etaMin: 1 },
      ],
      slabs: [{ rate: 3300 }],
      version: 2,
    })
    expect(await change({ amount: -1_000_000 })).toMatchObject({ body: { methods: 2 } })
    expect((await read(`/delivery-zones/${zone.id}`)).cheapest).toBe(0)
    expect(await change({})).toMatchObject(refusal('percent'))
    expect(await change({ percent: 5, amount: 100 })).toMatchObject(refusal('amount'))
    expect(await change({ etaMin: 4, etaMax: 2 })).toMatchObject(refusal('etaMax'))
    const orders = await server.signIn('orders')
    expect(
      (await send(orders, 'POST', '/delivery-zones/operations/changeRates', { ids: [zone.id], percent: 1 }))
        .status,
    ).toBe(403)
    await drop(zone)
  })

  it('tells the pincodes that a zone serves', async () => {
    const { district } = await places.district(kerala.id, ['682999', '682001'])
    const zone = await places.zone('LIST', [{ level: 'district', district }])
    const { body } = await send(admin, 'POST', `/delivery-zones/${zone.id}/operations/pincodes`, {})
    expect(body).toEqual({ pincodes: ['682001', '682999'] })
    await drop(zone)
  })
})
