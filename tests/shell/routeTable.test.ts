import { isValidElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type Catalogue, catalogues } from '#texts'
import type { Viewer } from '../../src/core/access.ts'
import { locales } from '../../src/core/locale.ts'
import { type MenuEntry, menuOf, pinnedSection, trailOf } from '../../src/derive/menu.ts'
import { type AppRoute, plainPath, routeAt, routeKeys } from '../../src/derive/routes.ts'
import { publicRoutes } from '../../src/shell/publicRoutes.ts'
import { appRoutes, groupRedirects, homeRoute, menuPlan } from '../../src/shell/routeTable.ts'
import { pageOf } from '../../start/browser/pageOf.tsx'

/** Section 2 of the specification, as it is written there. */
const specified = `
  dashboards/default dashboards/sales admins/subadmins admins/subadmin-roles pages/template pages/information-policy pages/pages
  pages/admin-settings pages/config-settings pages/brand pages/products pages/collection pages/cart pages/product-category
  pages/categories pages/tag pages/tax-category pages/customer pages/payments pages/rating pages/notification pages/banners
  pages/contact-us pages/seo pages/widgets-list pages/orders-list pages/delivery-zones pages/coupons pages/returns
  pages/cancellation-request pages/district-list pages/state-list pages/country-list pages/pincode-list pages/city-list
  pages/setting pages/profile pages/pricing pages/faq pages/user-list docs/documentation apps apps/mail apps/chat apps/calendar
  apps/project apps/project/list apps/project/scrumboard apps/ecommerce apps/ecommerce/add-product
  apps/ecommerce/edit-product/5 apps/ecommerce/product-list apps/ecommerce/orders
`
  .split(/\s+/)
  .filter(Boolean)

const withRoutesOfTheirOwn = `
  admins/subadmins admins/subadmin-roles pages/brand pages/orders-list pages/setting docs/documentation apps/mail
`
  .split(/\s+/)
  .filter(Boolean)

const blank = [
  'login-1',
  'login-2',
  'register-1',
  'register-2',
  'forgot-password',
  'error-page-1',
  'error-page-2',
]

describe('the route table', () => {
  it.each(specified)('has the protected route %s', (path) => {
    expect(routeAt(appRoutes, path) ?? groupRedirects[path]).toBeDefined()
  })

  it.each(withRoutesOfTheirOwn)('leaves all below %s to its page', (path) => {
    expect(routeAt(appRoutes, `${path}/more/5`)?.path).toBe(`${path}/*`)
  })

  it.each(blank)('shows %s to everyone who is signed in, without the frame', (path) => {
    expect(routeAt(appRoutes, path)).toMatchObject({ blank: true, page: true })
  })

  it('has the public routes of the specification, that of an invitation, and no others', () => {
    const auth = ['login', ...blank].map((path) => `/auth/${path}`)
    expect(publicRoutes).toEqual(['/login', ...auth, '/auth/invitation'])
  })

  it('has the 63 component pages in nine parts', () => {
    const pages = appRoutes.filter(({ path }) => path.startsWith('components/'))
    expect(pages).toHaveLength(63)
    expect(new Set(pages.map(({ menu }) => menu)).size).toBe(9)
  })

  it('names every path once', () => {
    const paths = appRoutes.map(({ path }) => path)
    expect(paths).toHaveLength(new Set(paths).size)
  })

  it.each(Object.entries(groupRedirects))('leads the group %s to the page %s', (group, page) => {
    expect(routeAt(appRoutes, page)).toBeDefined()
    expect(routeAt(appRoutes, group)).toBeUndefined()
  })

  it('starts at the home route', () => {
    expect(routeAt(appRoutes, homeRoute)).toMatchObject({ key: 'dashboard' })
  })

  it.each(['pages/profile', 'pages/setting', 'pages/faq', 'pages/pricing', 'docs/documentation'])(
    'shows %s to every signed-in user',
    (path) => {
      expect(routeAt(appRoutes, path)?.page).toBe(true)
    },
  )
})

describe.each(locales)('the texts of the route table in %s', (locale) => {
  const texts = async () => {
    const { subjects } = (await catalogues[locale]()) as Catalogue & {
      subjects: { shell: Record<string, Record<string, string>> }
    }
    return subjects.shell
  }

  it('have a title for every route that is not an area', async () => {
    const { routes = {} } = await texts()
    const missing = appRoutes.filter(({ path, resource }) => !resource && !routes[plainPath(path)])
    expect(missing.map(({ path }) => path)).toEqual([])
  })

  it('have a name for every section and branch of the menu', async () => {
    const { menu = {}, sections = {} } = await texts()
    const branches = [...new Set([...appRoutes.flatMap(trailOf), ...Object.values(menuPlan).flat()])]
    expect(branches.filter((branch) => !menu[branch])).toEqual([])
    expect(Object.keys(menuPlan).filter((section) => section !== 'home' && !sections[section])).toEqual([])
  })

  it('give two places of the palette no common title within one branch', async () => {
    const { routes = {} } = await texts()
    const named = appRoutes
      .filter(({ resource }) => !resource)
      .map(({ path, menu }) => `${menu}: ${routes[plainPath(path)]}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})

describe('what is not built yet', () => {
  const everybody: Viewer = { type: 'ADMIN', permissions: {} }
  const unbuilt = appRoutes.filter((route) => route.unbuilt)
  const leaves = (entries: readonly MenuEntry[]): AppRoute[] =>
    entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry.route] : leaves(entry.entries)))

  it('is what is listed here, and nothing else', () => {
    const parts = Map.groupBy(unbuilt, ({ path }) => path.split('/')[0])
    const waiting = [...parts].map(([part, routes]) => `${part}: ${routes.length}`)
    expect(waiting).toEqual([])
  })

  it('is in no menu, is not pinned, and is no right that a role could give', () => {
    const next: AppRoute = { path: 'apps/next', key: 'next', menu: 'apps' }
    const listed = (route: AppRoute) =>
      menuOf([...appRoutes, route], everybody, menuPlan).flatMap(({ entries }) => leaves(entries))
    const pinned = (route: AppRoute) => pinnedSection([...appRoutes, route], everybody, [route.path])
    const isRight = (route: AppRoute) => routeKeys([...appRoutes, route]).includes(route.key)
    const offers = (route: AppRoute) => [
      listed(route).includes(route),
      pinned(route).length > 0,
      isRight(route),
    ]
    expect(offers(next)).toEqual([true, true, true])
    expect(offers({ ...next, unbuilt: true })).toEqual([false, false, false])
  })

  it('has an address all the same, and everything else has a page', () => {
    for (const route of appRoutes) expect(isValidElement(pageOf(route))).toBe(true)
    expect(() => pageOf({ path: 'apps/new', key: 'new' })).toThrow(/no page/)
  })
})
