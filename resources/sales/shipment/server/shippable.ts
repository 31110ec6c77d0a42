import { refused } from '../../../../server/refused.ts'
import type { Order, Shipment } from '../../invoice/server/work.ts'
import { isOpen } from '../../order/rules/orderStates.ts'

/** Why an order must not be packed, printed or handed over now: the codes of the error texts. */
export type Block =
  | 'order-closed'
  | 'order-cancelling'
  | 'order-on-hold'
  | 'order-unpaid'
  | 'order-unconfirmed'

/** What staff with the flag `force` may overrule with a reason; a cancellation that is asked for must be decided first (areas, 24). */
const forceable: ReadonlySet<Block> = new Set(['order-on-hold', 'order-unpaid', 'order-unconfirmed'])

/** What of an order decides whether it may leave the house. */
export type Shippable = Pick<
  Order,
  'status' | 'onHold' | 'cancellationPending' | 'paymentMethod' | 'paymentStatus' | 'due'
>

/** All that stands in the way of an order, the gravest first. */
export function blocksOf(order: Shippable): Block[] {
  const isPaid = order.due <= 0 || order.paymentMethod === 'cod' || order.paymentStatus === 'authorised'
  const blocks: Record<Block, boolean> = {
    'order-closed': !isOpen(order),
    'order-cancelling': order.cancellationPending,
    'order-on-hold': order.onHold,
    'order-unpaid': !isPaid,
    'order-unconfirmed': order.status === 'placed',
  }
  return (Object.keys(blocks) as Block[]).filter((block) => blocks[block])
}

/** The first block of an order that the parcel does not overrule; undefined where it may go on. */
export function blockOf(
  order: Shippable,
  shipment: Pick<Shipment, 'overrideReason'> = { overrideReason: null },
): Block | undefined {
  return blocksOf(order).find((block) => !(shipment.overrideReason && forceable.has(block)))
}

/** What stops printing: a hold, or a cancellation that is not decided (areas, 22 and 24). */
export const printBlockOf = (
  order: Pick<Order, 'onHold' | 'cancellationPending'>,
  shipment?: Pick<Shipment, 'overrideReason'>,
): Block | undefined =>
  blockOf({ ...order, status: 'confirmed', paymentMethod: 'cod', paymentStatus: 'paid', due: 0 }, shipment)

/** @throws ApiError `invalid` with the block at `order` */
export function demandShippable(order: Shippable, shipment?: Pick<Shipment, 'overrideReason'>): void {
  const block = blockOf(order, shipment)
  if (block) throw refused<Shipment>('order', block)
}
