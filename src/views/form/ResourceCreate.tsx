import { CreateBase } from 'ra-core'
import { createContext, Suspense, useContext } from 'react'
import type { Resource } from '../../core/index.ts'
import { useViews } from '../overrides.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { RecordForm } from './RecordForm.tsx'

/** Set inside a page of the area's own, which may be made of the generic one. */
const OwnPageContext = createContext(false)

/** The form for a new record, computed from the descriptor; or the page that the area brings along. */
export function ResourceCreate({ resource }: { resource: Resource }) {
  const { create: OwnPage } = useViews(resource)
  const isInside = useContext(OwnPageContext)
  if (OwnPage && !isInside) {
    return (
      <OwnPageContext value={true}>
        <OwnPage resource={resource} />
      </OwnPageContext>
    )
  }
  return (
    // Who may create has been decided by the route, at once and in place.
    <CreateBase resource={resource.path} redirect={false} disableAuthentication>
      <Suspense fallback={<FormSkeleton resource={resource} />}>
        <RecordForm resource={resource} key={resource.name} />
      </Suspense>
    </CreateBase>
  )
}
