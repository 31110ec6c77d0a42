import { z } from 'zod'
import { zoneAt } from '../../server/areas/deliveryZone/zoneAt.ts'
import { askedPlace } from '../../server/areas/pincode/askedPlace.ts'
import { findPlace } from '../../server/areas/pincode/findPlace.ts'
import { defineOperations } from '../../server/defineOperations.ts'
import { pincode } from './pincode.ts'

export default defineOperations(pincode, {
  resolve: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary: 'The city, district and state of a pincode, what is delivered there, and its zone.',
    input: z.strictObject(askedPlace),
    run: async ({ db, input }) => {
      const { place, ...found } = await findPlace(db, input.pincode, input.country)
      const { zone, claims } = await zoneAt(db, place)
      const winner = claims.find((claim) => claim.zone === zone)
      const serviceable = found.closed.length === 0 && zone !== null
      return {
        ...found,
        pincode: place.pincode,
        serviceable,
        cod: serviceable && found.cod,
        zone: winner
          ? { id: winner.zone, name: winner.name, level: winner.member.level, place: winner.place }
          : null,
      }
    },
  },
})
