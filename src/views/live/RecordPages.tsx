import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Resource } from '../../core/index.ts'
import { ResourceEdit } from '../form/ResourceEdit.tsx'
import { ResourceShow } from '../show/ResourceShow.tsx'

const LiveRecord = lazy(() => import('./LiveRecord.tsx'))

/** The page of a record, and who else is there. */
export function ShowPage({ resource }: { resource: Resource }) {
  return (
    <>
      <ResourceShow resource={resource} />
      <Live resource={resource} />
    </>
  )
}

/** The form of a record, and who else is there. */
export function EditPage({ resource }: { resource: Resource }) {
  return (
    <>
      <ResourceEdit resource={resource} />
      <Live resource={resource} isForm />
    </>
  )
}

function Live({ resource, isForm = false }: { resource: Resource; isForm?: boolean }) {
  const { id } = useParams()
  return (
    <Suspense>
      {id !== undefined && <LiveRecord key={id} resource={resource} id={id} isForm={isForm} />}
    </Suspense>
  )
}
