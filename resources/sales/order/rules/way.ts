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

/** How far an order has come; undefined where it is not on that way: not placed yet, called off, or sent back undelivered. */
export function stationOf({ status, fulfilmentStatus, parcelStates }: Moved): Station | undefined {
  if (!(boughtStates as readonly string[]).includes(status) || fulfilmentStatus === 'rto') return undefined
  if (status === 'completed' || fulfilmentStatus === 'delivered') return 'delivered'
  if (fulfilmentStatus === 'partiallyDelivered') return 'onTheWay'
  if (fulfilmentStatus === 'fulfilled') {
    return parcelStates?.some((state) => left.includes(state)) ? 'onTheWay' : 'packed'
  }
  return status === 'placed' ? 'placed' : 'confirmed'
}
