import { refused } from '../../../../server/refused.ts'
import type { Order } from '../../invoice/server/work.ts'

/**
 * An order keeps its pieces while somebody asks to call some of them off (areas, 24): where another way took them out, the request could
 * only be rejected.
 * @throws ApiError `invalid` at `lines`
 */
export function demandDecided({ cancellationPending }: Pick<Order, 'cancellationPending'>): void {
  if (cancellationPending) throw refused<Pick<Order, 'lines'>>('lines', 'order-cancelling')
}
