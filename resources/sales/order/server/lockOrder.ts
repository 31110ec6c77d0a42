import { ApiError } from '../../../../server/apiError.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { order } from '../order.ts'

/**
 * Locks an order until the end of the transaction and answers with it. Whoever is about to write one of its children (payment,
 * refund, parcel, return, cancellation request) does this first: everybody who changes an order or what hangs on it waits here.
 * @throws ApiError `not-found`
 */
export async function lockOrder({ records }: Pick<SaleWork, 'records'>, id: string): Promise<Order> {
  const found = await records.read(order, id)
  if (!found) throw new ApiError('not-found')
  return found
}
