import { useListContext, useStore } from 'ra-core'
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { useListView } from '../ListViewContext.ts'
import { TableBody } from '../TableBody.tsx'
import { TableFrame } from '../TableFrame.tsx'
import { writeQuery } from '../useListState.ts'
import { usePlace } from '../usePlace.ts'
import { useRowFocus } from '../useRowFocus.ts'
import { type RowPress, useRowPress } from '../useRowPress.ts'
import type { Selection } from '../useSelection.ts'
import type { Place } from './place.ts'
import { type Tree, TreeContext } from './TreeContext.ts'
import { TreeLevel } from './TreeLevel.tsx'
import { useMove } from './useMove.ts'

interface TreeTableProps {
  selection: Selection | undefined
  onMenu: RowPress['onMenu']
  /** The moves of the record whose menu is open, by its id. */
  tree: TreeHandle
}

/** What the menu of a row needs of the tree: the record's neighbours, as they stand now. */
export interface TreeHandle {
  readonly places: Map<string, Place>
}

/** The records as a tree: what lies below a record is fetched when it is opened. What is open stays open for this person. */
export function TreeTable({ selection, onMenu, tree }: TreeTableProps) {
  const { data, total } = useListContext<AnyRecord>()
  const { resource, query } = useListView()
  const [opened, setOpened] = useStore<readonly string[]>(`${resource.path}.opened`, none)
  const scroller = useRef<HTMLDivElement>(null)
  const roots = data ?? noRecords
  const move = useMove()
  const isOpen = useMemo(() => new Set(opened), [opened])
  const toggle = useCallback(
    (id: string, open: boolean) =>
      setOpened(open ? [...opened.filter((each) => each !== id), id] : opened.filter((each) => each !== id)),
    [opened, setOpened],
  )

  const order = () => rowsIn(scroller.current).map(({ dataset }) => dataset.row as string)
  const records = { find: (id: string) => tree.places.get(id)?.record }
  const press = useRowPress({ resource, find: records.find, selection, order, onMenu })
  const onKey = (event: KeyboardEvent, id: string): boolean => {
    const row = rowsIn(scroller.current).find(({ dataset }) => dataset.row === id)
    const place = tree.places.get(id)
    if (!row || !place || event.ctrlKey || event.metaKey) return false
    if (event.altKey) return moveByKey(event.key, place)
    const forward = getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forward) return row.ariaExpanded === 'false' && done(toggle(id, true))
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false
    if (row.ariaExpanded === 'true') return done(toggle(id, false))
    return place.parent !== null && done(focusRow(place.parent))
  }
  const moveByKey = (key: string, { record, parent, siblings, index }: Place) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[key]
    if (by === undefined || siblings[index + by] === undefined) return false
    return done(void move(record, parent, siblings, index + by))
  }
  const { active, focusRow, handlers } = useRowFocus({
    container: scroller,
    order,
    selection,
    onOpen: press.onOpen,
    onKey,
  })
  const last = usePlace(resource.path, writeQuery(query), {
    scroller,
    row: active,
    isReady: roots.length > 0,
  })
  const stop = [active, last].find((id) => id !== undefined && tree.places.has(id)) ?? roots[0]?.id

  const shared = useMemo(
    (): Tree => ({ isOpen, toggle, selection, stop, move, places: tree.places }),
    [isOpen, toggle, selection, stop, move, tree],
  )
  return (
    <TableFrame
      role="treegrid"
      scroller={scroller}
      onEnter={stop === undefined ? undefined : () => focusRow(stop)}
      selection={selection}
      order={roots.map(({ id }) => id)}
      rowCount={undefined}
      handlers={{ ...handlers, onClick: press.onClick, onPointerDown: press.onPointerDown }}
    >
      <TreeContext value={shared}>
        <TableBody>
          <TreeLevel parent={null} path={none} records={roots} count={total ?? roots.length} />
        </TableBody>
      </TreeContext>
    </TableFrame>
  )
}

const none: readonly string[] = []
const noRecords: AnyRecord[] = []

const done = (_: unknown) => true

const rowsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]
