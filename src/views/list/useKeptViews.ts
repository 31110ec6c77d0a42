import { useStore } from 'ra-core'
import type { Condition, Resource } from '../../core/index.ts'
import type { SavedView } from '../../derive/savedView.ts'
import { readSession } from '../../providers/session.ts'
import { type ListQuery, writeQuery } from './useListState.ts'

/** Under which key of the store the saved views of a list are kept; those of a role that one looks as are no matter of one's own. */
export function keptKey({ path }: Resource): string {
  const view = readSession()?.view
  return view ? `${path}.savedViews.${view.id}` : `${path}.savedViews`
}

/** The saved views of a list as the server told of them last, so that they are there at once; `SavedViews` asks again. */
export function useKeptViews(resource: Resource): readonly SavedView[] {
  const [kept] = useStore<readonly SavedView[]>(keptKey(resource), none)
  return Array.isArray(kept) ? kept : none
}

const none: readonly SavedView[] = []

/** The address with which a list begins for who chose one of its saved views for that; empty for who chose none. */
export function useDefaultSearch(resource: Resource): string {
  const view = useKeptViews(resource).find(({ isDefault }) => isDefault)
  return view ? `?${searchOf(view)}` : ''
}

/** A saved view as the query string of an address. */
export const searchOf = (view: SavedView): string => writeQuery(stateOf(view))

/** Whether a list shows something else than a saved view; on whichever of its pages, in whichever order it was filtered. */
export const differs = (query: ListQuery, view: SavedView): boolean =>
  plain({ ...query, page: 1 }) !== plain(stateOf(view))

const plain = (query: ListQuery) => writeQuery({ ...query, filter: ordered(query.filter) })

function ordered<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return (Array.isArray(value) ? value.map(ordered) : value) as T
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  ) as T
}

function stateOf({
  id,
  query: { filter, sort, order, perPage, view, columns, density },
}: SavedView): ListQuery {
  return {
    filter: filter as Condition,
    sort,
    order,
    page: 1,
    perPage,
    view: view ?? undefined,
    saved: id,
    columns: columns ?? undefined,
    density: density ?? undefined,
  }
}
