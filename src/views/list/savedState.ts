import type { Condition } from '../../core/index.ts'
import type { SavedView } from '../../derive/savedView.ts'
import type { KeptView } from './useKeptViews.ts'
import { type ListQuery, writeQuery } from './useListState.ts'

/** A saved view as the query of an address. */
export const searchOf = (view: SavedView): string => `?${writeQuery(stateOf(view))}`

/** Saved views as they are kept in this browser. */
export const keptOf = (views: readonly SavedView[]): KeptView[] =>
  views.map((view) => ({ ...view, search: searchOf(view) }))

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

const stateOf = ({ id, query }: SavedView): ListQuery => ({
  filter: query.filter as Condition,
  sort: query.sort,
  order: query.order,
  page: 1,
  perPage: query.perPage,
  view: query.view ?? undefined,
  saved: id,
  columns: query.columns ?? undefined,
  density: query.density ?? undefined,
  grid: query.grid ?? undefined,
})
