import { type TileGroup, visibleTiles } from '../../resources/insight/dashboard/rules/tiles.ts'
import type { Context } from '../../server/context.ts'
import { hasFlag, type Resource, type Viewer } from '../../src/core/index.ts'
import { mayLookUp, offeredTransitions, transitionFlag } from '../../src/derive/permissions.ts'
import type { TestServer } from './server.ts'

/** A route of the server, with what its pattern leaves open filled in, and who may call it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base of the API, where it is below it; `:id` and `:name` stand for what varies. */
  readonly path: string
  readonly area?: Resource
  /** Everybody without a session, where it is public. */
  readonly isPublic: boolean
  mayCall(viewer: Viewer): boolean
}

type Flags = readonly (readonly [area: string, flag: string])[]

/** What the calls that every area has need, by what follows its endpoint. */
const needs: Readonly<Record<string, string>> = {
  'GET ': 'view',
  'GET /:id': 'view',
  'GET /:id/history': 'view',
  'GET /:id/history/:version': 'edit',
  'POST /:id/history/:version/restore': 'edit',
  'GET /:id/referrers': 'view',
  'GET /counts': 'view',
  'GET /export': 'export',
  'POST /exports': 'export',
  'POST /import': 'import',
  'POST /import/jobs': 'import',
  'GET /import/jobs/:id/outcome': 'import',
  'POST ': 'create',
  'PUT /:id': 'edit',
  'POST /bulk/update': 'edit',
  'GET /bulk/changes': 'view',
  'POST /bulk/changes/:id/undo': 'view',
  // What it does is asked of its action as well: `tests/api/records/bulkJobs.test.ts`.
  'POST /bulk/jobs': 'view',
  'GET /bulk/jobs': 'view',
  'GET /bulk/jobs/:id': 'view',
  'GET /bulk/jobs/:id/refused': 'view',
  'POST /bulk/jobs/:id/run': 'view',
  'POST /bulk/jobs/:id/cancel': 'view',
  'DELETE /:id': 'delete',
  'POST /bulk/delete': 'delete',
}

/**
 * All routes of a server and what the permission map says of each, worked out from its pattern alone: a new route is one of a known form,
 * or this fails and asks for what its form needs.
 * @throws Error for a route whose form is not known
 */
export function everyRoute({ app, context }: TestServer): Route[] {
  return [...app.routeTable].flatMap(([name, access]) => {
    const [method = '', url = ''] = name.split(' ')
    return routesOf(context, method as Route['method'], url.replace('/api/v1', ''), access === 'public')
  })
}

function routesOf(context: Context, method: Route['method'], path: string, isPublic: boolean): Route[] {
  const { registry } = context
  const base = { method, path, isPublic }
  if (isPublic) return [{ ...base, mayCall: () => true }]
  const [, endpoint = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
  const area = Object.values(registry).find((each) => each.endpoint === endpoint)
  if (area) return areaRoutes(context, area, base, rest)
  // Everybody searches what they may view: `tests/api/search/everyRole.test.ts`.
  const isOpen = endpoint === 'auth' || path === '/files/:id/download' || path === '/search'
  if (isOpen) return [{ ...base, mayCall: () => true }]
  // Whoever may put a file into some record.
  if (path === '/files')
    return [{ ...base, mayCall: (viewer) => Object.values(registry).some((each) => writes(viewer, each)) }]
  // Its answer has no end, and tells everybody what they may see: `tests/api/records/changes.test.ts`.
  if (path === '/changes') return []
  // What each entry needs is asked of it: `tests/api/app/bin.test.ts`.
  if (endpoint === 'bin') return [{ ...base, mayCall: () => true }]
  // Of one's own work what one may view: `tests/api/app/ownWork.test.ts`.
  if (endpoint === 'own-work') return [{ ...base, mayCall: () => true }]
  // Of which lists and which views is asked of each: `tests/api/app/savedViews.test.ts`.
  if (endpoint === 'saved-views') return [{ ...base, mayCall: () => true }]
  // At what one may not see nobody is: `tests/api/records/changes.test.ts`.
  if (path === '/presence') return [{ ...base, mayCall: () => true }]
  if (endpoint === 'log') return [{ ...base, mayCall: (viewer) => hasFlag(viewer, 'activityLog', 'view') }]
  if (endpoint === 'follows') return [{ ...base, mayCall: (viewer) => mayFollow(viewer, method, rest) }]
  if (path === '/system') return [{ ...base, mayCall: ({ type }) => type === 'ADMIN' }]
  if (endpoint === 'figures')
    return [{ ...base, mayCall: (viewer) => visibleTiles(viewer, rest.slice(1) as TileGroup).length > 0 }]
  throw new Error(
    `${method} ${path} is of no known form. What it needs was expected in tests/support/everyRoute.ts. Say there who may call it.`,
  )
}

const writes = (viewer: Viewer, { name, access }: Resource) =>
  hasFlag(viewer, name, 'view') &&
  (['create', 'edit'] as const).some((flag) => access[flag] !== false && hasFlag(viewer, name, flag))

function areaRoutes(
  { registry, operations }: Context,
  area: Resource,
  base: Pick<Route, 'method' | 'path' | 'isPublic'>,
  rest: string,
): Route[] {
  const holds = (flags: Flags) => (viewer: Viewer) =>
    flags.every(
      ([name, flag]) =>
        registry[name]?.access[flag as 'view'] !== false &&
        hasFlag(viewer, name, flag) &&
        hasFlag(viewer, name, 'view'),
    )
  const route = { ...base, area }
  const flag = needs[`${base.method} ${rest}`]
  if (flag) return [{ ...route, mayCall: holds([[area.name, flag]]) }]
  if (rest === '/lookup') return [{ ...route, mayCall: (viewer) => mayLookUp(viewer, registry, area) }]
  if (/^\/(:id|bulk)\/transitions\/:name$/.test(rest))
    return offeredTransitions(area).map(([name]) => ({
      ...route,
      path: base.path.replace(':name', name),
      mayCall: holds([[area.name, transitionFlag(area, name)]]),
    }))
  const [, name = ''] = /^(?:\/:id|\/bulk)?\/operations\/(\w+)$/.exec(rest) ?? []
  const operation = operations[area.name]?.[name]
  if (operation) {
    const { flag, needs: others = [], oneOf } = operation
    const always = holds([[area.name, flag], ...others])
    const mayCall = (viewer: Viewer) => always(viewer) && (oneOf?.some((one) => holds([one])(viewer)) ?? true)
    return [{ ...route, mayCall }]
  }
  throw new Error(
    `${base.method} ${base.path} is of no form that areas have. What it needs was expected in tests/support/everyRoute.ts. Say there which flag.`,
  )
}

/** Whom one follows oneself everybody may ask, how many follow a colleague whoever sees the staff; what they did is the log's. */
function mayFollow(viewer: Viewer, method: Route['method'], rest: string): boolean {
  if (rest === '') return true
  const seesLog = hasFlag(viewer, 'activityLog', 'view')
  return hasFlag(viewer, 'subAdmin', 'view') && (seesLog || (method === 'GET' && rest === '/:id'))
}
