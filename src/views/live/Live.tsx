import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import type { Resource } from '../../core/index.ts'
import { isId } from '../../core/recordId.ts'

const LiveRecord = lazy(() => import('./LiveRecord.tsx'))

/**
 * Stands beside the page or the form of the record that the address names, and says who else is there. Its code comes after the page's. Nothing
 * where the address names none, such as a folder of the mail.
 */
export function Live({ resource, isForm }: { resource: Resource; isForm: boolean }) {
  const { id } = useParams()
  return (
    <Suspense>{isId(id) && <LiveRecord key={id} resource={resource} id={id} isForm={isForm} />}</Suspense>
  )
}
