import { getQuery, parseQueryFromLocation, useLocation, useNavigate, useStore } from 'ra-core'
import { useCallback, useContext, useEffect, useMemo } from 'react'
import type { Condition, Resource } from '../../core/index.ts'
import { readPublicSettings } from '../../providers/publicSettings.ts'
import { HistoryContext } from '../../shell/routing/HistoryContext.ts'

/** All that a list shows, as it stands in the address. `view` is the name of a built-in view. */
export interface ListQuery {
  filter: Condition
  sort: string
  order: 'ASC' | 'DESC'
  page: number
  perPage: number
  view: string | undefined
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
  return { filter: {}, sort: field, order, page: 1, perPage: usualPageSize(), view: undefined }
}

/**
 * The state of a list, read the way ra-core's list controller reads it: from the address, else from the last visit. Changing it
 * writes the address, so that Back, reload and a shared link restore it; `replace` spares the history while someone types.
 * `views` are the built-in views that the viewer may use.
 */
export function useListState(
  resource: Resource,
  views: readonly string[],
): [ListQuery, (change: Partial<ListQuery>, options?: { replace?: boolean }) => void] {
  const location = useLocation()
  const navigate = useNavigate()
  const [stored] = useStore(`${resource.path}.listParams`, nothing)
  const query = useMemo(
    () => readQuery(resource, views, location, stored),
    [resource, views, location, stored],
  )
  const change = useCallback(
    (changed: Partial<ListQuery>, { replace = false } = {}) => {
      const search = writeQuery({ ...query, page: 1, ...changed })
      navigate({ search: `?${search}${otherParameters(location.search)}` }, { replace })
    },
    [navigate, query, location.search],
  )
  const isBare = location.search === ''
  const { pathname } = location
  const history = useContext(HistoryContext)
  // ra-core fills a bare address with the state of the last visit, so Back could never return to it. It is written out at once,
  // unless the person has gone elsewhere while the list was still being drawn.
  useEffect(() => {
    const isLeft = history !== undefined && history.place().location.pathname !== pathname
    if (isBare && !isLeft) navigate({ search: `?${writeQuery(query)}` }, { replace: true })
  }, [isBare, pathname, history, navigate, query])
  return [query, change]
}

const nothing = {}

/** What the address says beside the state of the list, which the list leaves alone: a tab of the page around it, a saved view. */
function otherParameters(search: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !ownParameters.includes(name))
  return others.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('')
}

const ownParameters = ['filter', 'sort', 'order', 'page', 'perPage', 'view', 'displayedFilters']

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
  const { filter, view } = from
  return {
    filter:
      typeof filter === 'object' && filter !== null && !Array.isArray(filter) ? (filter as Condition) : {},
    sort: String(from.sort),
    order: from.order === 'DESC' ? 'DESC' : 'ASC',
    page: Number(from.page),
    perPage: Number(from.perPage),
    view: typeof view === 'string' && views.includes(view) ? view : undefined,
  }
}

/** The state as the query string of an address, in a fixed order, so that equal states have equal addresses. */
export function writeQuery({ filter, sort, order, page, perPage, view }: ListQuery): string {
  const entries: [string, string][] = [
    ['filter', JSON.stringify(filter)],
    ['order', order],
    ['page', String(page)],
    ['perPage', String(perPage)],
    ['sort', sort],
    ...(view === undefined ? [] : ([['view', view]] as [string, string][])),
  ]
  return new URLSearchParams(entries).toString()
}
