import { useQuery } from '@tanstack/react-query'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { shipment } from '../shipment.ts'
import { useOwn } from './useOwn.ts'

/** Leads to the courier's own label of a parcel, which it makes when it is asked for it. */
export default function CourierLabelDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof shipment>>) {
  const { text, action } = useOwn()
  const ask = useOperation(resource)
  const id = records[0]?.id ?? ''
  const { data, error } = useQuery({
    queryKey: [resource.path, 'courierLabel', id],
    queryFn: ({ signal }) =>
      ask<{ link: string | null; error: string | null }>('courierLabel', { id, input: {}, signal }),
    // The address of a label ends after a while.
    gcTime: 0,
  })
  const why = data?.error ?? error?.message
  return (
    <QuestionDialog title={action('courierLabel', records[0]?.awb)} onClose={close}>
      {!data && !why && <Skeleton height={24} />}
      {why && <p role="alert">{why}</p>}
      {data?.link && (
        <a href={data.link} target="_blank" rel="noreferrer" data-first>
          {text('openLabel')}
        </a>
      )}
    </QuestionDialog>
  )
}
