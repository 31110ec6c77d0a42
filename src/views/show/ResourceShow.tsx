import { useEditContext } from 'ra-core'
import { type ReactNode, useMemo, useState } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { readableFields } from '../../derive/permissions.ts'
import { wantedNames } from '../../derive/wantedNames.ts'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import { useViewer } from '../../shell/access/useViewer.ts'
import type { FormShape } from '../form/FormShape.ts'
import { OpenedRecord } from '../form/OpenedRecord.tsx'
import { RecordForm } from '../form/RecordForm.tsx'
import { useViews } from '../loadViews.ts'
import { NamedRecords } from '../NamedRecords.tsx'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { useRecordParts } from '../recordParts.ts'
import { PageSkeleton } from './PageSkeleton.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordHead } from './RecordHead.tsx'

/** The page of a record, computed from the descriptor; or the page that the area brings along. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const hasParts = useRecordParts(useViews(resource))
  return (
    <OwnPageOr kind="show" resource={resource}>
      <OpenedRecord resource={resource} waiting={<PageSkeleton resource={resource} />}>
        <LoadedPage resource={resource} hasParts={hasParts} />
      </OpenedRecord>
    </OwnPageOr>
  )
}

/** A record as a page: its head, and cards that are opened one by one. */
const pageShape: FormShape = { Header: RecordHead, Layout: RecordCards, isSplit: false }

function LoadedPage({ resource, hasParts }: { resource: Resource; hasParts: boolean }) {
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
      <OnceWhole
        key={`${resource.name} ${record.id}`}
        hasParts={hasParts}
        waiting={<PageSkeleton resource={resource} />}
      >
        <RecordForm resource={resource} record={record} shape={pageShape} />
      </OnceWhole>
    </NamedRecords>
  ) : (
    <PageSkeleton resource={resource} />
  )
}

interface OnceWholeProps {
  hasParts: boolean
  waiting: ReactNode
  children: ReactNode
}

/** Waits for the names of what the record refers to, by which its facts break into lines, and for the area's own parts: each would push down all that follows. */
function OnceWhole({ hasParts, waiting, children }: OnceWholeProps) {
  const { isWhole: isNamed = true } = useRecordNames()
  const [wasWhole, setWhole] = useState(isNamed && hasParts)
  if (isNamed && hasParts && !wasWhole) setWhole(true)
  return wasWhole ? children : waiting
}
