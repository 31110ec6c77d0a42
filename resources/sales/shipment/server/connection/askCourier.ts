import { sql } from 'kysely'
import { ApiError } from '../../../../../server/apiError.ts'
import type { Context } from '../../../../../server/context.ts'
import type { Db } from '../../../../../server/database/schema.ts'
import { findRecord } from '../../../../../server/records/read.ts'
import { inTransaction } from '../../../../../server/records/work.ts'
import { refused } from '../../../../../server/refused.ts'
import { systemActor } from '../../../../../server/systemActor.ts'
import type { Shipment } from '../../../invoice/server/work.ts'
import { lockOrder } from '../../../order/server/lockOrder.ts'
import { shipment as area } from '../../shipment.ts'
import { readParcels } from '../printOf.ts'
import { connectionOf } from './connection.ts'
import type { CourierConnection } from './courierConnection.ts'
import { takeScan } from './takeScan.ts'

/**
 * How the courier of a parcel is asked.
 * @throws ApiError `not-allowed-now` where only people speak to it, `invalid` at `connection` where its settings are missing
 */
export async function demandConnection(
  db: Db,
  parcel: Pick<Shipment, 'connection'>,
): Promise<CourierConnection> {
  const connection = connectionOf(parcel)
  if (!connection) throw new ApiError('not-allowed-now')
  const missing = await connection.missing(db)
  if (missing.length > 0)
    throw refused<Shipment>('connection', 'connection-not-set-up', { settings: missing.join(', ') })
  return connection
}

/**
 * Has the courier carry a packed parcel; its AWB labels it. What the courier refuses stands in the tracking, and it can be asked again. Its
 * answer is kept for itself first: the parcel may have been cancelled or its order held meanwhile.
 */
export async function bookParcel(context: Context, id: string): Promise<void> {
  await asked(context, id, 'Not booked', async (parcel, connection) => {
    const [printed] = await readParcels(context.database.db, { shipments: [id] })
    if (!printed || parcel.status !== 'packed') return
    const bookedAwb = await connection.book(context, printed, await worthOf(context.database.db, id))
    await write(context, parcel, async (records) => {
      await records.write(area, id, { bookedWith: parcel.connection, bookedAwb }, 'track')
    })
  })
  await asked(context, id, 'Not labelled', async (parcel) => {
    await write(context, parcel, async (records, { status, courier, connection, bookedWith, bookedAwb }) => {
      if (status === 'packed' && bookedAwb && connection === bookedWith)
        await records.transition(area, id, 'label', { courier, awb: bookedAwb })
    })
  })
}

const notCalledOff = 'Not called off'

/**
 * Calls off what a courier was asked to carry and shall not any more. A booking whose answer got lost is found by the number of the parcel; where
 * somebody has labelled the parcel with that very AWB, it is the right one.
 */
export const callOffBooking = (context: Context, id: string): Promise<void> =>
  asked(context, id, notCalledOff, async (parcel) => {
    const connection = connectionOf({ connection: parcel.bookedWith })
    if (!connection) return
    const awb = parcel.bookedAwb ?? (await connection.find(context, parcel.number ?? ''))
    const isRight = parcel.status !== 'cancelled' && awb?.toUpperCase() === parcel.awb?.toUpperCase()
    if (awb && !isRight) await connection.callOff(context, awb)
    await write(context, parcel, async (records, current, at) => {
      if (isRight) await records.write(area, id, { bookedAwb: awb ?? null }, 'track')
      else {
        const events = awb ? [...current.events, eventOf(at, 'Called off', awb)] : current.events
        await records.write(area, id, { bookedWith: null, bookedAwb: awb ?? null, events }, 'track')
      }
    })
  })

/** Has a delivery that failed tried again, and notes under what number. */
export const retryDelivery = (context: Context, id: string): Promise<void> =>
  asked(context, id, 'Not tried again', async (parcel, connection) => {
    const number = await connection.retry(context, parcel.awb ?? '')
    await noteOf(context, parcel, 'Another try asked for', number)
  })

/** Asks the courier where a parcel is: what it should have told and did not. */
export const followParcel = (context: Context, id: string): Promise<void> =>
  asked(context, id, 'No answer', async ({ awb, connection: name }, connection) => {
    for (const scan of await connection.track(context, awb ?? ''))
      if (name) await takeScan(context, name, scan)
  })

/** What the invoice of a parcel says, in paise. */
async function worthOf(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ worth: number }>`
    SELECT coalesce(sum("total"), 0)::float8 AS worth FROM "invoice" WHERE "shipment" = ${id} AND "kind" = 'invoice'`.execute(
    db,
  )
  return rows[0]?.worth ?? 0
}

async function asked(
  context: Context,
  id: string,
  failed: string,
  run: (parcel: Shipment, connection: CourierConnection) => Promise<void>,
): Promise<void> {
  const parcel = (await findRecord(context.database.db, area, id)) as Shipment | undefined
  const connection = parcel && connectionOf({ connection: parcel.connection ?? parcel.bookedWith })
  if (!parcel || !connection) return
  try {
    await run(parcel, connection)
  } catch (error) {
    context.log.warn({ err: error, shipment: id }, 'A courier did not do what it was asked for.')
    await noteOf(context, parcel, failed, reasonOf(error))
  }
}

/** Why, in the courier's words, or by the code of what the shop does not allow now. */
const reasonOf = (error: unknown): string =>
  (error instanceof ApiError && error.problems[0]?.code) ||
  (error instanceof Error ? error.message : String(error))

const noteOf = (context: Context, parcel: Shipment, status: string, note: string): Promise<void> =>
  write(context, parcel, async (records, current, at) => {
    const event = eventOf(at, status, note)
    const last = current.events.at(-1)
    // What the clock tries again is told once.
    if (status === notCalledOff && last?.status === status && last.note === event.note) return
    await records.write(area, parcel.id, { events: [...current.events, event] }, 'track')
  })

/** No word of the courier's: what it says is compared by its own clock. */
const eventOf = (at: string, status: string, note: string) =>
  ({ at, status, place: null, note: note.slice(0, 500), by: null }) as Shipment['events'][number]

const write = (
  context: Context,
  { id, order }: Shipment,
  run: (records: Parameters<typeof lockOrder>[0]['records'], current: Shipment, at: string) => Promise<void>,
): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'courier' }, async ({ records, at }) => {
    await lockOrder({ records }, order)
    await run(records, (await records.read(area, id)) as Shipment, at)
  })
