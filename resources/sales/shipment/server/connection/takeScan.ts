import { sql } from 'kysely'
import type { Context } from '../../../../../server/context.ts'
import { forEachRecord } from '../../../../../server/records/forEachRecord.ts'
import { inTransaction } from '../../../../../server/records/work.ts'
import { systemActor } from '../../../../../server/systemActor.ts'
import { defined } from '../../../../../src/core/defined.ts'
import type { SaleWork, Shipment } from '../../../invoice/server/work.ts'
import { lockOrder } from '../../../order/server/lockOrder.ts'
import { shipment as area } from '../../shipment.ts'
import type { CourierScan } from './courierConnection.ts'
import { stepsTo } from './stepsTo.ts'
import { valuesOf } from './valuesOf.ts'

/** What became of a scan: it moved the parcel or was noted, it was known, or no such parcel is carried by this courier. */
export type ScanOutcome = 'applied' | 'noted' | 'repeated' | 'unknown'

/**
 * Does what a courier says of a parcel, once, in whatever order its scans come: all are noted, and the newest takes the parcel where it
 * is. A scan that is faster than the answer to the booking brings the AWB.
 */
export const takeScan = (
  context: Context,
  connection: NonNullable<Shipment['connection']>,
  told: CourierScan,
): Promise<ScanOutcome> =>
  inTransaction(
    context,
    { actor: systemActor, requestId: `scan ${told.awb}`.slice(0, 80) },
    async (whole) => {
      const { db, records, actor, at } = whole
      const work: SaleWork = { db, records, actor, at }
      // A clock that goes wrong there must not stand before all that is still to come.
      const scan = told.at > at ? { ...told, at } : told
      const { rows } = await sql<{ id: string; order: string }>`
      SELECT "id", "order" FROM "shipment" WHERE "connection" = ${connection} AND "status" <> 'cancelled'
        AND (upper("awb") = upper(${scan.awb}) OR ("awb" IS NULL AND "number" = ${scan.reference})) LIMIT 1`.execute(
        db,
      )
      if (!rows[0]) return 'unknown'
      await lockOrder(work, rows[0].order)
      const before = (await records.read(area, rows[0].id)) as Shipment
      if (isKnown(before, scan)) return 'repeated'
      const isMoved = isNewest(before, scan) && (await move(work, before, scan))
      await note(work, before.id, scan)
      return isMoved ? 'applied' : 'noted'
    },
  )

const by = ({ courier }: Shipment) => (courier ?? '').slice(0, 120)

const isKnown = ({ events }: Shipment, { at, status, place }: CourierScan): boolean =>
  events.some((event) => event.at === at && event.status === status && event.place === place)

/** Compared with what the courier said before; what staff noted has clocks of their own. */
const isNewest = (parcel: Shipment, { at }: CourierScan): boolean =>
  parcel.events.every((event) => event.by !== by(parcel) || event.at <= at)

/** Takes the steps there are to where the parcel is. What one of them refuses (a hold, used-up attempts) is left to people. */
async function move(work: SaleWork, before: Shipment, scan: CourierScan): Promise<boolean> {
  const { done, refused } = await forEachRecord(work.db, [before.id], async (id) => {
    if (before.status === 'packed')
      await work.records.transition(area, id, 'label', { courier: before.courier, awb: scan.awb })
    const { status } = (await work.records.read(area, id)) as Shipment
    for (const step of stepsTo(status, scan.state))
      await work.records.transition(area, id, step, await valuesOf(work, before, step, scan))
  })
  const [problem] = refused
  if (problem)
    await note(work, before.id, { ...scan, status: 'Not followed', note: problem.code, state: undefined })
  return done.length > 0 && (before.status === 'packed' || stepsTo(before.status, scan.state).length > 0)
}

/** Past the locks of what is over: a courier may have more to say. */
async function note(
  work: SaleWork,
  id: string,
  { at, status, place, note: said, awb }: CourierScan,
): Promise<void> {
  const parcel = (await work.records.read(area, id)) as Shipment
  const event = { at, status, place, note: said, by: by(parcel) } as Shipment['events'][number]
  const events = [...parcel.events, event].sort((a, b) => (a.at < b.at ? -1 : 1))
  const isLast = parcel.events.every((known) => known.by !== by(parcel) || known.at <= at)
  const values = defined<Partial<Shipment>>({
    events,
    carrierStatus: isLast && status !== 'Not followed' ? status.slice(0, 120) : undefined,
    awb: parcel.awb ? undefined : awb,
    bookedAwb: parcel.bookedWith ? awb : undefined,
  })
  await work.records.write(area, id, values, 'track')
}
