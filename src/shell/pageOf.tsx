import { lazy, type ReactElement } from 'react'
import type { AppRoute } from '../derive/routes.ts'
import { RouteGuard } from './access/Guard.tsx'
import { areaPages } from './areaPages.tsx'
import { UnbuiltPage } from './states/UnbuiltPage.tsx'
import { themed } from './theme/themed.tsx'

const DefaultDashboard = themed(() => import('../dashboards/default/DefaultDashboard.tsx'))
const SalesDashboard = themed(() => import('../dashboards/sales/SalesDashboard.tsx'))
const Showcase = themed(() => import('../showcase/Showcase.tsx'))
const Preview = lazy(() => import('./Preview.tsx'))

const own: Readonly<Record<string, ReactElement>> = {
  'dashboards/default': <DefaultDashboard />,
  'dashboards/sales': <SalesDashboard />,
}

const showcase = /^(apps|components|docs)\/|^pages\/(profile|setting|pricing|faq|user-list)\b/

/** The page of a route, for those who may open it. */
export function pageOf(route: AppRoute): ReactElement {
  return <RouteGuard route={route}>{contentOf(route)}</RouteGuard>
}

function contentOf(route: AppRoute): ReactElement {
  if (route.resource) return areaPages(route.resource)
  if (route.blank) return <Preview page={route.path} />
  if (showcase.test(route.path)) return <Showcase />
  return own[route.path] ?? <UnbuiltPage />
}
