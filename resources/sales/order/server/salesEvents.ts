import type { OpenChange } from '../../../../server/context.ts'
import { beforeCommit, noLonger } from '../../../../server/records/beforeCommit.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { order } from '../order.ts'
import { refreshOrder } from './refreshOrder.ts'

/** Whatever hangs on an order: a payment, a refund, a parcel, a return, a cancellation request. */
type Child = { readonly order: string }

/**
 * What hangs on an order was written: the order hears of it before the transaction ends, once, however much of it is written. For
 * `afterSave` of the areas whose records hang on one, so that nobody who writes them has to think of the order.
 */
export function childSaved({ db, records, actor, at, record }: OpenChange<Child>): void {
  const work = { db, records, actor, at }
  beforeCommit(db, keyOf(record.order), async () => {
    // One that was made in a part of the transaction that was taken back is gone.
    if (await records.read(order, record.order)) await orderChanged(work, record.order)
  })
}

/**
 * An order, or what hangs on it, has changed, and what follows needs it in step at once. The only caller of `refreshOrder`.
 * @throws ApiError `not-found`
 */
export async function orderChanged(work: SaleWork, id: string): Promise<Order> {
  const inStep = await refreshOrder(work, id)
  noLonger(work.db, keyOf(id))
  return inStep
}

const keyOf = (id: string) => `order ${id}`
