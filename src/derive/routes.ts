import { defined } from '../core/defined.ts'
import { type AreaHead, type AreaHeads, hasFlag, type Viewer } from '../core/index.ts'

/** One place of the application area: what the router, the menu, the palette, titles and breadcrumbs are made from. */
export interface AppRoute {
  /** Below `/app`, in the router's pattern language; ends in `/*` where the page has routes of its own. */
  readonly path: string
  /** The permission key whose `view` flag opens it. */
  readonly key: string
  /** A further flag of it that is needed. */
  readonly flag?: string
  /** The keys of further areas whose records it shows: their `view` flags are needed as well. */
  readonly along?: readonly string[]
  /** Open to every signed-in user (specification, section 6). */
  readonly page?: true
  /** Open to administrators alone, and to be granted by no role. */
  readonly admin?: true
  /** Instead of the key: open to whoever holds this flag in any area. */
  readonly needs?: string
  /** Without header, navigation and footer. */
  readonly blank?: true
  /** Draws its own heading instead of the common page header. */
  readonly ownHeader?: true
  /** Its branch of the menu, `apps` or `apps/project`; absent where the menu does not list it. */
  readonly menu?: string
  /** The area, by its key, or the page, by its path, from whose list it is reached: the menu shows it only to those who may not open that one. */
  readonly below?: string
  readonly icon?: string
  /** The area it belongs to. */
  readonly resource?: AreaHead
}

/** The route of an area: its list, its forms and all that is below them. */
export const areaRoute = (resource: AreaHead): AppRoute =>
  defined({
    path: `${resource.path}/*`,
    key: resource.name,
    icon: resource.icon,
    menu: resource.menu,
    below: resource.below,
    resource,
  })

/** The whole table: the areas in the order of the registry, then the given rows whose path no area has taken. */
export function routesOf(rows: readonly AppRoute[], registry: AreaHeads): readonly AppRoute[] {
  const areas = Object.values(registry).map(areaRoute)
  const taken = new Set(areas.map((route) => route.path))
  return [...areas, ...rows.filter((row) => !taken.has(row.path))]
}

/** A route's path without what the router fills in: `pages/brand`, `apps/ecommerce/edit-product`. */
export const plainPath = (path: string): string => path.replace(/\/?(\*|:[A-Za-z]+)(?=\/|$)/g, '')

/** The key of a route's title in the messages; of an area it is its name, singular and plural. */
export const titleKey = ({ resource, path }: AppRoute): string =>
  resource ? `resources.${resource.path}.name` : `shell.routes.${plainPath(path)}`

/** A right that somebody lacks: a flag of an area, or `view` of the pages that stand under a key. */
export interface Right {
  readonly area: string
  readonly flag: string
}

/** The first right that the viewer lacks to be shown the route; none where it is open to them. */
export function missingRight(
  viewer: Viewer,
  { page, admin, needs, key, flag = 'view', along = [] }: AppRoute,
): Right | undefined {
  if (admin) return viewer.type === 'ADMIN' ? undefined : { area: key, flag }
  if (needs) {
    const areas = [key, ...Object.keys(viewer.permissions)]
    return areas.some((area) => hasFlag(viewer, area, needs)) ? undefined : { area: key, flag: needs }
  }
  const wanted: Right[] = [key, ...along].map((area) => ({ area, flag: 'view' }))
  return page
    ? undefined
    : [...wanted, { area: key, flag }].find((right) => !hasFlag(viewer, right.area, right.flag))
}

/** Whether the viewer may be shown the route at all. */
export const mayOpen = (viewer: Viewer, route: AppRoute): boolean => missingRight(viewer, route) === undefined

/** The permission keys that routes need beside those of the areas, for whoever edits roles. */
export const routeKeys = (rows: readonly AppRoute[]): string[] => [
  ...new Set(
    rows
      .filter(({ page, admin, needs, resource }) => !page && !admin && !needs && !resource)
      .map(({ key }) => key),
  ),
]

/** The route that a path below `/app` belongs to: the pattern that begins with the most words of its own. Capitals are as good as small letters. */
export function routeAt(routes: readonly AppRoute[], path: string): AppRoute | undefined {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const known = byBeginning(routes)
  for (let words = segments.length; words > 0; words--) {
    const candidates = known.get(segments.slice(0, words).join('/'))
    const route = candidates?.find((each) => fits(each.path.toLowerCase().split('/'), segments))
    if (route) return route
  }
  return undefined
}

/** Looked through with every address and every drawing of the frame, so a table is put in order once. */
function byBeginning(routes: readonly AppRoute[]): ReadonlyMap<string, readonly AppRoute[]> {
  const known = ordered.get(routes) ?? Map.groupBy(routes, ({ path }) => beginning(path))
  ordered.set(routes, known)
  return known
}

const ordered = new WeakMap<readonly AppRoute[], ReadonlyMap<string, readonly AppRoute[]>>()

const beginning = (path: string) => path.toLowerCase().replace(/\/?[*:].*/, '')

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const open = pattern.at(-1) === '*'
  const parts = open ? pattern.slice(0, -1) : pattern
  if (open ? segments.length < parts.length : segments.length !== parts.length) return false
  return parts.every((part, index) => part.startsWith(':') || part === segments[index])
}
