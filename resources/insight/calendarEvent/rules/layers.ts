import type { Condition, RecordOf, Resource, Where } from '../../../../src/core/index.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { dayStart } from '../../../../src/fields/date/period.ts'
import type { order } from '../../../sales/order/order.ts'
import { openStates } from '../../../sales/order/rules/orderStates.ts'
import type { orderReturn } from '../../../sales/orderReturn/orderReturn.ts'
import { openReturnStates } from '../../../sales/orderReturn/rules/names.ts'

/** The dates of the shop that may lie under the events, in the order in which they are offered. */
export const layerNames = [
  ...(['coupons', 'banners', 'pages', 'shipBy', 'pickups', 'returnsDue', 'holidays'] as const),
] as const

export type LayerName = (typeof layerNames)[number]

/** Those that lie there until somebody chooses: the days on which something is to be done. What merely runs for a time is switched on. */
const usualLayers: readonly LayerName[] = ['shipBy', 'pickups', 'returnsDue', 'holidays']

/** The layers that somebody has chosen, as their preferences say; the usual ones as long as they have not. */
export const chosenLayers = (kept: unknown): readonly LayerName[] =>
  Array.isArray(kept) ? layerNames.filter((name) => kept.includes(name)) : usualLayers

/** The area whose records a layer shows, to whoever may view it; holidays are everybody's. */
export const layerAreas: Readonly<Record<LayerName, string | undefined>> = {
  coupons: 'coupon',
  banners: 'banner',
  pages: 'page',
  shipBy: 'order',
  pickups: 'orderReturn',
  returnsDue: 'orderReturn',
  holidays: undefined,
}

/** A layer that says how many records of an area fall on a day, by one of its fields. */
export interface CountedLayer {
  readonly field: string
  readonly kind: 'date' | 'dateTime'
  readonly filter: Condition
}

/** The same of one area, whose fields it names. */
interface LayerOf<R extends Resource> extends CountedLayer {
  readonly field: keyof RecordOf<R> & string
  readonly filter: Condition & Where<RecordOf<R>>
}

export const countedLayers: Readonly<Partial<Record<LayerName, CountedLayer>>> = {
  shipBy: {
    field: 'dueAt',
    kind: 'dateTime',
    filter: {
      status: { in: [...openStates] },
      fulfilmentStatus: { in: ['unfulfilled', 'partiallyFulfilled'] },
    },
  } satisfies LayerOf<typeof order>,
  pickups: {
    field: 'pickupOn',
    kind: 'date',
    filter: { status: { in: ['approved', 'pickupScheduled'] } },
  } satisfies LayerOf<typeof orderReturn>,
  returnsDue: {
    field: 'dueAt',
    kind: 'dateTime',
    filter: { status: { in: [...openReturnStates] } },
  } satisfies LayerOf<typeof orderReturn>,
}

/** What a list is asked for the records that a counted layer has on a day. */
export function filterOfDay({ field, kind, filter }: CountedLayer, day: string): Condition {
  const last = new Date(Date.parse(dayStart(dayAfter(day, 1))) - 1).toISOString()
  return { ...filter, [field]: kind === 'date' ? { eq: day } : { gte: dayStart(day), lte: last } }
}
