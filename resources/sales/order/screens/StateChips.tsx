import type { Resource } from '../../../../src/core/index.ts'
import { StatusChip, ToneChip } from '../../../../src/views/StatusChip.tsx'
import css from './order.module.css'
import { fulfilmentTones, type Order, paymentTones, returnTones } from './orderFacts.ts'
import { useOwn } from './useOwn.ts'

/** How an order stands, in words: the order itself, its money, its goods, what comes back, and what stops it. */
export function StateChips({ resource, order }: { resource: Resource; order: Order }) {
  const { text, value } = useOwn()
  const { paymentStatus, paymentMethod, fulfilmentStatus, returnStatus, onHold, cancellationPending } = order
  const paid = [
    paymentStatus && value('paymentStatus', paymentStatus),
    paymentStatus !== 'codPending' && paymentMethod && value('paymentMethod', paymentMethod),
  ]
  return (
    <div className={css.chips}>
      <StatusChip resource={resource} status={order.status} />
      {paymentStatus && (
        <ToneChip tone={paymentTones[paymentStatus] ?? 'neutral'}>
          {paid.filter(Boolean).join(' · ')}
        </ToneChip>
      )}
      {fulfilmentStatus && (
        <ToneChip tone={fulfilmentTones[fulfilmentStatus] ?? 'neutral'}>
          {value('fulfilmentStatus', fulfilmentStatus)}
        </ToneChip>
      )}
      {returnStatus && returnStatus !== 'none' && (
        <ToneChip tone={returnTones[returnStatus] ?? 'neutral'}>
          {value('returnStatus', returnStatus)}
        </ToneChip>
      )}
      {onHold && <ToneChip tone="warning">{text('held')}</ToneChip>}
      {cancellationPending && <ToneChip tone="warning">{text('cancellationAsked')}</ToneChip>}
      {order.priority === 'high' && <ToneChip tone="info">{text('urgent')}</ToneChip>}
    </div>
  )
}
