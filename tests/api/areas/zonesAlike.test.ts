import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../../demo/random.ts'
import { resolveZone, type Zone } from '../../../resources/delivery/deliveryZone/rules/resolveZone.ts'
import type { Place } from '../../../resources/delivery/deliveryZone/rules/zoneMember.ts'
import { refreshZones } from '../../../resources/delivery/deliveryZone/server/refreshZones.ts'
import { zoneAt } from '../../../resources/delivery/deliveryZone/server/zoneAt.ts'
import { storeReference } from '../../../resources/delivery/geography/server/reference/storeReference.ts'
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
const drop = async (zone: any) => {
  const { version } = await read(`/delivery-zones/${zone.id}`)
  return send(admin, 'DELETE', `/delivery-zones/${zone.id}?version=${version}`)
}

describe('JavaScript and SQL', () => {
  it('give every place the same zone, whatever the zones say', async () => {
    const chance = random('zones')
    const [one, two, three] = [
      await places.district(karnataka.id, ['570001', '570002', '570010']),
      await places.district(karnataka.id, ['570101', '570150']),
      await places.district(kerala.id, ['680001', '680100']),
    ]
    const { db } = server.context.database
    const { rows: listed } = await sql<Place & { id: string }>`
      SELECT id, pincode, country, state, district, city FROM pincode WHERE pincode ~ '^(570|680)'`.execute(
      db,
    )
    const member = () => {
      const level = chance.pick([
        'country',
        'state',
        'district',
        'city',
        'prefix',
        'range',
        'pincode',
      ] as const)
      const { pincode } = chance.pick(listed)
      const at = chance.pick([one, two, three])
      const place = {
        country: { country: india.id },
        state: { state: chance.pick([karnataka.id, kerala.id]) },
        district: { district: at.district },
        city: { city: at.city },
        prefix: { from: pincode.slice(0, chance.whole(1, 5)) },
        range: { from: pincode, to: String(Number(pincode) + chance.whole(0, 60)) },
        pincode: { from: pincode },
      }[level]
      return { level, mode: chance.chance(0.35) ? 'exclude' : 'include', ...place }
    }
    for (let round = 0; round < 12; round++) {
      const zones: any[] = []
      for (let index = 0; index < chance.whole(1, 4); index++) {
        const wanted = Array.from({ length: chance.whole(0, 5) }, member)
        const members = [
          ...new Map(wanted.map((each) => [JSON.stringify({ ...each, mode: '' }), each])).values(),
        ]
        const more = { priority: chance.whole(1, 2), active: chance.chance(0.8) }
        zones.push(await places.zone(`R${round}-${index}`, members, more))
      }
      const given: Zone[] = zones.map(({ id, priority, active, members }) => ({
        id,
        priority,
        active,
        members,
      }))
      await server.context.database.transaction((tx) => refreshZones(tx))
      const { rows: stored } = await sql<{ id: string; zone: string | null; zone_by: string | null }>`
        SELECT id, zone, zone_by FROM pincode WHERE pincode ~ '^(570|680)'`.execute(db)
      for (const place of listed) {
        const { zone, claims } = resolveZone(given, place)
        const level = claims.find(({ verdict }) => verdict === 'serves')?.member.level ?? null
        const told = await zoneAt(db, place)
        const kept = stored.find(({ id }) => id === place.id)
        expect([round, place.pincode, told.zone, told.claims.map((claim) => claim.verdict)]).toEqual([
          round,
          place.pincode,
          zone,
          claims.map((claim) => claim.verdict),
        ])
        expect([round, place.pincode, kept?.zone]).toEqual([round, place.pincode, zone])
        // A range and a prefix are equally specific; either may be named.
        const alike = (name: string | null | undefined) => (name === 'range' ? 'prefix' : name)
        expect(alike(kept?.zone_by)).toBe(alike(level))
      }
      for (const zone of zones) await drop(zone)
    }
  }, 60_000)
})
