import { useListContext } from 'ra-core'
import { lazy, Suspense, useEffect } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { whenIdle } from '../../shell/frame/whenIdle.ts'
import { fetchRecordParts } from '../recordParts.ts'
import { useListView } from './ListViewContext.ts'
import LiveRecords from './LiveRecords.tsx'

// Behind all that the list itself needs.
const SavedViews = lazy(() => import('./SavedViews.tsx'))

/** Keeps a list up to date while others work; its saved views are asked for anew as well. */
export default function LiveList() {
  const { data = [] } = useListContext<AnyRecord>()
  const { resource, isTree, views } = useListView()
  // A row is pressed next, as a rule; on a slow line it would hold up what the list itself needs.
  useEffect(() => whenIdle(() => void fetchRecordParts(views)), [views])
  return (
    <>
      <Suspense>
        <SavedViews />
      </Suspense>
      <LiveRecords resource={resource} data={data} isTree={isTree} />
    </>
  )
}
