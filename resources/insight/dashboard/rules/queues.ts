import type { Condition, Resource } from '../../../../src/core/index.ts'

/** Work that waits for somebody: the records of an area in one of its built-in views. The tile counts them, its link opens that view. */
export interface Queue {
  readonly name: string
  /** The area by its name, which is its permission key too. */
  readonly area: string
  readonly view: string
  /** Whether it is bad when anything waits there at all. */
  readonly urgent?: true
}

/** The work queues of the first page, in the order of a day's work (areas, 22 to 24, 14, 19, 15). */
export const queues: readonly Queue[] = [
  { name: 'toConfirm', area: 'order', view: 'toConfirm' },
  { name: 'toPack', area: 'order', view: 'toPack' },
  { name: 'late', area: 'order', view: 'late', urgent: true },
  { name: 'deliveryFailed', area: 'order', view: 'deliveryFailed', urgent: true },
  { name: 'onHold', area: 'order', view: 'onHold' },
  { name: 'cancellations', area: 'cancellationRequest', view: 'pending' },
  { name: 'returnsToApprove', area: 'orderReturn', view: 'toApprove' },
  { name: 'returnsToInspect', area: 'orderReturn', view: 'toInspect' },
  { name: 'refundsToApprove', area: 'refund', view: 'awaitingApproval' },
  { name: 'refundsFailed', area: 'refund', view: 'failed', urgent: true },
  { name: 'messagesOverdue', area: 'contactMessage', view: 'overdue', urgent: true },
  // What can be bought of it: a place that has none of something is a matter of the stock levels.
  { name: 'stockLow', area: 'product', view: 'lowStock' },
  { name: 'stockOut', area: 'product', view: 'outOfStock', urgent: true },
  { name: 'ratings', area: 'rating', view: 'pending' },
  { name: 'productsIncomplete', area: 'product', view: 'missingInformation' },
]

/** What a queue finds: the condition of its view; undefined where the area has no such view. */
export const queueCondition = (resource: Resource, { view }: Queue): Condition | undefined =>
  resource.list.views[view]

/** The address of a queue below `/app`: the list, with the view it was counted by and nothing else narrowing it. */
export function queueAddress(path: string, { view }: Queue): string {
  const query = new URLSearchParams({ filter: '{}', page: '1', view })
  return `/app/${path}?${query}`
}
