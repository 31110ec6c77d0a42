import { lazy, Suspense } from 'react'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { useSession } from '../../providers/useSession.ts'

const RoleNotice = lazy(withAllTexts(() => import('./RoleNotice.tsx')))

/** Names the role as which somebody looks at the shop; nobody else is sent its code. */
export function ViewedRole() {
  const view = useSession()?.view
  return (
    view && (
      <Suspense fallback={null}>
        <RoleNotice view={view} />
      </Suspense>
    )
  )
}
