import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../catalogue/stockLevel/server/moveStock.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { settleRecalls } from '../../cancellationRequest/server/settleRecalls.ts'
import { reverseInvoice } from '../../invoice/server/issueCreditNote.ts'
import { issueInvoice } from '../../invoice/server/issueInvoice.ts'
import type { Order, Shipment } from '../../invoice/server/work.ts'
import { order as orderArea } from '../../order/order.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { openRto } from '../../orderReturn/server/openRto.ts'
import { codDelivered, codReturned } from '../../payment/server/cod.ts'
import { bookUnpacked, unbookParcel } from '../../refund/server/bookUnpacked.ts'
import { creditUncollected } from '../../refund/server/creditUncollected.ts'
import { lowerCash } from './lowerCash.ts'
import { notifyCustomer } from './notifyCustomer.ts'

type Step = (change: OpenChange<Shipment>) => Promise<void>

/** Does what a step of a parcel means for its order, then brings the order up to date. */
const step =
  (run: (change: OpenChange<Shipment>, order: Order) => Promise<unknown> | undefined): Step =>
  async (change) => {
    await run(change, await lockOrder(change, change.record.order))
    await orderChanged(change, change.record.order)
  }

/** Nobody pays at the door for a parcel that comes back or is lost: what its cash was for is credited. */
async function loseCash(change: OpenChange<Shipment>, order: Order): Promise<void> {
  await codReturned(change, order, change.record)
  await creditUncollected(change, order, change.record)
}

/** Nothing but the order's own state follows from it. */
const only = step(() => undefined)

/**
 * What follows from each step of a parcel (areas, S4): packing issues the invoice, less what went back before, and sets the order to work, the hand-over takes the
 * goods from the stock, the delivery starts the return window and makes COD money due from the courier, a parcel that came back opens
 * its return, one that is paid by nobody is credited, and calling off a packed one takes its invoice back.
 */
export const steps = {
  pack: step(async (change, order) => {
    const issued = await issueInvoice(change, order, change.record)
    if (issued) await bookUnpacked(change, order, issued)
    await lowerCash(change, order)
    if (order.status === 'placed' || order.status === 'confirmed')
      await change.records.transition(orderArea, order.id, 'process')
    await notifyCustomer(change, order, 'shipment.packed', change.record)
  }),
  label: only,
  handOver: step(async (change, order) => {
    await ship(change, order)
    await notifyCustomer(change, order, 'shipment.dispatched', change.record)
  }),
  depart: only,
  bringOut: step((change, order) =>
    notifyCustomer(change, order, 'shipment.out_for_delivery', change.record),
  ),
  deliver: step(async (change, order) => {
    await startReturnWindow(change)
    await codDelivered(change, order, change.record)
    await notifyCustomer(change, order, 'shipment.delivered', change.record)
  }),
  fail: step((change, order) => notifyCustomer(change, order, 'shipment.attempt_failed', change.record)),
  sendBack: step((change, order) => notifyCustomer(change, order, 'shipment.rto', change.record)),
  departBack: only,
  receiveBack: step(async (change, order) => {
    await openRto(change, order, change.record)
    await loseCash(change, order)
  }),
  lose: step(async (change, order) => {
    await loseCash(change, order)
    await settleRecalls(change, order.id)
  }),
  cancel: step(async (change) => {
    if (change.previous?.status === 'pending') return
    await reverseInvoice(change, change.record)
    await unbookParcel(change, change.record)
  }),
} satisfies Readonly<Record<string, Step>>

/** The goods leave the place: on hand and committed both go down. */
async function ship({ record, db, actor, at }: OpenChange<Shipment>, order: Order): Promise<void> {
  const cause = { kind: 'shipment', id: record.id, name: record.number ?? '' }
  await moveStock(
    { db, actor, at },
    record.lines.flatMap(({ line: id, quantity }) => {
      const line = order.lines.find((one) => one.id === id)
      const location = record.location ?? line?.location
      return line && location ? [{ variant: line.variant, location, cause, ...moves.ship(quantity) }] : []
    }),
  )
}

/**
 * Until when the pieces of a parcel can be sent back: as many days after their delivery as was said when they were ordered, else as the
 * shop says now. What is sold for good has no such day, and no order waits for it.
 */
async function startReturnWindow({ record, db, at }: OpenChange<Shipment>): Promise<void> {
  const { 'returns.windowDays': usual } = await readSettings(db, ['returns.windowDays'])
  await sql`
    UPDATE "order_lines"
    SET "return_window_days" = coalesce("return_window_days", ${usual}::int),
      "returnable_until" = CASE WHEN "returnable" IS DISTINCT FROM false THEN
        ${dayIn(new Date(record.deliveredAt ?? at))}::date + coalesce("return_window_days", ${usual}::int) END
    WHERE "owner_id" = ${record.order} AND "id" = ANY (${record.lines.map(({ line }) => line)}::uuid[])`.execute(
    db,
  )
}
