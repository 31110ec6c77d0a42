import type { Order } from '../../invoice/server/work.ts'
import { orderChanged } from '../../order/server/salesEvents.ts'
import { lowerCash } from '../../shipment/server/lowerCash.ts'
import { expectPayment, waitingFor } from './expectPayment.ts'
import type { Paying } from './paying.ts'

/**
 * Less is due for an order than before, as money came in or does not go back after all: what still waits for money waits for less, or for
 * nothing, and so do parcels that are still here. The order is locked by the caller.
 */
export async function waitForLess(work: Paying, order: Order): Promise<void> {
  if ((await waitingFor(work, order.id)).length > 0) await expectPayment(work, order)
  await lowerCash(work, await orderChanged(work, order.id))
}
