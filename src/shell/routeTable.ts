import { areaHeads } from '#areas'
import { foldedSections, menuGroups } from '#menu'
import { hasDemonstrations, showcase } from '#showcase'
import { homeKey } from '../core/access.ts'
import type { Viewer } from '../core/index.ts'
import { type MenuPlan, type MenuSection, menuOf, placesOf } from '../derive/menu.ts'
import { type AppRoute, routesOf } from '../derive/routes.ts'

const dashboards: readonly AppRoute[] = [
  { path: 'dashboards/default', key: homeKey, menu: 'home', icon: 'home', ownHeader: true },
  { path: 'dashboards/sales', key: homeKey, menu: 'insight', icon: 'salesDashboard', ownHeader: true },
]

/** The catalogue of components, as far as the build has it. */
const componentPages: readonly AppRoute[] = showcase.flatMap(([part, pages]) =>
  pages.map((page) => ({
    path: `components/${part}/${page}`,
    key: 'components',
    menu: `components/${part}`,
    icon: 'components',
  })),
)

const pages: readonly AppRoute[] = [
  { path: 'pages/packing-station', key: 'shipment', flag: 'pack', menu: 'sales', icon: 'shipment' },
  {
    path: 'apps/project/scrumboard',
    key: 'project',
    along: ['boardColumn', 'projectCard'],
    menu: 'apps/project',
    icon: 'board',
  },
  { path: 'apps/ecommerce/product-list', key: 'product', menu: 'apps/ecommerce', icon: 'product' },
  { path: 'apps/ecommerce/orders', key: 'order', menu: 'apps/ecommerce', icon: 'order' },
  ...['add-product', 'edit-product/:id'].map((page) => ({
    path: `apps/ecommerce/${page}`,
    key: 'product',
    below: 'apps/ecommerce/product-list',
    icon: 'product',
  })),
  { path: 'pages/profile', key: 'profile', page: true, menu: 'pages', icon: 'profile', ownHeader: true },
  { path: 'pages/setting/*', key: 'setting', page: true, menu: 'pages', icon: 'setting' },
  { path: 'pages/own-work', key: 'ownWork', page: true, menu: 'pages', icon: 'job' },
  { path: 'pages/user-list', key: 'subAdmin', menu: 'pages', icon: 'customer' },
  { path: 'pages/system', key: 'system', admin: true, menu: 'settings', icon: 'system' },
  { path: 'pages/faq', key: 'help', page: true, menu: 'pages', icon: 'help' },
  { path: 'pages/log', key: 'activityLog', menu: 'insight', icon: 'log' },
  { path: 'pages/bin', key: 'bin', needs: 'delete', menu: 'settings', icon: 'bin' },
  { path: 'docs/documentation/*', key: 'documentation', page: true, menu: 'pages', icon: 'documentation' },
]

/** Plans that nobody pays, and the sign-in and error screens again, without the frame, for people who are signed in. */
const demonstrations: readonly AppRoute[] = [
  { path: 'pages/pricing', key: 'pricing', page: true, menu: 'pages', icon: 'pricing' },
  ...['login-1', 'login-2', 'register-1', 'register-2', 'forgot-password'].map((path) =>
    preview(path, 'authentication'),
  ),
  ...['error-page-1', 'error-page-2'].map((path) => preview(path, 'errors')),
]

/** What is printed (areas, 22): paper without the frame; the server says who may print what. */
const papers: readonly AppRoute[] = [{ path: 'print', key: 'print', page: true, blank: true }]

/** Every route below `/app`, in the order of the menu. */
export const appRoutes: readonly AppRoute[] = [
  ...dashboards,
  ...routesOf(
    [...componentPages, ...pages, ...(hasDemonstrations ? demonstrations : []), ...papers],
    areaHeads,
  ),
]

/** Where the application area leads when no page is named. */
export const homeRoute = 'dashboards/default'

/** Groups that are no page of their own, and the page each leads to. */
export const groupRedirects: Readonly<Record<string, string>> = {
  dashboards: homeRoute,
  admins: 'admins/subadmins',
  pages: 'pages/profile',
  apps: 'apps/mail',
  'apps/project': 'apps/project/list',
  'apps/ecommerce': 'apps/ecommerce/product-list',
  ...Object.fromEntries(
    componentPages.toReversed().flatMap(({ path, menu = '' }) => [
      ['components', path],
      [menu, path],
    ]),
  ),
  docs: 'docs/documentation',
}

/** The sections of the menu and their branches. */
export const menuPlan: MenuPlan = {
  home: ['home'],
  ...menuGroups,
}

/** Where a route stands in the menu: keys of messages, outermost first. */
export const placesIn = (route: AppRoute): string[] => placesOf(route, menuPlan, foldedSections)

/** The menu of somebody who may do what the viewer may. */
export const menuFor = (viewer: Viewer): readonly MenuSection[] =>
  menuOf(appRoutes, viewer, menuPlan, foldedSections)

function preview(path: string, part: string): AppRoute {
  return { path, key: 'preview', page: true, blank: true, menu: `pages/${part}`, icon: 'preview' }
}
