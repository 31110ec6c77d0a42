import { ListBase } from 'ra-core'
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { defined } from '../../core/defined.ts'
import type { Condition, Resource } from '../../core/index.ts'
import { fieldsToAsk, parentField, summedBy } from '../../derive/columns.ts'
import { inView, readableViews } from '../../derive/filters.ts'
import type { CallMeta } from '../../providers/dataProvider.ts'
import { AreaGuard } from '../../shell/access/Guard.tsx'
import { useViewer } from '../../shell/access/useViewer.ts'
import { useViews } from '../loadViews.ts'
import { OwnPageOr } from '../OwnPageOr.tsx'
import { fieldsOfActions } from '../ownActions.ts'
import css from './List.module.css'
import { ListActions } from './ListActions.tsx'
import { type ListTask, type ListView, ListViewContext, type OwnTask } from './ListViewContext.ts'
import { NamesOfList } from './NamesOfList.tsx'
import { Records } from './Records.tsx'
import { TaskInHand } from './TaskInHand.tsx'
import { useColumns } from './useColumns.ts'
import { useDefaultSearch } from './useKeptViews.ts'
import { defaultSort, useListState, usualPageSize } from './useListState.ts'

interface ResourceListProps {
  resource: Resource
  /** Other parts, in place of tabs, toolbar, table and pages: `<Toolbar/>`, a board, `<Pager/>`. */
  children?: ReactNode
}

/** The list of an area, computed from its descriptor; or the list page that the area brings along. */
export function ResourceList({ resource, children }: ResourceListProps) {
  return (
    <AreaGuard resource={resource} action="view">
      <OwnPageOr kind="list" resource={resource}>
        {/* A list of its own for each area: the rows of the last one must not stand under the columns of the next. */}
        <GenericList key={resource.name} resource={resource}>
          {children}
        </GenericList>
      </OwnPageOr>
    </AreaGuard>
  )
}

function GenericList({ resource, children }: ResourceListProps) {
  const viewer = useViewer()
  const views = useViews(resource)
  const tabs = useMemo(() => readableViews(resource, viewer), [resource, viewer])
  const [query, change, isGoing] = useListState(resource, tabs, useDefaultSearch(resource))
  const columns = useColumns(resource, viewer, query, change)
  const [task, setTask] = useState<ListTask | OwnTask>()
  const start = useCallback((next: ListTask | OwnTask) => setTask(next), [])
  const { chosen } = columns
  const fields = useMemo(
    () => fieldsToAsk(resource, chosen, viewer, [...fieldsOfActions(views), ...views.also]),
    [resource, chosen, viewer, views],
  )

  const parent = parentField(resource)
  const isNarrowed = Object.keys(query.filter).length > 0 || query.view !== undefined
  const isTree = parent !== undefined && !isNarrowed && query.grid === undefined
  const narrowing = useMemo(
    () => inView(query.view === undefined ? undefined : resource.list.views[query.view]),
    [resource, query.view],
  )
  const roots = useMemo(
    (): Condition => (isTree && parent ? { [parent]: { empty: true } } : narrowing),
    [isTree, parent, narrowing],
  )
  const sort = useMemo(() => defaultSort(resource), [resource])
  // Of everything there is, it would tell little; and the first list is asked for before its code is here.
  const sum = isNarrowed ? summedBy(resource, viewer) : undefined
  const queryOptions = useMemo(() => ({ meta: { ...defined<CallMeta>({ fields, sum }) } }), [fields, sum])
  const view = useMemo((): ListView => {
    return {
      resource,
      viewer,
      views,
      tabs,
      columns,
      query,
      change,
      condition: { ...query.filter, ...narrowing },
      fields,
      isTree,
      start,
    }
  }, [resource, viewer, views, tabs, columns, query, change, narrowing, fields, isTree, start])
  const { top: Top } = views
  if (isGoing) return null
  return (
    <ListViewContext value={view}>
      <ListBase
        resource={resource.path}
        sort={sort}
        perPage={usualPageSize()}
        filter={roots}
        queryOptions={queryOptions}
        exporter={false}
        // Who may see the list has been decided above, at once and in place.
        disableAuthentication
      >
        <NamesOfList>
          <ListActions />
          {/* Together, so that what stands above never pushes the records down. Their request is under way meanwhile. */}
          <Suspense fallback={<span data-waiting="" />}>
            <div className={css.list}>
              {Top && <Top resource={resource} />}
              {children ?? <Records />}
            </div>
          </Suspense>
          {task && <TaskInHand task={task} onClose={() => setTask(undefined)} />}
        </NamesOfList>
      </ListBase>
    </ListViewContext>
  )
}
