import type { Order, Shipment } from '../../invoice/server/work.ts'
import { payment } from '../payment.ts'
import { makePayment, waitingFor } from './expectPayment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'

/**
 * A parcel that was to be paid at the door was delivered: its part of the cash is with the courier now, and waits under its AWB to be
 * remitted. Where other parcels of the order are still on their way, their part stays to be collected. The order is locked; whoever
 * calls refreshes it.
 */
export async function codDelivered(work: Paying, order: Order, shipment: Shipment): Promise<void> {
  const part = await partOf(work, order, shipment)
  if (!part) return
  await work.records.transition(payment, part.id, 'collect', {
    captured: part.amount,
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
