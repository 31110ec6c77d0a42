import { useQuery } from '@tanstack/react-query'
import { useOperation } from '../../providers/useOperation.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import { Skeleton } from '../../views/form/parts/Skeleton.tsx'
import type { OwnActionProps } from '../../views/overrides.ts'
import { useOwn } from './useOwn.ts'

/** Leads to the courier's own label of a parcel, which it makes when it is asked for it. */
export default function CourierLabelDialog({ resource, records, close }: OwnActionProps) {
  const { text, action, closing } = useOwn()
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
    <Dialog title={`${action('courierLabel')}: ${records[0]?.awb ?? ''}`} onClose={close}>
      <div className={dialog.body}>
        {!data && !why && <Skeleton height={24} />}
        {why && <p role="alert">{why}</p>}
        {data?.link && (
          <a href={data.link} target="_blank" rel="noreferrer" data-first>
            {text('openLabel')}
          </a>
        )}
      </div>
      <div className={dialog.actions}>
        <Button onClick={close}>{closing}</Button>
      </div>
    </Dialog>
  )
}
