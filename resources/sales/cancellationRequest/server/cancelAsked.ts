import { cancelLines } from '../../order/server/cancelLines.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import type { Paying } from '../../payment/server/paying.ts'
import type { CancellationRequest } from './cancellationWork.ts'
import type { Pieces } from './stageOf.ts'

/**
 * Calls the pieces of a request off by the terms that it carries: stock, money and coupon follow, the fee is kept back. The order is
 * read once more, since parcels that were just undone have changed it.
 */
export async function cancelAsked(
  work: Paying,
  request: CancellationRequest,
  lines: readonly Pieces[],
  note: string | null,
): Promise<{ refunded: number; refunds: string[] }> {
  const order = await lockOrder(work, request.order)
  const { refunded, refunds } = await cancelLines(work, order, {
    lines: [...lines],
    reason: request.reason,
    note,
    restock: request.restock ?? true,
    refund: request.destination,
    restoreCoupon: request.restoreCoupon ?? true,
    fee: request.fee ?? 0,
    notify: false,
    source: 'request',
  })
  return { refunded, refunds: [...refunds] }
}
