import { boughtStates } from './orderStates.ts'
import { parcelsOut } from './states.ts'

/** Where an order that was placed comes by on its usual way. */
export const stations = ['placed', 'confirmed', 'packed', 'onTheWay', 'delivered'] as const

export type Station = (typeof stations)[number]

/** A parcel that the courier could not deliver is still with the courier. */
const left: readonly string[] = [...parcelsOut, 'attemptFailed']

interface Moved {
  readonly status: string
  readonly fulfilmentStatus: string | null
  readonly parcelStates: readonly string[] | null
}

/**
 * Where the goods of an order are that has been packed whole: with the courier, who could not deliver some of them or is on the way;
 * undefined while they are in the house, and where its own state says more.
 */
export function whereabouts({
  fulfilmentStatus,
  parcelStates,
}: Omit<Moved, 'status'>): 'attemptFailed' | 'inTransit' | undefined {
  if (fulfilmentStatus !== 'fulfilled') return undefined
  if (parcelStates?.includes('attemptFailed')) return 'attemptFailed'
  return parcelStates?.some((state) => left.includes(state)) ? 'inTransit' : undefined
}

/** How far an order has come; undefined where it is not on that way: not placed yet, called off, or sent back undelivered. */
export function stationOf({ status, fulfilmentStatus, parcelStates }: Moved): Station | undefined {
  if (!(boughtStates as readonly string[]).includes(status) || fulfilmentStatus === 'rto') return undefined
  if (status === 'completed' || fulfilmentStatus === 'delivered') return 'delivered'
  if (fulfilmentStatus === 'partiallyDelivered') return 'onTheWay'
  if (fulfilmentStatus === 'fulfilled') {
    return whereabouts({ fulfilmentStatus, parcelStates }) ? 'onTheWay' : 'packed'
  }
  return status === 'placed' ? 'placed' : 'confirmed'
}
