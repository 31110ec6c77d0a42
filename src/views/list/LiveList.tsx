import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { useListView } from './ListViewContext.ts'
import LiveRecords from './LiveRecords.tsx'

// Behind all that the list itself needs.
const SavedViews = lazy(() => import('./SavedViews.tsx'))

/** Keeps a list up to date while others work; its saved views are asked for anew as well. */
export default function LiveList() {
  const { data = [] } = useListContext<AnyRecord>()
  const { resource, isTree } = useListView()
  return (
    <>
      <Suspense>
        <SavedViews />
      </Suspense>
      <LiveRecords resource={resource} data={data} isTree={isTree} />
    </>
  )
}
