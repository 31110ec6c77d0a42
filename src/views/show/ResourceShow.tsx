import { ShowBase, useShowContext } from 'ra-core'
import { Suspense } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { FormSkeleton } from '../form/FormSkeleton.tsx'
import { RecordFailure } from '../form/RecordFailure.tsx'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { RecordPage } from './RecordPage.tsx'

/** The page that shows a record, with its history; or the page that the area brings along. */
export function ResourceShow({ resource }: { resource: Resource }) {
  return (
    <OwnPageOr kind="show" resource={resource}>
      <ShowBase
        resource={resource.path}
        // Who may see it has been decided by the route, at once and in place.
        disableAuthentication
        queryOptions={queryOptions}
        loading={<FormSkeleton resource={resource} />}
        offline={<Unread resource={resource} />}
        error={<Unread resource={resource} />}
      >
        <Suspense fallback={<FormSkeleton resource={resource} />}>
          <LoadedPage resource={resource} />
        </Suspense>
      </ShowBase>
    </OwnPageOr>
  )
}

/** What went wrong is shown in place; react-admin would lead away to the list. */
const queryOptions = { onError: () => undefined }

function Unread({ resource }: { resource: Resource }) {
  const { error, refetch } = useShowContext()
  return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />
}

function LoadedPage({ resource }: { resource: Resource }) {
  const { record, refetch } = useShowContext<AnyRecord>()
  return record ? (
    <RecordPage key={record.id} resource={resource} record={record} onMoved={() => void refetch()} />
  ) : (
    <FormSkeleton resource={resource} />
  )
}
