import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storeReference } from '../../../resources/delivery/geography/server/reference/storeReference.ts'
import { importList } from '../../../resources/delivery/pincode/server/importList.ts'
import { readOfficialList } from '../../../resources/delivery/pincode/server/officialList.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { placesOf } from './shopPlaces.ts'

let server: TestServer
let places: ReturnType<typeof placesOf>
let karnataka: any
let odisha: any

beforeAll(async () => {
  server = await testServer()
  await storeReference(server.context)
  places = placesOf(await server.signIn('admin'))
  karnataka = await places.found('/states', { isoCode: 'IN-KA' })
  odisha = await places.found('/states', { isoCode: 'IN-OD' })
}, 60_000)
afterAll(() => server?.close())

async function* linesOf(text: string) {
  for (const line of text.trim().split('\n')) yield line.split(',')
}

const file = `
CircleName,OfficeName,Pincode,OfficeType,Delivery,District,StateName,Latitude,Longitude
Karnataka,Adugodi S.O,561030,PO,Delivery,BANGALORE URBAN,KARNATAKA,12.94,77.61
Karnataka,Ejipura B.O,561030,BO,Non Delivery,BANGALORE URBAN,KARNATAKA,NA,NA
Odisha,Baripada H.O,757001,HO,Delivery,MAYURBHANJ,ORISSA,0,0
Nowhere,Lost B.O,561031,BO,Delivery,LOST,ATLANTIS,1,1
Karnataka,Bad,56103,BO,Delivery,X,KARNATAKA,1,1`

describe('the full list of pincodes', () => {
  it('is read with all offices of a pincode, and what is unreadable is counted', async () => {
    const { pincodes, unreadable } = await readOfficialList(linesOf(file))
    expect(unreadable).toBe(1)
    expect(pincodes[0]).toEqual({
      pincode: '561030',
      state: 'KARNATAKA',
      district: 'BANGALORE URBAN',
      latitude: 12.94,
      longitude: 77.61,
      localities: [
        { office: 'Adugodi', kind: 'subOffice', delivery: true },
        { office: 'Ejipura', kind: 'branchOffice', delivery: false },
      ],
    })
    expect(pincodes[1]).toMatchObject({ latitude: null, localities: [{ kind: 'headOffice' }] })
    await expect(readOfficialList(linesOf('office,lat\na,1'))).rejects.toThrow(/no column for pincode/)
  })

  it('is tried without a trace, then stored, and stored again without a change', async () => {
    const urban = await places.made('/districts', {
      state: karnataka.id,
      name: 'Bengaluru Urban',
      aliases: [{ name: 'Bangalore Urban' }],
    })
    const given = { state: karnataka.id, district: urban.id }
    await places.made('/pincodes', { ...given, pincode: '561099' })
    const kept = { ...given, pincode: '561030', codOk: false, localities: [{ office: 'Adugodi' }] }
    const before = await places.made('/pincodes', kept)
    const { pincodes } = await readOfficialList(linesOf(file))

    const tried = await importList(server.context, pincodes, { dryRun: true })
    expect(tried).toEqual({
      created: 1,
      changed: 1,
      unchanged: 0,
      missing: ['561099'],
      closed: 0,
      newDistricts: ['MAYURBHANJ, ORISSA'],
      refused: [{ pincode: '561031', reason: 'state unknown-reference' }],
    })
    expect(await places.found('/pincodes', { pincode: '757001' })).toBeUndefined()

    expect(await importList(server.context, pincodes, { dryRun: false })).toEqual(tried)
    const stored = await places.found('/pincodes', { pincode: '561030' })
    expect(stored).toMatchObject({ district: urban.id, codOk: false, source: 'import', latitude: 12.94 })
    expect(stored.localities.map(({ office }: any) => office)).toEqual(['Adugodi', 'Ejipura'])
    expect(stored.localities[0].id).toBe(before.localities[0].id)
    const baripada = await places.found('/pincodes', { pincode: '757001' })
    expect(baripada).toMatchObject({ state: odisha.id, serviceable: true, unlikely: false })
    expect(await places.found('/districts', { name: 'Mayurbhanj' })).toMatchObject({ id: baripada.district })

    const again = await importList(server.context, pincodes, { dryRun: false })
    expect(again).toMatchObject({ created: 0, changed: 0, unchanged: 2, newDistricts: [] })

    const close = { dryRun: false, missing: 'close' } as const
    expect(await importList(server.context, pincodes, close)).toMatchObject({
      missing: ['561099'],
      closed: 1,
    })
    expect(await places.found('/pincodes', { pincode: '561099' })).toMatchObject({
      serviceable: false,
      blockCause: 'notListed',
      blockReason: null,
      codOk: false,
      codOffReason: null,
    })
    expect(await importList(server.context, pincodes, close)).toMatchObject({
      missing: ['561099'],
      closed: 0,
    })
  })
})
