import { useStore, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { type MenuSection, menuOf, pinnedSection, trailOf } from '../../derive/menu.ts'
import { type AppRoute, plainPath, routeAt, titleKey } from '../../derive/routes.ts'
import { useViewer } from '../access/useViewer.ts'
import { appRoutes, menuPlan } from '../routeTable.ts'

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

/** The route the browser is at, and the branches of the menu that lead to it. */
export function useCurrentRoute(): {
  readonly route: AppRoute | undefined
  readonly trail: readonly string[]
} {
  const { pathname } = useLocation()
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
