import type { Order, SaleWork } from '../../invoice/server/work.ts'

/** The list of an order's changes with one more, for a write of the order. */
export function withChange(
  { actor, at }: Pick<SaleWork, 'actor' | 'at'>,
  order: Order,
  { what, difference }: { readonly what: string; readonly difference: number },
): Pick<Order, 'changes'> {
  const entry = { at, by: actor.name, what, difference } as Order['changes'][number]
  return { changes: [...order.changes, entry].slice(-1000) }
}
