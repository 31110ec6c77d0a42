import { useGetOne } from 'ra-core'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Resource } from '../../../../src/core/index.ts'
import { canActOn } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { RecordFailure } from '../../../../src/views/form/RecordFailure.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderWork } from './OrderWork.tsx'
import type { Order } from './orderFacts.ts'

const ResourceEdit = lazy(() =>
  import('../../../../src/views/form/ResourceEdit.tsx').then((module) => ({ default: module.ResourceEdit })),
)

const ResourceShow = lazy(() =>
  import('../../../../src/views/show/ResourceShow.tsx').then((module) => ({ default: module.ResourceShow })),
)

/** The page of an order: a draft is written in the form; from then on the order is worked with (areas, 22). */
export default function OrderPage({ resource }: { resource: Resource }) {
  const { id = '' } = useParams()
  const viewer = useViewer()
  const { data, error, isPending, refetch } = useGetOne<Order>(
    resource.path,
    { id: decodeURIComponent(id) },
    { retry: false, onError: () => undefined },
  )
  if (error && !data)
    return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />
  if (isPending || !data) return <OrderSkeleton />
  return (
    <Suspense fallback={<OrderSkeleton />}>
      {data.status !== 'draft' ? (
        <OrderWork key={data.id} resource={resource} order={data} />
      ) : canActOn(viewer, resource, 'edit', data) ? (
        <ResourceEdit resource={resource} />
      ) : (
        <ResourceShow resource={resource} />
      )}
    </Suspense>
  )
}
