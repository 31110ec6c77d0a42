import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { storeReference } from '../../../resources/delivery/geography/server/reference/storeReference.ts'
import { destinationOf } from '../../../resources/sales/order/server/destination.ts'
import { createAccount } from '../../../server/auth/accounts.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { placesOf, send } from './shopPlaces.ts'

let server: TestServer
let admin: Call
let places: ReturnType<typeof placesOf>
let india: any
let karnataka: any
let tamilNadu: any

beforeAll(async () => {
  server = await testServer()
  await storeReference(server.context)
  admin = await server.signIn('admin')
  places = placesOf(admin)
  india = await places.found('/countries', { iso2: 'IN' })
  karnataka = await places.found('/states', { isoCode: 'IN-KA' })
  tamilNadu = await places.found('/states', { isoCode: 'IN-TN' })
}, 60_000)
afterAll(() => server?.close())

const put = (path: string, record: any, changes: Record<string, unknown>) =>
  send(admin, 'PUT', `${path}/${record.id}`, { version: record.version, ...changes })

const refusal = (field: string) => ({ status: 422, body: { errors: { [field]: expect.any(String) } } })

describe('the reference data', () => {
  it('holds all countries and India’s states in four languages, and is stored once', async () => {
    const countries = await admin('/countries?range=[0,0]')
    expect(countries.headers.get('content-range')).toMatch(/\/249$/)
    const states = await admin('/states?range=[0,0]')
    expect(states.headers.get('content-range')).toMatch(/\/36$/)
    expect(india).toMatchObject({
      name: 'India',
      dialCode: '+91',
      currency: 'INR',
      isDefault: true,
      active: true,
    })
    expect(india.translations).toMatchObject({
      fr: { name: 'Inde' },
      zh: { name: '印度' },
      ja: { name: 'インド' },
    })
    expect(karnataka).toMatchObject({ gstCode: '29', kind: 'state', country: india.id })
    expect(await storeReference(server.context)).toBe(false)
  })
})

describe('a country', () => {
  it('that becomes the default takes the place of the one before, and one always is', async () => {
    const france = await places.found('/countries', { iso2: 'FR' })
    expect(await put('/countries', france, { isDefault: true })).toMatchObject(refusal('active'))
    const chosen = await put('/countries', france, { isDefault: true, active: true })
    expect(chosen).toMatchObject({ status: 200, body: { isDefault: true } })
    const before = (await send(admin, 'GET', `/countries/${india.id}`)).body
    expect(before.isDefault).toBe(false)
    expect(await put('/countries', chosen.body, { isDefault: false })).toMatchObject(refusal('isDefault'))
    expect(
      (await send(admin, 'DELETE', `/countries/${france.id}?version=${chosen.body.version}`)).status,
    ).toBe(409)
    expect((await put('/countries', before, { isDefault: true })).status).toBe(200)
  })

  it('refuses a pattern that is none', async () => {
    const france = await places.found('/countries', { iso2: 'FR' })
    expect(await put('/countries', france, { postalPattern: '[0-9' })).toMatchObject(refusal('postalPattern'))
  })

  it('with states is not deleted', async () => {
    const { version } = (await send(admin, 'GET', `/countries/${india.id}`)).body
    const { status } = await send(admin, 'DELETE', `/countries/${india.id}?version=${version}`)
    expect(status).toBe(409)
  })
})

describe('a state', () => {
  it('has the code of its country and prefixes that run forwards', async () => {
    expect(await put('/states', karnataka, { isoCode: 'FR-KA' })).toMatchObject(refusal('isoCode'))
    const pinPrefixes = [{ from: '591', to: '560' }]
    expect(await put('/states', karnataka, { pinPrefixes })).toMatchObject(refusal('pinPrefixes.0.to'))
  })

  it('does not move to another country while districts lie in it', async () => {
    await places.district(karnataka.id)
    const france = await places.found('/countries', { iso2: 'FR' })
    const current = (await send(admin, 'GET', `/states/${karnataka.id}`)).body
    expect(current.districtCount).toBe(1)
    const changes = { country: france.id, isoCode: 'FR-KA' }
    expect(await put('/states', current, changes)).toMatchObject(refusal('country'))
  })

  it('keeps its GST code from everybody but the owner', async () => {
    const orders = await server.signIn('orders')
    const answer = await send(orders, 'PUT', `/states/${karnataka.id}`, { version: 1, gstCode: '99' })
    expect(answer.status).toBe(403)
  })
})

describe('a city', () => {
  it('lies in a district of its state', async () => {
    const { district } = await places.district(tamilNadu.id)
    const wrong = await send(admin, 'POST', '/cities', { name: 'Hosur', state: karnataka.id, district })
    expect(wrong).toMatchObject(refusal('district'))
  })

  it('answers to its old name after it is renamed', async () => {
    const { district } = await places.district(karnataka.id)
    const city = await places.made('/cities', { name: 'Mangalore', state: karnataka.id, district })
    const renamed = (await put('/cities', city, { name: 'Mangaluru' })).body
    expect(renamed.aliases).toMatchObject([{ name: 'Mangalore' }])
    const { body } = await send(admin, 'GET', `/cities?filter=${encodeURIComponent('{"q":"mangalore"}')}`)
    expect(body.map(({ id }: any) => id)).toEqual([city.id])
  })

  it('is the word by which its pincodes are found, under its new name too', async () => {
    const { city } = await places.district(karnataka.id, ['560211'])
    const found = async (q: string) =>
      (await send(admin, 'GET', `/pincodes?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.length
    const record = (await send(admin, 'GET', `/cities/${city}`)).body
    await put('/cities', record, { name: 'Zzyzxpur' })
    expect(await found('zzyzx')).toBe(1)
  })

  it('that is merged leaves its pincodes, its zones and its names to the other', async () => {
    const one = await places.district(karnataka.id, ['560201'])
    const two = await places.district(karnataka.id)
    const zone = await places.zone('MERGE', [
      { level: 'city', city: one.city },
      { level: 'city', city: two.city },
    ])
    const gone = (await send(admin, 'GET', `/cities/${one.city}`)).body
    const { status } = await send(admin, 'POST', `/cities/${one.city}/operations/merge`, {
      version: gone.version,
      into: two.city,
    })
    expect(status).toBe(200)
    const kept = (await send(admin, 'GET', `/cities/${two.city}`)).body
    expect(kept).toMatchObject({ pincodeCount: 1, aliases: [{ name: gone.name }] })
    const pincode = await places.found('/pincodes', { pincode: '560201' })
    expect(pincode).toMatchObject({ city: two.city, cityName: kept.name, zone: zone.id, zoneBy: 'city' })
    const { members } = (await send(admin, 'GET', `/delivery-zones/${zone.id}`)).body
    expect(members).toMatchObject([{ city: two.city }])
    expect((await send(admin, 'GET', `/cities/${one.city}`)).status).toBe(404)
  })
})

describe('a state', () => {
  it('that is merged leaves its places, its zones, its names and its first digits to the other', async () => {
    const state = async (isoCode: string, name: string, more: object = {}) =>
      places.made('/states', { country: karnataka.country, isoCode, name, kind: 'other', ...more })
    const gone = await state('IN-ZY', 'Zyland', {
      pinPrefixes: [{ from: '998' }],
      aliases: [{ name: 'Old Zyland' }],
    })
    const kept = await state('IN-ZZ', 'Zzland', { pinPrefixes: [{ from: '997' }], gstCode: '96' })
    const { district, city } = await places.district(gone.id, ['998001'])
    const zone = await places.zone('Z-STATE', [{ level: 'state', state: gone.id }])
    const merge = async (into: string) => {
      const { version } = (await send(admin, 'GET', `/states/${gone.id}`)).body
      return send(admin, 'POST', `/states/${gone.id}/operations/merge`, { version, into })
    }
    const { name, version } = (await send(admin, 'GET', `/districts/${district}`)).body
    const same = await places.made('/districts', { state: kept.id, name: name.toUpperCase() })
    expect(await merge(kept.id)).toMatchObject(refusal('into'))
    await send(admin, 'DELETE', `/districts/${same.id}?version=${same.version}`)
    expect((await merge(kept.id)).status).toBe(200)
    expect((await send(admin, 'GET', `/states/${gone.id}`)).status).toBe(404)
    expect((await send(admin, 'GET', `/states/${kept.id}`)).body).toMatchObject({
      aliases: [{ name: 'Zyland' }, { name: 'Old Zyland' }],
      pinPrefixes: [{ from: '997' }, { from: '998' }],
      districtCount: 1,
      pincodeCount: 1,
    })
    const moved = (await send(admin, 'GET', `/districts/${district}`)).body
    expect(moved).toMatchObject({ state: kept.id, version: version + 1 })
    expect((await send(admin, 'GET', `/cities/${city}`)).body).toMatchObject({ state: kept.id })
    expect(await places.found('/pincodes', { pincode: '998001' })).toMatchObject({
      state: kept.id,
      zone: zone.id,
    })
    const { members, states } = (await send(admin, 'GET', `/delivery-zones/${zone.id}`)).body
    expect([members, states]).toMatchObject([[{ state: kept.id }], [kept.id]])
    // An order that is written with the old name is taxed as one that goes there.
    const there = { pincode: '999999', country: 'IN', state: 'Old Zyland' } as never
    const none = { value: 0, weight: 0, items: 0 }
    expect(await destinationOf(server.context.database.db, there, none)).toMatchObject({ state: '96' })
  })

  it('with another GST code is merged by the owner alone, and the code is not lost', async () => {
    const account = { email: 'manager@atelier.test', name: 'Meera Rao', password: demoPassword }
    await createAccount(server.context.database, { ...account, type: 'SUB_ADMIN', roles: ['manager'] })
    const manager = await server.signIn('manager')
    const state = (isoCode: string, gstCode: string | null) =>
      places.made('/states', {
        country: karnataka.country,
        isoCode,
        name: `Ux ${isoCode}`,
        kind: 'other',
        ...(gstCode ? { gstCode } : {}),
      })
    const merge = async (call: Call, gone: any, kept: any) => {
      const { version } = (await send(admin, 'GET', `/states/${gone.id}`)).body
      return send(call, 'POST', `/states/${gone.id}/operations/merge`, { version, into: kept.id })
    }
    const [coded, other, bare, plain] = [
      ...[await state('IN-UA', '91'), await state('IN-UB', '92')],
      ...[await state('IN-UC', null), await state('IN-UD', null)],
    ]
    for (const [gone, kept] of [
      [coded, other],
      [coded, bare],
      [bare, coded],
    ]) {
      expect(await merge(manager, gone, kept)).toMatchObject(refusal('into'))
      const left = (await send(admin, 'GET', `/states/${gone.id}`)).body
      expect([left.gstCode, left.version]).toEqual([gone.gstCode, gone.version])
    }
    expect((await merge(manager, plain, bare)).status).toBe(200)
    // What the one that stays has counts; where it has none, that of the other does.
    expect((await merge(admin, other, coded)).status).toBe(200)
    expect((await send(admin, 'GET', `/states/${coded.id}`)).body.gstCode).toBe('91')
    expect((await merge(admin, coded, bare)).status).toBe(200)
    expect((await send(admin, 'GET', `/states/${bare.id}`)).body.gstCode).toBe('91')
  })

  it('of another country is not merged', async () => {
    const kerala = await places.found('/states', { isoCode: 'IN-KL' })
    const other = await places.made('/countries', {
      name: 'Zedland',
      iso2: 'ZZ',
      iso3: 'ZZZ',
      dialCode: '+999',
      currency: 'ZZD',
    })
    const far = await places.made('/states', {
      country: other.id,
      isoCode: 'ZZ-A',
      name: 'Far',
      kind: 'other',
    })
    const input = { version: far.version, into: kerala.id }
    expect(await send(admin, 'POST', `/states/${far.id}/operations/merge`, input)).toMatchObject(
      refusal('into'),
    )
  })
})

describe('a district', () => {
  it('that is merged stays as a name that leads to its successor', async () => {
    const one = await places.district(karnataka.id, ['560301'])
    const two = await places.district(karnataka.id)
    const other = await places.district(tamilNadu.id)
    const gone = (await send(admin, 'GET', `/districts/${one.district}`)).body
    const merge = (successor?: string) =>
      send(admin, 'POST', `/districts/${one.district}/transitions/mergeInto`, {
        version: gone.version,
        ...(successor ? { successor } : {}),
      })
    expect(await merge()).toMatchObject(refusal('successor'))
    expect(await merge(other.district)).toMatchObject(refusal('successor'))
    expect(await merge(one.district)).toMatchObject(refusal('successor'))
    expect(await merge(two.district)).toMatchObject({ status: 200, body: { status: 'merged' } })
    const kept = (await send(admin, 'GET', `/districts/${two.district}`)).body
    expect(kept).toMatchObject({ aliases: [{ name: gone.name }], cityCount: 2, pincodeCount: 1 })
    expect(await places.found('/pincodes', { pincode: '560301' })).toMatchObject({ district: two.district })
  })

  it('does not move to another state while cities lie in it', async () => {
    const { district } = await places.district(karnataka.id)
    const record = (await send(admin, 'GET', `/districts/${district}`)).body
    expect(await put('/districts', record, { state: tamilNadu.id })).toMatchObject(refusal('state'))
  })
})

describe('a pincode', () => {
  it('looks as those of its country and lies where it says', async () => {
    const { district, city } = await places.district(karnataka.id)
    const given = { pincode: '560401', state: karnataka.id, district, city }
    const create = (changes: Record<string, unknown>) =>
      send(admin, 'POST', '/pincodes', { ...given, ...changes })
    expect(await create({ pincode: '060401' })).toMatchObject(refusal('pincode'))
    expect(await create({ pincode: '56040' })).toMatchObject(refusal('pincode'))
    expect(await create({ state: tamilNadu.id })).toMatchObject(refusal('district'))
    const foreign = await places.district(tamilNadu.id)
    expect(await create({ city: foreign.city })).toMatchObject(refusal('city'))
    expect(await create({ otherDistricts: [district] })).toMatchObject(refusal('otherDistricts'))
    expect(await create({ otherDistricts: [foreign.district] })).toMatchObject({
      status: 201,
      body: { country: india.id, unlikely: false },
    })
    expect((await create({})).status).toBe(409)
  })

  it('that begins unlike its state’s is doubted, not refused', async () => {
    const { district } = await places.district(karnataka.id)
    const record = await places.made('/pincodes', { pincode: '110401', state: karnataka.id, district })
    expect(record.unlikely).toBe(true)
  })

  it('takes cash only where something is delivered', async () => {
    const { district } = await places.district(karnataka.id)
    const given = { pincode: '560402', state: karnataka.id, district, serviceable: false }
    expect(await send(admin, 'POST', '/pincodes', given)).toMatchObject(refusal('codOk'))
    expect((await send(admin, 'POST', '/pincodes', { ...given, codOk: false })).status).toBe(201)
  })

  it('follows its couriers until staff say that their own word counts', async () => {
    const { district } = await places.district(karnataka.id)
    const couriers = [
      { courier: 'One', forward: true, cod: false, reverse: false },
      { courier: 'c2', forward: false, cod: true, reverse: true },
    ]
    for (const [name, code] of [
      ['One', 'C1'],
      ['Two', 'C2'],
    ])
      await places.made('/couriers', { name, code })
    const given = { pincode: '560403', state: karnataka.id, district, couriers }
    const record = await places.made('/pincodes', given)
    expect(record).toMatchObject({ serviceable: true, codOk: false, reversePickupOk: true })
    const ignored = (await put('/pincodes', record, { codOk: true })).body
    expect(ignored.codOk).toBe(false)
    const locked = (await put('/pincodes', ignored, { codOk: true, flagsLocked: true })).body
    expect(locked.codOk).toBe(true)
  })
})

describe('resolving a pincode', () => {
  const resolve = (pincode: string) => places.asked('/pincodes/operations/resolve', { pincode })

  it('tells city, district, state and whether anything is delivered, in one call', async () => {
    const { district, city } = await places.district(karnataka.id, ['560501'])
    await places.zone('RESOLVE', [{ level: 'district', district }])
    expect(await resolve('560501')).toMatchObject({
      listed: true,
      pincode: '560501',
      city: { id: city },
      district: { id: district },
      state: { name: 'Karnataka' },
      country: { iso2: 'IN' },
      serviceable: true,
      closed: [],
      zone: { name: 'Zone RESOLVE', level: 'district' },
    })
  })

  it('guesses the state of one that is not listed, where only one fits', async () => {
    expect(await resolve('302001')).toMatchObject({
      listed: false,
      state: { name: 'Rajasthan' },
      serviceable: false,
    })
    expect((await resolve('508001')).state).toBeNull()
  })

  it('closes it when anything above it is switched off, and opens it again', async () => {
    const { district, city } = await places.district(karnataka.id, ['560502'])
    for (const [path, id, reason] of [
      ['/cities', city, 'cityInactive'],
      ['/districts', district, 'districtInactive'],
      ['/states', karnataka.id, 'stateInactive'],
      ['/countries', india.id, 'countryInactive'],
    ] as const) {
      if (reason === 'countryInactive') {
        const france = await places.found('/countries', { iso2: 'FR' })
        await put('/countries', france, { active: true, isDefault: true })
      }
      const open = (await send(admin, 'GET', `${path}/${id}`)).body
      const closed = (await put(path, open, { active: false })).body
      const answer = await places.asked('/pincodes/operations/resolve', { pincode: '560502', country: 'IN' })
      expect(answer).toMatchObject({ closed: [reason], serviceable: false })
      const pincode = await places.found('/pincodes', { pincode: '560502' })
      expect(pincode).toMatchObject({ serviceable: true, version: 1 })
      expect(
        (await put(path, closed, { active: true, ...(path === '/countries' ? { isDefault: true } : {}) }))
          .status,
      ).toBe(200)
    }
  })

  it('is refused without the permission, and for what is no pincode', async () => {
    const catalogue = await server.signIn('catalogue')
    const path = '/pincodes/operations/resolve'
    expect((await send(catalogue, 'POST', path, { pincode: '560501' })).status).toBe(403)
    for (const pincode of ['', '1', 'x'.repeat(50), 560501, null]) {
      expect((await send(admin, 'POST', path, { pincode })).status).toBe(422)
    }
  })
})
