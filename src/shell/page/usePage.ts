import { useTranslate } from 'ra-core'
import { useContext, useMemo } from 'react'
import { useLocation } from 'react-router'
import { type AppRoute, plainPath } from '../../derive/routes.ts'
import { addressOf, belowApp, useCurrentRoute, useRouteTitle } from '../navigation/useMenu.ts'
import { homeRoute, placesIn } from '../routeTable.ts'
import { newRecordText } from './newRecordText.ts'
import { PageContext } from './PageContext.ts'

/** A step of the breadcrumbs; without an address it is text. */
export interface Crumb {
  readonly title: string
  readonly to?: string
}

export type PageKind = 'list' | 'create' | 'record' | 'other'

/** Where one is: the heading (undefined while a record's title is loading), the way there, and the browser's title without the product. */
export interface Page {
  readonly route: AppRoute | undefined
  readonly kind: PageKind
  readonly heading: string | undefined
  readonly crumbs: readonly Crumb[]
  readonly documentTitle: string
}

/** Which of an area's pages a path names: its list, the form of a new record, or one record. */
export function areaPage(route: AppRoute, path: string): { readonly kind: PageKind; readonly rest: string } {
  const rest = path.slice(plainPath(route.path).length).replace(/^\//, '')
  if (!route.resource) return { kind: 'other', rest }
  return { kind: rest === '' ? 'list' : rest.split('/')[0] === 'create' ? 'create' : 'record', rest }
}

/**
 * Changes with the page: in an area with its list, the form of a new record, the page and the form of one record, elsewhere with the path.
 * Tabs of each keep it.
 */
export function pageKeyOf(route: AppRoute | undefined, path: string): string {
  if (!route?.resource) return path
  const { kind, rest } = areaPage(route, path)
  if (kind !== 'record') return `${route.path} ${kind}`
  const [id, way] = rest.split('/')
  // The form of a record is another page than its own, though both are called the same.
  return `${route.path} ${id} ${way === 'show' ? way : 'form'}`
}

/** The page that is shown, in the current language. */
export function usePage(): Page {
  const translate = useTranslate()
  const titleOf = useRouteTitle()
  const { pathname } = useLocation()
  const { route, above } = useCurrentRoute()
  const { title } = useContext(PageContext)
  return useMemo((): Page => {
    const home = { title: translate(`shell.routes.${homeRoute}`), to: `/app/${homeRoute}` }
    if (!route) return { route, kind: 'other', heading: '', crumbs: [home], documentTitle: '' }
    const area = titleOf(route)
    const branches = above
      ? [{ title: titleOf(above), to: addressOf(above) }]
      : placesIn(route)
          .map((place) => ({ title: translate(place) }))
          // A group that is called as its first page is said once.
          .filter((place) => place.title !== area)
    const { kind } = areaPage(route, belowApp(pathname))
    if (route.path === homeRoute)
      return { route, kind, heading: area, crumbs: [{ title: home.title }], documentTitle: area }
    if (kind === 'list' || (kind === 'other' && title === undefined)) {
      return { route, kind, heading: area, crumbs: [home, ...branches, { title: area }], documentTitle: area }
    }
    const isNew = kind === 'create' && route.resource !== undefined
    const heading = title ?? (isNew ? newRecordText(translate, route.resource.path) : undefined)
    // A page of one record has no address without it.
    const link = route.path.includes(':') ? [] : [{ title: area, to: addressOf(route) }]
    return {
      route,
      kind,
      heading,
      crumbs: [home, ...branches, ...link, { title: heading ?? '…' }],
      documentTitle: heading === undefined ? area : `${heading} · ${area}`,
    }
  }, [translate, titleOf, pathname, route, above, title])
}
