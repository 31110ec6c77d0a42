import { EditBase, useEditContext } from 'ra-core'
import { Suspense } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { inputsShape } from './inputsShape.ts'
import { RecordFailure } from './RecordFailure.tsx'
import { RecordForm } from './RecordForm.tsx'

/** The form of a record, computed from the descriptor; or the page that the area brings along. */
export function ResourceEdit({ resource }: { resource: Resource }) {
  return (
    <OwnPageOr kind="edit" resource={resource}>
      <EditBase
        resource={resource.path}
        mutationMode="pessimistic"
        redirect={false}
        // Who may edit has been decided by the route, at once and in place.
        disableAuthentication
        queryOptions={queryOptions}
        loading={<FormSkeleton resource={resource} />}
        offline={<Unread resource={resource} />}
        error={<Unread resource={resource} />}
      >
        <Suspense fallback={<FormSkeleton resource={resource} />}>
          <LoadedForm resource={resource} />
        </Suspense>
      </EditBase>
    </OwnPageOr>
  )
}

/** What went wrong is shown in place; react-admin would lead away to the list. */
const queryOptions = { onError: () => undefined }

function Unread({ resource }: { resource: Resource }) {
  const { error, refetch } = useEditContext()
  return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />
}

function LoadedForm({ resource }: { resource: Resource }) {
  const { record } = useEditContext<AnyRecord>()
  return record ? (
    <RecordForm
      key={`${resource.name} ${record.id}`}
      resource={resource}
      record={record}
      shape={inputsShape}
    />
  ) : (
    <FormSkeleton resource={resource} />
  )
}
