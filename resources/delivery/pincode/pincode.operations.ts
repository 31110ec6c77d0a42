import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { zoneAt } from '../deliveryZone/server/zoneAt.ts'
import { pincode } from './pincode.ts'
import { askedPlace } from './server/askedPlace.ts'
import { findPlace } from './server/findPlace.ts'
import {
  assignCourier,
  cashInput,
  courierInput,
  serviceInput,
  switchCash,
  switchService,
} from './server/switches.ts'

/** What is done with one pincode or with many is answered by nothing but that it was done. */
const done = async (write: Promise<unknown>) => {
  await write
  return {}
}

export default defineOperations(pincode, {
  switchService: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: serviceInput,
    summary: 'Opens a pincode for deliveries or closes it, whatever couriers report.',
    run: ({ record, records, input }) => done(switchService(records, record, input)),
  },
  switchCash: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: cashInput,
    summary: 'Allows cash on delivery at a pincode or takes it away, whatever couriers report.',
    run: ({ record, records, input }) => done(switchCash(records, record, input)),
  },
  assignCourier: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: courierInput,
    summary: 'Notes that a courier delivers to a pincode, and what else it does there.',
    run: ({ record, records, input }) => done(assignCourier(records, record, input)),
  },
  verify: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    input: z.strictObject({}),
    summary: 'Says that what is known of a pincode was looked at now.',
    run: ({ record, records, at }) => done(records.update(pincode, record.id, { lastVerifiedAt: at })),
  },
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
