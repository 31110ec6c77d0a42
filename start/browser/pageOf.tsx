import { lazy, type ReactElement } from 'react'
import type { AppRoute } from '../../src/derive/routes.ts'
import { withAllTexts } from '../../src/providers/laterTexts.ts'
import { RouteGuard } from '../../src/shell/access/Guard.tsx'
import { areaPages } from '../../src/shell/areaPages.tsx'
import { themed } from '../../src/shell/theme/themed.tsx'
import { furtherPaths } from './furtherPaths.ts'

const DefaultDashboard = lazy(
  () => import('../../resources/insight/dashboard/screens/default/DefaultDashboard.tsx'),
)
const SalesDashboard = themed(
  () => import('../../resources/insight/dashboard/screens/sales/SalesDashboard.tsx'),
)
const PrintPage = lazy(withAllTexts(() => import('../../resources/shared/print/screens/PrintPage.tsx')))
const FurtherPage = lazy(() => import('./FurtherPage.tsx'))
const own: Readonly<Record<string, ReactElement>> = {
  'dashboards/default': <DefaultDashboard />,
  'dashboards/sales': <SalesDashboard />,
  print: <PrintPage />,
}

/** The page of a route, for those who may open it. */
export function pageOf(route: AppRoute): ReactElement {
  return <RouteGuard route={route}>{contentOf(route)}</RouteGuard>
}

function contentOf(route: AppRoute): ReactElement {
  const { resource, key, path, blank } = route
  if (resource) return areaPages(resource)
  const page = own[path]
  if (page) return page
  if (blank || key === 'components' || furtherPaths.some((each) => each === path))
    return <FurtherPage route={route} />
  throw new Error(`The route '${path}' has no page. One was expected in pageOf.tsx. Add it.`)
}
