import type { Resource } from '../../../../src/core/index.ts'
import { StatusChip, ToneChip } from '../../../../src/views/StatusChip.tsx'
import { stationOf } from '../rules/way.ts'
import css from './order.module.css'
import { fulfilmentTones, type Order, paymentTones, returnTones } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

/** Between two stations of its way. */
const partial: readonly string[] = ['partiallyFulfilled', 'partiallyDelivered']

/** How an order stands, in words: its money, what comes back, what stops it; and the order and its goods, as far as its way does not tell. */
export function StateChips({ resource, order }: { resource: Resource; order: Order }) {
  const { text, value } = useOwn()
  const { paymentStatus, paymentMethod, fulfilmentStatus, returnStatus, onHold, cancellationPending } = order
  const station = stationOf(order)
  const paid = [
    paymentStatus && value('paymentStatus', paymentStatus),
    paymentStatus !== 'codPending' && paymentMethod && value('paymentMethod', paymentMethod),
  ]
  return (
    <div className={css.chips}>
      {!station && <StatusChip resource={resource} status={order.status} />}
      {paymentStatus && (
        <ToneChip tone={paymentTones[paymentStatus] ?? 'neutral'}>
          {paid.filter(Boolean).join(' · ')}
        </ToneChip>
      )}
      {fulfilmentStatus && (!station || partial.includes(fulfilmentStatus)) && (
        <ToneChip tone={fulfilmentTones[fulfilmentStatus] ?? 'neutral'}>
          {value('fulfilmentStatus', fulfilmentStatus)}
        </ToneChip>
      )}
      {returnStatus && returnStatus !== 'none' && (
        <ToneChip tone={returnTones[returnStatus] ?? 'neutral'}>
          {value('returnStatus', returnStatus)}
        </ToneChip>
      )}
      {order.parcelStates?.includes('attemptFailed') && (
        <ToneChip tone="warning">{value('parcelStates', 'attemptFailed')}</ToneChip>
      )}
      {onHold && <ToneChip tone="warning">{text('held')}</ToneChip>}
      {cancellationPending && <ToneChip tone="warning">{text('cancellationAsked')}</ToneChip>}
      {order.priority === 'high' && <ToneChip tone="info">{text('urgent')}</ToneChip>}
    </div>
  )
}
