import { useQuery } from '@tanstack/react-query'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { reasonOf } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { Proposal } from '../rules/refundProposal.ts'
import css from './payment.module.css'
import { RefundForm } from './RefundForm.tsx'
import { useOwn } from './useOwn.ts'

/**
 * Asks for a refund (areas, 14): the server proposes what is left of each line net of its discount, with shipping and fees apart. Opened
 * from a payment it goes out of that payment, opened from an order out of all of its payments.
 */
export default function RefundDialog({ resource, records, close }: OwnActionProps) {
  const { area, text } = useOwn()
  const ask = useOperation(area)
  const record = records[0] as AnyRecord
  const isOrder = resource.name === 'order'
  const input = isOrder ? { order: record.id } : { order: record.order, payment: record.id }
  const { data, error } = useQuery({
    queryKey: [area.path, 'proposeRefund', record.id, record.version],
    queryFn: ({ signal }) => ask<Proposal>('proposeRefund', { input, signal }),
    enabled: isOrder || record.order !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const number = String((isOrder ? record.number : record.orderNumber) ?? '')
  return (
    <Dialog title={text('refundTitle', { number })} size="large" onClose={close}>
      {data ? (
        <RefundForm proposal={data} close={close} payment={isOrder ? undefined : record.id} />
      ) : (
        <div className={dialog.body} aria-busy={!error}>
          {error ? (
            <p role="alert" className={css.alert}>
              {reasonOf(error)}
            </p>
          ) : (
            <Skeleton height={260} />
          )}
        </div>
      )}
    </Dialog>
  )
}
