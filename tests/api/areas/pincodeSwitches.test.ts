import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeReference } from '../../../resources/delivery/geography/server/reference/storeReference.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { placesOf, send } from './shopPlaces.ts'

let server: TestServer
let admin: Call
let places: ReturnType<typeof placesOf>
let given: { state: string; district: string }

beforeAll(async () => {
  server = await testServer()
  await storeReference(server.context)
  admin = await server.signIn('admin')
  places = placesOf(admin)
  const { id: state } = await places.found('/states', { isoCode: 'IN-KA' })
  given = { state, district: (await places.district(state)).district }
}, 60_000)
afterAll(() => server?.close())

const made = (pincode: string, more = {}) => places.made('/pincodes', { ...given, pincode, ...more })
const read = async (id: string) => (await send(admin, 'GET', `/pincodes/${id}`)).body
const operate = (id: string, name: string, input = {}) =>
  send(admin, 'POST', `/pincodes/${id}/operations/${name}`, input)

describe('a pincode', () => {
  it('is closed with cash and all, opened without it, and cash allowed again', async () => {
    const { id } = await made('560801')
    expect((await operate(id, 'switchService', { open: false, reason: 'Flood' })).status).toBe(200)
    expect(await read(id)).toMatchObject({
      serviceable: false,
      blockReason: 'Flood',
      codOk: false,
      codOffReason: 'Flood',
      flagsLocked: false,
    })
    expect((await operate(id, 'switchCash', { allowed: true })).status).toBe(422)
    await operate(id, 'switchService', { open: true })
    expect(await read(id)).toMatchObject({ serviceable: true, blockReason: null, codOk: false })
    await operate(id, 'switchCash', { allowed: true })
    expect(await read(id)).toMatchObject({ codOk: true, codOffReason: null })
  })

  it('loses its cash only for a reason where orders went', async () => {
    const { id, version } = await made('560802')
    await sql`
      INSERT INTO "order" (id, contact_name, shipping_address) VALUES (gen_random_uuid(), 'Asha', '{"pincode":"560802"}')`.execute(
      server.context.database.db,
    )
    const asked = { items: [{ id, version }], data: { allowed: false } }
    const bulk = (data: object) =>
      send(admin, 'POST', '/pincodes/bulk/operations/switchCash', {
        ...asked,
        data: { ...asked.data, ...data },
      })
    expect((await bulk({})).body).toMatchObject({ done: [], refused: [{ id }] })
    expect((await bulk({ reason: 'Many come back' })).body).toMatchObject({ done: [id], refused: [] })
  })

  it('follows what staff switch from then on, whatever its couriers report', async () => {
    const { id: courier } = await places.made('/couriers', { name: 'Swift', code: 'SW' })
    const { id } = await made('560803')
    await operate(id, 'assignCourier', { courier, cod: true, reverse: false })
    expect(await read(id)).toMatchObject({
      serviceable: true,
      codOk: true,
      reversePickupOk: false,
      flagsLocked: false,
      carriers: [courier],
      couriers: [{ courier: 'Swift', forward: true, cod: true, reverse: false, etaDays: null }],
    })
    await operate(id, 'assignCourier', { courier, cod: false, reverse: true, etaDays: 3 })
    expect(await read(id)).toMatchObject({
      codOk: false,
      couriers: [{ cod: false, reverse: true, etaDays: 3 }],
    })
    await operate(id, 'switchService', { open: false })
    expect(await read(id)).toMatchObject({ serviceable: false, flagsLocked: true })
    const filter = encodeURIComponent(JSON.stringify({ carriers: { has: [courier] } }))
    expect((await send(admin, 'GET', `/pincodes?filter=${filter}`)).body).toMatchObject([{ id }])
  })

  it('does not get a courier that is switched off', async () => {
    const { id: courier } = await places.made('/couriers', { name: 'Gone', code: 'GO', active: false })
    const { id } = await made('560804')
    const told = await operate(id, 'assignCourier', { courier, cod: false, reverse: false })
    expect([told.status, Object.keys(told.body.errors)]).toEqual([422, ['courier']])
  })

  it('is unverified when nobody looked for ninety days', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const [old, fresh, never] = [
      await made('560805', { lastVerifiedAt: ago(92) }),
      await made('560806', { lastVerifiedAt: ago(88) }),
      await made('560807'),
    ]
    const unverified = async () => {
      const view = { any: [{ lastVerifiedAt: { empty: true } }, { lastVerifiedAt: { lt: '$today-90' } }] }
      const filter = { pincode: { in: ['560805', '560806', '560807'] }, ...view }
      const path = `/pincodes?filter=${encodeURIComponent(JSON.stringify(filter))}`
      return (await send(admin, 'GET', path)).body.map(({ pincode }: any) => pincode).sort()
    }
    expect(await unverified()).toEqual(['560805', '560807'])
    const items = [old, fresh, never].map(({ id, version }) => ({ id, version }))
    await send(admin, 'POST', '/pincodes/bulk/operations/verify', { items, data: {} })
    expect(await unverified()).toEqual([])
  })
})

describe('assigning a zone', () => {
  it('takes pincodes in by name, away from the zone that named them, and out of what the zone left out', async () => {
    const [one, two] = [await made('560811'), await made('560812')]
    const from = await places.zone('FROM', [
      { level: 'pincode', from: '560811' },
      { level: 'pincode', from: '560899' },
    ])
    const into = await places.zone('INTO', [{ level: 'pincode', from: '560812', mode: 'exclude' }])
    const told = await send(admin, 'POST', `/delivery-zones/${into.id}/operations/takeIn`, {
      pincodes: [one.id, two.id],
    })
    expect(told.body).toEqual({ taken: 2 })
    for (const { id } of [one, two])
      expect(await read(id)).toMatchObject({ zone: into.id, zoneBy: 'pincode' })
    const named = async (zone: any) =>
      (await send(admin, 'GET', `/delivery-zones/${zone.id}`)).body.members.map(({ from, mode }: any) => [
        from,
        mode,
      ])
    expect(await named(from)).toEqual([['560899', 'include']])
    expect(await named(into)).toEqual([
      ['560811', 'include'],
      ['560812', 'include'],
    ])
  })
})
