import { lazy, type ReactElement } from 'react'
import type { AppRoute } from '../../src/derive/routes.ts'
import { withAllTexts } from '../../src/providers/laterTexts.ts'
import { RouteGuard } from '../../src/shell/access/Guard.tsx'
import { areaPages } from '../../src/shell/areaPages.tsx'
import { themed } from '../../src/shell/theme/themed.tsx'

const DefaultDashboard = lazy(
  () => import('../../resources/insight/dashboard/screens/default/DefaultDashboard.tsx'),
)
const SalesDashboard = themed(
  () => import('../../resources/insight/dashboard/screens/sales/SalesDashboard.tsx'),
)
const Profile = themed(() => import('../../resources/staff/account/screens/Profile.tsx'))
const AccountSettings = themed(() => import('../../resources/staff/account/screens/AccountSettings.tsx'))
const Documentation = lazy(withAllTexts(() => import('./Documentation.tsx')))
const FaqPage = lazy(withAllTexts(() => import('../../resources/content/faq/screens/FaqPage.tsx')))
const UserList = lazy(
  withAllTexts(() => import('../../resources/staff/subAdmin/screens/userList/UserList.tsx')),
)
const Pricing = lazy(withAllTexts(() => import('../../src/showcase/plans/Pricing.tsx')))
const Showcase = themed(() => import('../../src/showcase/Showcase.tsx'))
const PrintPage = lazy(withAllTexts(() => import('../../resources/shared/print/screens/PrintPage.tsx')))
const Preview = lazy(withAllTexts(() => import('../../src/shell/Preview.tsx')))
const ProductListPage = lazy(
  withAllTexts(() => import('../../resources/catalogue/product/screens/ecommerce/ProductListPage.tsx')),
)
const productPages = withAllTexts(
  () => import('../../resources/catalogue/product/screens/ecommerce/ProductPages.tsx'),
)
const AddProductPage = lazy(async () => ({ default: (await productPages()).AddProductPage }))
const EditProductPage = lazy(async () => ({ default: (await productPages()).EditProductPage }))
const OrderListPage = lazy(
  withAllTexts(() => import('../../resources/sales/order/screens/ecommerce/OrderListPage.tsx')),
)
const own: Readonly<Record<string, ReactElement>> = {
  'apps/ecommerce/product-list': <ProductListPage />,
  'apps/ecommerce/add-product': <AddProductPage />,
  'apps/ecommerce/edit-product/:id': <EditProductPage />,
  'apps/ecommerce/orders': <OrderListPage />,
  'dashboards/default': <DefaultDashboard />,
  'dashboards/sales': <SalesDashboard />,
  'docs/documentation/*': <Documentation />,
  'pages/faq': <FaqPage />,
  'pages/profile': <Profile />,
  'pages/pricing': <Pricing />,
  'pages/user-list': <UserList />,
  'pages/setting/*': <AccountSettings />,
  print: <PrintPage />,
}

/** The page of a route, for those who may open it. */
export function pageOf(route: AppRoute): ReactElement {
  return <RouteGuard route={route}>{contentOf(route)}</RouteGuard>
}

function contentOf(route: AppRoute): ReactElement {
  if (route.resource) return areaPages(route.resource)
  const page = own[route.path]
  if (page) return page
  if (route.blank) return <Preview page={route.path} />
  if (route.unbuilt) return <Showcase />
  throw new Error(
    `The route '${route.path}' has no page. One was expected in pageOf.tsx. Add it, or mark the route as unbuilt in routeTable.ts.`,
  )
}
