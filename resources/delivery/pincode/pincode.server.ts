import { defineHooks } from '../../../server/defineHooks.ts'
import { cityName } from '../city/server/cityName.ts'
import { zoneAt } from '../deliveryZone/server/zoneAt.ts'
import { fromFeed } from '../geography/rules/fromFeed.ts'
import { countPlaces } from '../geography/server/countPlaces.ts'
import { pincode } from './pincode.ts'
import { guardPincode } from './server/guardPincode.ts'
import { namedCouriers } from './server/namedCouriers.ts'

export default defineHooks(pincode, {
  beforeSave: async ({ db, record, previous, context }) => {
    // The couriers' word counts, unless staff have said that theirs does.
    const isFed = record.couriers.length > 0 && !record.flagsLocked
    const flags = isFed ? fromFeed(record.couriers) : {}
    const told = { ...record, ...flags }
    const named = await namedCouriers(db, record, previous)
    const { country, unlikely } = await guardPincode(db, told, previous, context.registry.order)
    const { zone, claims } = await zoneAt(db, { ...told, country })
    const zoneBy = claims.find(({ verdict }) => verdict === 'serves')?.member.level ?? null
    return { ...flags, ...named, country, unlikely, zone, zoneBy, cityName: await cityName(db, told.city) }
  },
  jobs: { countPlaces: { every: 60, at: 11, run: ({ db, now }) => countPlaces(db, now) } },
})
