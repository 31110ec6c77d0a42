import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { lockOrder } from '../order/server/lockOrder.ts'
import { awbsInput, importAwbs, planAwbs } from './server/awbs.ts'
import {
  bookParcel,
  callOffBooking,
  demandConnection,
  followParcel,
  retryDelivery,
} from './server/connection/askCourier.ts'
import { createFor, createForInput } from './server/createFor.ts'
import { handOver, handOverInput } from './server/handOver.ts'
import { markDelivered, markDeliveredInput } from './server/markDelivered.ts'
import { countOfMeant } from './server/meantParcels.ts'
import { pack, packInput } from './server/pack.ts'
import { printInput, printOf } from './server/printOf.ts'
import { scan, scanFlags, scanInput } from './server/scan.ts'
import { demandShippable } from './server/shippable.ts'
import { split, splitInput } from './server/split.ts'
import { station, stationInput } from './server/station.ts'
import { track, trackInput } from './server/track.ts'
import { shipment } from './shipment.ts'

/** What parcels can be asked beside their steps (areas, 22 and S4). */
export default defineOperations(shipment, {
  createFor: {
    on: 'collection',
    flag: 'pack',
    input: createForInput,
    rows: ({ orders }) => orders.length,
    summary: 'Makes the parcels of orders, one for each place; of a single order also some pieces only.',
    run: ({ input, db, records, actor, at }) => createFor({ db, records, actor, at }, input),
  },
  pack: {
    on: 'record',
    flag: 'pack',
    input: packInput,
    summary: 'Packs a parcel and issues its invoice; overrules a hold or a missing payment by a reason.',
    async run({ input, record, db, records, actor, at }) {
      const { status } = await pack({ db, records, actor, at }, record, input)
      return { status }
    },
  },
  split: {
    on: 'record',
    flag: 'pack',
    input: splitInput,
    summary: 'Puts some pieces of a parcel that is not packed yet into a parcel of their own.',
    run: ({ input, record, db, records, actor, at }) => split({ db, records, actor, at }, record, input),
  },
  previewAwbs: {
    on: 'collection',
    reads: true,
    flag: 'ship',
    input: awbsInput,
    summary: 'Says what a list of AWBs would change, line by line.',
    run: async ({ db, actor, input: { text } }) => ({ plans: await planAwbs(db, actor, text) }),
  },
  importAwbs: {
    on: 'collection',
    flag: 'ship',
    input: awbsInput,
    rows: ({ text }) => text.trim().split('\n').length,
    summary:
      'Labels parcels by a list of number, courier and AWB; lines with a problem are left out and answered.',
    run: ({ input: { text }, db, records, actor, at }) => importAwbs({ db, records, actor, at }, text),
  },
  handOver: {
    on: 'collection',
    flag: 'ship',
    input: handOverInput,
    rows: countOfMeant,
    summary:
      'Hands parcels, or those of orders, over to couriers under one manifest; their goods leave the stock.',
    run: ({ input, db, records, actor, at }) => handOver({ db, records, actor, at }, input),
  },
  markDelivered: {
    on: 'collection',
    flag: 'deliver',
    input: markDeliveredInput,
    rows: countOfMeant,
    summary: 'Marks parcels, or those of orders, as delivered, now or at an earlier time.',
    run: ({ input, db, records, actor, at }) => markDelivered({ db, records, actor, at }, input),
  },
  scan: {
    on: 'collection',
    flag: 'view',
    oneOf: scanFlags.map((flag) => ['shipment', flag] as const),
    input: scanInput,
    summary: 'Does a step with the parcel whose AWB or number was scanned.',
    run: ({ input, db, records, actor, at }) => scan({ db, records, actor, at }, input),
  },
  station: {
    on: 'collection',
    flag: 'pack',
    input: stationInput,
    summary:
      'The parcel that a code brings to the packing station, with the codes of its pieces; of an order without a parcel it is made.',
    run: ({ input, db, records, actor, at }) => station({ db, records, actor, at }, input),
  },
  track: {
    on: 'record',
    flag: 'deliver',
    input: trackInput,
    summary: 'Notes what the courier says of a parcel; its own status stays.',
    run: ({ input, record, db, records, actor, at }) => track({ db, records, actor, at }, record, input),
  },
  book: {
    on: 'record',
    flag: 'ship',
    inBulk: true,
    input: z.strictObject({}),
    summary:
      'Has a connected courier carry a packed parcel: its AWB labels it, or the tracking says why not.',
    async run({ record, db, records, after }) {
      if (record.status !== 'packed') throw new ApiError('not-allowed-now')
      // Whoever is asked comes for it: no hold or cancellation may be found out only as its label is written.
      demandShippable(await lockOrder({ records }, record.order), record)
      await demandConnection(db, record)
      // Before it is asked: whatever becomes of its answer, a booking that is not wanted any more is called off.
      await records.write(shipment, record.id, { bookedWith: record.connection }, 'track')
      after((context) => bookParcel(context, record.id))
      return {}
    },
  },
  courierLabel: {
    on: 'record',
    reads: true,
    flag: 'print',
    input: z.strictObject({}),
    summary: 'Where the courier’s own label of a parcel lies, as a PDF.',
    async run({ record, db, context }) {
      const connection = await demandConnection(db, record)
      if (!record.awb) throw new ApiError('not-allowed-now')
      try {
        return { link: await connection.label(context, record.awb), error: null }
      } catch (error) {
        return { link: null, error: (error as Error).message }
      }
    },
  },
  follow: {
    on: 'record',
    adds: true,
    flag: 'deliver',
    input: z.strictObject({}),
    summary: 'Asks a connected courier where a parcel is, and does what it says.',
    async run({ record, db, after }) {
      await demandConnection(db, record)
      if (!record.awb) throw new ApiError('not-allowed-now')
      after((context) => followParcel(context, record.id))
      return {}
    },
  },
  retryDelivery: {
    on: 'record',
    adds: true,
    flag: 'ship',
    input: z.strictObject({}),
    summary: 'Has a connected courier try a failed delivery again.',
    async run({ record, db, after }) {
      await demandConnection(db, record)
      if (record.status !== 'attemptFailed') throw new ApiError('not-allowed-now')
      after((context) => retryDelivery(context, record.id))
      return {}
    },
  },
  callOff: {
    on: 'record',
    adds: true,
    flag: 'ship',
    input: z.strictObject({}),
    summary:
      'Calls off the booking of a cancelled parcel at its courier, whenever the timed work has given up on it.',
    async run({ record, after }) {
      if (record.status !== 'cancelled' || !record.bookedWith) throw new ApiError('not-allowed-now')
      after((context) => callOffBooking(context, record.id))
      return {}
    },
  },
  documents: {
    on: 'collection',
    flag: 'print',
    input: printInput,
    summary: 'Packing slips, labels, pick lists or manifests to be printed; names what is blocked, and why.',
    run: ({ input, db, actor, at }) => printOf({ db, actor, at }, input),
  },
  summary: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'The couriers that parcels were given to, the most used first.',
    async run({ db }) {
      const { rows } = await sql<{ courier: string }>`
        SELECT "courier" FROM "shipment" WHERE "courier" IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 20`.execute(
        db,
      )
      return { couriers: rows.map(({ courier }) => courier) }
    },
  },
})
