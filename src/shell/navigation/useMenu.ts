import { useStore, useTranslate } from 'ra-core'
import { use, useMemo } from 'react'
import { useLocation } from 'react-router'
import { type MenuSection, menuOf, pinnedSection, trailOf } from '../../derive/menu.ts'
import { type AppRoute, plainPath, routeAt, titleKey } from '../../derive/routes.ts'
import { useViewer } from '../access/useViewer.ts'
import { appRoutes, menuPlan } from '../routeTable.ts'
import { GoingContext } from '../routing/GoingContext.ts'

/** The menu of the person who is signed in: what they pinned after what opens first. */
export function useMenu(): readonly MenuSection[] {
  const viewer = useViewer()
  const [pinned] = usePinned()
  return useMemo(() => {
    const [home, ...others] = menuOf(appRoutes, viewer, menuPlan)
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
}

/** The route the browser is at. */
export const useCurrentRoute = (): RouteInMenu => useRouteAt(useLocation().pathname)

/** The route that the menu marks: the one that was asked for, at once, also while its page is on its way. */
export function useMarkedRoute(): RouteInMenu {
  const { pathname } = useLocation()
  return useRouteAt(use(GoingContext) ?? pathname)
}

function useRouteAt(pathname: string): RouteInMenu {
  return useMemo(() => {
    const route = routeAt(appRoutes, belowApp(pathname))
    return { route, trail: route ? trailOf(route) : [] }
  }, [pathname])
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
