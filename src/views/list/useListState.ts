import { getQuery, parseQueryFromLocation, useLocation, useNavigate, useStore } from 'ra-core'
import { useCallback, useContext, useEffect, useMemo } from 'react'
import type { Condition, Resource } from '../../core/index.ts'
import { readPublicSettings } from '../../providers/publicSettings.ts'
import { HistoryContext } from '../../shell/routing/HistoryContext.ts'
import { useSearchNow } from '../../shell/routing/useSearchNow.ts'

/** How close the rows of a list stand. */
export type Density = 'comfortable' | 'compact'

/**
 * All that a list shows, as it stands in the address. `view` is the name of a built-in view, `saved` the id of a saved one, whose columns
 * and density stand there as well; undefined where they are as the person has arranged them.
 */
export interface ListQuery {
  filter: Condition
  sort: string
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
  view: string | undefined
  saved: string | undefined
  columns: readonly string[] | undefined
  density: Density | undefined
  /** The sheet in which cells are changed in place (`src/views/grid/sheets.ts`); undefined while the list is a table. */
  grid: string | undefined
}

/** How many records a page may hold; the API gives at most 500 at once. */
export const pageSizes = [25, 50, 100, 250, 500] as const

/** How many it holds for who has chosen nothing: what the shop says, else the fewest. */
export const usualPageSize = (): number =>
  pageSizes.find((size) => String(size) === readPublicSettings().pageSize) ?? pageSizes[0]

/** The order that the descriptor gives a list: `-createdAt` is the newest first. */
export function defaultSort(resource: Resource): { field: string; order: 'ASC' | 'DESC' } {
  const { sort } = resource.list
  return sort.startsWith('-') ? { field: sort.slice(1), order: 'DESC' } : { field: sort, order: 'ASC' }
}

/** What a list shows before anybody changed anything. */
export function defaultQuery(resource: Resource): ListQuery {
  const { field, order } = defaultSort(resource)
  const general = {
    view: undefined,
    saved: undefined,
    columns: undefined,
    density: undefined,
    grid: undefined,
  }
  return { filter: {}, sort: field, order, page: 1, perPage: usualPageSize(), ...general }
}

/**
 * The state of a list, read the way ra-core's list controller reads it: from the address, else from the last visit. Changing it
 * writes the address, so that Back, reload and a shared link restore it; `replace` spares the history while someone types.
 * `views` are the built-in views that the viewer may use, `start` is the address with which the list begins where it is opened
 * without one; the third of the answer says that it is only now going there.
 */
export function useListState(
  resource: Resource,
  views: readonly string[],
  start: string,
): [ListQuery, (change: Partial<ListQuery>, options?: { replace?: boolean }) => void, boolean] {
  const location = useLocation()
  const navigate = useNavigate()
  const searchNow = useSearchNow()
  const [stored] = useStore(`${resource.path}.listParams`, nothing)
  const isBare = location.search === ''
  const search = isBare ? start : location.search
  const query = useMemo(
    () => readQuery(resource, views, { search }, stored),
    [resource, views, search, stored],
  )
  const change = useCallback(
    (changed: Partial<ListQuery>, { replace = false } = {}) => {
      const now = searchNow()
      const known = now === '' ? query : readQuery(resource, views, { search: now }, stored)
      const next = writeQuery({ ...known, page: 1, ...changed })
      navigate({ search: `?${next}${otherParameters(now)}` }, { replace })
    },
    [navigate, resource, views, stored, query, searchNow],
  )
  const { pathname } = location
  const history = useContext(HistoryContext)
  // ra-core fills a bare address with the state of the last visit, so Back could never return to it. It is written out at once,
  // unless the person has gone elsewhere while the list was still being drawn.
  useEffect(() => {
    const isLeft = history !== undefined && history.place().location.pathname !== pathname
    if (isBare && !isLeft)
      navigate({ search: `?${writeQuery(query)}` }, { replace: true, state: { isStart: true } })
  }, [isBare, pathname, history, navigate, query])
  return [query, change, isBare && start !== '']
}

const nothing = {}

/** What the address says beside the state of the list, which the list leaves alone: a tab of the page around it. */
function otherParameters(search: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !ownParameters.includes(name))
  return others.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('')
}

const ownParameters = [
  ...['filter', 'sort', 'order', 'page', 'perPage', 'displayedFilters'],
  ...['view', 'saved', 'columns', 'density', 'grid'],
]

function readQuery(
  resource: Resource,
  views: readonly string[],
  location: { search: string },
  stored: object,
): ListQuery {
  const { field, order } = defaultSort(resource)
  const from: Record<string, unknown> = getQuery({
    queryFromLocation: parseQueryFromLocation(location as Parameters<typeof parseQueryFromLocation>[0]),
    params: stored,
    filterDefaultValues: undefined,
    sort: { field, order },
    perPage: usualPageSize(),
  } as Parameters<typeof getQuery>[0]) as unknown as Record<string, unknown>
  const { filter, view, saved, columns, density, grid } = from
  return {
    filter:
      typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? (filter as Condition) : {},
    sort: String(from.sort),
    order: from.order === 'DESC' ? 'DESC' : 'ASC',
    page: Number(from.page),
    perPage: Number(from.perPage),
    view: typeof view === 'string' && views.includes(view) ? view : undefined,
    saved: typeof saved === 'string' ? saved : undefined,
    columns: typeof columns === 'string' ? columns.split(',') : undefined,
    density: density === 'comfortable' || density === 'compact' ? density : undefined,
    grid: typeof grid === 'string' ? grid : undefined,
  }
}

/** The state as the query string of an address, in a fixed order, so that equal states have equal addresses. */
export function writeQuery(query: ListQuery): string {
  const { filter, sort, order, page, perPage, view, saved, columns, density, grid } = query
  const entries: [string, string | undefined][] = [
    ['filter', JSON.stringify(filter)],
    ['order', order],
    ['page', String(page)],
    ['perPage', String(perPage)],
    ['sort', sort],
    ['view', view],
    ['saved', saved],
    ['columns', columns?.join()],
    ['density', density],
    ['grid', grid],
  ]
  const given = entries.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return new URLSearchParams(given).toString()
}
