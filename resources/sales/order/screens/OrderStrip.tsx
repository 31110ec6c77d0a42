import type { Resource } from '../../../../src/core/index.ts'
import { RelativeTime } from '../../../../src/views/history/RelativeTime.tsx'
import { DueTime } from '../../../shared/due/screens/DueTime.tsx'
import { isOpen } from '../rules/orderStates.ts'
import css from './order.module.css'
import type { Order } from './orderFacts.ts'
import { StateChips } from './StateChips.tsx'
import { useOwn } from './useOwn.ts'

/** Below who and how much: its number, how the order stands, when and where it was placed, and until when it should have left. */
export function OrderStrip({ resource, order }: { resource: Resource; order: Order }) {
  const { text, value } = useOwn()
  const { number, placedAt, channel, dueAt, fulfilmentStatus, expiresAt, status } = order
  const waits = isOpen(order) && fulfilmentStatus !== 'fulfilled' && fulfilmentStatus !== 'delivered'
  return (
    <div className={css.strip}>
      <StateChips resource={resource} order={order} />
      <p className={css.facts}>
        <bdi dir="ltr" className={css.number}>
          {number}
        </bdi>
        {placedAt && (
          <span>
            {text('placed')} <RelativeTime at={placedAt} />
          </span>
        )}
        {channel && <span>{value('channel', channel)}</span>}
        {waits && dueAt && <DueTime at={dueAt} path={resource.path} />}
        {status === 'pendingPayment' && expiresAt && (
          <span>
            {text('expires')} <RelativeTime at={expiresAt} />
          </span>
        )}
      </p>
    </div>
  )
}
