import { lazy, Suspense } from 'react'
import type { Right } from '../../derive/routes.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { PageWaiting } from '../page/PageWaiting.tsx'

const MissingRight = lazy(withAllTexts(() => import('../access/MissingRight.tsx')))

/** Shown in place of a page whose permission is missing; the address stays, so that it works once the permission is there. */
export function NoAccess({ right }: { right: Right }) {
  return (
    <Suspense fallback={<PageWaiting />}>
      <MissingRight right={right} />
    </Suspense>
  )
}
