import { menuGroups } from '#menu'
import type { Resource } from '../../../../src/core/index.ts'
import { grantsOfList } from '../../../../src/core/permissionList.ts'
import { ownFlags } from '../../../../src/derive/messages.ts'
import { actions, flagsOf } from '../../../../src/derive/permissions.ts'
import { routeKeys } from '../../../../src/derive/routes.ts'
import { appRoutes } from '../../../../src/shell/routeTable.ts'

/** A line of the grid: a key, the actions it offers, and its further flags. */
export interface PermissionRow {
  readonly key: string
  /** Absent for a key that no area has (any more). */
  readonly resource?: Resource
  readonly actions: readonly string[]
  readonly flags: readonly string[]
}

export interface PermissionGroup {
  readonly menu: string
  readonly rows: readonly PermissionRow[]
}

/**
 * The whole grid of the given areas: areas by the group of the menu, in its order and by their path where they stand in none, then the other routes, then what the list has and nothing knows.
 */
export function permissionGroups(areas: readonly Resource[], list: unknown): readonly PermissionGroup[] {
  const given = [...new Set(areas.flatMap(({ menu }) => menu ?? []))]
  const menus = given.sort((one, other) => placeOf(one) - placeOf(other))
  const menuOf = ({ menu, path }: Resource) =>
    menu ?? menus.findLast((each) => path.startsWith(`${each}/`)) ?? 'settings'
  const known = new Set(areas.map(({ name }) => name))
  const others = routeKeys(appRoutes).filter((key) => !known.has(key))
  const odd = [...grantsOfList(list).keys()].filter((key) => !known.has(key) && !others.includes(key))
  return [
    ...menus.map((menu) => ({
      menu,
      rows: areas.filter((area) => menuOf(area) === menu).map(rowOf),
    })),
    { menu: 'pages', rows: others.map((key) => ({ key, actions: ['view'], flags: [] })) },
    {
      menu: '',
      rows: odd.map((key) => ({ key, actions: [], flags: [...(grantsOfList(list).get(key) ?? [])] })),
    },
  ].filter(({ rows }) => rows.length > 0)
}

/** Where a group stands in the menu; what is within one follows it. */
const placeOf = (menu: string) => order.indexOf(menu.split('/')[0] as string) + menu.length / 100

const order: readonly string[] = Object.values(menuGroups).flat()

function rowOf(resource: Resource): PermissionRow {
  const possible = flagsOf(resource)
  const offered: readonly string[] = actions
  return {
    key: resource.name,
    resource,
    actions: offered.filter((action) => possible.includes(action)),
    flags: possible.filter((flag) => !offered.includes(flag)),
  }
}

/** The key of a flag's text among those of its area: a transition's name, or that of a further flag. */
export const flagText = (resource: Resource, flag: string): string =>
  `resources.${resource.path}.${ownFlags(resource).includes(flag) ? 'flags' : 'transitions'}.${flag}`
