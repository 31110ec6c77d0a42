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

/** Has the courier carry a packed parcel; its AWB labels it. What the courier refuses stands in the tracking, and it can be asked again. */
export const bookParcel = (context: Context, id: string): Promise<void> =>
  asked(context, id, 'Not booked', async (parcel, connection) => {
    const [printed] = await readParcels(context.database.db, { shipments: [id] })
    if (!printed || parcel.status !== 'packed') return
    const awb = await connection.book(context, printed, await worthOf(context.database.db, id))
    await write(context, parcel, async (records, current) => {
      if (current.status === 'packed')
        await records.transition(area, id, 'label', { courier: current.courier, awb })
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
  const connection = parcel && connectionOf(parcel)
  if (!parcel || !connection) return
  try {
    await run(parcel, connection)
  } catch (error) {
    context.log.warn({ err: error, shipment: id }, 'A courier did not do what it was asked for.')
    await noteOf(context, parcel, failed, error instanceof Error ? error.message : String(error))
  }
}

const noteOf = (context: Context, parcel: Shipment, status: string, note: string): Promise<void> =>
  write(context, parcel, async (records, current, at) => {
    // No word of the courier's: what it says is compared by its own clock.
    const event = {
      at,
      status,
      place: null,
      note: note.slice(0, 500),
      by: null,
    } as Shipment['events'][number]
    await records.write(area, parcel.id, { events: [...current.events, event] }, 'track')
  })

const write = (
  context: Context,
  { id, order }: Shipment,
  run: (records: Parameters<typeof lockOrder>[0]['records'], current: Shipment, at: string) => Promise<void>,
): Promise<void> =>
  inTransaction(context, { actor: systemActor, requestId: 'courier' }, async ({ records, at }) => {
    await lockOrder({ records }, order)
    await run(records, (await records.read(area, id)) as Shipment, at)
  })
