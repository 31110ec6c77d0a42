import type { ReactNode } from 'react'
import type { Action, AreaHead } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { type AppRoute, mayOpen } from '../../derive/routes.ts'
import { NoAccess } from '../states/NoAccess.tsx'
import { useViewer } from './useViewer.ts'

/** Shows a page to those who may open its route, and says so to the others, under the same address. */
export function RouteGuard({ route, children }: { route: AppRoute; children: ReactNode }) {
  return mayOpen(useViewer(), route) ? children : <NoAccess />
}

/** Shows a page of an area to those who may do what it is for; to the others `otherwise`. */
export function AreaGuard({ resource, action, otherwise = <NoAccess />, children }: AreaGuardProps) {
  return canAct(useViewer(), resource, action) ? children : otherwise
}

interface AreaGuardProps {
  resource: AreaHead
  action: Action
  otherwise?: ReactNode
  children: ReactNode
}
