import { useEditContext } from 'ra-core'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { inputsShape } from './inputsShape.ts'
import { OpenedRecord } from './OpenedRecord.tsx'
import { RecordForm } from './RecordForm.tsx'

/** The form of a record, computed from the descriptor; or the page that the area brings along. */
export const ResourceEdit = ({ resource }: { resource: Resource }) => (
  <OwnPageOr kind="edit" resource={resource}>
    <OpenedRecord resource={resource} waiting={<FormSkeleton resource={resource} />}>
      <LoadedForm resource={resource} />
    </OpenedRecord>
  </OwnPageOr>
)

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
