import { lazy, Suspense } from 'react'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { HistorySkeleton } from './HistorySkeleton.tsx'

const RecordHistory = lazy(() => import('./RecordHistory.tsx'))

/** All that happened to a record, with the code for it: few of those who open a record look at it. */
export const WholeHistory = (history: { resource: Resource; record: AnyRecord }) => (
  <Suspense fallback={<HistorySkeleton />}>
    <RecordHistory {...history} />
  </Suspense>
)
