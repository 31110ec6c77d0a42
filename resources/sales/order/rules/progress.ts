import {
  type FulfilmentState,
  type ParcelState,
  type PaymentState,
  parcelStates,
  parcelsBack,
} from './states.ts'

/** A parcel of an order; `lines` names order lines. */
export interface ProgressParcel {
  readonly status: string
  readonly deliveredAt: string | null
  readonly lines: readonly { readonly line: string; readonly quantity: number }[]
}

/** A return of an order; the pieces of a line that count as given back. */
export interface ProgressReturn {
  readonly status: string
  readonly source: string
  readonly lines: readonly { readonly line: string; readonly received: number; readonly accepted: number }[]
}

/** The money of an order. Paise; `back` went back to the customer already. */
export interface ProgressMoney {
  readonly captured: number
  readonly back: number
  readonly due: number
  readonly authorised: number
  readonly toCollect: number
  /** Whether a payment was given up (voided, not collected) and none took anything. */
  readonly isVoided: boolean
}

interface Line {
  readonly id: string
  readonly quantity: number
  readonly cancelled: number
}

/** What parcels and returns make of an order. */
export interface Progress {
  readonly fulfilmentStatus: FulfilmentState
  readonly returnStatus: 'none' | 'requested' | 'open' | 'returned'
  readonly parcelStates: ParcelState[]
  readonly deliveredAt: string | null
  /** By the id of a line: pieces in packed parcels, delivered ones, and those that came back. */
  readonly lines: ReadonlyMap<string, { fulfilled: number; delivered: number; returned: number }>
  /** Whether nothing more is to be sent: every piece was delivered, called off, lost, or came back. */
  readonly isSettled: boolean
}

const openReturns = ['approved', 'pickupScheduled', 'pickedUp', 'received', 'inspected']
const takenBack = ['received', 'inspected', 'completed']
const notPacked = ['pending', 'cancelled']

/** How far the goods of an order are (areas, 22), from its parcels and returns. */
export function progressOf(
  order: readonly Line[],
  parcels: readonly ProgressParcel[],
  returns: readonly ProgressReturn[],
): Progress {
  const packed = parcels.filter(({ status }) => !notPacked.includes(status))
  const delivered = packed.filter(({ status }) => status === 'delivered')
  const back = packed.filter(({ status }) => (parcelsBack as readonly string[]).includes(status))
  const gone = packed.filter(({ status }) => status === 'rtoReceived' || status === 'lost')
  const arrived = returns.filter(({ status }) => takenBack.includes(status))
  const lines = new Map(
    order.map(({ id }) => [
      id,
      {
        fulfilled: pieces(packed, id),
        delivered: pieces(delivered, id),
        returned: arrived.reduce((sum, one) => sum + returnedOf(one, id), 0),
      },
    ]),
  )
  const wanted = order.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
  const count = { wanted, packed: all(packed), delivered: all(delivered), back: all(back) }
  const isSettled = order.every(
    ({ id, quantity, cancelled }) => pieces(delivered, id) + pieces(gone, id) >= quantity - cancelled,
  )
  const fulfilmentStatus = fulfilmentOf(count)
  const present = new Set(parcels.map(({ status }) => status))
  return {
    fulfilmentStatus,
    lines,
    isSettled,
    returnStatus: returnsOf(returns, [...lines.values()]),
    parcelStates: parcelStates.filter((state) => present.has(state)),
    deliveredAt:
      fulfilmentStatus === 'delivered'
        ? delivered
            .map(({ deliveredAt }) => deliveredAt ?? '')
            .sort()
            .at(-1) || null
        : null,
  }
}

function fulfilmentOf(count: {
  wanted: number
  packed: number
  delivered: number
  back: number
}): FulfilmentState {
  const { wanted, packed, delivered, back } = count
  if (packed === 0) return 'unfulfilled'
  if (back >= packed && packed >= wanted) return 'rto'
  if (delivered >= wanted && wanted > 0) return 'delivered'
  if (delivered > 0) return 'partiallyDelivered'
  return packed >= wanted ? 'fulfilled' : 'partiallyFulfilled'
}

function returnsOf(
  returns: readonly ProgressReturn[],
  lines: readonly { delivered: number; returned: number }[],
): Progress['returnStatus'] {
  const own = returns.filter(({ source }) => source !== 'rto')
  if (own.some(({ status }) => status === 'requested')) return 'requested'
  if (own.some(({ status }) => openReturns.includes(status))) return 'open'
  const delivered = lines.reduce((sum, line) => sum + line.delivered, 0)
  const returned = own
    .filter(({ status }) => status === 'completed')
    .reduce((sum, one) => sum + one.lines.reduce((part, { accepted }) => part + accepted, 0), 0)
  return delivered > 0 && returned >= delivered ? 'returned' : 'none'
}

const returnedOf = ({ source, lines }: ProgressReturn, id: string): number =>
  lines
    .filter(({ line }) => line === id)
    .reduce((sum, { received, accepted }) => sum + (source === 'rto' ? received : accepted), 0)

const pieces = (parcels: readonly ProgressParcel[], id: string): number =>
  parcels.reduce(
    (sum, { lines }) =>
      sum + lines.filter(({ line }) => line === id).reduce((part, { quantity }) => part + quantity, 0),
    0,
  )

const all = (parcels: readonly ProgressParcel[]): number =>
  parcels.reduce((sum, { lines }) => sum + lines.reduce((part, { quantity }) => part + quantity, 0), 0)

/** How far the money of an order is (areas, 14). An order that costs nothing is paid. */
export function paymentStateOf({
  captured,
  back,
  due,
  authorised,
  toCollect,
  isVoided,
}: ProgressMoney): PaymentState {
  if (captured > 0) {
    if (back >= captured) return 'refunded'
    if (back > 0) return 'partiallyRefunded'
    return due > 0 ? 'partiallyPaid' : 'paid'
  }
  if (toCollect > 0) return 'codPending'
  if (authorised > 0) return 'authorised'
  if (isVoided) return 'voided'
  return due > 0 ? 'unpaid' : 'paid'
}
