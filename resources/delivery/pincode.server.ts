import { cityName } from '../../server/areas/city/cityName.ts'
import { zoneAt } from '../../server/areas/deliveryZone/zoneAt.ts'
import { countPlaces } from '../../server/areas/geography/countPlaces.ts'
import { guardPincode } from '../../server/areas/pincode/guardPincode.ts'
import { namedCouriers } from '../../server/areas/pincode/namedCouriers.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { fromFeed } from '../../src/shop/geography/fromFeed.ts'
import { pincode } from './pincode.ts'

export default defineHooks(pincode, {
  beforeSave: async ({ db, record, previous }) => {
    // The couriers' word counts, unless staff have said that theirs does.
    const isFed = record.couriers.length > 0 && !record.flagsLocked
    const flags = isFed ? fromFeed(record.couriers) : {}
    const told = { ...record, ...flags }
    const named = await namedCouriers(db, record, previous)
    const { country, unlikely } = await guardPincode(db, told, previous)
    const { zone, claims } = await zoneAt(db, { ...told, country })
    const zoneBy = claims.find(({ verdict }) => verdict === 'serves')?.member.level ?? null
    return { ...flags, ...named, country, unlikely, zone, zoneBy, cityName: await cityName(db, told.city) }
  },
  jobs: { countPlaces: { every: 60, at: 11, run: ({ db, now }) => countPlaces(db, now) } },
})
