import { EditBase, useEditContext } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import type { Resource } from '../../core/index.ts'
import { RecordFailure } from './RecordFailure.tsx'

interface OpenedRecordProps {
  resource: Resource
  /** Of the record; that of the address by default. */
  id?: string
  /** Drawn until the record is there, and the code that draws it. */
  waiting: ReactNode
  children: ReactNode
}

/** Reads a record for what is drawn in it, and says where it cannot be read. */
export function OpenedRecord({ resource, id, waiting, children }: OpenedRecordProps) {
  return (
    <EditBase
      resource={resource.path}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      // Who may do this has been decided by the route or whoever opened it, at once and in place.
      disableAuthentication
      queryOptions={queryOptions}
      loading={waiting}
      offline={<Unread resource={resource} />}
      error={<Unread resource={resource} />}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </EditBase>
  )
}

/** What went wrong is shown in place; react-admin would lead away to the list. */
const queryOptions = { onError: () => undefined }

function Unread({ resource }: { resource: Resource }) {
  const { error, refetch } = useEditContext()
  return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />
}
