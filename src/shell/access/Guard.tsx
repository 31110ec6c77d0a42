import type { ReactNode } from 'react'
import { type Action, type AreaHead, hasFlag } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { type AppRoute, missingRight } from '../../derive/routes.ts'
import { NoAccess } from '../states/NoAccess.tsx'
import { useViewer } from './useViewer.ts'

/** Shows a page to those who may open its route, and says so to the others, under the same address. */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  const viewer = useViewer()
  const right = missingRight(viewer, route)
  return right ? <NoAccess right={right} /> : children
}

/** Shows a page of an area to those who may do what it is for; to the others `otherwise`, or which right they lack. */
export function AreaGuard({ resource, action, otherwise, children }: AreaGuardProps) {
  const viewer = useViewer()
  if (canAct(viewer, resource, action)) return children
  const flag = hasFlag(viewer, resource.name, 'view') ? action : 'view'
  return otherwise ?? <NoAccess right={{ area: resource.name, flag }} />
}

interface AreaGuardProps {
  resource: AreaHead
  action: Action
  otherwise?: ReactNode
  children: ReactNode
}
