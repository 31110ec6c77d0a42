import type { Shipment } from '../../../invoice/server/work.ts'
import type { CourierState } from './courierConnection.ts'

type Step = 'handOver' | 'depart' | 'bringOut' | 'deliver' | 'fail' | 'sendBack' | 'departBack'

/** What a courier carries it has taken over, whether anybody here scanned it or not. */
const before: readonly Step[] = ['handOver']

/** The steps from a state of ours to the one that a courier tells of; none where the parcel is there already, further on, or at an end. */
export function stepsTo(from: Shipment['status'], to: CourierState | undefined): readonly Step[] {
  if (!to) return []
  if (from === 'packed' || from === 'labelReady') return [...before, ...stepsTo('handedOver', to)]
  return paths[to][from] ?? []
}

const paths: Readonly<Record<CourierState, Partial<Record<Shipment['status'], readonly Step[]>>>> = {
  inTransit: { handedOver: ['depart'] },
  outForDelivery: { handedOver: ['bringOut'], inTransit: ['bringOut'], attemptFailed: ['bringOut'] },
  attemptFailed: { handedOver: ['depart', 'fail'], inTransit: ['fail'], outForDelivery: ['fail'] },
  delivered: {
    handedOver: ['deliver'],
    inTransit: ['deliver'],
    outForDelivery: ['deliver'],
    attemptFailed: ['bringOut', 'deliver'],
  },
  rtoInitiated: {
    handedOver: ['sendBack'],
    inTransit: ['sendBack'],
    outForDelivery: ['sendBack'],
    attemptFailed: ['sendBack'],
  },
  rtoInTransit: {
    handedOver: ['sendBack', 'departBack'],
    inTransit: ['sendBack', 'departBack'],
    outForDelivery: ['sendBack', 'departBack'],
    attemptFailed: ['sendBack', 'departBack'],
    rtoInitiated: ['departBack'],
  },
}
