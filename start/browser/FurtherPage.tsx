import { type ComponentType, lazy } from 'react'
import type { AppRoute } from '../../src/derive/routes.ts'
import { withAllTexts } from '../../src/providers/laterTexts.ts'
import { themed } from '../../src/shell/theme/themed.tsx'
import { ComponentPage, Preview, Pricing } from './demonstrations.ts'
import type { FurtherPath } from './furtherPaths.ts'

const productPages = withAllTexts(
  () => import('../../resources/catalogue/product/screens/ecommerce/ProductPages.tsx'),
)

/** The pages that are neither of an area nor home, each a chunk of its own; that there are so many costs the first list nothing. */
const pages: Readonly<Record<FurtherPath, ComponentType>> = {
  'apps/ecommerce/add-product': lazy(async () => ({ default: (await productPages()).AddProductPage })),
  'apps/ecommerce/edit-product/:id': lazy(async () => ({ default: (await productPages()).EditProductPage })),
  'apps/ecommerce/orders': lazy(
    withAllTexts(() => import('../../resources/sales/order/screens/ecommerce/OrderListPage.tsx')),
  ),
  'apps/ecommerce/product-list': lazy(
    withAllTexts(() => import('../../resources/catalogue/product/screens/ecommerce/ProductListPage.tsx')),
  ),
  'apps/project/scrumboard': lazy(
    withAllTexts(() => import('../../resources/insight/project/screens/board/BoardPage.tsx')),
  ),
  'docs/documentation/*': lazy(withAllTexts(() => import('./Documentation.tsx'))),
  'pages/bin': lazy(withAllTexts(() => import('../../src/views/bin/BinPage.tsx'))),
  'pages/faq': lazy(withAllTexts(() => import('../../resources/content/faq/screens/FaqPage.tsx'))),
  'pages/log': lazy(withAllTexts(() => import('../../src/views/log/LogPage.tsx'))),
  'pages/own-work': themed(() => import('../../resources/insight/ownWork/screens/OwnWorkPage.tsx')),
  'pages/packing-station': lazy(
    withAllTexts(() => import('../../resources/sales/shipment/screens/station/PackingStation.tsx')),
  ),
  'pages/pricing': Pricing,
  'pages/profile': themed(() => import('../../resources/staff/account/screens/Profile.tsx')),
  'pages/setting/*': themed(() => import('../../resources/staff/account/screens/AccountSettings.tsx')),
  'pages/system': lazy(withAllTexts(() => import('../../resources/settings/system/screens/SystemPage.tsx'))),
  'pages/user-list': lazy(
    withAllTexts(() => import('../../resources/staff/subAdmin/screens/userList/UserList.tsx')),
  ),
}

export default function FurtherPage({ route: { key, path } }: { route: AppRoute }) {
  const Page = Object.hasOwn(pages, path) ? pages[path as FurtherPath] : undefined
  if (Page) return <Page />
  return key === 'components' ? <ComponentPage path={path} /> : <Preview page={path} />
}
