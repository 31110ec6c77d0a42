import { EditBase, useEditContext } from 'ra-core'
import { Suspense, useMemo } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { readableFields } from '../../derive/permissions.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { FormShape } from '../form/FormShape.ts'
import { RecordFailure } from '../form/RecordFailure.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { NamedRecords } from '../NamedRecords.tsx'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordHead } from './RecordHead.tsx'
import { wantedNames } from './wantedNames.ts'

/** The page of a record, computed from the descriptor; or the page that the area brings along. */
export function ResourceShow({ resource }: { resource: Resource }) {
  return (
    <OwnPageOr kind="show" resource={resource}>
      <EditBase
        resource={resource.path}
        mutationMode="pessimistic"
        redirect={false}
        // Who may see it has been decided by the route, at once and in place.
        disableAuthentication
        queryOptions={queryOptions}
        loading={<PageSkeleton resource={resource} />}
        offline={<Unread resource={resource} />}
        error={<Unread resource={resource} />}
      >
        <Suspense fallback={<PageSkeleton resource={resource} />}>
          <LoadedPage resource={resource} />
        </Suspense>
      </EditBase>
    </OwnPageOr>
  )
}

/** What went wrong is shown in place; react-admin would lead away to the list. */
const queryOptions = { onError: () => undefined }

/** A record as a page: its head, and cards that are opened one by one. */
const pageShape: FormShape = { Header: RecordHead, Layout: RecordCards, isSplit: false }

function Unread({ resource }: { resource: Resource }) {
  const { error, refetch } = useEditContext()
  return <RecordFailure resource={resource} error={error} onRetry={() => void refetch()} />
}

function LoadedPage({ resource }: { resource: Resource }) {
  const { record } = useEditContext<AnyRecord>()
  const viewer = useViewer()
  const wanted = useMemo(
    () =>
      wantedNames(
        resource,
        readableFields(viewer, resource).map((name) => [name, record?.[name]]),
      ),
    [viewer, resource, record],
  )
  return record ? (
    <NamedRecords wanted={wanted}>
      <RecordForm
        key={`${resource.name} ${record.id}`}
        resource={resource}
        record={record}
        shape={pageShape}
      />
    </NamedRecords>
  ) : (
    <PageSkeleton resource={resource} />
  )
}
