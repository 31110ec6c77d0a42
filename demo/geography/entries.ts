import {
  countryReference,
  stateReference,
} from '../../resources/delivery/geography/server/reference/entries.ts'
import { resources } from '../../resources/index.ts'
import type { Values } from '../../server/records/values.ts'
import { random } from '../random.ts'
import type { Entry, Shop } from '../shop.ts'
import { daysAgo } from '../time.ts'
import { inEveryLanguage } from '../words.ts'
import { demoCities } from './cities.ts'
import { demoPincodes } from './pincodes.ts'
import { type DemoMethod, type DemoZone, demoZones } from './zones.ts'

type Make = () => Promise<Entry>

/** Before the shop was opened. */
const before = '2025-04-14T05:00:00.000Z'

export const countryEntries = (): Make[] =>
  countryReference().map((entry) => async () => ({ ...entry, at: before }))

export const stateEntries = (shop: Shop): Make[] =>
  stateReference(shop.id(resources.country, 'IN')).map((entry) => async () => ({ ...entry, at: before }))

const districtKey = (state: string, district: string) => `${state} ${district}`

/** The districts of the sample's cities, each once. */
export function districtEntries(shop: Shop): Make[] {
  const known = new Map(demoCities.map((city) => [districtKey(city.state, city.district.name), city]))
  return [...known].map(([key, city]) => async () => {
    const { name: en, zh, ja } = city.district
    return {
      key,
      at: before,
      values: {
        state: shop.id(resources.state, city.state),
        name: en,
        translations: { fr: { name: en }, zh: { name: `${zh}县` }, ja: { name: `${ja}県` } },
        // A district that is called like its city keeps the city's old names too.
        aliases: en === city.name ? city.aliases.map((name) => ({ name })) : [],
      },
    }
  })
}

export const cityEntries = (shop: Shop): Make[] =>
  demoCities.map((city) => async () => {
    const { name, zh, ja, state, district, kind, tier, latitude, longitude, aliases } = city
    return {
      key: name,
      at: before,
      values: {
        name,
        kind,
        tier,
        latitude,
        longitude,
        translations: { fr: { name }, zh: { name: zh }, ja: { name: ja } },
        state: shop.id(resources.state, state),
        district: shop.id(resources.district, districtKey(state, district.name)),
        aliases: aliases.map((alias) => ({ name: alias })),
      },
    }
  })

export const zoneEntries = (shop: Shop): Make[] =>
  demoZones.map((zone) => async () => ({
    key: zone.code,
    at: before,
    values: {
      code: zone.code,
      ...inEveryLanguage({ name: zone.name, description: zone.description }),
      priority: zone.priority,
      active: !zone.inactive,
      members: members(shop, zone),
      methods: zone.methods.map(({ slabs: _, codSlabs: __, eta: [etaMin, etaMax], codFee, ...method }) => ({
        ...method,
        etaMin,
        etaMax,
        codFee,
        codAllowed: codFee !== null,
        preferred: preferred[method.type].map((name) => shop.id(resources.courier, name)),
        workingDays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
      })),
      slabs: zone.methods.flatMap(({ code, slabs }) =>
        slabs.map(([upTo, rate]) => ({ method: code, upTo, rate })),
      ),
      codSlabs: zone.methods.flatMap(({ code, codSlabs }) =>
        codSlabs.map(([upTo, fee]) => ({ method: code, upTo, fee })),
      ),
    },
  }))

/** Who carries what of the demo shop, the first one first. */
const preferred: Readonly<Record<DemoMethod['type'], readonly string[]>> = {
  standard: ['Swiftline', 'Bharat Parcel'],
  express: ['Swiftline', 'CityHop'],
  sameDay: ['CityHop'],
}

function members(shop: Shop, zone: DemoZone): Values[] {
  const placeOf = (district: string) => {
    const city = demoCities.find((one) => one.district.name === district)
    return shop.id(resources.district, districtKey(city?.state ?? '', district))
  }
  const include = { mode: 'include' }
  const exclude = { mode: 'exclude' }
  const state = (code: string) => ({ level: 'state', state: shop.id(resources.state, code) })
  return [
    ...(zone.country ? [{ ...include, level: 'country', country: shop.id(resources.country, 'IN') }] : []),
    ...(zone.states ?? []).map((code) => ({ ...include, ...state(code) })),
    ...(zone.withoutStates ?? []).map((code) => ({ ...exclude, ...state(code) })),
    ...(zone.districts ?? []).map((name) => ({ ...include, level: 'district', district: placeOf(name) })),
    ...(zone.cities ?? []).map((name) => ({
      ...include,
      level: 'city',
      city: shop.id(resources.city, name),
    })),
    ...(zone.prefixes ?? []).map((from) => ({ ...include, level: 'prefix', from })),
    ...(zone.ranges ?? []).map(([from, to]) => ({ ...include, level: 'range', from, to })),
    ...(zone.withoutPincodes ?? []).map((from) => ({ ...exclude, level: 'pincode', from })),
  ]
}

/** The sample of pincodes; some cannot be reached, some take no cash, and one courier does not know them all. */
export const pincodeEntries = (shop: Shop): Make[] =>
  demoPincodes.map(({ pincode, city: name, office }) => async () => {
    const city = demoCities.find((one) => one.name === name)
    const state = city?.state ?? ''
    const chance = random(pincode)
    const isFar = ['IN-LA', 'IN-AN', 'IN-AR', 'IN-MN', 'IN-TR'].includes(state)
    const serviceable = chance.next() < 0.97
    const codOk = serviceable && !isFar && chance.next() < 0.9
    return {
      key: pincode,
      at: before,
      values: {
        pincode,
        country: shop.id(resources.country, 'IN'),
        cityName: name,
        state: shop.id(resources.state, state),
        district: shop.id(resources.district, districtKey(state, city?.district.name ?? '')),
        city: shop.id(resources.city, name),
        localities: [{ office, kind: /GPO/.test(office) ? 'headOffice' : 'subOffice', delivery: true }],
        latitude: near(city?.latitude ?? 0, chance.between(-0.06, 0.06)),
        longitude: near(city?.longitude ?? 0, chance.between(-0.06, 0.06)),
        serviceable,
        blockReason: serviceable ? null : 'No courier delivers here at present.',
        codOk,
        reversePickupOk: serviceable && !isFar && chance.next() < 0.93,
        outOfArea: isFar,
        surcharge: isFar ? 8000 : null,
        ...(chance.next() < 0.4
          ? { couriers: couriers(serviceable, codOk), carriers: carriers(shop), flagsLocked: true }
          : {}),
        source: 'sample',
        lastVerifiedAt: chance.next() < 0.85 ? daysAgo(chance.whole(2, 160)) : null,
      },
    }
  })

const near = (degrees: number, by: number) => Math.round((degrees + by) * 1e5) / 1e5

/** Those who carry to a place as `couriers` says, as the area itself would find them by their names. */
const carriers = (shop: Shop) =>
  ['Swiftline', 'Bharat Parcel'].map((name) => shop.id(resources.courier, name))

const couriers = (forward: boolean, cod: boolean): Values[] => [
  { courier: 'Swiftline', forward, cod, reverse: forward, etaDays: 3, syncedAt: daysAgo(3) },
  { courier: 'Bharat Parcel', forward, cod: false, reverse: false, etaDays: 5, syncedAt: daysAgo(3) },
]
