import { useRecordNames } from '../../../../src/fields/reference/recordNames.tsx'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { Notice } from '../../../../src/views/form/Notice.tsx'
import { NamedRecords } from '../../../../src/views/NamedRecords.tsx'
import { useRecordPath } from '../../../../src/views/useRecordPath.ts'
import { isOpen } from '../rules/orderStates.ts'
import { useChildren } from './items/useChildren.ts'
import { riskLevel } from './orderFacts.ts'
import type { PartProps } from './part.ts'
import { useOwn } from './useOwn.ts'

/** What keeps an order from going on, and what should be looked at first, each with the way to settle it. */
export function OrderNotices({ order, find }: PartProps) {
  const { text } = useOwn()
  const release = find('release')
  const edit = find('editLines')
  const { onHold, holdReason, holdNote, couponCheck, riskScore, cancellationPending } = order
  const isRisky = isOpen(order) && order.fulfilmentStatus === 'unfulfilled' && riskLevel(riskScore) === 'high'
  if (!onHold && !cancellationPending && !isRisky) return null
  return (
    <NamedRecords wanted={holdReason ? { reason: [holdReason] } : {}}>
      {onHold && (
        <Notice
          tone="warning"
          title={<HoldTitle reason={holdReason} />}
          actions={
            <>
              {release && (
                <Button small onClick={release.onPick}>
                  {release.label}
                </Button>
              )}
              {couponCheck === 'open' && edit && (
                <Button small look="text" onClick={edit.onPick}>
                  {edit.label}
                </Button>
              )}
            </>
          }
        >
          <p dir="auto">{holdNote || text('holdText')}</p>
          {couponCheck === 'open' && <p>{text('couponText')}</p>}
        </Notice>
      )}
      {cancellationPending && <AskedCancellation order={order.id} />}
      {isRisky && (
        <Notice tone="danger" title={text('riskTitle', { score: riskScore })}>
          <p>{text('riskText')}</p>
        </Notice>
      )}
    </NamedRecords>
  )
}

function HoldTitle({ reason }: { reason: string | null }) {
  const { text } = useOwn()
  const name = useRecordNames()
  return reason ? text('heldBecause', { reason: name('reason', reason).title }) : text('held')
}

function AskedCancellation({ order }: { order: string }) {
  const { text } = useOwn()
  const { area, records } = useChildren('cancellationRequest', order)
  const pathOf = useRecordPath()
  const pending = records.find(({ status }) => status === 'pending') ?? records.at(-1)
  const to = area && pending && pathOf(area, pending.id)
  return (
    <Notice
      tone="warning"
      title={text('cancellationAsked')}
      actions={to && <ButtonLink to={to}>{text('decide')}</ButtonLink>}
    >
      <p>{text('cancellationText')}</p>
    </Notice>
  )
}
