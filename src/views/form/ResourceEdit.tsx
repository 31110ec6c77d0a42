import { EditBase, useEditContext } from 'ra-core'
import { createContext, Suspense, useContext } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { useViews } from '../overrides.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordFailure } from './RecordFailure.tsx'
import { RecordForm } from './RecordForm.tsx'

/** Set inside a page of the area's own, which may be made of the generic one. */
const OwnPageContext = createContext(false)

/** The form of a record, computed from the descriptor; or the page that the area brings along. */
export function ResourceEdit({ resource }: { resource: Resource }) {
  const { edit: OwnPage } = useViews(resource)
  const isInside = useContext(OwnPageContext)
  if (OwnPage && !isInside) {
    return (
      <OwnPageContext value={true}>
        <OwnPage resource={resource} />
      </OwnPageContext>
    )
  }
  return (
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
    <RecordForm key={`${resource.name} ${record.id}`} resource={resource} record={record} />
  ) : (
    <FormSkeleton resource={resource} />
  )
}
