import type { Viewer } from '../core/index.ts'
import { type AppRoute, mayOpen, plainPath } from './routes.ts'

/** An entry of the menu that leads somewhere. */
export interface MenuLeaf {
  readonly kind: 'leaf'
  readonly route: AppRoute
  /** Behind what it can wait: its own key, and those of the lists that are reached from it. */
  readonly keys: readonly string[]
}

/** An entry of the menu that opens; its name is the last part of `path`. */
export interface MenuBranch {
  readonly kind: 'branch'
  /** `apps` or `apps/project`; its title is the message `shell.menu.<path>`. */
  readonly path: string
  readonly entries: readonly MenuEntry[]
}

export type MenuEntry = MenuLeaf | MenuBranch

/** A titled part of the menu. */
export interface MenuSection {
  readonly name: string
  readonly entries: readonly MenuEntry[]
}

/** Which groups stand in which section, in this order. Those that no section names follow in the one called `shop`. */
export type MenuPlan = Readonly<Record<string, readonly string[]>>

/**
 * The menu of a viewer: only what is there and may be opened, no empty branches or sections; an inner branch of one entry is that entry.
 * The sections named as folded show their groups as branches, the others the entries of their groups.
 */
export function menuOf(
  routes: readonly AppRoute[],
  viewer: Viewer,
  plan: MenuPlan,
  folded: readonly string[],
): readonly MenuSection[] {
  const listed = routes.filter(
    (route) => route.menu !== undefined && mayOpen(viewer, route) && !above(route, routes, viewer),
  )
  const planned = Object.values(plan).flat()
  const extra = [...new Set(listed.map((route) => rootOf(route)))].filter((root) => !planned.includes(root))
  return Object.entries(plan).flatMap(([name, roots]): MenuSection[] => {
    const branches = (name === 'shop' ? [...roots, ...extra] : roots).flatMap((root) =>
      branchAt(root, listed, (route) => leafOf(route, routes, viewer)),
    )
    const entries = folded.includes(name) ? branches : branches.flatMap((branch) => branch.entries)
    return entries.length > 0 ? [{ name, entries }] : []
  })
}

/** The section that a route belongs to. */
export const sectionOf = (route: AppRoute, plan: MenuPlan): string =>
  Object.keys(plan).find((name) => plan[name]?.includes(rootOf(route))) ?? 'shop'

/** The route from whose list a route is reached, where it is such a one and the viewer may open that. */
export const above = (
  { below }: AppRoute,
  routes: readonly AppRoute[],
  viewer: Viewer,
): AppRoute | undefined =>
  below === undefined
    ? undefined
    : routes.find((route) => (route.resource?.name ?? route.path) === below && mayOpen(viewer, route))

/** The routes that a viewer reaches from the list of a route. */
export const belowOf = (
  { resource }: AppRoute,
  routes: readonly AppRoute[],
  viewer: Viewer,
): readonly AppRoute[] =>
  resource ? routes.filter((route) => route.below === resource.name && mayOpen(viewer, route)) : []

/** The pages that a viewer may open of those that they pinned, in their order, as a section of their own; none where there are none. */
export function pinnedSection(
  routes: readonly AppRoute[],
  viewer: Viewer,
  paths: readonly string[],
): MenuSection[] {
  const entries = paths.flatMap((path): MenuLeaf[] => {
    const route = routes.find((each) => plainPath(each.path) === path)
    return route && mayOpen(viewer, route) ? [leafOf(route, routes, viewer)] : []
  })
  return entries.length > 0 ? [{ name: 'pinned', entries }] : []
}

/** The paths of the branches that lead to a route, outermost first. */
export const trailOf = ({ menu }: AppRoute): string[] =>
  (menu ?? '')
    .split('/')
    .filter(Boolean)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))

/** Where a route stands, as the menu of the viewer says it: keys of messages, outermost first. Nowhere is what opens first. */
export function placesOf(route: AppRoute, plan: MenuPlan, folded: readonly string[]): string[] {
  const section = sectionOf(route, plan)
  if (folded.includes(section)) return trailOf(route).map((path) => `shell.menu.${path}`)
  return route.menu === undefined || section === 'home' ? [] : [`shell.sections.${section}`]
}

const rootOf = ({ menu = '' }: AppRoute) => menu.split('/')[0] ?? ''

/** By which key something waits behind a route: an area's name, or the path of a page. */
const waitKey = ({ resource, path }: AppRoute) => resource?.name ?? path

const leafOf = (route: AppRoute, routes: readonly AppRoute[], viewer: Viewer): MenuLeaf => ({
  kind: 'leaf',
  route,
  keys: [route, ...belowOf(route, routes, viewer)].map(waitKey),
})

type ToLeaf = (route: AppRoute) => MenuLeaf

function branchAt(path: string, routes: readonly AppRoute[], toLeaf: ToLeaf): MenuBranch[] {
  const below = routes.filter(({ menu }) => menu === path || menu?.startsWith(`${path}/`))
  const entries: MenuEntry[] = []
  const opened = new Set<string>()
  for (const route of below) {
    const next = route.menu === path ? undefined : route.menu?.slice(path.length + 1).split('/')[0]
    if (next === undefined) entries.push(toLeaf(route))
    else if (!opened.has(next)) {
      opened.add(next)
      const inner = branchAt(`${path}/${next}`, below, toLeaf)
      entries.push(...inner.flatMap((only) => (only.entries.length === 1 ? only.entries : [only])))
    }
  }
  return entries.length > 0 ? [{ kind: 'branch', path, entries }] : []
}
