import { useListContext, useLocale } from 'ra-core'
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { useMinWidth } from '../../shell/frame/useMinWidth.ts'
import { breakpoints } from '../../shell/theme/breakpoints.ts'
import { themed } from '../../shell/theme/themed.tsx'
import { titleOf } from '../titleOf.ts'
import css from './List.module.css'
import { ListError } from './ListError.tsx'
import { ListViewContext, useListView } from './ListViewContext.ts'
import { Pager } from './Pager.tsx'
import { RecordTable } from './RecordTable.tsx'
import { isPickable } from './recordActions.ts'
import type { RecordShapeProps } from './recordShape.ts'
import { PartedSelection, SelectionContext } from './SelectionContext.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { Toolbar } from './Toolbar.tsx'
import toolbar from './toolbar.module.css'
import type { TreeHandle } from './tree/TreeTable.tsx'
import { useAncestors } from './tree/useAncestors.ts'
import { useFreshSelection } from './useFreshSelection.ts'
import { useListTexts } from './useListTexts.ts'
import { useRoom } from './useRoom.ts'
import { useShownColumns } from './useShownColumns.ts'
import { ViewTabs } from './ViewTabs.tsx'

const LiveList = lazy(() => import('./LiveList.tsx'))
const EmptyList = lazy(() => import('./EmptyList.tsx'))
const RecordRows = lazy(() => import('./RecordRows.tsx').then((module) => ({ default: module.RecordRows })))
const GridMode = lazy(withAllTexts(() => import('../grid/GridMode.tsx')))
const TreeTable = lazy(() =>
  import('./tree/TreeTable.tsx').then(({ TreeTable: Tree }) => ({ default: Tree })),
)
const TreeMenuItems = lazy(() => import('./tree/TreeMenuItems.tsx'))
const RowMenu = themed(() => import('./RowMenu.tsx'))
const BulkBar = themed(() => import('./BulkBar.tsx'))

/** The card of a list: tabs, toolbar, the records in the shape that fits the window, and the pages. */
export const Records = () => <PartedSelection>{card}</PartedSelection>

function Card() {
  const isNarrow = !useMinWidth(breakpoints.mobile)
  const { data, error, isPending, total, perPage } = useListContext<AnyRecord>()
  const card = useRef<HTMLDivElement>(null)
  const room = useRoom(card)
  const view = useShownColumns(room)
  const { views, isTree, query } = view
  const { records: Shape } = views
  const [menu, setMenu] = useState<{ record: AnyRecord; button: HTMLElement }>()
  const handle = useRef<TreeHandle>({ places: new Map() }).current
  const placeOf = usePlaceOf(data ?? none)
  const onMenu = useCallback((record: AnyRecord, button: HTMLElement) => {
    // Its row is not drawn anew for this: the button answers at once, the menu needs a moment longer. Only the last one pressed counts.
    const before = card.current?.querySelector('[data-menu][aria-expanded]')
    if (before) before.ariaExpanded = null
    button.ariaExpanded = 'true'
    startTransition(() => setMenu({ record, button }))
  }, [])
  const close = () => {
    if (menu) menu.button.ariaExpanded = null
    menu?.button.focus()
    setMenu(undefined)
  }
  return (
    <ListViewContext value={view}>
      <div ref={card} className={css.card} data-table={(!isNarrow && !Shape && !query.grid) || undefined}>
        {room !== undefined && (
          <>
            <ViewTabs />
            <Toolbar isNarrow={isNarrow || Shape !== undefined || query.grid !== undefined} />
            {error && data && <ListError error={error} isStrip />}
            {isPending && !error && <Waiting />}
            {error && !data && <ListError error={error} isStrip={false} />}
            {data && (
              <Suspense fallback={<Waiting />}>
                {data.length === 0 ? (
                  <EmptyList />
                ) : query.grid ? (
                  <GridMode sheet={query.grid} onMenu={onMenu} />
                ) : (
                  <Shown isNarrow={isNarrow} onMenu={onMenu} placeOf={placeOf} tree={handle} />
                )}
              </Suspense>
            )}
            {data && data.length > 0 && !(isTree && total !== undefined && total <= perPage) && <Pager />}
          </>
        )}
      </div>
      <Suspense>{data && <LiveList />}</Suspense>
      <Suspense>
        {menu && (
          <RowMenu
            record={menu.record}
            anchor={menu.button}
            onClose={close}
            extra={isTree && <TreeMenuItems place={handle.places.get(menu.record.id)} onClose={close} />}
          />
        )}
      </Suspense>
      <Picked isNarrow={isNarrow} />
    </ListViewContext>
  )
}

const card = <Card />

interface ShownProps extends Omit<RecordShapeProps, 'selection'> {
  isNarrow: boolean
  tree: TreeHandle
}

/** The records in the shape that fits the area and the window. */
function Shown({ isNarrow, tree, ...parts }: ShownProps) {
  const { resource, viewer, views, isTree } = useListView()
  const picked = useContext(SelectionContext)
  const selection = isPickable(viewer, resource, views) ? picked : undefined
  const { records: Shape } = views
  if (Shape) return <Shape {...parts} selection={selection} />
  if (isTree)
    return (
      <OnlyTitle when={isNarrow}>
        <TreeTable selection={selection} onMenu={parts.onMenu} tree={tree} />
      </OnlyTitle>
    )
  return isNarrow ? (
    <RecordRows {...parts} selection={selection} />
  ) : (
    <RecordTable {...parts} selection={selection} />
  )
}

/** What can be done with the picked records, as long as there are any. */
function Picked({ isNarrow }: { isNarrow: boolean }) {
  const { resource, viewer, views, query } = useListView()
  const selection = useContext(SelectionContext)
  useFreshSelection(resource.path, query, selection)
  const hasPicked = isPickable(viewer, resource, views) && (selection?.ids.length ?? 0) > 0
  // The box answers at once; the bar of what can be done needs a moment longer to come. Once there it keeps step: it acts on what is picked.
  const hasBar = useDeferredValue(hasPicked) && hasPicked
  return <Suspense>{hasBar && selection && <BulkBar selection={selection} isNarrow={isNarrow} />}</Suspense>
}

const none: AnyRecord[] = []

/** A tree keeps its shape in a narrow window, so it has room for nothing but the titles there. */
function OnlyTitle({ when, children }: { when: boolean; children: ReactNode }) {
  const view = useListView()
  const { columns } = view
  const value = useMemo(
    () => ({ ...view, columns: { ...columns, shown: columns.shown.slice(0, 1) } }),
    [view, columns],
  )
  return when ? <ListViewContext value={value}>{children}</ListViewContext> : children
}

/** The list while its first records are on their way. */
function Waiting() {
  const { resource, viewer, views, columns } = useListView()
  const texts = useListTexts(resource)
  return (
    <>
      <TableSkeleton columns={columns.shown} isPickable={isPickable(viewer, resource, views)} texts={texts} />
      <div className={toolbar.pager} />
    </>
  )
}

/** Where a found record of a tree lies, in words; nothing for areas that are no trees, and in the tree itself. */
function usePlaceOf(records: readonly AnyRecord[]): (record: AnyRecord) => string | undefined {
  const locale = useLocale()
  const { resource, isTree } = useListView()
  const ancestors = useAncestors(records, !isTree)
  return (record) => {
    const path = isTree ? none : ancestors(record)
    return path.length === 0 ? undefined : path.map((each) => titleOf(resource, each, locale)).join(' › ')
  }
}
