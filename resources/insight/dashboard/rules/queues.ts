import { type Condition, hasFlag, type Resource, type Viewer } from '../../../../src/core/index.ts'
import type { Work } from '../../../../src/derive/work.ts'

/** Work that waits for somebody: the records of an area in one of its built-in views. */
export interface Queue {
  readonly name: string
  /** The area by its name, which is its permission key too. */
  readonly area: string
  readonly view: string
  /** By which field its records are worked off, the lowest first. */
  readonly by: string
  /** The flag of an area without which one can look at its records, and no more. */
  readonly flag: readonly [area: string, flag: string]
  /** Which of its fields names what was sold: lines with a variant, or a product; `id` where the record is one. */
  readonly items?: 'lines' | 'product' | 'id'
  /** Where it is worked off, below `/app`, in place of its records one by one. */
  readonly place?: string
  /** Whether what waits in it waits in another queue of the area as well, or is no work of the day: no menu counts it. */
  readonly again?: true
  /** The queue whose records have these: where anything waits there, these are not told again. */
  readonly within?: string
  /** Whether it is bad when anything waits there at all. */
  readonly urgent?: true
}

const packing = 'pages/packing-station'

/** The work queues of the first page, the urgent ones and then those in the order of a day's work (areas, 22 to 24, 14, 19, 15). */
export const queues: readonly Queue[] = [
  ofOrders('late', ['shipment', 'pack'], { by: 'dueAt', urgent: true, again: true }),
  ofOrders('deliveryFailed', ['shipment', 'deliver'], { urgent: true }),
  queue('messagesOverdue', ['contactMessage', 'reply'], 'overdue', { by: 'dueAt', urgent: true }),
  queue('refundsFailed', ['refund', 'send'], 'failed', { urgent: true }),
  ofOrders('toConfirm', ['order', 'confirm']),
  ofOrders('toPack', ['shipment', 'pack'], { by: 'dueAt' }),
  queue('parcelsToPack', ['shipment', 'pack'], 'toPack', {
    by: 'dueAt',
    items: 'lines',
    place: packing,
    within: 'toPack',
  }),
  queue('parcelsToLabel', ['shipment', 'ship'], 'toLabel', { by: 'dueAt', items: 'lines' }),
  queue('parcelsToHandOver', ['shipment', 'ship'], 'toHandOver', { by: 'dueAt', items: 'lines' }),
  ofOrders('onHold', ['order', 'hold']),
  queue('cancellations', ['cancellationRequest', 'decide'], 'pending', { by: 'dueAt', items: 'lines' }),
  queue('returnsToApprove', ['orderReturn', 'approve'], 'toApprove', { by: 'dueAt', items: 'lines' }),
  queue('returnsToInspect', ['orderReturn', 'inspect'], 'toInspect', { by: 'dueAt', items: 'lines' }),
  queue('refundsToApprove', ['refund', 'approveRefund'], 'awaitingApproval'),
  ofProducts('stockOut', 'outOfStock', { urgent: true }),
  ofProducts('stockLow', 'lowStock'),
  queue('ratings', ['rating', 'moderate'], 'pending', { items: 'product' }),
  queue('productsIncomplete', ['product', 'edit'], 'missingInformation', { items: 'id', again: true }),
]

type More = Partial<Pick<Queue, 'by' | 'items' | 'place' | 'again' | 'within' | 'urgent'>>

function queue(name: string, flag: Queue['flag'], view: string, more: More = {}): Queue {
  return { name, area: flag[0], view, flag, by: 'createdAt', ...more }
}

/** Of orders, each named as its view; what is done with them may be a matter of their parcels. */
function ofOrders(view: string, flag: Queue['flag'], more: More = {}): Queue {
  return { ...queue(view, flag, view, { by: 'placedAt', items: 'lines', ...more }), area: 'order' }
}

/**
 * What can be bought of a product: a place that has none of something is a matter of the stock levels. It is restocked by those who count what
 * a place holds, who need not write products.
 */
function ofProducts(name: string, view: string, more: More = {}): Queue {
  return {
    ...queue(name, ['stockLevel', 'adjust'], view, { by: 'stock', items: 'id', ...more }),
    area: 'product',
  }
}

/** What a queue finds: the condition of its view; undefined where the area has no such view. */
export const queueCondition = (resource: Resource, { view }: Queue): Condition | undefined =>
  resource.list.views[view]

/** The queue as a list that is worked off: what waits longest, or has to be done first, comes first. */
export const queueWork = ({ view, by }: Queue): Work => ({ view, filter: {}, sort: by, order: 'ASC' })

/** The address of a queue below `/app`: the list, with the view it was counted by, in the order of the work. */
export function queueAddress(path: string, { view, by }: Queue): string {
  const query = new URLSearchParams({ filter: '{}', order: 'ASC', page: '1', sort: by, view })
  return `/app/${path}?${query}`
}

/** Whether somebody can do what the records of a queue wait for. */
export const canWorkOff = (viewer: Viewer, { flag: [area, flag] }: Queue): boolean =>
  hasFlag(viewer, area, 'view') && hasFlag(viewer, area, flag)
