import { useStore, useTranslate } from 'ra-core'
import { use, useMemo } from 'react'
import { useLocation } from 'react-router'
import {
  above,
  belowOf,
  type MenuEntry,
  type MenuSection,
  pinnedSection,
  trailOf,
} from '../../derive/menu.ts'
import { type AppRoute, plainPath, routeAt, titleKey } from '../../derive/routes.ts'
import { useViewer } from '../access/useViewer.ts'
import { appRoutes, menuFor } from '../routeTable.ts'
import { GoingContext } from '../routing/GoingContext.ts'

/** The menu of the person who is signed in: what they pinned after what opens first. */
export function useMenu(): readonly MenuSection[] {
  const viewer = useViewer()
  const [pinned] = usePinned()
  return useMemo(() => {
    const [home, ...others] = menuFor(viewer)
    return [...(home ? [home] : []), ...pinnedSection(appRoutes, viewer, pinned), ...others]
  }, [viewer, pinned])
}

const none: readonly string[] = []

/** The paths of the pages that the person pinned, and how to pin others. */
export const usePinned = () => useStore<readonly string[]>('pinned', none)

interface RouteInMenu {
  readonly route: AppRoute | undefined
  /** The branches of the menu that lead to it. */
  readonly trail: readonly string[]
  /** The entry of the menu from whose list it is reached, where it has none of its own. */
  readonly above: AppRoute | undefined
}

/** The route the browser is at. */
export const useCurrentRoute = (): RouteInMenu => useRouteAt(useLocation().pathname)

/** The route that the menu marks: the one that was asked for, at once, also while its page is on its way. */
export function useMarkedRoute(): RouteInMenu {
  const { pathname } = useLocation()
  return useRouteAt(use(GoingContext) ?? pathname)
}

/** Which entries of the menu are marked: the page itself, or the list from which it is reached. */
export function useMarks(): (entry: MenuEntry) => 'page' | 'true' | undefined {
  const { route, above, trail } = useMarkedRoute()
  return (entry) => {
    if (entry.kind === 'branch') return trail.includes(entry.path) ? 'true' : undefined
    if (route === undefined) return undefined
    return entry.route === route ? 'page' : entry.route === above ? 'true' : undefined
  }
}

function useRouteAt(pathname: string): RouteInMenu {
  const viewer = useViewer()
  return useMemo(() => {
    const route = routeAt(appRoutes, belowApp(pathname))
    return route
      ? { route, trail: trailOf(route), above: above(route, appRoutes, viewer) }
      : { route, trail: [], above: undefined }
  }, [pathname, viewer])
}

/** The rarer lists that the person reaches from that of a route. */
export function useRoutesBelow(route: AppRoute | undefined): readonly AppRoute[] {
  const viewer = useViewer()
  return useMemo(() => (route ? belowOf(route, appRoutes, viewer) : []), [route, viewer])
}

/** A function that names routes in the current language: an area in the plural. */
export function useRouteTitle(): (route: AppRoute) => string {
  const translate = useTranslate()
  return useMemo(() => (route: AppRoute) => translate(titleKey(route), { smart_count: 2 }), [translate])
}

/** A path below `/app`, without it: `pages/brand/create`. */
export const belowApp = (pathname: string): string => pathname.replace(/^\/app\/?/, '')

/** The address of a route. */
export const addressOf = ({ path }: AppRoute): string => `/app/${plainPath(path)}`
