import { useCallback, useMemo } from 'react'
import type { Condition, Resource } from '../core/index.ts'
import { fieldsToAsk } from '../derive/columns.ts'
import { useViewer } from '../shell/access/useViewer.ts'
import type { ListView } from './list/ListViewContext.ts'
import { useColumns } from './list/useColumns.ts'
import { defaultQuery } from './list/useListState.ts'
import { useViews } from './loadViews.ts'
import { fieldsOfActions } from './ownActions.ts'

/** What a page asks for beside the usual list of an area. */
interface PlainQuery {
  readonly columns?: readonly string[]
  readonly filter?: Condition
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' }
}

/** An area as the parts of its list know it, on a page that is no list: for `ListViewContext`. */
export function usePlainView(
  area: Resource,
  { columns: names, filter, sort }: PlainQuery,
  start: ListView['start'],
): ListView {
  const viewer = useViewer()
  const views = useViews(area)
  const change = useCallback(() => undefined, [])
  const query = useMemo(() => {
    const usual = defaultQuery(area)
    return {
      ...usual,
      filter: filter ?? usual.filter,
      sort: sort?.field ?? usual.sort,
      order: sort?.order ?? usual.order,
      columns: names ? [area.title, ...names] : undefined,
    }
  }, [area, filter, sort, names])
  const columns = useColumns(area, viewer, query, change)
  const fields = fieldsToAsk(area, columns.chosen, viewer, [...fieldsOfActions(views), ...views.also])
  return {
    resource: area,
    viewer,
    views,
    tabs: [],
    columns,
    query,
    change,
    condition: query.filter,
    fields,
    isTree: false,
    start,
  }
}
