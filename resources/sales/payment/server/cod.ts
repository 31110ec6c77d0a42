import { sql } from 'kysely'
import type { Order, Shipment } from '../../invoice/server/work.ts'
import { payment } from '../payment.ts'
import { makePayment, waitingFor } from './expectPayment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'

/**
 * A parcel that was to be paid at the door was delivered: its part of the cash is with the courier now, and waits under its AWB to be
 * remitted. Where other parcels of the order are still on their way, their part stays to be collected. A courier collects what it was told
 * when it took the parcel over, also where a part was paid otherwise since: what that is too much is the customer's. The order is locked;
 * whoever calls refreshes it.
 */
export async function codDelivered(work: Paying, order: Order, shipment: Shipment): Promise<void> {
  const part = (await partOf(work, order, shipment)) ?? (await beyondWaiting(work, order, shipment))
  if (!part) return
  await work.records.transition(payment, part.id, 'collect', {
    captured: Math.max(part.amount, shipment.codAmount ?? 0),
    capturedAt: shipment.deliveredAt ?? work.at,
    awb: shipment.awb,
    shipment: shipment.id,
    ...noted(work, part, { kind: 'collected', note: shipment.awb }),
  })
}

/** A parcel that was to be paid at the door comes back: nobody pays for it. As `codDelivered`. */
export async function codReturned(work: Paying, order: Order, shipment: Shipment): Promise<void> {
  const part = await partOf(work, order, shipment)
  if (!part) return
  await work.records.transition(payment, part.id, 'loseCash', {
    awb: shipment.awb,
    shipment: shipment.id,
    ...noted(work, part, { kind: 'notCollected', note: shipment.awb }),
  })
}

/**
 * Cash of a parcel that no payment waits for any more, as a part of the order was paid otherwise and other parcels collected the rest. Where
 * all of it was paid otherwise, so that its cash was voided, the courier's file says whether any was collected.
 */
async function beyondWaiting(
  work: Paying,
  order: Order,
  { codAmount }: Shipment,
): Promise<Payment | undefined> {
  if (!codAmount) return undefined
  const { rows } = await sql<{ isVoided: boolean }>`
    SELECT coalesce(bool_or("status" = 'voided'), false) AS "isVoided" FROM "payment"
    WHERE "order" = ${order.id} AND "method" = 'cod'`.execute(work.db)
  if (rows[0]?.isVoided) return undefined
  return work.records.read(payment, await makePayment(work, order, 'cod', codAmount))
}

/** The cash of one parcel as a payment of its own; undefined where there is none to collect. */
async function partOf(work: Paying, order: Order, shipment: Shipment): Promise<Payment | undefined> {
  const waiting = (await waitingFor(work, order.id)).find(({ status }) => status === 'toCollect')
  const share = shipment.codAmount ?? waiting?.amount ?? 0
  if (!waiting || share <= 0) return undefined
  if (share >= waiting.amount) return waiting
  await work.records.update(payment, waiting.id, {
    amount: waiting.amount - share,
    ...noted(work, waiting, { kind: 'split', note: shipment.awb }),
  })
  const id = await makePayment(work, order, 'cod', share)
  return work.records.read(payment, id)
}
