import type { AreaHead, Viewer } from '../../core/index.ts'
import { canAct } from '../../derive/permissions.ts'
import { routeAt } from '../../derive/routes.ts'
import { belowApp } from '../navigation/useMenu.ts'
import { areaPage } from '../page/usePage.ts'
import { appRoutes } from '../routeTable.ts'

/** A record that is looked at in passing, over the page one is on. */
export interface Peeked {
  readonly area: AreaHead
  readonly id: string
}

/** The record that an address of its page or its form leads to, where the viewer may see it; undefined for any other address. */
export function recordAt(viewer: Viewer, pathname: string): Peeked | undefined {
  const path = belowApp(pathname)
  const route = routeAt(appRoutes, path)
  if (!route?.resource || !canAct(viewer, route.resource, 'view')) return undefined
  const { kind, rest } = areaPage(route, path)
  const id = kind === 'record' ? decoded(rest.split('/')[0] ?? '') : ''
  return id === '' ? undefined : { area: route.resource, id }
}

/** An address is typed by people and shortened by mail programs. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const parameter = 'peek'

/** The record that an address looks at in passing: `?peek=pages/brand/42` on any page. */
export function peekedIn(viewer: Viewer, search: string): Peeked | undefined {
  const value = new URLSearchParams(search).get(parameter)
  return value === null ? undefined : recordAt(viewer, `/app/${value}`)
}

/** The same page with another record looked at, or none. */
export function withPeeked(search: string, peeked: Peeked | undefined): string {
  const words = new URLSearchParams(search)
  if (peeked) words.set(parameter, `${peeked.area.path}/${encodeURIComponent(peeked.id)}`)
  else words.delete(parameter)
  return `?${words}`
}
