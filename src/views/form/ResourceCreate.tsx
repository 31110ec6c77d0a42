import { CreateBase } from 'ra-core'
import { Suspense } from 'react'
import type { Resource } from '../../core/index.ts'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { inputsShape } from './inputsShape.ts'
import { RecordForm } from './RecordForm.tsx'

/** The form for a new record, computed from the descriptor; or the page that the area brings along. */
export function ResourceCreate({ resource }: { resource: Resource }) {
  return (
    <OwnPageOr kind="create" resource={resource}>
      {/* Who may create has been decided by the route, at once and in place. */}
      <CreateBase resource={resource.path} redirect={false} disableAuthentication>
        <Suspense fallback={<FormSkeleton resource={resource} isNew />}>
          <RecordForm resource={resource} shape={inputsShape} key={resource.name} />
        </Suspense>
      </CreateBase>
    </OwnPageOr>
  )
}
