import { useEditContext } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { readableFields } from '../../derive/permissions.ts'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { FormShape } from '../form/FormShape.ts'
import { OpenedRecord } from '../form/OpenedRecord.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { NamedRecords } from '../NamedRecords.tsx'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordHead } from './RecordHead.tsx'
import { wantedNames } from './wantedNames.ts'

/** The page of a record, computed from the descriptor; or the page that the area brings along. */
export const ResourceShow = ({ resource }: { resource: Resource }) => (
  <OwnPageOr kind="show" resource={resource}>
    <OpenedRecord resource={resource} waiting={<PageSkeleton resource={resource} />}>
      <LoadedPage resource={resource} />
    </OpenedRecord>
  </OwnPageOr>
)

/** A record as a page: its head, and cards that are opened one by one. */
const pageShape: FormShape = { Header: RecordHead, Layout: RecordCards, isSplit: false }

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
      <OnceNamed key={`${resource.name} ${record.id}`} waiting={<PageSkeleton resource={resource} />}>
        <RecordForm resource={resource} record={record} shape={pageShape} />
      </OnceNamed>
    </NamedRecords>
  ) : (
    <PageSkeleton resource={resource} />
  )
}

/** Waits for the names of what the record refers to: its facts break into lines by them, and would push down all that follows. */
function OnceNamed({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { isWhole = true } = useRecordNames()
  const [wasWhole, setWhole] = useState(isWhole)
  if (isWhole && !wasWhole) setWhole(true)
  return wasWhole ? children : waiting
}
