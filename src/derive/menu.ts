import type { Viewer } from '../core/index.ts'
import { type AppRoute, mayOpen, plainPath } from './routes.ts'

/** An entry of the menu that leads somewhere. */
export interface MenuLeaf {
  readonly kind: 'leaf'
  readonly route: AppRoute
  /** Instead of that of the route. */
  readonly icon?: string
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

/**
 * Which branches stand in which section, in this order. Those that no section names follow in the one called `shop`; a section
 * that is planned with one branch shows the entries of that branch.
 */
export type MenuPlan = Readonly<Record<string, readonly string[]>>

/** The menu of a viewer: only what is there and may be opened, no empty branches or sections; an inner branch of one entry is that entry. */
export function menuOf(routes: readonly AppRoute[], viewer: Viewer, plan: MenuPlan): readonly MenuSection[] {
  const listed = routes.filter((route) => route.menu !== undefined && mayOpen(viewer, route))
  const planned = Object.values(plan).flat()
  const extra = [...new Set(listed.map((route) => rootOf(route)))].filter((root) => !planned.includes(root))
  return Object.entries(plan).flatMap(([name, roots]): MenuSection[] => {
    const branches = (name === 'shop' ? [...roots, ...extra] : roots).flatMap((root) =>
      branchAt(root, listed),
    )
    const entries = roots.length === 1 ? branches.flatMap((only) => only.entries) : branches
    return entries.length > 0 ? [{ name, entries }] : []
  })
}

/** The pages that a viewer may open of those that they pinned, in their order, as a section of their own; none where there are none. */
export function pinnedSection(
  routes: readonly AppRoute[],
  viewer: Viewer,
  paths: readonly string[],
): MenuSection[] {
  const entries = paths.flatMap((path): MenuLeaf[] => {
    const route = routes.find((each) => plainPath(each.path) === path)
    return route && mayOpen(viewer, route) ? [{ kind: 'leaf', route, icon: rootOf(route) }] : []
  })
  return entries.length > 0 ? [{ name: 'pinned', entries }] : []
}

/** The paths of the branches that lead to a route, outermost first. */
export const trailOf = ({ menu }: AppRoute): string[] =>
  (menu ?? '')
    .split('/')
    .filter(Boolean)
    .map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const rootOf = ({ menu = '' }: AppRoute) => menu.split('/')[0] ?? ''

function branchAt(path: string, routes: readonly AppRoute[]): MenuBranch[] {
  const below = routes.filter(({ menu }) => menu === path || menu?.startsWith(`${path}/`))
  const entries: MenuEntry[] = []
  const opened = new Set<string>()
  for (const route of below) {
    const next = route.menu === path ? undefined : route.menu?.slice(path.length + 1).split('/')[0]
    if (next === undefined) entries.push({ kind: 'leaf', route })
    else if (!opened.has(next)) {
      opened.add(next)
      const inner = branchAt(`${path}/${next}`, below)
      entries.push(...inner.flatMap((only) => (only.entries.length === 1 ? only.entries : [only])))
    }
  }
  return entries.length > 0 ? [{ kind: 'branch', path, entries }] : []
}
